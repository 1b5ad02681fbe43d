# What Serai says at a table of The Voyages of Marco Polo, in Russian. The words that all games share are in
# src/serai/texts, the terms in glossary.md.
#
# For whoever goes on with it.
# - count-…: the nominative alone, after a colon and after a dash; acc after «получить», «заплатить», «взять», «за»,
#   «приносит»; gen after «до». FORM passes through lists to every part.
# - place-…: gen («бонус Москвы»), and with the preposition to («в Москву», «на Суматру»), in («в Москве»), from.
# - space-…: gen («кубик для ряда шёлка»), and with the preposition to («в ряд шёлка», «на карту Москвы»), in.
# - A die is called by its number on buttons («Поставить кубик 4») and by its face where the log tells of it («ставит
#   четвёрку и чёрную пятёрку»): «ставит 2 в ряд шёлка» would be two dice.
# - Somebody ($who) is never declined: the subject, or after a colon. The log is in the present.
# - Characters stand in the nominative after a colon.

title = Путешествия Марко Поло
about-lobby = Отправляйтесь из Венеции в Пекин. Ставьте кубики на базаре, собирайте верблюдов и товары и основывайте по пути торговые посты.

## House rules

option-random_city_bonuses = для знатоков: бонусы малых городов раскладываются случайно
option-character_draft = для знатоков: персонажей выбирают, начиная с последнего игрока
option-goal_choice = для знатоков: из четырёх карт целей оставляют две
option-city_card_at_once = картой города можно воспользоваться тем же ходом, которым вы до него дошли
option-exchange_either_way = на двусторонних картах городов направление можно менять с каждым обменом
option-bonus_card_pays_first = за карту бонусов малых городов платят вперёд
option-special_pile_empty = чем заменить пустую особую стопку
option-special_pile_empty-lost = ничем, контракт пропадает
option-special_pile_empty-starting_contracts = стартовыми контрактами
option-wilhelm_moves_posts = где Гильом де Рубрук обязан переносить пост
option-wilhelm_moves_posts-at_the_end = там, где кончается его путь
option-wilhelm_moves_posts-always = в каждом городе на пути
option-wilhelm_moves_posts-freely = нигде, но имеет право
option-no_contracts_completed = лидерство по контрактам, если никто не выполнил ни одного
option-no_contracts_completed-nobody_scores = никто не получает очков
option-no_contracts_completed-everybody_scores = очки получают все

## So many of a thing

# "held": after «у вас».
nothing = { $form ->
    [held] ничего нет
   *[nom] ничего
  }
# The shared word has no genitive: «до 2 очков».
count-point = { $form ->
    [gen] { $n ->
        [one] { $n } очка
       *[other] { $n } очков
      }
   *[nom] { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[other] { $n } очков
      }
  }
count-coin = { $form ->
    [acc] { $n ->
        [one] { $n } монету
        [few] { $n } монеты
       *[other] { $n } монет
      }
    [gen] { $n ->
        [one] { $n } монеты
       *[other] { $n } монет
      }
   *[nom] { $n ->
        [one] { $n } монета
        [few] { $n } монеты
       *[other] { $n } монет
      }
  }
# After a verb too «2 верблюда», not «2 верблюдов»: here they are what one pays with.
count-camel = { $form ->
    [acc] { $n ->
        [one] { $n } верблюда
        [few] { $n } верблюда
       *[other] { $n } верблюдов
      }
    [gen] { $n ->
        [one] { $n } верблюда
       *[other] { $n } верблюдов
      }
   *[nom] { $n ->
        [one] { $n } верблюд
        [few] { $n } верблюда
       *[other] { $n } верблюдов
      }
  }
# Measured, not counted: «5 перца».
count-pepper = { $form ->
    [gen] { $n } перца
   *[nom] { $n ->
        [one] { $n } перец
       *[other] { $n } перца
      }
  }
count-silk = { $form ->
    [gen] { $n } шёлка
   *[nom] { $n ->
        [one] { $n } шёлк
       *[other] { $n } шёлка
      }
  }
count-gold = { $form ->
    [gen] { $n } золота
   *[nom] { $n ->
        [one] { $n } золото
       *[other] { $n } золота
      }
  }
count-any_good = { $form ->
    [gen] { $n ->
        [one] { $n } товара на выбор
       *[other] { $n } товаров на выбор
      }
   *[nom] { $n ->
        [one] { $n } товар на выбор
        [few] { $n } товара на выбор
       *[other] { $n } товаров на выбор
      }
  }
count-different_goods = { $form ->
    [gen] { $n ->
        [one] { $n } товара
       *[other] { $n } разных товаров
      }
   *[nom] { $n ->
        [one] { $n } товар
        [few] { $n } разных товара
       *[other] { $n } разных товаров
      }
  }
count-move = { $form ->
    [gen] { $n ->
        [one] { $n } перемещения
       *[other] { $n } перемещений
      }
   *[nom] { $n ->
        [one] { $n } перемещение
        [few] { $n } перемещения
       *[other] { $n } перемещений
      }
  }
count-special_pile_contract = { $form ->
    [gen] { $n ->
        [1] контракта из особой стопки
        [one] { $n } контракта из особой стопки
       *[other] { $n } контрактов из особой стопки
      }
   *[nom] { $n ->
        [1] контракт из особой стопки
        [one] { $n } контракт из особой стопки
        [few] { $n } контракта из особой стопки
       *[other] { $n } контрактов из особой стопки
      }
  }
count-black_die = { $form ->
    [gen] { $n ->
        [1] чёрного кубика
        [one] { $n } чёрного кубика
       *[other] { $n } чёрных кубиков
      }
   *[nom] { $n ->
        [1] чёрный кубик
        [one] { $n } чёрный кубик
        [few] { $n } чёрных кубика
       *[other] { $n } чёрных кубиков
      }
  }
