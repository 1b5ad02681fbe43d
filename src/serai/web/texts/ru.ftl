# Every word of the pages themselves, in Russian. Games bring their own.
#
# For whoever goes on with it. The terms are those of glossary.md.
# - Somebody's name ($name, $names, $colour) is never declined: the subject, or after a colon, or in brackets.
# - A span of time ($time) is asked for in the accusative: after «уже», «через», «ждать».
# - The name of a game ($title) stands in «quotation marks» within a sentence.

## What every page shares

page-name = Serai
page-motto = Великие игры Шёлкового пути за одним столом
page-skip = К содержанию
page-account = Ваша учётная запись
page-login = Войти
page-logout = Выйти
page-logout-guest = К имени без пароля и к его партиям никто не сможет вернуться. Выйти?
page-settings = Настройки
page-close = Закрыть
page-help = Справка
page-reconnecting = Восстанавливаем связь…
page-no-script = Для игры нужен JavaScript.
page-with-key = { $label } ({ $key })
called-colour = { CAP($colour) }
page-unknown-language = На языке «{ $asked }» здесь пока не говорят. Дальше по-английски.

key-tab = Tab
key-enter = Enter
key-escape = Esc
key-home = Home
key-end = End

## The settings

settings-language = Язык
settings-theme = Цвета
settings-light = Светлые
settings-dark = Тёмные
settings-system = Системные
settings-sound = Тихие звуки: стук, когда ваш ход, и капля, когда пишут в чат
settings-pace = Ходы других
settings-pace-slow = Медленно
settings-pace-normal = Обычно
settings-pace-fast = Быстро
settings-pace-instant = Сразу
settings-pace-about = Действие за действием. Любая клавиша или щелчок по полю ведут сразу в конец.
settings-moments = Карточки важных событий
settings-moments-self = Закрываются сами
settings-moments-click = Ждут щелчка
settings-moments-never = Без них
settings-moments-about = Конец раунда, нападение, окончательный подсчёт.
settings-large = Крупный текст, в том числе на поле
settings-notices = Уведомления браузера, пока эта вкладка скрыта
settings-confirm = Спрашивать перед отправкой выбора

## Help at the table

help-title = Как здесь играть
help-point = Наведите указатель на что угодно, чтобы узнать, что это такое. Всё, что светится, можно выбрать: щёлкните по нему на поле или по его строке в списке.
help-touch = На сенсорном экране первое касание показывает, что даст выбор, второе отправляет его. Удерживайте палец, чтобы прочитать подсказку; сведите или разведите пальцы либо коснитесь дважды, чтобы изменить масштаб.
help-keys = Клавиши
help-tab = от варианта к варианту
help-arrows = по полю или по списку
help-enter = выбрать
help-digits = выбрать строку списка по её номеру
help-undo = взять назад последний выбор
help-end = завершить ход
help-scores = очки всех игроков и их источники
help-again = показать ещё раз, что было с вашего прошлого хода
help-zoom = приблизить, отдалить; Esc показывает всё поле
help-column = свернуть боковую колонку или развернуть её
help-longer = удлинить длинный список вариантов или вернуть его прежнюю высоту
help-this = эта справка

## Who somebody is

names-title = Как вас называть?
names-label = Ваше имя
names-go = Начать играть
names-hint = Пароль не нужен. Защитить имя можно позже.
names-have = У меня есть учётная запись
names-login-title = С возвращением
names-password = Пароль
names-invited = { $title } · вас приглашают
# $name: who opened the table; $title: its game.
names-invited-to = { $name } приглашает вас за стол: { $title }
names-invited-go = К столу

## The lobby

