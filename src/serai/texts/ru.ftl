# The words that every game and every door of Serai share, in Russian.
#
# Forms of things, here and in every title: the nominative has no name; gen, dat, acc, ins, loc. Adjectives: m (the
# default), f, n, pl, and with a case m-gen, f-acc, pl-gen. Somebody's name is never declined: the subject, or in
# brackets, or after a colon; and the present tense, because the past would need a gender.
# The name of a game stands in «quotation marks», after «игра» where it would need a case.

language-name = Русский
language-locale = ru

joint-comma = { $before }, { $after }
joint-semicolon = { $before }; { $after }
joint-space = { $before } { $after }
joint-slash = { $before } / { $after }

you = вы
nothing = ничего

# Names of persons: with a capital.
seat-red = Красный
    .gender = m
seat-blue = Синий
    .gender = m
seat-yellow = Жёлтый
    .gender = m
seat-green = Зелёный
    .gender = m
seat-black = Чёрный
    .gender = m
# One of two people of the same name: $name, and the colour of the seat.
namesake = { $name } ({ $colour })

# The accusative is like the nominative: «получает 2 очка».
count-point = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
  }

story-paragraph = { CAP($who) } { $clauses }.
story-paid = { PERSON($who) ->
    [you] платите
    [several] платят
   *[other] платит
  } { FORM($things, "acc") }
story-gained = { PERSON($who) ->
    [you] получаете
    [several] получают
   *[other] получает
  } { FORM($things, "acc") }
story-aside = { $clause } ({ $others })
story-others = ({ $others })
story-other = { $who } { $clause }
story-sentence = { CAP($clause) }.

# Several winners after a colon: with «вы» among them the verb would be «побеждаете», without «побеждают».
verdict = { PERSON($winners) ->
    [several] Общая победа ({ count-points }): { $winners }.
   *[other] { CAP($winners) } { ru-win }, набрав { count-points }.
  }
verdict-tied = { PERSON($winners) ->
    [several] Общая победа ({ count-points }): { $winners }; при равенстве очков позади: { $rivals }.
   *[other] { CAP($winners) } { ru-win }, набрав { count-points }; при равенстве очков позади: { $rivals }.
  }
# The verb of one winner.
ru-win = { PERSON($winners) ->
    [you] побеждаете
   *[other] побеждает
  }
# After «набрав» too: the accusative is like the nominative.
count-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }

spot-label = { $tip } { $choices }
# The same, and what is written there.
spot-label-written = { $told }; { $written }

# What is played ------------------------------------------------------------------------------------------------------

yes = да
no = нет
quoted = «{ $words }»
label = { CAP($what) }
# The noun goes with the last number: «2–4 игрока», «2–5 игроков».
players-range = { $most ->
    [one] { $fewest }–{ $most } игрок
    [few] { $fewest }–{ $most } игрока
   *[other] { $fewest }–{ $most } игроков
  }

# How a title reads that has no words of its own for it ----------------------------------------------------------------

prompt-over = Партия окончена.
field-value = { $name } { $value }
field-group = ({ $values })
field-empty = –
seat-head = { CAP($who) }, { count-points }
seat-head-deciding = > { CAP($who) }, { count-points }

# Refusals -------------------------------------------------------------------------------------------------------------

refused-over = партия окончена
refused-not-now = сейчас нельзя выбрать «{ $action }»
refused-no-number = нет действия с номером { $number }
refused-no-chance = сейчас решает не случай
refused-notation = в этой игре нет действия «{ $word }»

refused-players = в игру «{ $game }» играют от { $fewest } до { $most } игроков, а не { $players }
refused-choice = значение параметра { $option } может быть { $choices }, а не «{ $value }»
refused-option = у игры «{ $game }» нет параметра «{ $option }»; есть { $options }
refused-option-none = у игры «{ $game }» нет параметра «{ $option }»; у неё нет параметров
refused-rules = по правилам { $version } игры «{ $game }» здесь не играют; здесь правила { $played }
refused-rules-two = по правилам { $version } игры «{ $game }» здесь не играют; здесь правила { $oldest } и { $newest }
refused-rules-many = по правилам { $version } игры «{ $game }» здесь не играют; здесь правила с { $oldest } по { $newest }
refused-game = нет игры «{ $name }»; есть { $games }
refused-bots = { $seats ->
    [one] на { $seats } место
    [few] на { $seats } места
   *[other] на { $seats } мест
  } нужно столько же ботов, а не { $bots }
