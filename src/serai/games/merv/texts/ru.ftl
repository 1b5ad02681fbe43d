# What Serai says at a table of Merv, in Russian. The words that all games share are in src/serai/texts.
#
# For whoever goes on with it. The terms are those of the printed edition (glossary.md).
# - Cases of nouns: the nominative has no name; gen, acc, loc. The accusative is asked for after «получить», «взять»,
#   «заплатить», «за»: what is alive has its own («2 верблюдов», «воина»). FORM passes through lists to every part.
# - A colour is an adjective: m (the default), f, pl, and with a case m-gen, m-ins, pl-gen, pl-ins. A number with a
#   colour alone means cubes: «2 пурпурных».
# - A site reads «b2 (ваш бирюзовый участок «Мечеть»)»: brackets, so that it needs no case after «на», «перед», «за».
# - Somebody ($who, $owner) is never declined: the subject, or in brackets, or after a colon. The log is in the present.

title = Мерв
about-lobby = Возвысьтесь в самом сердце Шёлкового пути: стройте в городе, служите при дворе, молитесь в мечети, торгуйте и возводите стены, пока не пришли захватчики.

# Points are called ПО in this game, unlike in the others.
count-point = { $n } ПО
count-points = { $points } ПО
# The accusative is for a price of nothing: «Заплатить 0 кубов со скидкой»; "held": after «у вас».
nothing = { $form ->
    [acc] 0 кубов
    [held] ничего нет
   *[nom] ничего
  }

## Who

seat-high_courtier = царедворец
    .gender = m
seat-magistrate = судья-чиновник
    .gender = m

## Things by name

colour-purple = { $form ->
    [m-gen] пурпурного
    [m-ins] пурпурным
    [f] пурпурная
    [pl] пурпурные
    [pl-gen] пурпурных
    [pl-ins] пурпурными
   *[m] пурпурный
  }
colour-tan = { $form ->
    [m-gen] песчаного
    [m-ins] песчаным
    [f] песчаная
    [pl] песчаные
    [pl-gen] песчаных
    [pl-ins] песчаными
   *[m] песчаный
  }
colour-teal = { $form ->
    [m-gen] бирюзового
    [m-ins] бирюзовым
    [f] бирюзовая
    [pl] бирюзовые
    [pl-gen] бирюзовых
    [pl-ins] бирюзовыми
   *[m] бирюзовый
  }
colour-orange = { $form ->
    [m-gen] оранжевого
    [m-ins] оранжевым
    [f] оранжевая
    [pl] оранжевые
    [pl-gen] оранжевых
    [pl-ins] оранжевыми
   *[m] оранжевый
  }
colour-white = { $form ->
    [m-gen] белого
    [m-ins] белым
    [f] белая
    [pl] белые
    [pl-gen] белых
    [pl-ins] белыми
   *[m] белый
  }

# Always the name of an action, a card or a tile, in quotation marks, and so without cases.
area-caravansary = «Караван-сарай»
area-palace = «Дворец»
area-library = «Библиотека»
area-marketplace = «Шёлковый путь»
area-mosque = «Мечеть»
area-wall = «Стена»

# They stand after «участок», and have no cases either.
kind-caravansary = «Караван-сарай»
kind-palace = «Дворец»
kind-library = «Библиотека»
kind-marketplace = «Шёлковый путь»
kind-mosque = «Мечеть»
kind-wall = «Стена»

# In the list of a line: «пурпурный дворец, песчаная мечеть (вы)».
brief-caravansary = караван-сарай
    .gender = m
brief-palace = дворец
    .gender = m
brief-library = библиотека
    .gender = f
brief-marketplace = Шёлковый путь
    .gender = m
brief-mosque = мечеть
    .gender = f
brief-wall = стена
    .gender = f

spice-cinnamon = { $form ->
    [acc] корицу
    [gen] корицы
   *[nom] корица
  }
spice-ginger = { $form ->
    [gen] имбиря
   *[nom] имбирь
  }
spice-juniper = { $form ->
    [gen] можжевельника
   *[nom] можжевельник
  }
spice-pepper = { $form ->
    [gen] перца
   *[nom] перец
  }

# After «во»: the accusative is like the nominative.
hall-knowledge = двор учёности
hall-spice = двор пряностей
hall-trade = двор торговли
hall-faith = двор веры

# loc: after «в».
city-rayy = { $form ->
    [loc] Рее
   *[nom] Рей
  }
city-samarkand = { $form ->
    [loc] Самарканде
   *[nom] Самарканд
  }
city-balkh = { $form ->
    [loc] Балхе
   *[nom] Балх
  }
city-nishapur = { $form ->
    [loc] Нишапуре
   *[nom] Нишапур
  }
city-baghdad = { $form ->
    [loc] Багдаде
   *[nom] Багдад
  }
city-kashgar = { $form ->
    [loc] Кашгаре
   *[nom] Кашгар
  }
city-peshawar = { $form ->
    [loc] Пешаваре
   *[nom] Пешавар
  }
city-basra = { $form ->
    [loc] Басре
   *[nom] Басра
  }

good-common = обычный товар
good-rare = редкий товар

# gen: after «с»; loc: after «на».
side-north = { $form ->
    [gen] севера
    [loc] севере
   *[nom] север
  }
side-east = { $form ->
    [gen] востока
    [loc] востоке
   *[nom] восток
  }
side-south = { $form ->
    [gen] юга
    [loc] юге
   *[nom] юг
  }
side-west = { $form ->
    [gen] запада
    [loc] западе
   *[nom] запад
  }

corner-top_left = левый верхний угол
corner-top_right = правый верхний угол
corner-bottom_right = правый нижний угол
corner-bottom_left = левый нижний угол

# The nominative after a colon, acc after «получить», «за», «даёт».
boon-white_cube = белый куб
boon-scroll = свиток
boon-caravan_card = { $form ->
    [acc] любую карту каравана
   *[nom] любая карта каравана
  }