count-own_small_city_bonus = { $n ->
    [1] { $form ->
        [gen] бонуса вашего малого города
       *[nom] бонус вашего малого города
      }
    [one] { $form ->
        [gen] бонусов { $n } вашего малого города
       *[nom] бонусы { $n } вашего малого города
      }
   *[other] { $form ->
        [gen] бонусов { $n } ваших малых городов
       *[nom] бонусы { $n } ваших малых городов
      }
  }
count-other_small_city_bonus = { $form ->
    [gen] бонуса любого другого малого города
   *[nom] бонус любого другого малого города
  }

# These are asked for in the nominative and, where it is like the nominative, in the accusative.
count-contract = { $n ->
    [one] { $n } контракт
    [few] { $n } контракта
   *[other] { $n } контрактов
  }
count-die = { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[other] { $n } кубиков
  }
count-white_die = { $n ->
    [one] { $n } белый кубик
    [few] { $n } белых кубика
   *[other] { $n } белых кубиков
  }
# gen: after «до».
count-step = { $form ->
    [gen] { $n ->
        [one] { $n } шага
       *[other] { $n } шагов
      }
   *[nom] { $n ->
        [one] { $n } шаг
        [few] { $n } шага
       *[other] { $n } шагов
      }
  }
count-time = { $n ->
    [one] { $n } раз
    [few] { $n } раза
   *[other] { $n } раз
  }
# «За каждые 2 товара»: with its preposition, because of «за каждый товар».
ru-for-every-goods = { $n ->
    [1] за каждый товар
    [one] за каждый { $n } товар
    [few] за каждые { $n } товара
   *[other] за каждые { $n } товаров
  }

gain-without-die = { FORM($things, $form) } (чёрных кубиков не осталось)

## Prices

price = за { FORM($price, "acc") }
price-free = бесплатно

## Places

place-venezia = { $form ->
    [gen] Венеции
    [to] в Венецию
    [in] в Венеции
    [from] из Венеции
   *[nom] Венеция
  }
place-moscow = { $form ->
    [gen] Москвы
    [to] в Москву
    [in] в Москве
    [from] из Москвы
   *[nom] Москва
  }
place-karakorum = { $form ->
    [gen] Каракорума
    [to] в Каракорум
    [in] в Каракоруме
    [from] из Каракорума
   *[nom] Каракорум
  }
place-samarcanda = { $form ->
    [gen] Самарканда
    [to] в Самарканд
    [in] в Самарканде
    [from] из Самарканда
   *[nom] Самарканд
  }
place-lan_zhou = { $form ->
    [gen] Ланьчжоу
    [to] в Ланьчжоу
    [in] в Ланьчжоу
    [from] из Ланьчжоу
   *[nom] Ланьчжоу
  }
place-alexandria = { $form ->
    [gen] Александрии
    [to] в Александрию
    [in] в Александрии
    [from] из Александрии
   *[nom] Александрия
  }
place-karachi = { $form ->
    [gen] Карачи
    [to] в Карачи
    [in] в Карачи
    [from] из Карачи
   *[nom] Карачи
  }
place-sumatra = { $form ->
    [gen] Суматры
    [to] на Суматру
    [in] на Суматре
    [from] с Суматры
   *[nom] Суматра
  }
place-anxi = { $form ->
    [gen] Аньси
    [to] в Аньси
    [in] в Аньси
    [from] из Аньси
   *[nom] Аньси
  }
place-kashgar = { $form ->
    [gen] Кашгара
    [to] в Кашгар
    [in] в Кашгаре
    [from] из Кашгара
   *[nom] Кашгар
  }
place-xian = { $form ->
    [gen] Сианя
    [to] в Сиань
    [in] в Сиане
    [from] из Сианя
   *[nom] Сиань
  }
place-ormuz = { $form ->
    [gen] Ормуза
    [to] в Ормуз
    [in] в Ормузе
    [from] из Ормуза
   *[nom] Ормуз
  }
place-adana = { $form ->
    [gen] Аданы
    [to] в Адану
    [in] в Адане
    [from] из Аданы
   *[nom] Адана
  }
place-kochi = { $form ->
    [gen] Кочина
    [to] в Кочин
    [in] в Кочине
    [from] из Кочина
   *[nom] Кочин
  }
place-beijing = { $form ->
    [gen] Пекина
    [to] в Пекин
    [in] в Пекине
    [from] из Пекина
   *[nom] Пекин
  }
place-oasis = { $form ->
    [gen] оазиса { $letter }
    [to] в оазис { $letter }
    [in] в оазисе { $letter }
    [from] из оазиса { $letter }
   *[nom] оазис { $letter }
  }

## Action spaces

space-coins = { $form ->
    [gen] ячейки монет
    [to] в ячейку монет
    [in] в ячейке монет
   *[nom] ячейка монет
  }
space-camels = { $form ->
    [gen] ряда верблюдов
    [to] в ряд верблюдов
    [in] в ряду верблюдов
   *[nom] ряд верблюдов
  }
space-pepper = { $form ->
    [gen] ряда перца
    [to] в ряд перца
    [in] в ряду перца
   *[nom] ряд перца
  }
space-silk = { $form ->
    [gen] ряда шёлка
    [to] в ряд шёлка
    [in] в ряду шёлка
   *[nom] ряд шёлка
  }
space-gold = { $form ->
    [gen] ряда золота
    [to] в ряд золота
    [in] в ряду золота
   *[nom] ряд золота
  }
space-khan = { $form ->
    [gen] «Милости хана»
    [to] на «Милость хана»
    [in] на «Милости хана»
   *[nom] «Милость хана»
  }
space-contracts = { $form ->
    [gen] ячейки контрактов
    [to] в ячейку контрактов
    [in] в ячейке контрактов
   *[nom] ячейка контрактов
  }
space-travel = { $form ->
    [gen] ячейки путешествия
    [to] в ячейку путешествия
    [in] в ячейке путешествия
   *[nom] ячейка путешествия
  }
space-money_bag = { $form ->
    [gen] кошеля
    [to] на кошель
    [in] на кошеле
   *[nom] кошель
  }
# $city: a large city with one card.
space-card = { $form ->
    [gen] карты { FORM($city, "gen") }
    [to] на карту { FORM($city, "gen") }
    [in] на карте { FORM($city, "gen") }
   *[nom] карта { FORM($city, "gen") }
  }
