# What the server itself says, in Russian. Games bring their own words, and so do the pages.
#
# Somebody's name ($who, $name) is never declined: the subject, or after a colon. A token is «ключ», as on the pages.

## At a table

alone = { CAP($who) }

prompt-played = Ваш ход сделан. Завершите его или возьмите что-нибудь назад.
prompt-played-other = { CAP($who) } завершает ход и ещё может взять что-нибудь назад.
prompt-unworded = Что дальше?

## Why something is refused

refused-inside = { CAP($why) }.
refused-inside-whole = { $why }

# Who somebody is.
refused-who_are_you = Сначала назовите своё имя.
refused-bad_name-length = { $most ->
    [one] В имени от 1 до { $most } символа.
   *[other] В имени от 1 до { $most } символов.
  }
refused-bad_name-unseen = В имени могут быть только видимые символы.
refused-bad_name-alphabets = Каждое слово в имени пишется буквами одного алфавита.
refused-name_taken = Учётная запись с именем { $name } или очень похожим уже есть; войдите или возьмите другое имя.
refused-name_taken-account = Учётная запись с именем { $name } или очень похожим уже есть.
refused-has_account = У вас уже есть учётная запись.
refused-no_account = У вашего имени ещё нет пароля.
refused-bad_password-length = { $most ->
    [one] В пароле от { $least } до { $most } символа.
   *[other] В пароле от { $least } до { $most } символов.
  }
refused-bad_password-guessed = Этот пароль легко угадать; возьмите несколько слов или что-нибудь подлиннее.
refused-wrong_password = Имя и пароль не подходят друг к другу.
refused-wrong_password-old = Это не ваш прежний пароль.
refused-changed_meanwhile = Пароль тем временем сменили.
refused-too_many_tokens = { $most ->
    [one] У вас уже { $most } ключ; сначала отзовите его.
    [few] У вас уже { $most } ключа; сначала отзовите один из них.
   *[other] У вас уже { $most } ключей; сначала отзовите один из них.
  }
refused-no_token = У вас нет такого ключа.
refused-unknown_language = На этом языке здесь не говорят; выберите: { $languages }.

# Finding a table, and sitting down.
refused-no_table = Такого стола нет, или он приватный, а приглашения у вас нет.
refused-no_invitation = Такого приглашения нет; возможно, ссылка обрезана.
refused-not_the_host = Это может только хозяин стола.
refused-too_many_open = { $most ->
    [one] У вас уже { $most } стол ждёт игроков; сначала начните партию или закройте его.
    [few] У вас уже { $most } стола ждут игроков; сначала начните партию за одним из них или закройте его.
   *[other] У вас уже { $most } столов ждут игроков; сначала начните партию за одним из них или закройте его.
  }
refused-too_many_open-address = С вашего адреса открыто слишком много столов, которые ждут игроков; сядьте за один из них или зайдите позже.
refused-bad_seats = Место — это me, open, shared или bot:LEVEL, а не «{ $seat }».
refused-bad_seats-me = Сами вы занимаете только одно место; остальные ваши места — «shared».
refused-no_seat = За этим столом места от 0 до { $last }.
refused-seat_taken = Это место занято.
refused-seat_taken-all = Свободных мест нет.
refused-seat_taken-by = Это место занято: { $who }.
refused-seats_open = Ещё есть свободные места; посадите на них ботов или подождите.
refused-seats_open-start = Ещё есть свободные места; посадите на них ботов или не начинайте пока.
refused-cancelled = Хозяин закрыл этот стол.
refused-has_begun = Партия за этим столом уже началась.
refused-not_begun = Партия за этим столом ещё не началась.
refused-is_over = Партия за этим столом окончена.
refused-not_over-rematch = Сыграть ещё раз можно, когда эта партия будет окончена.

# Playing.
refused-not_at_table = У вас нет места за этим столом.
refused-not_at_table-leave = Вы и так не сидите за этим столом.
refused-not_at_table-rematch = Предложить сыграть ещё раз могут только те, кто сидит за столом.
refused-not_at_table-silence = Передать чужое место боту могут только хозяин стола и те, кто здесь играет.
refused-stale = Пока ваш выбор отправлялся, что-то изменилось; взгляните ещё раз.
refused-key_used = Этот ключ идемпотентности уже использован для другого выбора.
refused-interrupted = Между вашими решениями что-то происходит: «{ $action }» не может следовать сразу. Ничего не сделано; выберите заново.
refused-not_your_turn = Сейчас выбирает кто-то другой.
refused-turn_is_played = Ваш ход сделан: завершите его или возьмите что-нибудь назад.
refused-nothing_to_undo = Брать назад нечего: вмешался случай, или после вас уже решал кто-то другой.
refused-nothing_to_end = У вас нет хода, который можно завершить.
refused-not_left = Бот здесь за вас не играет.
refused-bad_message = { $most ->
    [one] В сообщении от 1 до { $most } символа.
   *[other] В сообщении от 1 до { $most } символов.
  }