boon-favour = расположение
boon-rare_good = редкий товар
boon-mosque_advance = бесплатное деление мечети
boon-soldier = { $form ->
    [acc] воина
   *[nom] воин
  }
boon-camel = { $form ->
    [acc] верблюда
   *[nom] верблюд
  }
boon-white_upgrade = улучшение с белым кубом
boon-bonus_upgrade = улучшение с дополнительным кубом
boon-scoring_tile = жетон бонуса к ПО
boon-free_courtier = { $form ->
    [acc] бесплатного придворного
   *[nom] бесплатный придворный
  }
boon-free_wall = бесплатный фрагмент
boon-mosque_end = { $points } каждый год за каждый ваш участок «Мечеть»
boon-camel_gone = верблюда здесь уже нет

# Always after a colon, in the nominative.
breakthrough-discount_caravansary = скидка «Караван-сарай»
breakthrough-discount_palace = скидка «Дворец»
breakthrough-discount_marketplace = скидка «Шёлковый путь»
breakthrough-discount_mosque = скидка «Мечеть»
breakthrough-wild_purple = универсальный пурпурный
breakthrough-wild_tan = универсальный песчаный
breakthrough-wild_teal = универсальный бирюзовый
breakthrough-wild_orange = универсальный оранжевый
breakthrough-free_caravan_card = бесплатная карта каравана
breakthrough-free_trading_post = бесплатный торговый пост
breakthrough-free_mosque_step = бесплатное деление мечети
breakthrough-free_wall = бесплатный фрагмент
breakthrough-favour_and_soldier = расположение и воин
breakthrough-two_favour = 2 расположения
breakthrough-two_soldiers = 2 воина

# "for": what the points are for, with its preposition.
source-influence = { $form ->
    [for] за влияние
   *[nom] влияние
  }
source-favour = { $form ->
    [for] за расположение
   *[nom] расположение
  }
source-contracts = { $form ->
    [for] за контракты
   *[nom] контракты
  }
source-mosque = { $form ->
    [for] за мечеть
   *[nom] мечеть
  }
source-breakthroughs = { $form ->
    [for] за открытия
   *[nom] открытия
  }
source-palace = { $form ->
    [for] за дворец
   *[nom] дворец
  }
source-buildings = { $form ->
    [for] за здания
   *[nom] здания
  }
source-scoring_tile = { $form ->
    [for] за жетон бонуса к ПО
   *[nom] жетон бонуса к ПО
  }
source-mosque_end = { $form ->
    [for] за верхнее деление мечети
   *[nom] верхнее деление мечети
  }
source-spices = { $form ->
    [for] за наборы пряностей
   *[nom] наборы пряностей
  }
# The magistrate scores points where others would be given something.
source-magistrate = { $form ->
    [for] вместо награды
   *[nom] вместо наград
  }

## So many of a thing: the nominative alone and after a colon, acc after a verb and after «за»

# gen: after «не хватает».
count-cube = { $n ->
    [one] { $form ->
        [gen] { $n } { FORM($colour, "m-gen") }
       *[nom] { $n } { $colour }
      }
   *[other] { $n } { FORM($colour, "pl-gen") }
  }
# After a verb too «2 верблюда», not «2 верблюдов»: one pays with them.
count-camel = { $form ->
    [acc] { $n ->
        [one] { $n } верблюда
        [few] { $n } верблюда
       *[other] { $n } верблюдов
      }
   *[nom] { $n ->
        [one] { $n } верблюд
        [few] { $n } верблюда
       *[other] { $n } верблюдов
      }
  }
count-scroll = { $n ->
    [one] { $n } свиток
    [few] { $n } свитка
   *[other] { $n } свитков
  }
count-common_good = { $n ->
    [one] { $n } обычный товар
    [few] { $n } обычных товара
   *[other] { $n } обычных товаров
  }
count-rare_good = { $n ->
    [one] { $n } редкий товар
    [few] { $n } редких товара
   *[other] { $n } редких товаров
  }
count-any_good = { $n ->
    [one] { $n } любой товар
    [few] { $n } любых товара
   *[other] { $n } любых товаров
  }
# Measured, not counted: «5 расположения», «5 влияния», as the printed edition has it.
count-favour = { $n ->
    [one] { $n } расположение
   *[other] { $n } расположения
  }
count-influence = { $n ->
    [one] { $n } влияние
   *[other] { $n } влияния
  }
count-building = { $n ->
    [one] { $n } здание
    [few] { $n } здания
   *[other] { $n } зданий
  }
count-servant = { $form ->
    [acc] { $n ->
        [one] { $n } слугу
       *[other] { $n } слуг
      }
   *[nom] { $n ->
        [one] { $n } слуга
        [few] { $n } слуги
       *[other] { $n } слуг
      }
  }
count-soldier = { $form ->
    [acc] { $n ->
        [one] { $n } воина
       *[other] { $n } воинов
      }
   *[nom] { $n ->
        [one] { $n } воин
        [few] { $n } воина
       *[other] { $n } воинов
      }
  }

## Phrases that several sentences share

site-empty = { $cell } (пустой { $colour } участок { $kind })
site-yours = { $cell } (ваш { $colour } участок { $kind })
site-owned = { PERSON($owner) ->
    [you] { site-yours }
   *[other] { $cell } ({ $colour } участок { $kind }, владелец: { $owner })
  }

# loc: after «в».
line-column = { $form ->
    [loc] столбце { $column }
   *[nom] столбец { $column }
  }
line-row = { $form ->
    [loc] ряду { $row }
   *[nom] ряд { $row }
  }

line-site = { FORM($colour, GENDER($kind)) } { $kind }
line-site-noted = { FORM($colour, GENDER($kind)) } { $kind } ({ $notes })
line-market = верблюжий базар
# Whose building it is, in brackets.
note-yours = вы
note-owned = { $owner }
note-white = даёт белый
note-upgrade = +1 { $colour }