space-sumatra_1 = { $form ->
    [gen] первой карты Суматры
    [to] на первую карту Суматры
    [in] на первой карте Суматры
   *[nom] первая карта Суматры
  }
space-sumatra_2 = { $form ->
    [gen] второй карты Суматры
    [to] на вторую карту Суматры
    [in] на второй карте Суматры
   *[nom] вторая карта Суматры
  }
space-sumatra_3 = { $form ->
    [gen] третьей карты Суматры
    [to] на третью карту Суматры
    [in] на третьей карте Суматры
   *[nom] третья карта Суматры
  }

card-place = { $city }
card-place-nth = { $city } { $n }

## Bonuses that one receives: the accusative is like the nominative

bonus-character = бонус персонажа
bonus-outpost = форпост { FORM($city, "gen") }
bonus-city = бонус { FORM($city, "gen") }

## Dice

# On buttons, always after a verb: the accusative, which is like the nominative.
die-own = кубик { $value }
die-own-hidden = один из своих кубиков
die-black = чёрный кубик { $value }
die-black-hidden = чёрный кубик
die-white = белый кубик { $value }
die-white-hidden = белый кубик

# In the log, always after a verb: the accusative.
face-own = { ru-face }
face-own-hidden = кубик
face-black = чёрную { ru-face }
face-black-hidden = чёрный кубик
face-white = белую { ru-face }
face-white-hidden = белый кубик
# What the message's own $value is called as a face of a die.
ru-face = { $value ->
    [1] единицу
    [2] двойку
    [3] тройку
    [4] четвёрку
    [5] пятёрку
    [6] шестёрку
   *[other] { $value }
  }

# After «выбрасывает»; «белую 5» is read «белую пятёрку».
rolled-own = { $values }
rolled-black = чёрную { $values }
rolled-white = белую { $values }

## Contracts

contract = требует { FORM($cost, "acc") }, приносит { FORM($reward, "acc") }
contract-completed = заплатить { FORM($cost, "acc") }, получить { FORM($reward, "acc") }
# The accusative is the same.
contract-nth = контракт { $n }
contract-new = новый контракт
contract-it = контракт
contract-other = ещё один
card-it = { $form ->
    [acc] карту города
   *[nom] карта города
  }

## Goal cards

goal = { $cities }, { $points } за посты в обоих городах
# "card": as the name of a card
goal-cities = { $form ->
    [card] «{ $first } — { $second }»
   *[nom] { $first } и { $second }
  }

## City cards

exchange = заплатить { FORM($cost, "acc") }, получить { FORM($benefit, "acc") }
card-ways = { $first }; или { $second }
card-ways-bound = { $first }; или { $second }; что-то одно
card-repeated = { $ways }, не больше раз, чем показывает кубик
card-repeated-ways = { $ways }; всего не больше раз, чем показывает кубик
card-times = { $ways }, { $n ->
    [1] 1 раз
    [one] до { $n } раза
   *[other] до { $n } раз
  }
card-times-ways = { $ways }; всего { $n ->
    [1] 1 раз
    [one] до { $n } раза
   *[other] до { $n } раз
  }
card-per-pip = { $benefit } за каждую единицу на кубике
card-per-trading_posts = { $benefit } за каждый ваш торговый пост, считая не больше, чем показывает кубик
card-per-completed_contracts = { $benefit } за каждый ваш выполненный контракт, считая не больше, чем показывает кубик
card-value = значение { $value } — { $benefit }
card-values = значение { $value }–{ $last } — { $benefit }
card-value-or-more = значение { $value } или больше — { $benefit }

## Characters

character-rashid = Рашид ад-Дин Синан
character-matteo = Маттео Поло
character-berke = Берке-хан
character-mercator = Купец из Тебриза
character-kubilai = Хубилай-хан
character-johannes = Джованни Плано Карпини
character-wilhelm = Гильом де Рубрук
character-niccolo_marco = Никколо и Марко Поло

character-with-abilities = { $character }: { $abilities }
ability-rashid = вы не бросаете кубики: на них то значение, которое вы назовёте, когда их поставите
ability-matteo = каждый раунд вы бросаете ещё { $white }
ability-berke = за занятые ячейки вы не платите
ability-mercator = когда другие ставят кубики на базаре, вы получаете { FORM($bazaar, "acc") }, смотря по ряду
ability-mercator-khan = когда они ставят кубик на «Милость хана» — { FORM($things, "acc") }
ability-mercator-coins = когда они ставят кубик в ячейку монет — { FORM($things, "acc") }
ability-kubilai = вы начинаете { FORM($city, "in") }, где уже стоит ваш пост
ability-kubilai-beijing = вы начинаете в Пекине, где уже стоит ваш пост: { $points } в конце игры
ability-johannes = вы бесплатно переходите из любого оазиса в любой другой
ability-wilhelm = вы основываете посты и в городах по пути, постов у вас { $n }; 11-й приносит { $points }
ability-niccolo_marco = вы путешествуете двумя фигурками и делите шаги между ними
ability-every-round = в начале каждого раунда — { $things }

knack-rashid = сам называет значения кубиков
knack-matteo = бросает ещё { $white }
knack-berke = не платит за занятые ячейки
knack-mercator = получает долю, когда другие идут на базар
knack-kubilai = начинает с постом { FORM($city, "in") }
knack-johannes = ходит из оазиса в оазис
knack-wilhelm = основывает посты по пути
knack-niccolo_marco = путешествуют двумя фигурками
knack-every-round = каждый раунд — { $things }

## Where points come from. After «за» too: the accusative is like the nominative

source-contracts = контракты
source-city_cards = карты городов
source-bonuses = бонусы
source-posts = торговые посты
source-goal_cards = карты целей
source-goal_cities = города-цели
source-beijing = Пекин
source-goods = товары в Пекине
source-coins = монеты
source-most_contracts = лидерство по контрактам
points-from = { $points } за { $source }
points-of = { $source } { $n }