lobby-tab = Serai · великие игры Шёлкового пути
lobby-tab-turn = ● Ваш ход · Serai
lobby-hello = С возвращением, { $name }
lobby-motto = Великие игры Шёлкового пути за одним столом.
lobby-welcome = Вас ждут за столом
lobby-intro = Великие игры Шёлкового пути, целиком и по правилам. Играйте с друзьями, незнакомцами или ботами; устанавливать ничего не нужно.
lobby-play-now = Играть сразу с ботами
lobby-opponents = Соперники
lobby-set-up = Собрать стол
# The noun goes with the last number.
lobby-players = { $most ->
    [one] { $least }–{ $most } игрок
    [few] { $least }–{ $most } игрока
   *[other] { $least }–{ $most } игроков
  }
lobby-players-exactly = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[other] { $n } игроков
  }
lobby-mine = Ваши столы
lobby-none-mine = У вас нет начатых партий. Выберите игру выше, и партия начнётся сразу.
lobby-open = Открытые столы
lobby-none-open = Сейчас ни один стол не ждёт игроков. Соберите свой, и его увидят здесь другие.
lobby-join = Сесть за стол
lobby-watch = Смотреть
lobby-go-on = Продолжить
lobby-look = Посмотреть
lobby-your-turn = Ваш ход
lobby-turn-at = Ваш ход · { $title }
lobby-host = хозяин: { $name }
lobby-private = приватный
lobby-free = { $n ->
    [one] { $n } свободное место
    [few] { $n } свободных места
   *[other] { $n } свободных мест
  }
lobby-record = Открыть запись
lobby-record-hint = Партия, сохранённая здесь или сыгранная в терминале: её можно смотреть шаг за шагом.
lobby-choose-file = Выбрать файл

## Setting up a table

setup-title = Стол «{ $title }»
setup-players = Игроки
setup-seats = Места
setup-me = Я
setup-open = Свободно для всех
setup-shared = На этом же экране
setup-bot = Бот: { $level }
# Other ways to play that the rulebook offers; a list of them follows.
setup-variants = Варианты
setup-private = Приватный: его видят только те, кого вы пригласите
setup-explicit = Ход заканчивается, только когда игрок сам его завершит
setup-patience = Если кто-то молчит, бот может заменить его через
setup-span = { FORM($time, "acc") }
setup-rules = Домашние правила
setup-option = { CAP($option) }
setup-value = { $value }
setup-yes = да
setup-no = нет
setup-create = Открыть стол

span-minutes = { $form ->
    [acc] { $n ->
        [1] минуту
        [one] { $n } минуту
        [few] { $n } минуты
       *[other] { $n } минут
      }
   *[nom] { $n ->
        [1] минута
        [one] { $n } минута
        [few] { $n } минуты
       *[other] { $n } минут
      }
  }
span-hours = { $n ->
    [1] час
    [one] { $n } час
    [few] { $n } часа
   *[other] { $n } часов
  }
span-days = { $n ->
    [1] день
    [one] { $n } день
    [few] { $n } дня
   *[other] { $n } дней
  }
span-weeks = { $form ->
    [acc] { $n ->
        [1] неделю
        [one] { $n } неделю
        [few] { $n } недели
       *[other] { $n } недель
      }
   *[nom] { $n ->
        [1] неделя
        [one] { $n } неделя
        [few] { $n } недели
       *[other] { $n } недель
      }
  }

## How well bots play

levels-choice = { CAP($level) }
levels-title = Уровни ботов

## Somebody does not move

silence-lasts = { $name } не ходит уже { FORM($time, "acc") }.
silence-go = Пусть играет бот ({ $name })
silence-sure = Пусть играет бот? { $name } сможет вернуться и играть дальше.
silence-said = За то, чтобы играл бот, голосов: { $said } из { $of }.
silence-waiting = Вы за то, чтобы играл бот; всего таких голосов: { $said } из { $of }.

## The waiting room