wall-place = { $side } { $n }

any-cube = любой куб
# The accusative is like the nominative.
nth-breakthrough = { $n ->
    [1] первое открытие
    [2] второе открытие
    [3] третье открытие
   *[other] четвёртое открытие
  }
points-part = { $source } { $n }
points-from = { $points } { FORM($source, "for") }

cost-price = за { FORM($price, "acc") }
cost-free = бесплатно
cost-cube = за 1 куб
cost-roads = { $cost }, поместив { FORM($camels, "acc") } на путь

and-gains = { $action }, получить { FORM($things, "acc") }
and-brings = { $action }: { $things }
and-pair = { $action } (пара: { $boon })
and-owner_gains = { $action }; { $owner } { PERSON($owner) ->
    [you] получаете
   *[other] получает
  } { FORM($things, "acc") }
and-soldier_home = { $action }; воин оттуда возвращается к владельцу

## What brings nothing, and why

and-for_nothing = { $action } — впустую: { $lacking }

lack-cube = не хватает куба
lack-cubes = не хватает { FORM($cubes, "gen") }
lack-servant = у вас не осталось слуг
lack-disc = у вас нет для этого диска
lack-spice = влияния мало для ещё одного вида пряностей
lack-cards = нет ни одной карты каравана
lack-behind = за этой картой больше нет карт
lack-hall = все дворы заполнены
lack-step = вы уже на верхнем делении
lack-piece = не осталось фрагментов или ячеек
lack-track = обе шкалы пройдены до конца
lack-guarded = воина не выставить ни к одному зданию
lack-market = верблюжий базар пуст
lack-supply = в запасе пусто
lack-things = не хватает: { $things }

## The log

log-turn = { PERSON($who) ->
    [you] ходите
   *[other] ходит
  }: год { $year }, раунд { $round }
log-slot = { PERSON($who) ->
    [you] встаёте
   *[other] встаёт
  } в ячейку { $slot }
log-activate = { PERSON($who) ->
    [you] активируете
   *[other] активирует
  } { $cell }
log-build = { PERSON($who) ->
    [you] строите
   *[other] строит
  } на { $cell }
log-board = { PERSON($who) ->
    [you] выбираете
   *[other] выбирает
  } действие { $area }
log-cube = { PERSON($who) ->
    [you] получаете
   *[other] получает
  } { $cubes }
log-pay = { PERSON($who) ->
    [you] платите
   *[other] платит
  } { $cubes }
log-points = { PERSON($who) ->
    [you] получаете
   *[other] получает
  } { $points } { FORM($source, "for") }
log-favour = { PERSON($who) ->
    [you] поднимаете
   *[other] поднимает
  } расположение до { $n }
log-influence = { PERSON($who) ->
    [you] поднимаете
   *[other] поднимает
  } влияние до { $n }
log-scroll = { PERSON($who) ->
    [you] берёте
   *[other] берёт
  } свиток
log-good = { PERSON($who) ->
    [you] получаете
   *[other] получает
  } { $good }
log-camels = { PERSON($who) ->
    [you] получаете
   *[other] получает
  } { FORM($camels, "acc") }
log-take_camels = { PERSON($who) ->
    [you] берёте
   *[other] берёт
  } { FORM($camels, "acc") } с верблюжьего базара
log-sell_camel = { PERSON($who) ->
    [you] продаёте
   *[other] продаёт
  } верблюда за { FORM($boon, "acc") }
log-camels_to_cards = { PERSON($who) ->
    [you] отправляете
   *[other] отправляет
  } { FORM($camels, "acc") } в караван-сарай
log-camels_to_market = { PERSON($who) ->
    [you] отправляете
   *[other] отправляет
  } { FORM($camels, "acc") } на верблюжий базар
log-camels_lost = { PERSON($who) ->
    [you] возвращаете
   *[other] возвращает
  } { FORM($camels, "acc") } в коробку
log-card = { PERSON($who) ->
    [you] берёте
   *[other] берёт
  } { FORM($spice, "acc") }
log-camel_on_card = { PERSON($who) ->
    [you] помещаете
   *[other] помещает
  } верблюда на карту каравана { $card }
log-courtier = { PERSON($who) ->
    [you] помещаете
   *[other] помещает
  } придворного во { $hall }
log-breakthrough = { PERSON($who) ->
    [you] совершаете
   *[other] совершает
  } открытие: { $tile }
log-breakthrough_points = { PERSON($who) ->
    [you] совершаете
   *[other] совершает
  } открытие: { $points }
log-soldier_home = { PERSON($who) ->
    [you] возвращаете
   *[other] возвращает
  } к себе воина с { $cell }
log-soldiers_home = { PERSON($who) ->
    [you] возвращаете
   *[other] возвращает
  } к себе { FORM($soldiers, "acc") }
log-post = { PERSON($who) ->
    [you] создаёте
   *[other] создаёт
  } торговый пост в { FORM($city, "loc") }
log-roads = { PERSON($who) ->
    [you] помещаете
   *[other] помещает
  } { FORM($camels, "acc") } на караванный путь
log-mosque = { PERSON($who) ->
    [you] продвигаетесь
   *[other] продвигается
  } по шкале мечети до деления { $row }
log-scoring_tile = { PERSON($who) ->
    [you] берёте
   *[other] берёт
  } жетон бонуса к ПО { $area }
log-upgrade = { PERSON($who) ->
    [you] помещаете
   *[other] помещает
  } на { $cell } улучшение с { FORM($colour, "m-ins") } кубом
log-wall = { PERSON($who) ->
    [you] возводите
   *[other] возводит
  } фрагмент ({ $place })
log-soldier = { PERSON($who) ->
    [you] выставляете
   *[other] выставляет
  } воина на { $cell }
log-contract = { PERSON($who) ->
    [you] выполняете
   *[other] выполняет
  } контракт на { $points }