## The log

log-start_contract = { ru-takes } стартовый { $which }
log-character = { ru-takes } персонажа: { $character }
# When the cards are dealt and when they are opened in the end.
log-goal = { PERSON($who) ->
    [you] владеете
   *[other] владеет
  } картой цели { FORM($cities, "card") }
story-goal-more = { $before } и картой { FORM($cities, "card") }
log-keep = { PERSON($who) ->
    [you] оставляете
   *[other] оставляет
  } карту цели { FORM($cities, "card") }
log-round = { PERSON($who) ->
    [you] начинаете
   *[other] начинает
  } раунд { $round }
log-turn = { PERSON($who) ->
    [you] ходите
   *[other] ходит
  } в раунде { $round }
log-roll = { PERSON($who) ->
    [you] выбрасываете
   *[other] выбрасывает
  } { $dice }
log-compensation = { PERSON($who) ->
    [you] недобираете
   *[other] недобирает
  } на кубиках { $n }
log-die = { PERSON($who) ->
    [you] ставите
   *[other] ставит
  } { $dice } { FORM($space, "to") }
log-die_too = { PERSON($who) ->
    [you] добавляете
   *[other] добавляет
  } { $dice } { FORM($space, "to") }
log-value = { PERSON($who) ->
    [you] называете
   *[other] называет
  } { $value }
log-gain = { ru-gains } { FORM($things, "acc") }
log-pay = { PERSON($who) ->
    [you] платите
   *[other] платит
  } { FORM($things, "acc") }
log-points = { ru-gains } { $points } за { $source }
log-card = { PERSON($who) ->
    [you] используете
   *[other] использует
  } { FORM($which, "acc") } (на кубике { $value })
log-contract = { ru-takes } { $which } с места { $space }
story-contract-more = { $before } и { $other } с места { $space }
log-discard = { PERSON($who) ->
    [you] кладёте
   *[other] кладёт
  } { $which } под особую стопку
log-draw = { ru-takes } { $which } из особой стопки
log-no_contract = не { ru-gains } контракта (особая стопка пуста)
log-complete = { PERSON($who) ->
    [you] выполняете
   *[other] выполняет
  } { $which } (всего { $n })
log-reroll = { PERSON($who) ->
    [you] перебрасываете
   *[other] перебрасывает
  } { $die }
story-reroll-rolled = { PERSON($who) ->
    [you] перебрасываете
   *[other] перебрасывает
  } { $die } ({ ru-rolled })
log-adjust = { PERSON($who) ->
    [you] изменяете
   *[other] изменяет
  } { $die } на { ru-face }
log-black_die = { ru-takes } { $dice }
story-black_die-rolled = { ru-takes } { $dice } ({ ru-rolled })
log-no_black_die = не { ru-gains } чёрного кубика (их не осталось)
log-go = { PERSON($who) ->
    [you] идёте
   *[other] идёт
  } { $figure ->
   *[first] { FORM($place, "to") }
    [second] второй фигуркой { FORM($place, "to") }
  }
story-go-more = { $before }, затем { FORM($place, "to") }
log-stay = { PERSON($who) ->
    [you] остаётесь
   *[other] остаётся
  } на месте
log-no_road = { PERSON($who) ->
    [you] не можете заплатить ни за одну дорогу и теряете
   *[other] не может заплатить ни за одну дорогу и теряет
  } { FORM($moves, "acc") }
log-post = { PERSON($who) ->
    [you] основываете
   *[other] основывает
  } пост { FORM($place, "in") }
log-move_post = { ru-moves-post } { FORM($from, "from") } { FORM($to, "to") }
log-leave_posts = не { ru-moves-post } { FORM($place, "to") }
log-bonus = { ru-gains } { $bonus }
log-over = { PERSON($who) ->
    [you] побеждаете
   *[other] побеждает
  }
ru-takes = { PERSON($who) ->
    [you] берёте
   *[other] берёт
  }
ru-gains = { PERSON($who) ->
    [you] получаете
   *[other] получает
  }
ru-moves-post = { PERSON($who) ->
    [you] переносите пост
   *[other] переносит пост
  }
ru-rolled = { PERSON($values) ->
    [several] выпадают { $values }
   *[other] выпадает { $values }
  }

log-row = на месте { $space } появляется { $which }
log-final = финальный подсчёт очков
story-row = на поле появляется { $contracts }
story-round = Раунд { $round }: { PERSON($who) ->
    [you] начинаете вы
   *[other] начинает { $who }
  }.

## What is asked

prompt-over = Партия окончена.
prompt-OwnTurn = Выберите действие; сначала можно выполнить бонусное.
prompt-OwnTurn-bag = Действий для ваших кубиков нет: поставьте их на кошель или измените.
prompt-OwnTurn-acted = Действие выполнено. Бонусное действие или конец хода?
prompt-OwnTurn-no-dice = Кубиков у вас не осталось. Бонусное действие или конец хода?
prompt-ChooseDice = Выберите кубик для { FORM($space, "gen") }.
prompt-ChooseDice-lowest = Выберите наименьший из { $n } кубиков для { FORM($space, "gen") }: решает он.
prompt-ChooseDice-next = Выберите ещё один кубик для { FORM($space, "gen") }, не меньше первого.
prompt-NameValue = Какое значение покажут ваши кубики { FORM($space, "in") }?
prompt-ChooseColumn = Выберите столбец { FORM($space, "in") }.
prompt-UseMoneyBag = Выберите кубик, который поставите на кошель.
prompt-Reroll = Выберите кубик, который перебросите за { FORM($price, "acc") }.
prompt-Adjust = Выберите кубик, который измените на 1 за { FORM($price, "acc") }.
prompt-TurnDie = На кубике { $value }. Увеличить или уменьшить?
prompt-TakeContracts = Выберите контракт.
prompt-TakeContracts-full = Выберите контракт. У вас их уже два: от одного придётся отказаться.
prompt-TakeContracts-second = Выберите второй контракт или ограничьтесь одним.
prompt-TakeContracts-second-full = Выберите второй контракт или ограничьтесь одним. У вас их уже два: ради нового придётся отказаться от прежнего.
prompt-TakeRowBonus = Бонус к контракту: взять { $n ->
    [one] { $n } монету или { $n } верблюда?
    [few] { $n } монеты или { $n } верблюда?
   *[other] { $n } монет или { $n } верблюдов?
  }