refused-bot = нет бота «{ $bot }»; есть { $bots }
refused-bot-game = бот «{ $bot }» не умеет играть здесь ({ $game }): { $package } не говорит ему, как
refused-bot-budget = «{ $bot }» — не бот; сколько можно тратить на решение, пишут так: search@200ms, search@1s или search@400r
refused-bot-folder = боту «{ $bot }» папка ни к чему: по весам играют только { $bots }
refused-bot-weights = бот «{ $bot }» не может играть: в папке { $folder } нет файла { $file }
refused-bot-elsewhere = бот «{ $bot }» непригоден ({ $error })
refused-bot-broken = пакетом { $package } нельзя воспользоваться ({ $error })
refused-features = «{ $game }» нельзя описать числами: в { $package } нет признаков
refused-tables-number = нужен хотя бы один стол, а не { $tables }
refused-tables-actions = { $tables ->
    [one] { $tables } столу
   *[other] { $tables } столам
  } нужно столько же действий, а не { $actions }
refused-at-table = стол { $table }: { $why }
refused-extra = здесь нужна библиотека «{ $library }»: pip install 'serai[{ $extra }]'
refused-games-and-jobs = число партий и число процессов — не меньше 1
refused-engine = нет способа «{ $engine }»; есть { $engines }
refused-arena-library = для этого нужна библиотека «{ $library }»: pip install '{ $extra }'
refused-ray = по адресу { $address } нет кластера Ray ({ $error })
refused-plot = нельзя нарисовать { $path }: имя картинки кончается на одно из { $kinds }
refused-drawn = в игре «{ $game }» нет решения «{ $name }»
refused-no-bots = укажите в --bots, кто состязается
refused-bot-twice = «{ $bot }» назван дважды
refused-against-nobody = для --against нужно не меньше 2 игроков
refused-one-bot = «{ $bot }» не с кем состязаться; назовите второго бота или соперника с --against
# A game has ended every process that played it, $n of them.
refused-worker-lost = { $n ->
    [one] на партии { $number } умер { $n } процесс
    [few] на партии { $number } умерли { $n } процесса
   *[many] на партии { $number } умерло { $n } процессов
  } (не хватило памяти?), поэтому на этом всё; сыгранное до неё в счёт
# A file of results; $name is a word of its head as it stands there ("seed"), $there and $here are its values.
refused-results-format = { $path } — не файл итогов: в первой строке нет «{ $format }»
refused-results-line = { $path }: строка { $line } — не итог партии
refused-results-other = в файле { $path } другие партии: там «{ $name }» — { $there }, а не { $here }
refused-phases = игре «{ $game }» нельзя научиться: в { $package } не названы её этапы
refused-no-out = укажите в --out, в какую папку
refused-on = --on: в папке { $folder } нет файла { $file }
refused-no-data = здесь нет партий для учёбы: { $folder }
refused-few-games = для учёбы нужно хотя бы { $fewest ->
    [one] { $fewest } партия
    [few] { $fewest } партии
   *[other] { $fewest } партий
  }: часть из них откладывают, чтобы увидеть, что выучено
refused-older-network = в файле { $path } сеть, которая училась с другой оценкой; выберите другую папку или учите без --linear
refused-no-choices = сеть учится на решениях, а в этих партиях их нет; с --linear они не нужны
refused-shard = файл { $path } повреждён или не из набора данных; удалите его, и его партии сыграют заново

refused-position = это не позиция игры «{ $game }»: { $why }
refused-position-parts = её части не согласуются ({ $error })
refused-position-kind = позиция — таблица имён и значений, а не { $kind }
refused-position-game = это позиция игры «{ $name }», а не «{ $game }»
refused-position-options = параметры позиции — таблица имён и значений, а не { $value }
refused-tables-differ = партия сыграна с таблицами { $digest }, а здесь { $known }
refused-tables-unknown = таблицы { $digest } игры «{ $game }» здесь неизвестны
refused-decisions = это не позиция: её решения — списки, в каждом имя и числа
refused-decision = в этой игре нет решения { $name }
refused-decision-number = { $value } — не целое число, а для { $name } нужно целое
refused-decision-stuck = для { $name } нет допустимых действий
refused-decision-of-nobody = { $name } никого не спрашивает, а позиция ждёт решения
refused-decision-numbers = { $name } не принимает { $n ->
    [one] { $n } число
    [few] { $n } числа
   *[other] { $n } чисел
  }
refused-decision-seat = нет места { $seat }, чтобы решать { $name }