log-queue = { PERSON($who) ->
    [you] занимаете
   *[other] занимает
  } деление { $place } на шкале очерёдности
log-ransom = { PERSON($who) ->
    [you] платите
   *[other] платит
  } дань за { $cell }
log-destroyed = { PERSON($who) ->
    [you] теряете
   *[other] теряет
  } { $n ->
    [one] здание
   *[other] здания
  } на { $cells }
log-spend_favour = { PERSON($who) ->
    [you] тратите
   *[other] тратит
  } { $favour } на придворных (остаётся { $left })
log-solo_card = { PERSON($who) ->
    [you] открываете
   *[other] открывает
  } карту { $area }
log-over = { PERSON($who) ->
    [you] побеждаете
   *[other] побеждает
  }

log-draw = в караван-сарае появляется { $spice }
log-invasion = монголы нападают
log-withdrawn = монголы уходят
log-scoring = подсчитаны очки за год { $year }
log-final = подсчитаны очки за наборы пряностей
story-came = новое в караван-сарае: { $spices }

## What is asked

prompt-over = Партия окончена.
prompt-ChooseSlot = Выберите ячейку действия для своего распорядителя.
prompt-ChooseSite = Выберите на линии участок, чтобы построить на нём или активировать его.
prompt-ChooseAction = Выберите действие.
prompt-EndTurn = Сделать что-нибудь ещё перед концом хода?
prompt-BuySpices = Купите пряности: 1 куб за карту, все кубы одного цвета.
prompt-BuySpices-colour = Купите пряности: 1 { $colour } за карту.
prompt-ChooseColour = Выберите цвет, которым заплатите за пряности.
prompt-TakeAnyCard = Выберите карту каравана, она бесплатна.
prompt-PairBoons = Вы собрали несколько пар. Какую награду получить первой?
prompt-PlaceCourtiers = Выберите двор для придворного (нужно кубов его цвета: { $n }).
prompt-FreeCourtier = Выберите двор для бесплатного придворного.
prompt-SpendForScrolls = Потратьте кубы разных цветов, по одному за свиток.
prompt-SpendForScrolls-more = Потрачено кубов: { $n }. Потратить ещё один, другого цвета?
prompt-ChooseBreakthrough = Выберите { $breakthrough }.
prompt-EstablishPost = Выберите город для торгового поста.
prompt-EstablishPost-free = Выберите город для бесплатного торгового поста и товара.
prompt-BuyGoods = Купите товары, не больше одного в каждом городе.
prompt-Advance = Продвинуться по шкале мечети?
prompt-Advance-first = Выберите путь на шкале мечети.
prompt-FreeStep = Выберите путь на шкале мечети, первое деление бесплатно.
prompt-ChooseScoringTile = Выберите жетон бонуса к ПО.
prompt-ChooseBonus = Выберите улучшение с дополнительным кубом.
prompt-PlaceBonus = Выберите свой участок для улучшения с { FORM($colour, "m-ins") } кубом.
prompt-PlaceWhite = Выберите свой участок для улучшения с белым кубом.
prompt-PlaceWhite-anywhere = Выберите любой участок для улучшения с белым кубом.
prompt-BuildWalls = Выберите фрагмент, который возведёте.
prompt-FreeWall = Выберите бесплатный фрагмент.
prompt-PlaceWall = Выберите ячейку для фрагмента стены.
prompt-PlaceWall-gate = Выберите сторону для ворот.
prompt-Deploy = Выберите здание, к которому выставите воина.
prompt-Pay = Выберите, как заплатить { FORM($price, "acc") }.
prompt-ChooseGoods = Для контракта годится любой товар. Какой поместить?
prompt-SpendAnyCube = Выберите куб, которым заплатите за контракт.
prompt-JoinQueue = Выберите деление на следующей шкале очерёдности. { CAP($standing) }; { $coming }.
queue-stands = { $who } на делении { $place }
queue-nobody = пока там никого нет
queue-coming = { PERSON($who) ->
    [you] ещё выбираете { $who }
    [several] после вас выбирают { $who }
   *[other] после вас выбирает { $who }
  }
queue-none_coming = после вас никто не выбирает
prompt-PayRansom = У вас под ударом { $buildings }. За что заплатить дань?
prompt-ChooseRansom = Выберите куб, которым заплатите дань за { $site }.
prompt-CourtierSlot = Выберите ячейку действия для царедворца.
prompt-CourtierSite = Выберите участок для царедворца.
prompt-Refill = В караван-сарае открывается карта.
prompt-DrawOrder = Определяется первая очерёдность хода.
prompt-ChooseSide = Определяется сторона верблюжьего базара.
prompt-DealSites = Выкладываются участки города.
prompt-DrawSoloCard = Судья-чиновник открывает карту.
prompt-RandomTile = Судья-чиновник берёт жетон второго открытия.
prompt-BestScoringTile = Судья-чиновник берёт жетон бонуса к ПО.

# Below «Синий выбирает», in the accusative: what the others read meanwhile, without facts, and never «вы».
choosing-ChooseSlot = ячейку действия для распорядителя
choosing-ChooseSite = участок на линии
choosing-ChooseAction = действие
choosing-EndTurn = завершение хода
choosing-BuySpices = пряности для покупки
choosing-ChooseColour = цвет для оплаты пряностей
choosing-TakeAnyCard = бесплатную карту каравана
choosing-PairBoons = порядок наград
choosing-PlaceCourtiers = двор для придворного
choosing-FreeCourtier = двор для бесплатного придворного
choosing-SpendForScrolls = кубы в обмен на свитки
choosing-ChooseBreakthrough = открытие
choosing-EstablishPost = город для торгового поста
choosing-BuyGoods = товары для покупки
choosing-Advance = деление на шкале мечети
choosing-FreeStep = путь на шкале мечети
choosing-ChooseScoringTile = жетон бонуса к ПО
choosing-ChooseBonus = улучшение с дополнительным кубом
choosing-PlaceBonus = участок для улучшения с дополнительным кубом
choosing-PlaceWhite = участок для улучшения с белым кубом
choosing-BuildWalls = фрагмент стены или ворота
choosing-FreeWall = бесплатный фрагмент стены или ворота
choosing-PlaceWall = место для фрагмента стены или ворот
choosing-Deploy = здание для воина
choosing-Pay = способ оплаты
choosing-ChooseGoods = товар для контракта
choosing-SpendAnyCube = куб для оплаты контракта
choosing-JoinQueue = деление на следующей шкале очерёдности
choosing-PayRansom = здание, за которое будет уплачена дань
choosing-ChooseRansom = куб для уплаты дани
choosing-CourtierSlot = ячейку действия для царедворца
choosing-CourtierSite = участок для царедворца