prompt-MakeRoom = У вас может быть не больше двух контрактов. Какой из прежних положить под особую стопку?
prompt-KeepTwo = У вас может быть не больше двух контрактов, а этот третий. Какой положить под особую стопку?
prompt-Compensate = Вашему броску не хватает { $n } до { $below }. { $n ->
    [1] Возьмите 1 монету или 1 верблюда.
   *[other] Возьмите { $n } монетами и верблюдами, как хотите.
  }
prompt-Journey = { $here }. { $n ->
    [1] Выберите шаг.
   *[other] Выберите первый шаг, всего можно сделать до { $n }.
  }
prompt-Journey-more = { $here }. Идти дальше ({ ru-more-steps }) или остановиться?
prompt-Journey-free = { $here }. { $n ->
    [1] Можно сделать шаг; платить нужно только за дорогу.
    [one] Можно сделать до { $n } шага; платить нужно только за дороги.
   *[other] Можно сделать до { $n } шагов; платить нужно только за дороги.
  }
prompt-Journey-free-more = { $here }. Переместиться дальше ({ ru-more-steps }) или остановиться?
ru-more-steps = { $n ->
    [1] ещё { $n } шаг
    [one] ещё до { $n } шага
   *[other] ещё до { $n } шагов
  }
figure-is = Вы { FORM($place, "in") }
figures-are = Ваши фигурки { FORM($first, "in") } и { FORM($second, "in") }
figures-together = Обе ваши фигурки { FORM($place, "in") }
prompt-MovePost = Все ваши посты уже на карте пути. Выберите, какой из них перенести { FORM($city, "to") }.
prompt-MovePost-may = Все ваши посты уже на карте пути. Перенести один из них { FORM($city, "to") }?
prompt-ChooseEntry = Выберите, что взять с карты.
prompt-ChooseWay = Выберите один из обменов карты; его можно сделать { $n ->
    [1] 1 раз.
    [one] до { $n } раза.
   *[other] до { $n } раз.
  }
prompt-ChooseTimes = Сколько раз вы обмениваете?
prompt-Repeat = Выберите обмен; всего можно сделать до { $n }, один за другим.
prompt-Repeat-once = Выберите обмен.
prompt-Repeat-more = Обменять ещё { $n ->
    [1] раз?
    [one] до { $n } раза?
   *[other] до { $n } раз?
  }
prompt-NameCities = Выберите свой малый город, бонус которого получите.
prompt-NameCities-several = Выберите свой малый город, бонус которого получите; всего их может быть до { $n }.
prompt-NameCities-more = Выберите ещё один свой малый город или закончите.
prompt-CopyBonus = Выберите малый город, бонус которого скопируете.
prompt-GainGoods = Выберите товар.
prompt-GainGoods-more = Выберите первый из { $n } товаров.
prompt-GainPairs = Выберите два разных товара.
prompt-ChooseReward = У вас несколько наград. Какую получить первой?
prompt-Collect = У вас несколько бонусов. Какой получить первым?
prompt-ChooseCharacter = Выберите персонажа.
prompt-KeepGoals = Выберите первую из двух карт целей. Посты в 1, 2, 3, 4 городах с этих карт принесут ещё и очки: { $cities }.
prompt-KeepGoals-second = Выберите вторую карту цели, которую оставите.
prompt-DrawStart = Определяется первый игрок.
prompt-DealMarkers = Раскладываются бонусы малых городов.
prompt-DealOutposts = Раскладываются форпосты.
prompt-DealCards = Раскладываются карты городов.
prompt-DealStartingContracts = Раздаются стартовые контракты.
prompt-RevealCharacters = Открываются персонажи на выбор.
prompt-DealGoals = Раздаются карты целей.
prompt-LayPile = Выкладываются контракты раунда.
prompt-RefillRow = Пустая линейка контрактов пополняется из особой стопки.
prompt-DrawContract = { CAP($who) } { ru-takes } контракт из особой стопки.
prompt-Roll = { CAP($who) } { ru-rolls } кубик.
ru-rolls = { PERSON($who) ->
    [you] бросаете
   *[other] бросает
  }

# Below «Синий выбирает», in the accusative: what the others read meanwhile, without facts, and never «вы».
choosing-OwnTurn = действие
choosing-ChooseDice = кубик для действия
choosing-NameValue = значение кубиков
choosing-ChooseColumn = столбец
choosing-UseMoneyBag = кубик для кошеля
choosing-Reroll = кубик для переброса
choosing-Adjust = кубик для изменения
choosing-TurnDie = новое значение кубика
choosing-TakeContracts = контракт
choosing-TakeRowBonus = монеты или верблюдов
choosing-MakeRoom = контракт, который уйдёт под особую стопку
choosing-KeepTwo = контракт, который уйдёт под особую стопку
choosing-Compensate = монеты или верблюдов за слабый бросок
choosing-Journey = шаг по карте пути
choosing-MovePost = торговый пост для переноса
choosing-ChooseEntry = то, что принесёт карта
choosing-ChooseWay = обмен, указанный на карте
choosing-ChooseTimes = число обменов
choosing-Repeat = обмен
choosing-NameCities = малый город ради бонуса
choosing-CopyBonus = бонус для копирования
choosing-GainGoods = товары
choosing-GainPairs = разные товары
choosing-ChooseReward = порядок наград
choosing-Collect = порядок бонусов
choosing-ChooseCharacter = персонажа
choosing-KeepGoals = карты целей

## What one can do

with-notes = { $action }; { $notes }
with-awaits = { $action }: { $awaits }