room-tab = { $title } · ждём игроков
room-title = { $title }: игроки собираются
room-intro = Партия начнётся, когда все места будут заняты и хозяин стола её начнёт.
# Three short heads, each with an answer beside it: who opened the table, how many play, what it plays otherwise.
room-host = Хозяин стола
room-rules = Правила
# An option of the game, and what was chosen.
room-rule = { CAP($option) }: { $value }
room-by-the-book = По книге правил
room-sit = Сесть сюда
room-free = Свободно
room-yourself = { $name } (вы)
room-bot = { CAP($level) } (бот)
room-level = { CAP($colour) }: уровень бота
room-seat-bot = Посадить бота
room-seat-shared = Играет на моём экране
room-seat-open = Освободить место
room-move = Пересесть сюда
room-also = Занять и это место
room-close = Закрыть стол
room-close-sure = Закрыть стол? Все, кто за ним сидит, узнают об этом, и открыть его снова будет нельзя.
room-closed = Стол «{ $title }» закрыт
room-closed-hint = Хозяин закрыл его до начала партии.
room-patience = Кто заставит остальных ждать { FORM($time, "acc") }, того может заменить бот.
room-invite = Пригласить друзей
room-invite-hint = Каждый, кто откроет эту ссылку, сможет сесть за стол, даже без учётной записи.
room-copy = Копировать ссылку
room-start = Начать партию
room-not-yet = Чтобы начать, займите все места: пригласите друзей или посадите ботов.
room-wait-host = Ждём, когда хозяин стола начнёт партию.
room-leave = Встать из-за стола
room-private = Приватный стол.
room-explicit = Ход заканчивается, когда игрок сам его завершит.

## The table

table-your-turn = Ваш ход
table-your-turn-as = Ваш ход ({ $colour })
table-choosing = { $names } { PERSON($names) ->
    [several] выбирают
   *[other] выбирает
  }
table-wait = Одну минуту
table-over = Партия окончена
table-played = Ваш ход сделан
table-end-hint = Завершите ход или возьмите назад то, что хотите сделать иначе.
table-replay-head = Повтор
table-tab = { $title } · Serai
table-tab-turn = ● Ваш ход · { $title }
table-board = Поле
table-actions = Ваши действия
table-tray = Другие варианты
table-do-it = Готово
table-undo = Взять назад
# $done: the sentence by which it was chosen, as the game says it.
table-undo-what = Взять назад: { $done }
table-end = Завершить ход
table-hint = Выберите на поле или в этом списке.
# The heading over choices that are allowed and bring nothing.
table-idle = Сейчас ничего не даст
# A button that folds what stands beside the board, and a handle that makes it wider or narrower.
table-column = Боковая колонка
# A button at a long list of choices, which makes room for more of it.
table-longer = Удлинить список
table-width = Ширина боковой колонки
# With the column folded away: a button that makes the bar over the board small, and large again.
table-bar = Вопрос и варианты
table-play = Игра
table-players = Игроки
table-strip = Игроки вкратце
table-rest = Что есть у каждого
table-log = Журнал
table-chat = Чат
table-yours = Вы
table-left = теперь играет бот
table-bot = { $level } (бот)
table-since = С вашего прошлого хода
table-lately = Что было недавно
table-again = Показать ещё раз
table-beats = Что делают другие
table-to-end = В конец
log-moment = Показать это событие ещё раз
moment-points = Очки по источникам
moment-gain = +{ $n }
moment-loss = −{ $n }
table-zoom = Масштаб
table-closer = Приблизить
table-farther = Отдалить
table-whole = Всё поле
table-nothing = Пока ничего не произошло.
table-say = Сказать что-нибудь
table-send = Отправить
table-no-chat = Пока никто ничего не сказал.
table-menu = Меню стола
table-scores = Счёт
table-resign = Сдаться: дальше играет бот
table-return = Вернуться вместо бота
table-record = Скачать запись
table-replay = Смотреть повтор
table-leave = Назад в лобби
table-live = Назад к столу
table-cover = Передайте экран: { $colour }
table-cover-go = Я — { $colour }, показать мой стол
table-rematch = Сыграть ещё
table-rematch-go = К следующему столу
table-analyse = Попробовать отсюда

## The result

result-title = Из чего сложились очки
result-source = Источник
result-total = Всего
result-chart = Очки по ходу партии
result-show = Итог
chart-label = Очки всех игроков по ходу партии
chart-start = начало
chart-end = конец