refused-field = в «{ $field }»: { $why }
refused-field-of-seat = в «{ $field }» у места { $seat }: { $why }
refused-value-whole = { $value } — не целое число
refused-value-large = { $value } больше любого числа в игре
refused-value-least = { $value } — не число от { $least } и выше
refused-value-range = { $value } — не число от { $least } до { $most }
refused-value-seat = { $value } — не место от 0 до { $most } и не null
refused-value-names = { $value } — не список имён
refused-value-table = { $value } — не таблица имён и значений
refused-value-list = { $value } — не список
refused-value-list-of = { $value } — не список длиной { $n }
refused-value-missing = нет «{ $name }»
refused-value-one-of = { $value } нет среди { $names }
refused-holdings = число владений должно быть { $n }

refused-record = { $where }: { $why }
record-line = { $file }, строка { $line }
refused-record-first = строка 1 должна быть «{ $line }»
refused-record-header = «{ $line }» — не строка заголовка
refused-record-printed = «{ $line }» — не печатное значение вроде «setup.camels = 3»
refused-record-lacks = в заголовке нет «{ $name }»
refused-record-number = { $name } — целое число, а не «{ $value }»
refused-record-option = «{ $pair }» среди параметров — не имя=значение
refused-record-after-result = после итога ничего быть не может
refused-record-result = итог — целые числа
refused-record-action = действие { $number }: { $why }
refused-record-tables = { $why } (укажите --components)
refused-record-unfinished = итог есть, а партия не окончена
refused-record-scores = в записи итог { $result }, а партия кончается со счётом { $scores }

# What is wrong ($why) is a clause of its own after the place.
refused-component = { $where }: { $path }: { $why }
refused-components = { $where }: { $why }
# After «ожидается» and after «а не»: the nominative alone.
kind-flag = true или false
kind-whole = целое число
kind-word = слово
kind-list = список
kind-table = таблица
kind-other = значение другого рода
component-unknown = этого нет в таблицах { $name }
component-must-be = ожидается { $kind }, а не { $found }
component-exactly = ожидается { $n }
component-range = ожидается число от { $least } до { $most }
component-numbers = ожидаются числа от { $least } до { $most }
component-each-once = по одному разу должно стоять каждое из { $words }
component-twice = ничто не может стоять дважды
component-words = ожидаются только слова
component-wholes = ожидаются только целые числа
component-word = «{ $word }» нет среди { $words }
component-not-one-of = этого нет среди { $words }
component-length = { $n ->
    [one] ожидается { $n } значение
    [few] ожидаются { $n } значения
   *[other] ожидаются { $n } значений
  }, а не { $found }
component-table = должно стоять в таблице
component-provenance = не указано происхождение
component-name = в имени могут быть только латинские буквы, цифры и _
component-cannot-be = не может быть «{ $word }»
component-bag = ожидаются слова из мешка
component-not-negative = ожидается целое число, 0 или больше
component-tables = ожидается таблица именованных таблиц, а не список таблиц
component-plain = ожидается целое число, слово, true или false либо их список
component-fixed = это часть устройства игры «{ $game }», поправить её нельзя
components-game = нет game; файл должен начинаться с имени игры, например game = "merv"
components-other-game = game — { $value }, а таблицы — { $name }
components-shape = в shape должны быть список lists и таблица bags
components-unreadable = файл не читается ({ $error })
components-not-text = это не текст в UTF-8
refused-components-not-text = { $where } — не текст в UTF-8
components-not-toml = это не TOML: { $error }

# Levels of bots -------------------------------------------------------------------------------------------------------

level-wanderer = странник
level-wanderer-about = Делает любой разрешённый ход: для первого знакомства с игрой.
level-apprentice = подмастерье
level-apprentice-about = Продумывает свой ход и дальше не заглядывает.
level-trader = купец
level-trader-about = Продумывает свой ход с опытом тысяч партий.
level-caravan-master = караванщик
level-caravan-master-about = Успевает подумать и о том, что будет после его хода.
level-vizier = визирь
level-vizier-about = Около секунды думает наперёд: сильнее всех.

# The command `serai` --------------------------------------------------------------------------------------------------

serai-about = Великие игры Шёлкового пути: играть и изучать.
help-usage = вызов:
help-commands = команды
help-arguments = аргументы
help-options = параметры
help-help = показать эту справку и выйти
help-version = показать версию и выйти