done-OwnTurn = Завершить ход
done-TakeContracts = Не брать второй контракт
done-Journey = Остановиться { $stops }
stop-in = { FORM($city, "in") }: { $things }
done-Journey-passed = Остановиться и получить { FORM($things, "acc") }
done-Journey-still = Остаться на месте
done-Journey-here = Остановиться здесь
done-Journey-for-nothing = Остановиться здесь, не основывая поста
done-MovePost = Оставить посты на своих местах
done-Repeat = Больше не обменивать
done-Repeat-moves = Больше не обменивать и сделать { FORM($moves, "acc") }
done-NameCities = Больше не брать бонусов

# Where to go.
action-place = Поставить { $dice } { FORM($space, "to") }: до { FORM($things, "gen") }
action-place-coins = Поставить { $dice } в ячейку монет: { $things }
action-place-khan = Поставить { $dice } не меньше { $least } на «Милость хана»: { $things }
action-place-khan-any = Поставить { $dice } на «Милость хана»: { $things }
action-place-contracts = Поставить { $dice } в ячейку контрактов: один или два из контрактов 1–{ $n }
action-place-contracts-one = Поставить { $dice } в ячейку контрактов: контракт 1
action-place-travel = Поставить { $dice } в ячейку путешествия: до { FORM($steps, "gen") } за { FORM($coins, "acc") } плюс дороги
action-place-card = Поставить { $dice } { FORM($space, "to") }: { $card }
action-money-bag = Поставить кубик на кошель: { $things }
action-reroll = Перебросить один из своих кубиков за { FORM($price, "acc") }
action-adjust = Изменить один из своих кубиков на 1 за { FORM($price, "acc") }
action-black-die = Взять и бросить чёрный кубик за { FORM($price, "acc") }
action-black-die-as-it-is = Взять чёрный кубик за { FORM($price, "acc") }
action-complete = Выполнить { $which }: { $contract }

# Notes to these and to those that follow.
note-company = занято, вы платите { FORM($coins, "acc") }
note-company-from-to = занято, вы платите от { $low } до { FORM($coins, "gen") }, по наименьшему кубику
note-company-named = занято, вы платите столько монет, сколько назовёте
note-pays = вы платите { FORM($coins, "acc") }
note-profit = { $who } { ru-gains } { FORM($things, "acc") }
note-khan-next = следующий кубик — не меньше { $value }
note-only-step = первый шаг возможен только { FORM($place, "to") } { $price }
note-counted = у вас { $n }
note-contract-bonus = с ним { $coins } или { $camels }
note-contract-ready = всё нужное для него у вас есть

# Which dice.
action-die = Поставить { $die }: { $things }
action-die-alone = Поставить { $die }
action-die-lowest = Поставить { $die } как наименьший: { $things }
action-die-next = Добавить { $die }
action-die-bag = Поставить на кошель { $die }
action-die-reroll = Перебросить { $die }
action-die-adjust = Изменить { $die }: будет { $values }
action-value = Назвать { $value }: { $things }
brings-first-contract = контракт 1
brings-two-contracts = контракт 1, контракт 2 или оба
brings-contracts = один или два из контрактов 1–{ $n }
brings-steps = до { FORM($steps, "gen") }
brings-steps-in-reach = до { FORM($steps, "gen") }, на большее не хватит монет
action-down = Уменьшить до { $value }
action-up = Увеличить до { $value }
action-coins = Взять { FORM($things, "acc") }
action-column = Взять столбец { $column }: { $things }
action-column-entry = Взять то, что даёт { $value }: { $things }

# Contracts.
action-contract = Взять { $which }: { $contract }
action-discard = Положить под особую стопку { $which }: { $contract }
action-discard-new = Положить под особую стопку { $which }: { $contract }
action-bonus = Взять { FORM($things, "acc") }

# Journeys.
action-go = Пойти { FORM($there, "to") } { $price }
action-go-first = Пойти первой фигуркой { FORM($here, "from") } { FORM($there, "to") } { $price }
action-go-second = Пойти второй фигуркой { FORM($here, "from") } { FORM($there, "to") } { $price }
action-move-post = Перенести пост { FORM($city, "from") }
action-move-post-lost = Перенести пост { FORM($city, "from") } и потерять { FORM($things, "acc") }
awaits-if-you-stop = если остановитесь — { $things }
new-post = пост
new-post-nth = ваш { $n }-й пост за { $points }
new-post-moves = пост переносится туда из другого города
new-post-may-move = туда можно перенести пост из другого города
new-post-small-city = { FORM($things, $form) } сразу и каждый раунд
beijing-worth = { $points } в конце игры и 1 { ru-for-every-goods }
goal-city = ваш город-цель
goal-city-last = второй город карты цели за { $points }
awaits-card = карта: { $card }
awaits-cards = карты: { $cards }
awaits-own-post = там ваш пост
awaits-beyond = оттуда { FORM($places, "to") }
beyond-for = { FORM($place, $form) } ({ $price })
beyond-free = { FORM($place, $form) }
beyond-any-oasis = в любой оазис
lost-every-round = { FORM($things, $form) } в начале каждого раунда
lost-card = доступ к карте города
lost-cards = доступ к картам города

# City cards and rewards.
action-way = { CAP($exchange) }
action-times = { CAP($times) }: { $exchange }
action-give = { CAP($exchange) }
action-give-pair = { CAP($exchange) }
action-city = Взять бонус { FORM($city, "gen") }: { $things }
action-city-for = Взять бонус { FORM($city, "gen") } { $price }: { $things }
action-good = Взять { FORM($things, "acc") }
action-pair = Взять { FORM($things, "acc") }
action-copy = Скопировать бонус { FORM($city, "gen") }: { $things }
action-collect = Сначала { $bonus }: { $things }
action-reward = Сначала взять { FORM($things, "acc") }

# Setting up; what chance does.
action-character = { $character }
action-keep = Оставить карту: { $goal }
action-start = Первый игрок — { $who }
action-marker = Бонус { FORM($city, "gen") }: { $things }
action-outpost = Форпост { FORM($city, "gen") }: { $things }
action-card = { CAP($place) }, карта города: { $card }
action-draw = Контракт { $contract }
action-reveal = Персонаж на выбор: { $character }
action-goal = Карта цели: { $goal }
action-roll = { CAP($who) } { ru-rolls } кубик: { $value }