## What one can do

done-BuySpices = Уйти из караван-сарая
done-PlaceCourtiers = Уйти из дворца
done-FreeCourtier = Не помещать придворного
done-SpendForScrolls = Не брать свитков
done-SpendForScrolls-more = Взять { $scrolls }
done-BuyGoods = Уйти с Шёлкового пути
done-Advance = Уйти из мечети
done-BuildWalls = Уйти от стены
done-Deploy = Не выставлять воина
done-PayRansom = Больше не платить, потерять { $cells }
done-PayRansom-all = Продолжить
done-EndTurn = Завершить ход

action-slot = Встать в ячейку { $slot }, { $line }: { $sites }
action-slot-courtier = Поставить царедворца в ячейку { $slot }, { $line }: { $sites }
action-activate = Активировать { $site }
action-activate-build = Построить на { $site }
action-activate-courtier = Построить здание царедворца на { $site }
action-favour = Получить { FORM($things, "acc") }
action-favour-nothing = Получить расположение
action-deploy = Выставить воина
action-board-caravansary = Пойти в караван-сарай: купить пряности
action-board-palace = Пойти во дворец: поместить придворных
action-board-library = Пойти в библиотеку: взять свитки
action-board-marketplace = Пойти на Шёлковый путь: создать торговый пост, купить товары
action-board-mosque = Пойти в мечеть: продвинуться по её шкале
action-board-wall = Пойти к стене: возвести фрагменты
action-take-camels = Взять { FORM($camels, "acc") } с верблюжьего базара
action-take-camels-none = Взять всех верблюдов
action-sell-camel = Продать верблюда ({ $corner }) за { FORM($boon, "acc") }

action-pay = Заплатить { FORM($price, "acc") } (останется: { $left })
action-pay-discount = Заплатить { FORM($price, "acc") } со скидкой (останется: { $left })
action-pay-wild = Заплатить { FORM($price, "acc") }: 1 { $wild } вместо { FORM($colour, "m-gen") } (останется: { $left })
action-pay-discount-wild = Заплатить { FORM($price, "acc") } со скидкой: 1 { $wild } вместо { FORM($colour, "m-gen") } (останется: { $left })
action-cube = Потратить 1 { $colour } на свиток
action-cube-pay = Заплатить 1 { $colour }
action-wild-cube = Потратить на свиток ещё 1 { $wild } вместо недостающего цвета
action-colour = Платить { FORM($colour, "pl-ins") } (у вас { $held })

action-card = Купить { FORM($spice, "acc") } (карта { $card }) { $cost }
action-card-free = Взять { FORM($spice, "acc") } (карта { $card })
action-camel = Поместить верблюда на карту { $card } ({ $spice })
action-camel-reaches = Поместить верблюда на карту { $card } ({ $spice }), чтобы добраться до следующей
action-boon = Сначала пара { FORM($spice, "gen") }: { $boon }
action-hall = Поместить придворного во { $hall } { $cost }
action-breakthrough-discount_caravansary = Скидка «Караван-сарай»: одна карта за посещение бесплатно
action-breakthrough-discount_palace = Скидка «Дворец»: на один куб меньше за посещение
action-breakthrough-discount_marketplace = Скидка «Шёлковый путь»: на один куб меньше за посещение
action-breakthrough-discount_mosque = Скидка «Мечеть»: на один куб меньше за посещение
action-breakthrough-wild_purple = Универсальный пурпурный: каждый ход 1 пурпурный заменяет любой цвет
action-breakthrough-wild_tan = Универсальный песчаный: каждый ход 1 песчаный заменяет любой цвет
action-breakthrough-wild_teal = Универсальный бирюзовый: каждый ход 1 бирюзовый заменяет любой цвет
action-breakthrough-wild_orange = Универсальный оранжевый: каждый ход 1 оранжевый заменяет любой цвет
action-breakthrough-free_caravan_card = Сразу взять любую карту каравана
action-breakthrough-free_trading_post = Сразу создать торговый пост и взять там товар
action-breakthrough-free_mosque_step = Сразу продвинуться на одно деление мечети
action-breakthrough-free_wall = Сразу возвести фрагмент стены или ворота
action-breakthrough-eight_points = Сразу получить { $points }
action-breakthrough-favour_and_soldier = Сразу получить расположение и выставить воина
action-breakthrough-two_favour = Сразу получить 2 расположения
action-breakthrough-two_soldiers = Сразу выставить 2 воинов
action-post = Создать торговый пост в { FORM($city, "loc") }
action-buy = Купить { $good } в { FORM($city, "loc") } { $cost }
action-path = Войти в мечеть по пути { $path } { $cost }
action-advance = Продвинуться до деления { $row } { $cost }
action-upgrade = Поместить улучшение с белым кубом на { $site }
action-upgrade-bonus = Поместить улучшение с { FORM($colour, "m-ins") } кубом на { $site }
action-bonus = Взять улучшение с { FORM($colour, "m-ins") } кубом
action-scoring-tile = Взять жетон { $area }: { $points } в год за каждое такое здание (у вас { $held })
action-piece = Возвести фрагмент стены { $cost }
action-piece-printed = Возвести фрагмент стены ({ $printed }) { $cost }
action-piece-free = Взять фрагмент стены (стоимость: { $printed })
action-piece-gate = Возвести ворота { $cost }
action-piece-gate-printed = Возвести ворота ({ $printed }) { $cost }
action-piece-gate-free = Взять ворота (стоимость: { $printed })
action-place = Возвести фрагмент ({ $place }) перед { $sites }
action-soldier = Выставить воина на { $site }
action-good = Поместить { $good }
action-queue = Занять деление { $place } { $cost }
action-ransom = Заплатить дань за { $site }: { $price }
action-contract = Выполнить контракт { $stack }: поместить { FORM($items, "acc") }, заплатить { $cube }, получить { FORM($things, "acc") }