about-games = список игр, их параметров и уровней ботов
about-data = показать печатные таблицы и их происхождение
about-serve = играть в браузере: запустить сервер
about-play = играть в этом терминале
about-simulate = прогнать много партий с одними ботами
about-tournament = состязание ботов: кто сколько побеждает и насколько это верно
about-selfplay = сыграть ботами партии для учёбы: набор данных
about-fit = получить из наборов данных веса для обученных ботов
about-train = учить ботов: по очереди партии и веса
about-replay = проверить запись партии и показать, чем она кончается
about-new-game = написать маленькую действующую игру, чтобы сделать из неё свою
about-bench = измерить скорость обеих сборок; «bench server», «bench soak» — сервера; «bench page» — его страниц
about-bench-server = измерить скорость сервера
about-bench-soak = искать утечки у работающего сервера
about-bench-page = измерить, как скоро страница показывает, что сделал щелчок

help-lang = язык, например fr (иначе — язык вашего окружения)
help-game = игра, как её называет «serai games»
help-components = поправки к печатным таблицам (TOML)
help-set-options = см. «serai games»
help-json = печатать данные вместо текста
help-seats = кто где сидит: human или бот, через запятую (human,trader,apprentice)
help-solo = первое место играет в одиночку, против печатной автомы
help-seed = одно зерно — одна и та же раздача
help-record = записать партию
help-quick = завершать ход последним выбором, не спрашивая
help-players = сколько игроков за столом (сколько ботов, иначе 4)
help-bots = по одному на место, через запятую, или один на всех (random)
help-games = сколько партий (100)
help-games-seed = одно зерно — одни и те же партии (0)
help-check = проверять все инварианты после каждого действия
help-report = показать ещё победы по местам и очки по источникам
help-records = записать каждую партию в эту папку
help-results = хранить итог каждой партии в этом файле, по строке; что там уже есть, заново не играется
help-plot = нарисовать доли побед и очки по источникам (PNG или SVG)
help-jobs = сколько процессов (по числу ядер)
help-engine = кто играет: процессы этой машины (processes) или ray (processes)
help-field = кто состязается, через запятую
help-against = каждый из них один против стола таких ботов, а не все во всех сочетаниях
help-table-size = сколько игроков за столом (4)
help-drawn = решения, которые вместо ботов принимает случай, например ChooseCharacter
help-out = в какую папку писать; что там уже есть, заново не делается
help-lessons = сколько партий; для «train» — в каждом круге (1000)
help-lessons-seed = одно зерно — одни и те же партии и веса (1)
help-lessons-bots = по одному на место, через запятую, или один на всех (greedy)
help-opening = сколько решений в начале принимает случай (0)
help-data-sets = папки, которые записал «serai selfplay»
help-fit-players = веса только для партий на столько игроков
help-rival = какая доля очков лучшего соперника идёт против своих (0.5)
help-win = сколько очков стоит победа (10)
help-linear = только линейная оценка, без сетей: torch не нужен
help-on = папка с весами, которые должна поправить линейная оценка
help-teacher = кто играет после первого круга, с весами прошлого круга, например search@64r (learnt)
help-rounds = сколько кругов (4)
help-minutes = после стольких минут новых кругов не начинать
help-host = на каком адресе слушать (127.0.0.1: только этот компьютер)
help-port = порт (8000)
help-database = где хранятся партии
help-workers = сколько процессов отвечает (1)
help-bot-processes = в скольких процессах думают боты (2)
help-pause = сколько секунд бот ждёт перед ходом (0.1)
help-secure = на сервер заходят только по https
help-no-sync = не ждать диска: сбой питания может стоить ходов
help-proxy = чьему X-Forwarded-For верить
help-hops = через сколько ваших прокси-серверов проходит запрос (1)
help-open-metrics = показывать /metrics не только этому компьютеру
help-no-limits = не ограничивать частоту запросов
help-open = открыть браузер
help-file = запись партии
help-name = имя игры: строчные латинские буквы, цифры и _
help-folder = куда записать (в папку с её именем)

usage-refused = { $why }; см. { $see }
usage-command = не указана команда (COMMAND)
usage-unknown-command = нет команды «{ $word }»; есть { $commands }
usage-missing = не указано: { $arguments }
usage-unknown = непонятно, что такое «{ $words }»
usage-one-value = для { $argument } нужно значение
usage-values = для { $argument } нужно хотя бы одно значение
usage-no-value = у { $argument } не бывает значения
usage-wrong = непонятно: { $argument }
usage-whole = { $argument } — целое число, а не «{ $word }»
usage-number = { $argument } — число, а не «{ $word }»