## What stands above the choices of a turn besides the areas of the board

heading-cards = Карты городов
heading-bonus = Бонусные действия

## Moments when all look up: a round is over, the game is scored

moment-round = Раунд { $n } окончен, начинается раунд { $round }
moment-final = Итоги: Пекин, цели и контракты

## How far the game is

clock = Раунд { $round } из { $rounds }
clock-setup = Подготовка к игре
clock-over = Партия окончена

## What one can spend, in a line

holdings = У вас { FORM($things, "held") }; { $dice }; { $points }.
holdings-contracts = У вас { FORM($things, "held") }; { $dice }; { $points }; { $n ->
    [1] контракт
   *[other] контракты
  } { $contracts }.
# With no-break spaces.
holdings-contract = { $slot }: { $cost } → { $reward }
holdings-beside = { $before } { $after }
holdings-dice = { PERSON($dice) ->
    [several] кубики { $dice }
   *[other] кубик { $dice }
  }
holdings-hidden = { $n ->
    [one] { $n } кубик любого значения
    [few] { $n } кубика любого значения
   *[other] { $n } кубиков любого значения
  }
holdings-no-dice = кубиков нет

## The table in a terminal: how long each may be stands in the English file

sign-coin = { $n }Мо
sign-camel = { $n }Ве
sign-pepper = { $n }Пе
sign-silk = { $n }Шё
sign-gold = { $n }Зо
sign-point = { $n }Оч
sign-any_good = { $n }люб
sign-different_goods = { $n ->
    [1] { $n }люб
   *[other] { $n }разн
  }
sign-move = { $n ->
    [1] перем
   *[other] { $n }перем
  }
sign-special_pile_contract = { $n ->
    [1] контракт
   *[other] { $n }контр
  }
sign-black_die = { $n ->
    [1] кубик
   *[other] { $n }куб
  }
sign-own_small_city_bonus = { $n ->
    [1] бонус
   *[other] { $n }бон
  }
sign-other_small_city_bonus = копия
sign-die = { $value }
sign-die-of = { $letter }{ $value }

letter-blue = С
letter-yellow = Ж
letter-green = З
letter-red = К
letter-black = Ч
letter-white = Б
letter-neutral = Н

legend-coin = Мо монеты
legend-camel = Ве верблюды
legend-pepper = Пе перец
legend-silk = Шё шёлк
legend-gold = Зо золото
legend-point = Оч очки
legend-any_good = люб: товар на выбор
legend-different_goods = 2разн: разные товары
legend-black_die = кубик: чёрный
legend-other_small_city_bonus = копия: бонус другого малого города
legend-post = С пост
legend-figure = @С фигурка
legend-oasis = (A) оазис
legend-die = С4 кубик
legend-black = Ч чёрный
legend-white = Б белый
legend-neutral = Н нейтральный
legend-star = * ваш пост

picture-name = МАРКО ПОЛО
picture-round = раунд { $round } из { $rounds }; первый ход: { $who }
picture-round-next = раунд { $round } из { $rounds }; первый ход: { $who }, в следующем пока { $next }
picture-setting-up = идёт подготовка к игре
picture-setting-up-start = идёт подготовка к игре; первый ход: { $who }
picture-over = партия окончена
picture-person = { $letter } { $seat }
picture-person-you = { $letter } { $seat } (вы)
picture-other-roads = Другие дороги: { $roads }
picture-other-road = { $here } — { $there } { $price }

picture-bazaar = БАЗАР
picture-bazaar-dice = кубики
picture-spaces = ДРУГИЕ ЯЧЕЙКИ
picture-contracts = КОНТРАКТЫ
picture-contracts-pile = в особой стопке ещё { $n }
picture-city-cards = КАРТЫ ГОРОДОВ
picture-city-cards-note = нужен свой пост; обменов не больше, чем показывает кубик

short-space-coins = монеты
short-space-camels = верблюды
short-space-pepper = перец
short-space-silk = шёлк
short-space-gold = золото
short-space-khan = милость хана
short-space-contracts = контракты
short-space-travel = путешествие
short-space-money_bag = кошель
short-space-black_dice = чёрные кубики

picture-khan = { $things } за кубик не меньше { $least }; свободно { $n }
picture-khan-any = { $things } за любой кубик; свободно { $n }
picture-khan-full = { $things }; мест нет
picture-contract-space = один или два контракта до значения кубика
picture-travel = 1–6 шагов, монет: { $coins }
picture-money-bag = { $things } за каждый кубик, бонусное действие
picture-black-dice = осталось { $n }, каждый за { FORM($price, "acc") }

picture-contract = { $cost } → { $reward }
picture-row-bonus = +{ $coins } или { $camels }
picture-empty-row = нет
picture-closed = закрыта: { $dice }

picture-head-player = игрок
picture-head-points = оч.
picture-head-coin = Мо
picture-head-camel = Ве
picture-head-pepper = Пе
picture-head-silk = Шё
picture-head-gold = Зо
picture-head-posts = посты
picture-head-done = вып.
picture-head-dice = кубики
picture-holds = { $slot }: { $contract }
picture-starred = { $city }*
picture-goal = цель: { $first }, { $second } { $points }
picture-someone = { $character }: { $knacks }

## The table on a page

board-table = Игровое поле «Путешествий Марко Поло»
board-mat = { PERSON($who) ->
    [you] Ваше имущество
   *[other] Имущество: { $who }
  }
board-map = Путь в Пекин
board-bazaar = Базар
board-contracts = Контракты
board-travel = Путешествие
board-khan = Милость хана
board-coins = Монеты
board-money_bag = Кошель
board-bonus = Бонус
board-draft = Персонажи на выбор
board-no-character = Пока без персонажа
board-figures = { CAP($places) }
board-place = { CAP($place) }
board-pile = × { $n }

## What something is, for whoever points at it