# Somebody is waited for. A span after «ещё» stands in the accusative.
refused-not_waited_for = Этого места никто не ждёт.
refused-your_own_seat = Это ваше место; сдайтесь, если хотите, чтобы за вас играл бот.
refused-not_silent = { $who } может думать ещё { FORM($time, "acc") }; потом сможет сыграть бот.
count-minute = { $form ->
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
count-hour = { $n ->
    [1] час
    [one] { $n } час
    [few] { $n } часа
   *[other] { $n } часов
  }
count-day = { $n ->
    [1] день
    [one] { $n } день
    [few] { $n } дня
   *[other] { $n } дней
  }

# The past of a game.
refused-no_step = В этой партии шаги от 0 до { $last }.
refused-no_card = Такой карты здесь нет.
refused-no_record = Игра за этим столом началась с середины партии, поэтому записи нет.
refused-not_over-record = Запись можно получить, когда партия окончена.
refused-bad_record-encoding = Это не текст в UTF-8.

# A table that cannot be played on here.
refused-closed-gone = В эту игру здесь больше не играют; стол закрыт в том виде, в каком был.
refused-closed-newer = Эта партия начата по правилам { $rules }, которых сервер ещё не знает; она подождёт их.
refused-closed-older = Эта партия начата по правилам { $rules }, по которым здесь больше не играют; она закрыта в том виде, в каком была.
refused-closed-unfit = Эта партия не подходит к нынешним правилам, и продолжить её нельзя; она закрыта в том виде, в каком была.

# Too much, or trouble on the server's side.
refused-too_fast = Слишком много сразу; немного подождите и попробуйте снова.
refused-too_many_streams = Слишком много ваших страниц уже ждут новостей; закройте некоторые из них.
refused-too_large = Это слишком велико.
refused-too_large-record = { $most ->
    [one] В записи не больше { $most } байта.
   *[other] В записи не больше { $most } байт.
  }
refused-busy = Сервер слишком занят, чтобы это записать; ничего не изменилось. Попробуйте ещё раз.
refused-busy-reading = Сервер очень занят; попробуйте через минуту.
refused-disk_full = На диске сервера нет места; ничего не изменилось.
refused-read_only = Сервер не может писать на свой диск; ничего не изменилось.
refused-disk_trouble = У сервера неполадки с диском. Попробуйте позже.
refused-fault = У нас что-то сломалось; ничего не потеряно. Попробуйте ещё раз.
refused-fault-rules = Дальше по правилам игры отсюда не пойти: в них ошибка; ничего не изменилось. Выберите что-нибудь другое и сообщите об этом владельцу сервера.

# A request that is none.
refused-wrong_origin = Это пришло со страницы другого сайта.
refused-bad_request = Этот запрос нельзя прочитать.
refused-bad_request-nowhere = По этому адресу ничего нет.
refused-bad_request-method = По этому адресу так нельзя.
refused-bad_request-cut = Этот запрос оборвался на середине.
refused-bad_request-empty = В этом запросе ничего нет.
refused-bad_request-json = Это не JSON.
refused-bad_request-field = В «{ $where }»: { $what }.
refused-bad_request-whole = { CAP($what) }.

# What is wrong with a field of a request.
wrong-missing = значения нет
wrong-text = это не текст
wrong-number = это не целое число
wrong-answer = это не true и не false
wrong-list = это не список
wrong-fields = это не имена со значениями
wrong-action = действие — это его номер, от 0, или его запись
wrong-choice = годится одно из: { $choices }
wrong-short = { $least ->
    [one] нужно не меньше { $least } символа
   *[other] нужно не меньше { $least } символов
  }
wrong-long = { $most ->
    [one] можно не больше { $most } символа
   *[other] можно не больше { $most } символов
  }
wrong-few = { $least ->
    [one] нужно не меньше { $least } элемента
   *[other] нужно не меньше { $least } элементов
  }
wrong-many = { $most ->
    [one] можно не больше { $most } элемента
   *[other] можно не больше { $most } элементов
  }
wrong-small = наименьшее — { $least }
wrong-great = наибольшее — { $most }
wrong-value = это значение не подходит