action-order = Следующее деление первой шкалы очерёдности: { $who }
action-side-a = Первая сторона верблюжьего базара
action-side-b = Вторая сторона верблюжьего базара
action-deal = Следующий участок: { $colour } { $kind }
action-draw = Следующая карта: { $spice }
action-solo = Судья-чиновник открывает карту { $area }
action-tile = Судья-чиновник берёт жетон: { $tile }

## Headings of long lists, and of the great moments of a game

heading-action = Ваше действие
heading-camel_market = Верблюжий базар
heading-segments = Фрагменты стены
heading-gates = Ворота
heading-slots = Ячейки действия
heading-city = Город
heading-attacked = Под ударом
heading-yours = Ваши здания
heading-others = Чужие здания
heading-empty = Пустые участки
heading-side = { CAP($side) }
moment-withdrawn = Монголы нападают
moment-scoring = Подсчёт очков за год { $year }
moment-final = Финальный подсчёт очков

## The table in words

clock-round = Год { $year } из { $years }, раунд { $round } из { $rounds }
clock-round_end = Год { $year } из { $years }, конец раунда { $round } из { $rounds }
clock-year_end = Конец года { $year } из { $years }
clock-over = Партия окончена

holdings = У вас { FORM($things, "held") }; влияние { $influence }, расположение { $favour }, { $points }.

## The table in a terminal: how long each may be stands in the English file

letter-red = К
letter-blue = С
letter-yellow = Ж
letter-black = Ч
letter-high_courtier = Ц
letter-magistrate = У

short-colour-purple = Пу
short-colour-tan = Пе
short-colour-teal = Би
short-colour-orange = Ор
short-colour-white = Бе

short-area-caravansary = караван
short-area-palace = дворец
short-area-library = библ.
short-area-marketplace = путь
short-area-mosque = мечеть
short-area-wall = стена

short-spice-cinnamon = кор
short-spice-ginger = имб
short-spice-juniper = мож
short-spice-pepper = пер

short-hall-knowledge = учёность
short-hall-spice = пряности
short-hall-trade = торговля
short-hall-faith = вера

short-boon-favour = распол.
short-boon-soldier = воин
short-boon-camel = верблюд
short-boon-white_cube = белый
short-boon-scroll = свиток
short-boon-caravan_card = карта
short-boon-rare_good = редкий
short-boon-mosque_advance = деление
short-boon-white_upgrade = ул. бел.
short-boon-bonus_upgrade = ул. +1
short-boon-scoring_tile = жетон
short-boon-free_courtier = придв.
short-boon-free_wall = стена
short-boon-mosque_end = верх

market-white_cube = белый куб
market-scroll = свиток
market-caravan_card = карта каравана
market-favour = расположение
market-rare_good = редкий товар
market-mosque_advance = деление мечети
market-soldier = воин

# One cube less; which colour may stand for any; what is done at once.
picture-less = −1:
picture-wild = любой цвет:
picture-now = сразу:
short-breakthrough-discount_caravansary = караван
short-breakthrough-discount_palace = дворец
short-breakthrough-discount_marketplace = путь
short-breakthrough-discount_mosque = мечеть
short-breakthrough-wild_purple = Пу
short-breakthrough-wild_tan = Пе
short-breakthrough-wild_teal = Би
short-breakthrough-wild_orange = Ор
short-breakthrough-free_caravan_card = карта
short-breakthrough-free_trading_post = пост
short-breakthrough-free_mosque_step = деление
short-breakthrough-free_wall = стена
short-breakthrough-favour_and_soldier = рас+в
short-breakthrough-two_favour = 2рас
short-breakthrough-two_soldiers = 2в

picture-title = МЕРВ
picture-clock-round = год { $year } из { $years }, раунд { $round } из { $rounds } с { FORM($side, "gen") }; очерёдность хода { $order }
picture-clock-round_end = год { $year } из { $years }, конец раунда { $round } из { $rounds }; следующая очерёдность хода { $order }
picture-clock-year_end = конец года { $year } из { $years }; следующая очерёдность хода { $order }
picture-clock-over = партия окончена

# A gate is drawn as what it looks like: a letter «в» would read as a word. «Ворота» is too long for the wall: «врата».
mark-soldier = в
mark-gate = П
mark-gate-free = п
picture-gate = ВРАТА
picture-gate-free = врата
picture-camel_market-above = ВЕРБЛ.
picture-camel_market-below = БАЗАР
legend-building = [{ $letter }] здание
legend-soldier = { mark-soldier }{ $letter } воин
legend-bonus = +{ $colour } вдобавок
legend-white = ={ $colour } взамен
legend-camel = * верблюд
legend-slot = (1) свободно
legend-contracts = ¹²³ контракты
legend-spice = { mark-spice } ещё пряность
legend-here = <{ $letter } кто там

mark-spice = п
picture-influence = ВЛИЯНИЕ
picture-favour = РАСПОЛОЖЕНИЕ