tip-more = { $tip } { $more }
tip-there = Там лежат: { $dice }.
tip-die-of = { $value ->
    [0] { $who }
   *[other] { $who } { $value }
  }
tip-die-of-black = { $value ->
    [0] чёрный
   *[other] чёрный { $value }
  }
tip-die-of-white = белый { $value }
tip-die-of-neutral = нейтральный { $value }
tip-needs = Вам не хватает: { $things }.
tip-needs-value = Нужен кубик со значением { $value } или больше.
tip-needs-post = Нужен ваш пост { FORM($city, "in") }.
tip-own-die-there = Кубик вашего цвета там уже лежит: к нему можно добавить только чёрные или белые.

tip-road = Дорога { $here } — { $there }: шаг стоит { FORM($price, "acc") }.
tip-venezia = Венеция: здесь начинается путешествие.
tip-oasis = { CAP($place) }: остановка в пути. Посты здесь не основывают.
tip-small = { $city }: ваш пост приносит { FORM($things, "acc") } сразу и в начале каждого раунда.
tip-small-hidden = { $city }: бонус ещё не выложен.
tip-large = { $city }: первый пост здесь приносит { FORM($things, "acc") }. Если здесь ваш пост, вам доступна карта города.
tip-large-taken = { $city }: бонус первого поста уже взят. Если здесь ваш пост, вам доступна карта города.
tip-card = Карта { FORM($city, "gen") }, за один кубик, если там ваш пост: { $card }.
tip-card-closed = Карта { FORM($city, "gen") }, в этом раунде закрыта: { $card }.
tip-card-hidden = Карта { FORM($city, "gen") } ещё не выложена.
tip-beijing = Пекин: в конце игры посты приносят очки ({ $points }), и ещё 1 { $n ->
    [1] за каждый оставшийся у вас товар
    [one] за каждый { $n } оставшийся у вас товар
    [few] за каждые { $n } оставшихся у вас товара
   *[other] за каждые { $n } оставшихся у вас товаров
  }.
tip-company = Занято: вы платите столько монет, сколько показывает ваш наименьший кубик.
tip-bazaar = Базар, { $space }: { $dice }. Наименьший кубик решает, как далеко можно зайти в таблице.
tip-supply-camels = Запас верблюдов.
tip-supply-pepper = Запас перца.
tip-supply-silk = Запас шёлка.
tip-supply-gold = Запас золота.
tip-column = За кубики со значением { $value } или больше: { $things }.
tip-contracts = За один кубик возьмите один или два контракта, чьи номера не больше его значения.
tip-special = Особая стопка: { $contracts }.
tip-contract = Контракт { $n }: требует { FORM($cost, "acc") }, приносит { FORM($reward, "acc") }.
tip-new-contract = Новый контракт: требует { FORM($cost, "acc") }, приносит { FORM($reward, "acc") }.
tip-no-contract = Контракта здесь нет.
tip-no-active = Место для контракта.
tip-row-space = Для этого контракта нужен кубик со значением { $n } или больше.
tip-row-bonus = Для этого контракта нужен кубик со значением { $n } или больше. С ним вы получаете { FORM($coins, "acc") } или { FORM($camels, "acc") }.
tip-travel = Путешествие: { $dice }. Наименьший решает, сколько шагов можно сделать; платят за шаги и за дороги.
tip-steps = { $steps }: { $coins } плюс дороги.
tip-khan = Милость хана: кубик со значением { $least } или больше приносит { FORM($things, "acc") }. Занятой она никогда не считается.
tip-khan-full = Милость хана: в этом раунде мест больше нет. Она приносит { FORM($things, "acc") }.
tip-coins = Один кубик с любым значением приносит { FORM($things, "acc") }.
tip-money-bag = Бонусное действие: кубик на кошеле приносит { FORM($things, "acc") }.
tip-reroll = Бонусное действие: за { FORM($price, "acc") } перебросьте один из своих кубиков.
tip-adjust = Бонусное действие: за { FORM($price, "acc") } измените один из своих кубиков на 1.
tip-black-die = Бонусное действие: за { FORM($price, "acc") } возьмите чёрный кубик, не больше одного за ход. Осталось: { $n }.
tip-character = { $character }: { $knacks }.
tip-nobody = Персонаж ещё не выбран.
tip-first = Первый ход в этом раунде.
tip-points = { $points }.
tip-points-parts = { $points }: { $parts }.
tip-die-own = Кубик со значением { $value }.
tip-die-black = Чёрный кубик со значением { $value }.
tip-die-white = Белый кубик со значением { $value }.
tip-die-hidden = На этом кубике то значение, которое вы назовёте, когда его поставите.
tip-stock = На складе: { $things }.
tip-goal = Карта цели: посты { FORM($first, "in") } и { FORM($second, "in") } приносят { $points }.
tip-goal-hidden = Карта цели, тайная до конца игры.
tip-posts = Торговые посты: { $left } в запасе, { $placed } на карте пути. Последние приносят очки, когда их основывают.
tip-completed = Выполнено: { $contracts }. Тот, у кого их в конце игры больше всего, получает бонус.

## What an option changes, in a sentence below it where a table is set up

option-random_city_bonuses-about = Иначе они лежат так, как показано для первой партии.
option-character_draft-about = Иначе персонажи раздаются случайно.
option-goal_choice-about = Каждый выбирает втайне. Иначе раздаются две карты целей, и обе остаются.
option-city_card_at_once-about = Важно, когда бонус двигает фигуру до главного действия. Иначе картой пользуются со следующего хода.
option-exchange_either_way-about = Иначе все обмены за одно применение карты идут в одну сторону.
option-bonus_card_pays_first-about = Тогда число бонусов называют и оплачивают сразу. Иначе монетами от одного можно заплатить за следующий.
option-special_pile_empty-about = Случается очень редко: стопка особых контрактов кончилась, а кто-то должен взять из неё.
option-wilhelm_moves_posts-about = Важно, когда все его посты уже на карте, а он приходит в новый город.
option-no_contracts_completed-about = В конце очки получает выполнивший больше всех контрактов; здесь решается, кто получает их, если не выполнил никто.