# Today it is said in English alone.
language-unknown = здесь нет языка «{ $wanted }», поэтому дальше по-английски; есть { $languages }
fault = { $what }; { $variable }=1 покажет, где это случилось
fault-broken = что-то сломалось ({ $error })
interrupted = прервано

refused-pair = «{ $pair }» — не имя=значение
refused-is-folder = { $path } — папка, а не файл
refused-no-folder = { $path }: нет папки { $folder }
refused-not-folder = { $path } — не папка
refused-unwritable = не удаётся записать { $path }
refused-unwritable-why = не удаётся записать { $path } ({ $error })
refused-unreadable = { $path }: файл не читается ({ $error })
refused-not-text = { $path }: это не текст в UTF-8
refused-library = серверу нужна библиотека «{ $library }»: pip install 'serai[server]'
refused-alone = в «{ $game }» нельзя играть в одиночку
refused-players-bots = { $players ->
    [one] на { $players } игрока
   *[other] на { $players } игроков
  } нужно столько же ботов, а не { $bots }
refused-no-game-for = нет игры на { $players ->
    [one] { $players } игрока
   *[other] { $players } игроков
  }
refused-least = { $option } — не меньше { $least }, а не { $value }
refused-most = { $option } — не больше { $most }, а не { $value }
refused-figures = { $path } — не файл замеров, какой пишет «serai bench --keep»
refused-figures-yardstick = { $path } измерен другой меркой; «serai bench --keep» измеряет заново
refused-figures-players = { $path } измерен при { $players ->
    [one] { $players } игроке
   *[other] { $players } игроках
  }; то же должно стоять в --players
refused-figures-none = в { $path } нет ничего о том, что измерено здесь
refused-figures-half = хранятся замеры обеих сборок, а измерена только одна
refused-exists = { $path } уже есть; новой игре нужна своя папка
refused-name = «{ $name }» не годится в имена игры: в имени строчные латинские буквы, цифры и _, не больше 40 знаков
refused-name-keyword = «{ $name }» не годится в имена игры: в Python у этого слова другое назначение
refused-name-game = игра «{ $name }» уже есть
refused-name-module = «{ $name }» не годится в имена игры: в Python уже есть модуль с таким именем

games-line = { $game }, { players-range }
games-levels = боты: { $levels }
games-bots = Боты, от слабого к сильному:

new-game-written = Действующая игра лежит в { $folder }, сделайте из неё свою. Установите её туда же, где Серай, и попробуйте:
new-game-docs = Для чего каждый её файл, рассказывает docs/new-game.md.

data-title = { $game }: печатные данные, по которым играет Серай, таблицы { $digest }
data-provenance = [{ $provenance }]
data-provenance-confidence = [{ $provenance }, надёжность { $confidence }]
provenance-rulebook = правила
provenance-reference = справочник
provenance-recalled = по памяти
provenance-reconstructed = восстановлено
provenance-owner = от владельца
confidence-near_certain = почти полная
confidence-high = высокая
confidence-medium = средняя
confidence-low = низкая
data-in-words = (словами, выше)
data-list = [{ $values }]
data-values = { $n ->
    [one] { $n } значение: { $parts }
    [few] { $n } значения: { $parts }
   *[other] { $n } значений: { $parts }
  }
data-part = { $provenance } — { $n }

# `serai simulate` and `serai tournament`, while they play; $time is such as 1:02:03.
simulate-progress = { $games ->
    [one] { $done } из { $games } партии
   *[other] { $done } из { $games } партий
  }
simulate-left = { $far }, осталось { $time }
worker-lost = на партии { $number } умер процесс, её играют заново

# `serai selfplay`, `serai fit` and `serai train`. Shares are in percent.
selfplay-done = В папке { $folder } { $games ->
    [one] { $games } партия.
    [few] { $games } партии.
   *[other] { $games } партий.
  }
fit-examples = для учёбы: { $positions ->
    [one] { $positions } позиция
    [few] { $positions } позиции
   *[other] { $positions } позиций
  } и { $choices ->
    [one] { $choices } выбор
    [few] { $choices } выбора
   *[other] { $choices } выборов
  }
fit-linear = линейная оценка объясняет { $explained } % исхода
fit-compared = из сравнений вариантов ({ $comparisons }) она объясняет { $explained } % в отложенных партиях
fit-value = вместе с сетью объясняется { $explained } % сравнений
fit-policy = сеть верно называет { $choices } % выборов
train-round = круг { $number }, играет { $bot }
train-round-known = круг { $number } уже есть
train-tried = learnt против greedy (их { $rivals }): { $share } % побед за { $games ->
    [one] { $games } партию
    [few] { $games } партии
   *[other] { $games } партий
  } (от { $low } до { $high } %)