## A replay

replay-tab = { $title } · повтор
replay-step = Шаг { $step } из { $steps }
replay-first = В начало
replay-back = Шаг назад
replay-forward = Шаг вперёд
replay-last = В конец
replay-slider = Шаг партии
replay-play = Пуск
replay-pause = Пауза

## A table whose rules are no longer played here

closed-title = Этот стол закрыт
closed-record = Сохранить запись

## The account

account-tab = Ваша учётная запись · Serai
account-title = Ваша учётная запись
account-guest = Вы играете под именем { $name }; его знает только этот браузер. Придумайте пароль, и имя будет вашим везде.
account-kept = Вы играете под именем { $name }. Ваши партии и результаты хранятся под этим именем.
account-nobody = Здесь вас ещё не знают.
account-protect = Защитить это имя
account-have = У меня есть учётная запись; перенести мои партии
account-password = Пароль
account-password-hint = После смены пароля все другие браузеры выйдут из учётной записи. Ключи для программ останутся; отзовите их ниже, если они могли попасть к кому-то ещё.
account-old = Ваш прежний пароль
account-new = Ваш новый пароль
account-change = Сменить пароль
account-tokens = Ключи для программ
account-tokens-hint = С ключом ваша программа может смотреть и играть под вашим именем. Ключ показывается один раз.
account-token-label = Для чего он?
account-make = Создать ключ
account-revoke = Отозвать
account-fresh = Ваш новый ключ. Скопируйте его сейчас, больше он показан не будет:
account-none = У вас нет ключей.

## Something went wrong

problem-tab = Serai
problem-title = Не получилось
problem-lost = Здесь ничего нет
problem-back = Назад в лобби

refused-too_large = Заголовки этого запроса слишком велики.
refused-bad_request = Этот запрос нельзя прочитать.
refused-too_slow = Этот запрос шёл слишком долго.
refused-busy = Сейчас здесь слишком много людей; попробуйте через минуту.
refused-too_many_connections = С вашего адреса слишком много соединений; закройте некоторые из них.

## What the script says while one plays

script-offline = Нет связи. Ваш выбор сохранён и будет отправлен, как только она восстановится.
script-again = Коснитесь ещё раз или нажмите «{ table-do-it }».
script-confirm = Нажмите Enter или щёлкните ещё раз, чтобы отправить.
script-doubt = Сейчас это ничего не даст: { $lacking }. Всё равно сделать?
script-copied = Скопировано.
script-failed = Что-то сломалось. Попробуйте ещё раз.
script-menu = Что из этого?
script-unread = непрочитанных: { $n }
script-unread-title = ({ $n }) { $title }
script-joined = За столом теперь { $name }.
script-no-notices = Этот браузер не показывает отсюда уведомлений. Их можно разрешить в его настройках.
script-resign = Сдаться? Дальше за вас будет играть бот.
script-password-changed = Пароль изменён. Другие браузеры вышли из учётной записи.

## What the host of a server reads in a terminal

serve-at = Сервер работает: { $address } (Ctrl-C — остановить; партии хранятся в { $database })
serve-few-files = Здесь можно открыть так мало файлов, что соединений сразу будет не больше { $found }; чтобы их было { $wanted }, поднимите «ulimit -n» до { $files }.

## Несколько решений одним движением

counters-label = Укажите количества
counters-hint = Укажите количества и подтвердите.
counters-less = { CAP($thing) }: на один меньше
counters-more = { CAP($thing) }: на один больше
counters-total = { $n } из { $of }
counters-some = { $n } × { $thing }
counters-go = Подтвердить: { $things }
counters-choose = Сначала укажите количества
counters-singly = По одному
times-label = Сколько раз
times-less = На раз меньше
times-more = На раз больше
times-said = { $n } ×
times-all = Сколько можно: { $n } ×
picking-hint = Теперь выберите, куда его поставить. Выберите его ещё раз, чтобы вернуть.