picture-wall = СТЕНА
picture-wall-about = оставшиеся фрагменты по числу кубов
picture-gates = ворота:
picture-caravansary = КАРАВАН-САРАЙ
picture-caravansary-about = в колоде { $n }
picture-contracts = КОНТРАКТЫ
picture-contracts-about = от, ПО, награда, условия
picture-library = БИБЛИОТЕКА
picture-library-about = жетоны по свиткам
picture-marketplace = ШЁЛКОВЫЙ ПУТЬ
picture-marketplace-about = ближние и дальние
picture-palace = ДВОРЕЦ
picture-palace-about = следующий придворный: { $n }
picture-market = ВЕРБЛЮЖИЙ БАЗАР
picture-market-about = за верблюда дают

# «в» is влияние, «п» победные очки.
short-need = в{ $n }
short-points = { $n }п
short-count-scroll = { $n }сви
short-count-common_good = { $n }обы
short-count-rare_good = { $n }ред
short-count-any_good = { $n }люб
short-any_cube = люб
picture-gone = больше нет

picture-mosque = МЕЧЕТЬ
picture-path = путь { $n }

picture-magistrate = СУДЬЯ-ЧИНОВНИК
picture-solo-now = сейчас: { $cards }
picture-solo-comes = в этом году: { $cards }
picture-solo-may_come = возможно: { $cards }
picture-solo-below = внизу: { $cards }
picture-solo-played = сыграны: { $cards }
picture-solo-out = вне игры: { $cards }

head-player = игрок
head-points = ПО
head-influence = вли
head-favour = рас
head-camels = вер
head-scrolls = сви
head-common = обы
head-rare = ред
head-buildings = зда
head-servants = слу
picture-you = { $who } (вы)
picture-courtier = { $camels }, в запасе { $buildings }
picture-holds = есть: { $things }
picture-scoring_tile = жетон бонуса к ПО { $area }

## The board on a page

board-table = Игровое поле «Мерва»
board-mat = { PERSON($owner) ->
    [you] Ваше имущество
   *[other] Имущество: { $owner }
  }

board-influence = Влияние
board-favour = Расположение
board-wall = Стена
board-contracts = Контракты
board-mosque = Мечеть
board-marketplace = Шёлковый путь
board-palace = Дворец
board-caravansary = Караван-сарай
board-library = Библиотека
board-supply = Запас
board-solo = Судья-чиновник
board-merv = Мерв

## What a thing of the board is, when you point at it

tip-year_peace = { $clock }. В конце года — подсчёт очков.
tip-year_invasion = { $clock }. В конце года — монголы, затем подсчёт очков.
tip-influence_track = Влияние открывает контракты и новые виды пряностей. За концом шкалы каждый шаг даёт расположение.
tip-influence = Влияние { $n }: кто дошёл, получает { $points }. Доступно видов пряностей: { $types }.
tip-favour_track = Действием можно получить 1 расположение. В конце года каждый придворный тратит одно.
tip-favour = Расположение { $n }: кто дошёл, получает { $points }.
tip-site_hidden = Этот участок ещё не выложен.
tip-site_empty = { $cell }: пустой { $colour } участок { $kind }. Кто его выберет, построит здесь здание.
tip-site_owned = { PERSON($owner) ->
    [you] { $cell }: ваш { $colour } участок { $kind }.
   *[other] { $cell }: { $colour } участок { $kind }, владелец: { $owner }.
  }
tip-white_upgrade = Вместо своего куба даёт белый.
tip-bonus_upgrade = Даёт ещё 1 { $colour }.
tip-guarded = { PERSON($owner) ->
    [you] Под защитой вашего воина.
   *[other] Под защитой воина ({ $owner }).
  }
tip-walled = Под защитой стен.
tip-attacked = Под ударом монголов. Дань: { $price }.
tip-lacking = { CAP($lacking) }.
tip-ransomed = Дань за него заплачена.
tip-market_slot = Продайте здесь верблюда за { FORM($boon, "acc") }.
tip-market_covered = Верблюд закрывает награду: { $boon }. Верблюдов с базара берут всех сразу.
tip-take_camels = Взять всех верблюдов с базара: { $n }.
tip-slot_later = Ячейка действия на { FORM($side, "loc") }, { $line }.
tip-slot_free = Ячейка { $n }: выберите участок в { FORM($line, "loc") }.
tip-slot_taken = Ячейка { $n } занята ({ $owner }).
tip-queue_free = Деление { $n } на шкале очерёдности. Каждое свободное деление, которое вы обходите, стоит верблюда.
tip-queue_camels = Деление { $n } на шкале очерёдности: кто его займёт, получит { FORM($camels, "acc") }.
tip-queue_taken = Деление { $n } на шкале очерёдности: { $owner }.
tip-segment_free = Ячейка для фрагмента стены перед { $cells }.
tip-segment_built = Фрагмент стены перед { $cells }.
tip-gate_free = Ячейка для ворот перед { $cells }.
tip-gate_built = Ворота перед { $cells }.
tip-wall = Покупайте и возводите фрагменты. Влияние за каждое здание под их защитой: ваше — { $own }, чужое — { $other }.
tip-segment = Фрагмент стены за { FORM($cost, "acc") }, осталось: { $n }.
tip-gate = Ворота за { FORM($cost, "acc") }, осталось: { $n }.
tip-contracts = Контракты: наберите влияние, поместите товары и свитки, заплатите куб. Выполнять их можно в любой момент своего хода.
tip-contracts_gone = Контрактов здесь больше нет.
tip-contract = От { $need } влияния: поместите { FORM($items, "acc") }, заплатите { $cube }. Вы получите { FORM($things, "acc") }.
tip-fulfilled = Выполненный контракт, { $points }.
tip-mosque = Продвигайтесь деление за делением: каждое стоит кубов и приносит награду.
tip-mosque_space = Деление { $n }: { $things }. Стоимость: { $cost }.
tip-scoring_tile = { $points } каждый год за каждый ваш участок { $kind }.
tip-white_stack = Улучшения с белым кубом, осталось: { $n }. Участок даёт белый куб вместо своего.
tip-bonus_tile = Улучшение: участок даёт ещё 1 { $colour }.
tip-marketplace = Создайте торговый пост, затем купите товары, по одному в городе. Где поста нет, выручат верблюды.
tip-goods = Обычные товары — из ближних городов, редкие — из дальних.
tip-city_inner = { $city }: обычный товар за { FORM($cost, "acc") }.
tip-city_outer = { $city }: редкий товар за { FORM($cost, "acc") }.
tip-first_inner = Первый торговый пост здесь приносит верблюда.
tip-first_outer = Первый торговый пост здесь приносит расположение.
tip-posts = Торговые посты: { $owners }.
tip-palace = Помещайте придворных: первый стоит 1 куб цвета двора, второй — 2 и так далее.
tip-hall-knowledge = Двор учёности: каждый год придворный приносит { $points } за каждый ваш свиток.
tip-hall-spice = Двор пряностей: каждый год придворный приносит { $points } за каждую вашу карту каравана.
tip-hall-trade = Двор торговли: каждый год придворный приносит { $points } за каждый ваш товар.
tip-hall-faith = Двор веры: каждый год придворный приносит { $points } за каждое пройденное вами деление мечети.
tip-hall_full = Свободных мест нет.
tip-hall_cost = Стоимость вашего следующего придворного в кубах этого цвета: { $n }.
tip-caravansary = Покупайте пряности за кубы одного цвета: карты с верблюдами и первую карту за ними.
tip-card = Карта { $n }: { $spice }. Пара даёт { FORM($boon, "acc") }.
tip-card_camel = Карта { $n }: { $spice }, с верблюдом. Пара даёт { FORM($boon, "acc") }.
tip-deck = { $n ->
    [one] Осталась { $n } карта
    [few] Осталось { $n } карты
   *[other] Осталось { $n } карт
  }: корица — { $cinnamon }, имбирь — { $ginger }, можжевельник — { $juniper }, перец — { $pepper }.