fit-done-players = Веса лежат в { $folder }; рядом с другими ими играют { $players ->
    [1] в одиночку
   *[other] в партиях на { $players }
}.
train-done = Веса лежат в { $folder }; с ними играет learnt={ $folder }.

replay-legal = { $file }: { $n ->
    [one] воспроизведено { $n } действие, оно допустимо.
    [few] воспроизведено { $n } действия, все допустимы.
   *[other] воспроизведено { $n } действий, все допустимы.
  }
replay-agrees = Итоговый счёт сходится.
replay-no-result = Итога для сверки нет.
replay-unfinished = Партия не окончена.

# A table in a terminal ------------------------------------------------------------------------------------------------

play-begins = { $game }: { $seats }; зерно { $seed }. ? — справка.
player-human = человек
play-seat = { $who } — { $player }

command-undo = назад отмена
command-table = стол
command-log = журнал
command-scores = счёт очки
command-help = справка помощь
command-quit = выход выйти
command-quick = быстро
command-yes = да д готово конец
command-no = нет н

terminal-help =
    Введите букву варианта или сам вариант, как он записан в конце строки; хватит и нескольких слов, если их нельзя
    понять иначе. В одной строке может быть несколько решений; всё, что стоит после непонятного, не играется.
      u  взять назад: к вашему прошлому выбору, пока не вмешался случай и никто больше не выбирал
      t  весь стол                  l  что было до сих пор (l 50: больше)
      s  счёт и источники очков     ?  эта справка        q  выйти
      quick  завершать ход последним выбором, не спрашивая; ещё раз: спрашивать

terminal-asked = { CAP($who) }: { $asked }
terminal-type-letter = Введите букву от a до { $last } или ? для справки.
terminal-end = Ваш ход сделан. Завершить? (Enter: да; u: взять назад)
terminal-end-how = Нажмите Enter, чтобы завершить ход, или введите u, чтобы взять назад последний выбор.
terminal-nothing-to-undo = Брать назад нечего: после вашего выбора вмешался случай или выбирал кто-то другой.
terminal-undone = Взято назад.
terminal-quick = Ход завершается последним выбором.
terminal-not-quick = Перед завершением хода вас спросят.
terminal-no-news = Пока ничего не произошло.
terminal-stops = Партия на этом прервана.
terminal-saved = Запись партии сохранена в { $file }.
terminal-unclear = { CAP($why) }; ? — справка.
terminal-not-played = { CAP($why) }; «{ $words }» не сыграно.

unclear-several = «{ $words }» может значить { $choices }
unclear-others = { $n ->
    [one] ещё { $n } вариант
    [few] ещё { $n } варианта
   *[other] ещё { $n } вариантов
  }
unclear-nothing = «{ $word }» сейчас ничего не значит
unclear-final = «{ $action }» нельзя взять назад: введите отдельно и полностью
unclear-for-nothing = сейчас это ничего не даст: { $lacking }; введите ещё раз, чтобы всё же сделать
unclear-drawn = сначала решает случай
unclear-turn-played = ваш ход сделан

points-total = всего

# Why a server cannot begin: a sentence without its full stop, after "serai: " in a terminal.
refused-database = «{ $address }» не похоже на адрес базы данных, например sqlite:///serai.db
refused-database-file = «{ $address }» не похоже на адрес файла SQLite, например sqlite:///serai.db
refused-database-cannot = хранить партии в { $file } нельзя: { $why }
database-busy = файл занят другой программой
database-read-only = в файл нельзя писать
database-folder-read-only = в папку файла нельзя писать
database-is-folder = это папка
database-full = на диске нет места
database-none = это не база данных
database-foreign = это база данных другой программы
database-damaged = файл повреждён
database-closed = файл не открывается
database-disk = диск не отвечает как следует
database-newer = файл записан более новой версией (версия таблиц: { $version })
refused-open-files = система позволяет открыть слишком мало файлов, чтобы принимать игроков; поднимите «ulimit -n» до { $files }
refused-address = не удаётся занять адрес { $host }, порт { $port }: { $why }
refused-proxy = --proxy принимает адреса вроде 127.0.0.1 или 10.0.0.0/8, а не «{ $word }»
refused-move-order = ход { $number } не может следовать за ходом { $before }