tip-library = Потратьте кубы разных цветов (не больше { $n }), по одному за свиток.
tip-level = { $scrolls }: совершите { $breakthrough } и выберите жетон.
tip-breakthrough = { $action }.
tip-supply = Кубы в общем запасе.
tip-cubes = Запас { FORM($colour, "pl-gen") } кубов.
tip-solo = Карты судьи: его действие в этом раунде; те, что придут или могут прийти в этом году; те, что под ними; те, что вышли.
tip-solo_now = Судья-чиновник выполняет действие { $area }.
tip-solo_comes = Карта { $area } придёт в этом году, если каждую карту удастся сыграть.
tip-solo_may_come = Карта { $area } может прийти в этом году или остаться внизу колоды.
tip-solo_below = Карта { $area } лежит внизу колоды: она придёт, только если другую сыграть не удастся.
tip-solo_played = Карта { $area } в этом году уже вышла.
tip-solo_returns = В конце года она вернётся на верх колоды.
tip-solo_out = Карта { $area } выбыла из игры.

tip-points = { $points }: { $parts }.
tip-no_points = Пока ни одного ПО.
tip-held = { $things }.
tip-cubes_in_all = Всего { $n ->
    [one] { $n } куб
    [few] { $n } куба
   *[other] { $n } кубов
  }.
tip-goods_in_all = Свободно { $n ->
    [one] { $n } товар
    [few] { $n } товара
   *[other] { $n } товаров
  }.
tip-held_bound = Свободно: { $things }; на контрактах: { $committed }.
tip-held_steps = Деление шкалы мечети: { $n }.
tip-held_posts = Торговые посты: { $n }.
tip-held_courtiers = Придворные во дворце: { $n }.
tip-held_discs = Диски для торговых постов и мечети: { $n }.
tip-held_buildings = Ещё не построено: { $buildings }.
tip-held_servants = Ещё свободно: { $servants }, чтобы выставлять воинов и помещать придворных.
tip-held_spice = Карты { FORM($spice, "gen") }: { $n }. Каждая пара даёт { FORM($boon, "acc") }.

## House rules

option-solo_city_order = в каком порядке судья-чиновник выбирает города
option-solo_city_order-nw_ne_sw_se = северо-запад, северо-восток, юго-запад, юго-восток
option-solo_city_order-nw_ne_se_sw = северо-запад, северо-восток, юго-восток, юго-запад
option-solo_takes_lone_camel_when_without = если у судьи-чиновника нет верблюдов, он берёт с базара даже единственного
option-pepper_upgrade_target = куда можно поместить улучшение с белым кубом за пару перца
option-pepper_upgrade_target-any_site = на любой участок
option-pepper_upgrade_target-own_site = на свой участок
option-ransom_wild_breakthrough = вторым открытием можно платить дань
option-supplies_unlimited = кубы, свитки и товары не кончаются
option-reserve_mosque_disc = у каждого остаётся диск для мечети
option-courtier_boon_optional = от бесплатного придворного можно отказаться

## What an option changes, in a sentence below it where a table is set up

option-solo_city_order-about = Если несколько городов для судьи-чиновника равноценны, он выбирает первый в этом порядке углов.
option-solo_takes_lone_camel_when_without-about = Иначе он берёт верблюдов, только если их там не меньше двух, есть у него свои или нет.
option-pepper_upgrade_target-about = Две карты перца дают улучшение с белым кубом; здесь решается, на какие участки его можно класть.
option-ransom_wild_breakthrough-about = Открытие, превращающее один цвет в любой другой, тогда помогает и против захватчиков.
option-supplies_unlimited-about = Иначе фишек столько, сколько в коробке, и чего нет в запасе, то пропадает.
option-reserve_mosque_disc-about = Тогда один из семи дисков никогда не уходит в город, и мечеть не закрыта ни для кого.
option-courtier_boon_optional-about = Тогда тот, кто получил придворного даром, может не сажать его во дворец.
