# What Serai says at a table of Tadmor, in Russian. The words that all games share are in src/serai/texts.
#
# For whoever goes on with it. The terms are those of glossary.md.
# - Cases of nouns: the nominative has no name; gen, acc, ins, loc. The accusative is asked for after «получить»,
#   «взять», «потерять», «за». FORM passes through lists to every part. Goods, levels, missions and improvements have
#   the nominative for it; «верблюда» differs, and a price of nothing is «за 0 ресурсов».
# - Colours of rare goods are adjectives: m (the default), m-gen, f, f-gen, pl.
# - Regions: in («в Дамаске»), to («в Дамаск»), with their prepositions; gen.
# - A piece reads «верблюд (за деревом)»: brackets, because a participle would need a comma after it in every list.
# - Somebody ($who, $owner, $other) is never declined: the subject, or in brackets, or after a colon, or after a noun
#   that takes the case («у игрока Ада»). The log is in the present. Verbs that many clauses share are ru-….

title = Тадмор
about-lobby = Сделайте Пальмиру владычицей пустыни: отправляйте верблюдов и корабли, стройте башню и храм и отводите от себя разбойников.

# House rules: what each is about, and its values -------------------------------------------------------------------

option-experienced_setup = начинать с любого улучшения первой эпохи
option-two_level_tower = сколько пар строит действие «Ярусы парами»
option-two_level_tower-one_pair = одну
option-two_level_tower-repeatable = сколько угодно
option-placement_missions = что позволяют поручения «Двойной переход» и «Две дороги»
option-placement_missions-two_pieces = поставить две фишки подряд
option-placement_missions-occupied_slot = поставить фишку в занятую ячейку
option-first_to_play = обязательно ли брать маркер первого игрока тому, кто стоит в его ячейке
option-first_to_play-received = обязательно
option-first_to_play-may_decline = можно отказаться

# Things, counted ---------------------------------------------------------------------------------------------------

# The accusative is for a price: «за 0 ресурсов»; "held": after «у вас».
nothing = { $form ->
    [acc] 0 ресурсов
    [held] ничего нет
   *[nom] ничего
  }

# Wood, marble and gold are measured: «5 дерева», never «5 деревьев».
count-wood = { $n ->
    [one] { $n } дерево
   *[other] { $n } дерева
  }
count-stone = { $n ->
    [one] { $n } камень
    [few] { $n } камня
   *[other] { $n } камней
  }
count-marble = { $n ->
    [one] { $n } мрамор
   *[other] { $n } мрамора
  }
count-gold = { $n ->
    [one] { $n } золото
   *[other] { $n } золота
  }
count-good = { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[other] { $n } ресурсов
  }
count-basic = { $n ->
    [one] { $n } простой ресурс
    [few] { $n } простых ресурса
   *[other] { $n } простых ресурсов
  }
# What is alive or feminine stands only in the nominative: after a colon, in brackets, alone.
count-camel = { $n ->
    [one] { $n } верблюд
    [few] { $n } верблюда
   *[other] { $n } верблюдов
  }
count-ship = { $n ->
    [one] { $n } корабль
    [few] { $n } корабля
   *[other] { $n } кораблей
  }
count-piece = { $n ->
    [one] { $n } фишка
    [few] { $n } фишки
   *[other] { $n } фишек
  }
count-level = { $n ->
    [one] { $n } ярус
    [few] { $n } яруса
   *[other] { $n } ярусов
  }
# After «соперник с башней»: the tower is named already.
count-tower-level = { $n ->
    [one] { $n } ярус
    [few] { $n } яруса
   *[other] { $n } ярусов
  }
count-mission = { $n ->
    [1] поручение
    [one] { $n } поручение
    [few] { $n } поручения
   *[other] { $n } поручений
  }
count-fulfilled = { $n ->
    [one] { $n } выполненное поручение
    [few] { $n } выполненных поручения
   *[other] { $n } выполненных поручений
  }
count-rare-good = { $n ->
    [1] редкий товар
    [one] { $n } редкий товар
    [few] { $n } редких товара
   *[other] { $n } редких товаров
  }
count-card = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
  }

# Things by name ----------------------------------------------------------------------------------------------------

# The accusative is like the nominative. ins: after «за», «корабль за деревом».
good-wood = { $form ->
    [gen] дерева
    [ins] деревом
   *[nom] дерево
  }
good-stone = { $form ->
    [gen] камня
    [ins] камнем
   *[nom] камень
  }
good-marble = { $form ->
    [gen] мрамора
    [ins] мрамором
   *[nom] мрамор
  }
good-gold = { $form ->
    [gen] золота
    [ins] золотом
   *[nom] золото
  }
two-basic-goods = 2 простых ресурса

# m with «товар», f with «стопка», pl with «товары».
colour-grey = { $form ->
    [m-gen] серого
    [f] серая
    [f-gen] серой
    [pl] серые
   *[m] серый
  }
colour-yellow = { $form ->
    [m-gen] жёлтого
    [f] жёлтая
    [f-gen] жёлтой
    [pl] жёлтые
   *[m] жёлтый
  }
colour-red = { $form ->
    [m-gen] красного
    [f] красная
    [f-gen] красной
    [pl] красные
   *[m] красный
  }

# short: for the terminal.
rare-glass_bottles = стекло
rare-incense = ладан
rare-myrrh = { $form ->
    [acc] мирру
   *[nom] мирра
  }
rare-jade = нефрит
rare-ivory = { $form ->
    [acc] слоновую кость
    [short] слон. кость
   *[nom] слоновая кость
  }
rare-porcelain = фарфор
rare-silk = шёлк
rare-perfume = духи
rare-oils = масла

# in: where; to: where to. Both with their prepositions, for it is «на Евфрате».
region-north_sea = { $form ->
    [in] в Северном море
    [to] в Северное море
    [gen] Северного моря
   *[nom] Северное море
  }
region-south_sea = { $form ->
    [in] в Южном море
    [to] в Южное море
    [gen] Южного моря
   *[nom] Южное море
  }
region-euphrates = { $form ->
    [in] на Евфрате
    [to] на Евфрат
    [gen] Евфрата
   *[nom] Евфрат
  }
region-palmyra = { $form ->
    [in] в Пальмире
    [to] в Пальмиру
    [gen] Пальмиры
   *[nom] Пальмира
  }
region-damascus = { $form ->
    [in] в Дамаске
    [to] в Дамаск
    [gen] Дамаска
   *[nom] Дамаск
  }
region-ebla = { $form ->
    [in] в Эбле
    [to] в Эблу
    [gen] Эблы
   *[nom] Эбла
  }
region-antioch = { $form ->
    [in] в Антиохии
    [to] в Антиохию
    [gen] Антиохии
   *[nom] Антиохия
  }

part-basement = { $form ->
    [gen] основания
   *[nom] основание
  }
part-colonnade = { $form ->
    [gen] колоннады
    [acc] колоннаду
   *[nom] колоннада
  }
part-roof = { $form ->
    [gen] кровли
    [acc] кровлю
   *[nom] кровля
  }
part-statues = { $form ->
    [gen] статуй
   *[nom] статуи
  }

# loc: after «в».
temple-temple_palmyra = { $form ->
    [loc] храме Пальмиры
   *[nom] храм Пальмиры
  }
temple-temple_ebla = { $form ->
    [loc] храме Эблы
   *[nom] храм Эблы
  }
temple-i37 = { $form ->
    [loc] храме «{ tile-i37 }»
   *[nom] храм «{ tile-i37 }»
  }

# acc: after «за».
most-tower = { $form ->
    [short] башня
    [acc] самую высокую башню
   *[nom] самая высокая башня
  }
most-missions = { $form ->
    [short] поручения
   *[nom] наибольшее число очков за поручения
  }
most-rare_goods = { $form ->
    [short] редкие товары
   *[nom] наибольшее число редких товаров
  }
most-temples = { $form ->
    [short] завершённые храмы
   *[nom] наибольшее число завершённых храмов
  }
most-improvements = { $form ->
    [short] улучшения
   *[nom] наибольшее число улучшений
  }

# "for": what the points are for, with its preposition.
source-start = { $form ->
    [for] на старте
   *[nom] старт
  }
source-tower = { $form ->
    [for] за башню
   *[nom] башня
  }
source-temple = { $form ->
    [for] за храм
   *[nom] храм
  }
source-missions = { $form ->
    [for] за поручения
   *[nom] поручения
  }
source-rare_goods = { $form ->
    [for] за редкие товары
   *[nom] редкие товары
  }
source-gifts = { $form ->
    [for] за дары мира
   *[nom] дары мира
  }
source-war_supplies = { $form ->
    [for] за снабжение армии
   *[nom] снабжение армии
  }
source-prestige = { $form ->
    [for] за самую высокую башню
   *[nom] самая высокая башня
  }
source-improvements = { $form ->
    [for] за улучшения
   *[nom] улучшения
  }
source-final_improvements = { $form ->
    [for] за улучшения в конце игры
   *[nom] улучшения в конце игры
  }
source-taxman = { $form ->
    [for] за налог
   *[nom] налог
  }
source-spent = { $form ->
    [for] за ресурсы
   *[nom] ресурсы
  }

# Pieces and places -------------------------------------------------------------------------------------------------

# ins: «собрать 2 дерева кораблём».
piece-camel = { $form ->
    [acc] верблюда
    [ins] верблюдом
   *[nom] верблюд
  }
piece-ship = { $form ->
    [ins] кораблём
   *[nom] корабль
  }
another-camel = { $form ->
    [acc] ещё одного верблюда
   *[nom] ещё один верблюд
  }
another-ship = ещё один корабль

# After «отправить верблюда» and «фишку, отправленную», perhaps with the region before it: «в Дамаск за камнем».
# "aim": in brackets after a piece, where an infinitive would hang in the air: «корабль (для снабжения армии)».
sent-wood = за деревом
sent-stone = за камнем
sent-marble = за мрамором
sent-gold = за золотом
sent-shipyard = на верфь
sent-caravan = к каравану
sent-peace_gifts = с дарами мира
sent-rare_grey = за серым редким товаром
sent-rare_yellow = за жёлтым редким товаром
sent-rare_red = за красным редким товаром
sent-war_supplies = { $form ->
    [aim] для снабжения армии
   *[sent] снабжать армию
  }
sent-improvement = в ячейку улучшений { $n }
sent-temple_palmyra = в храм Пальмиры
sent-temple_ebla = в храм Эблы
sent-market_palmyra = на рынок Пальмиры
sent-market_ebla = на рынок Эблы
sent-first_to_play = за правом первого хода
sent-tower_one_level = { $form ->
    [aim] для постройки ярусов по одному
   *[sent] строить ярусы по одному
  }
sent-tower_two_levels = { $form ->
    [aim] для постройки ярусов парами
   *[sent] строить ярусы парами
  }
sent-traitor = к предателю
sent-kings_missions = за царскими поручениями
sent-taxman = к мытарю
sent-marauders = к разбойникам
sent-i21 = на рынок «{ tile-i21 }»
sent-i22 = на рынок «{ tile-i22 }»
sent-i37 = в храм «{ tile-i37 }»
sent-i47 = на «{ tile-i47 }»
sent-i48 = на «{ tile-i48 }»

# Where a piece stands, or, with "to", where it goes.
where = { $form ->
    [to] { FORM($region, "to") }
   *[in] { FORM($region, "in") }
  }
where-slot = { $form ->
    [to] в ячейку { $n } { FORM($region, "gen") }
   *[in] в ячейке { $n } { FORM($region, "gen") }
  }
goal = { FORM($where, "to") } { FORM($sent, $form) }

# acc: after «терять».
piece-sent = { FORM($piece, $form) } ({ FORM($goal, "aim") })
piece-sent-yours = ваш { $piece } ({ FORM($goal, "aim") })
piece-sent-of = { $piece } ({ $owner }, { FORM($goal, "aim") })
a-piece-to = { FORM($piece, "acc") } { $goal }

ordinal = { $n }-й

price-less = { FORM($price, "acc") } (минус { $discount })
goods-of = { $goods } из следующих — { $of }

# Improvements and missions by name: the nominative of each is its accusative, too

named-tile = «{ $name }»
named-mission = поручение «{ $name }»

tile-i1 = Лесной склад
tile-i2 = Угольные печи
tile-i3 = Двор каменотёсов
tile-i4 = Рудный двор
tile-i5 = Дом писцов
tile-i6 = Стол менял
tile-i7 = Тайный ход
tile-i8 = Чердак пряностей
tile-i9 = Купеческий союз
tile-i10 = Кедровый причал
tile-i11 = Каменный причал
tile-i12 = Лесные баржи
tile-i13 = Баржи каменоломни
tile-i14 = Подъёмный кран
tile-i15 = Дом каменщиков
tile-i16 = Сигнальный огонь
tile-i17 = Шест со знаменем
tile-i18 = Каменный подъём
tile-i19 = Царский архив
tile-i20 = Перстень царя
tile-i21 = Крытый базар
tile-i22 = Караванный базар
tile-i23 = Ряд ювелиров
tile-i24 = Мраморный цех
tile-i25 = Выкупной сундук
tile-i26 = Дозорный пост
tile-i27 = Дом парфюмеров
tile-i28 = Дом послов
tile-i29 = Мраморный причал
tile-i30 = Золотой причал
tile-i31 = Мраморные баржи
tile-i32 = Золотой флот
tile-i33 = Большой амбар
tile-i34 = Храмовое хозяйство
tile-i35 = Золочёный венец
tile-i36 = Столп победы
tile-i37 = Храм на холме
tile-i38 = Зал башен
tile-i39 = Зал печатей
tile-i40 = Зал диковин
tile-i41 = Зал богов
tile-i42 = Зал ремёсел
tile-i43 = Дом маклеров
tile-i44 = Оливковый сад
tile-i45 = Городской караул
tile-i46 = Указ о льготах
tile-i47 = Двор зодчих
tile-i48 = Царский двор

mission-k1 = Дорога благовоний
mission-k2 = Шёлк для царицы
mission-k3 = Колонны для Бела
mission-k4 = Священные кедры
mission-k5 = Флот для Тира
mission-k6 = Клятва кормчего
mission-k7 = Стража пустыни
mission-k8 = Стены до зимы
mission-k9 = Ложный след
mission-k10 = Цена набега
mission-k11 = Дар бедуинов
mission-k12 = Южные колодцы
mission-k13 = Большая ярмарка
mission-k14 = Тихое слово
mission-k15 = План города
mission-k16 = Полные амбары
mission-k17 = Дань Эмесы
mission-k18 = Сбор урожая
mission-k19 = Первый камень
mission-k20 = Ночной подкоп
mission-k21 = Письма ко двору
mission-k22 = Доверие царя
mission-k23 = Двойной переход
mission-k24 = Две дороги
mission-k25 = Старые чертежи
mission-k26 = Сундук зодчего

# On the tile: at most 40 characters.
line-trade = { $give } → { $get }
line-mission_points = { $points } за каждое поручение
line-goods_for_points = ресурсы за { $basic } или { $advanced }
line-revealer_immunity = ваши разбойники вас не трогают
line-rare_good_points = { $points } за купленный редкий товар
line-rare_good_for_points = редкий товар за { $points }
line-ship_bonus = { $good }: +{ $amount } за корабль
line-free_levels = каждый { $amount }-й ярус бесплатный
line-prestige = { $points } за самую высокую башню
line-tower_without_wood = башня строится без дерева
line-cheaper_missions = поручения: −{ $goods }
line-cheaper_rare_goods = редкие товары: −{ $goods }
line-cheaper_temple = части храма: −{ $goods }
line-compensation = { $goods } за прогнанную фишку
line-revealer_reward = { $gold } и { $points } за ваш набег
line-warehouse = хранить { $goods }
line-private_market = личный рынок
line-private_temple = личный храм, { $points } за часть
line-private_construction = любое действие строительства
line-private_kingdom = любое действие царства
line-final_points = { $points } лидеру: { FORM($most, "short") }
line-rare_good_choice = товар из стопки на выбор
line-double_gifts = дары мира дают вдвое больше
line-immunity = разбойники вас не трогают
line-tax_immunity = налог не платится

# What improvements do, in one line ---------------------------------------------------------------------------------
# Two of them stand beside each other at 118 columns: at most 54 characters.

effect-trade = обмен { FORM($give, "gen") } на { $get } в любой момент
effect-mission_points = { $points } за каждое выполненное поручение
effect-goods_for_points = каждый раунд простой ресурс за { $basic }, ценный за { $advanced }
effect-revealer_immunity = открытые вами разбойники вас не трогают
effect-rare_good_points = { $points } за купленный редкий товар, { $free } за бесплатный
effect-rare_good_for_points = 1 раз за раунд можно купить редкий товар за { $points }
effect-ship_bonus = каждый корабль за { FORM($good, "ins") } приносит на { $amount } больше
effect-free_levels = каждый { $amount }-й ярус башни бесплатный
effect-prestige = каждый раунд { $points } за самую высокую башню
effect-tower_without_wood = вашей башне не нужно дерево
effect-cheaper_missions = поручения дешевле на { $goods }
effect-cheaper_rare_goods = редкие товары дешевле на { $goods }
effect-cheaper_temple = части храма дешевле на { $goods }
effect-compensation = { $goods } за каждую прогнанную фишку
effect-revealer_reward = { $gold } и { $points }, когда вы открываете разбойников
effect-warehouse = между раундами можно сохранить { $goods }
effect-private_market = личный рынок
effect-private_temple = личный храм, { $points } за каждую часть
effect-private_construction = личная ячейка для любого действия строительства
effect-private_kingdom = личная ячейка для любого действия царства
effect-final_points = { $points } в конце игры за { FORM($most, "acc") }
effect-rare_good_choice = покупая редкий товар, вы выбираете любой из стопки
effect-double_gifts = дары мира приносят вдвое больше
effect-immunity = разбойники вас не трогают
effect-tax_immunity = вы не платите налог

# In signs, at most 24 characters.
sign-effect-trade = { $give }→{ $get }
sign-effect-mission_points = поручение { $points }Оч
sign-effect-goods_for_points = ресурсы за Оч
sign-effect-revealer_immunity = защита: свои разбойники
sign-effect-rare_good_points = редкий { $points }Оч
sign-effect-rare_good_for_points = редкий за { $points }Оч
sign-effect-ship_bonus = корабль +{ $goods }
sign-effect-free_levels = каждый { $amount }-й бесплатно
sign-effect-prestige = выше всех { $points }Оч
sign-effect-tower_without_wood = башня −Де
sign-effect-cheaper_missions = поручения −{ $amount }
sign-effect-cheaper_rare_goods = редкие −{ $amount }
sign-effect-cheaper_temple = храм −{ $amount }
sign-effect-compensation = возмещение { $amount }
sign-effect-revealer_reward = открыть { $amount }Зо { $points }Оч
sign-effect-warehouse = склад { $amount }
sign-effect-private_market = рынок
sign-effect-private_temple = храм { $points }Оч
sign-effect-private_construction = строительство
sign-effect-private_kingdom = царство
sign-effect-final_points = { $points }Оч { FORM($most, "short") }
sign-effect-rare_good_choice = редкий на выбор
sign-effect-double_gifts = дары ×2
sign-effect-immunity = защита: разбойники
sign-effect-tax_immunity = без налога
sign-two-basic = 2 простых

# What a mission brings when it is returned -------------------------------------------------------------------------
# Always after a colon: a thing in the nominative, an infinitive or a clause.

benefit-rare_good = редкий товар на выбор
benefit-temple_part = следующая часть вашего храма
benefit-ship = ещё один корабль
benefit-levels = { $levels } башни
benefit-redirect = увести разбойников в другой регион
benefit-camel = ещё один верблюд
benefit-market = открытый рынок на этот раунд
benefit-swap = поменять местами две фишки
benefit-two_improvements = 2 улучшения с витрины
benefit-goods = { $goods } на выбор
benefit-basement = основание нового храма
benefit-destroy = соперник теряет { $lost }
benefit-draw = взять { $missions }
benefit-double_placement = поставить две фишки подряд
benefit-double_placement-occupied = поставить фишку в занятую ячейку
benefit-undrawn_improvement = улучшение из коробки

# At most 15 characters.
short-benefit-rare_good = редкий товар
short-benefit-temple_part = часть храма
short-benefit-ship = корабль
short-benefit-levels = { $amount ->
    [one] { $amount } ярус
    [few] { $amount } яруса
   *[other] { $amount } ярусов
  }
short-benefit-redirect = разбойники мимо
short-benefit-camel = верблюд
short-benefit-market = рынок
short-benefit-swap = обмен местами
short-benefit-two_improvements = 2 улучшения
short-benefit-goods = { $amount ->
    [one] { $amount } ресурс
    [few] { $amount } ресурса
   *[other] { $amount } ресурсов
  }
short-benefit-basement = новое основание
short-benefit-destroy = разрушить { $amount }
short-benefit-draw = взять { $amount }
short-benefit-double_placement = 2 фишки подряд
short-benefit-double_placement-occupied = занятая ячейка
short-benefit-undrawn_improvement = из коробки

printed-mission = цена: { $cost }; { $points }; если погасить: { $benefit }

# What a place offers, and what it asks -----------------------------------------------------------------------------

offer-camel-fourth = ваш { ordinal } верблюд; нужна башня в { $tower ->
    [one] { $tower } ярус
    [few] { $tower } яруса
   *[other] { $tower } ярусов
  } или { $missions }
offer-camel-fifth = ваш { ordinal } верблюд; нужна башня в { $tower ->
    [one] { $tower } ярус
    [few] { $tower } яруса
   *[other] { $tower } ярусов
  }, { $missions } или вместе башня в { $both_tower ->
    [one] { $both_tower } ярус
    [few] { $both_tower } яруса
   *[other] { $both_tower } ярусов
  } и { $both_missions }
offer-camel-met = ваш { ordinal } верблюд; всё, что нужно, у вас есть
offer-ship-lacking = ваш { ordinal } корабль; нужно по { $sets ->
    [one] { $sets } редкому товару
    [few] { $sets } редких товара
   *[other] { $sets } редких товаров
  } каждого цвета, не хватает { FORM($colours, "m-gen") }
offer-ship-met = ваш { ordinal } корабль; по { $sets ->
    [one] { $sets } редкому товару
    [few] { $sets } редких товара
   *[other] { $sets } редких товаров
  } каждого цвета у вас есть
offer-short = { $offer } (вам не хватает: { $things })
offer-rare = { $what } за { FORM($price, "acc") }
offer-rare-points = { $what } за { FORM($price, "acc") } или { $points }
offer-rare-only-points = { $what } за { $points }
offer-any-rare = любой из стопки
offer-improvement = улучшение за { $price }
offer-part = { $part } за { FORM($price, "acc") }
offer-part-gone = { FORM($part, "gen") } в запасе больше нет
offer-temple-mission = { $parts }, плюс поручение
offer-temple-points = { $parts }, плюс { $points }
offer-market = обмен простых ресурсов на ценные и ценного на 2 простых
offer-market-up = обмен простых ресурсов на ценные
offer-first = маркер первого игрока и { $goods }
offer-one-level = следующий за { FORM($price, "acc") }
offer-two-levels = следующие два за { FORM($price, "acc") }
offer-traitor = соперник с башней не ниже вашей теряет { $levels } (сейчас { $others })
offer-traitor-nobody = соперник с башней не ниже вашей теряет { $levels } (сейчас таких нет)
offer-missions = взять поручение или выполнить своё
offer-missions-ready = взять поручение или выполнить { $missions }
offer-missions-only = выполнить { $missions }
offer-missions-draw = взять поручение; выполнить своё вам не на что
offer-missions-none = ничего, брать нечего, а выполнить своё вам не на что
offer-taxman = освобождение от налога ({ $gold } или { $points })
offer-marauders = выбрать, куда они придут в следующем раунде
offer-war = 1 очко за каждый ярус выше самой низкой башни, сейчас { $n }
offer-construction = любое действие фазы строительства
offer-construction-only = выбор один — { $use }
offer-kingdom = любое действие фазы царства

adds-at-end = { $said }, +{ $points } в конце игры

use-goods = собрать { FORM($offer, "acc") } { FORM($piece, "ins") } { $where }
use-gifts = поднести дары мира { $where }: { $offer }
use-camel = взять { $n }-го верблюда
use-ship = взять { $n }-й корабль
use-rare = купить { $colour } редкий товар: { $offer }
use-temple = построить в { FORM($temple, "loc") }: { $offer }
use-one = построить ярусы по одному: { $offer }
use-two = построить ярусы парами: { $offer }
use-traitor = обратиться к предателю: { $offer }
use-missions = заняться царскими поручениями: { $offer }
use-missions-where = заняться царскими поручениями { $where }: { $offer }
use-construction = использовать «{ tile-i47 }»: { $offer }
use-tax = использовать «{ tile-i48 }» как мытаря: не платить налог
use-war = использовать «{ tile-i48 }» для снабжения армии: { $points }
use-pawn = взять { $offer }
use-first = использовать «{ tile-i48 }»: { $offer }

# What one can do ---------------------------------------------------------------------------------------------------

done-TurnAway = Пусть приходят
done-SwapPieces = Оставить фишки на местах
done-BuyImprovement = Ничего не покупать
done-ReturnForTiles = Сейчас ничего не гасить
done-Construct = Закончить строительство
done-Construct-lost = Закончить строительство; впустую: { $pieces }
done-TakeMission = Не брать и не выполнять поручений
done-KingdomWindow = Больше ничего не обменивать
done-WarSupplies = Оставить «{ tile-i48 }» на потом
done-FirstToPlay = Оставить маркер другим

action-camel = Отправить верблюда { $goal }: { $offer }
action-ship = Отправить корабль { $goal }: { $offer }
action-camel-idle = Отправить верблюда { $goal } — впустую: { $lacking }
action-ship-idle = Отправить корабль { $goal } — впустую: { $lacking }
action-camel-swap = { CAP($pieces) }
action-ship-swap = { CAP($pieces) }
action-use = { CAP($use) }
action-as = { CAP($use) }
action-trade = Обменять { $give } на { $get }
action-buy = Купить { $good } за { $points }
action-discard = Сбросить { $mission } за ресурс на выбор ({ $printed })
action-return = Погасить { $mission }: { $benefit }; останется { $half } из { $whole }
action-return-swap = Погасить { $mission }: сразу меняются местами { $mine } и { $theirs }, это нельзя взять назад; останется { $half } из { $whole }
action-take = Взять { $tile }: { $effect }
action-take-next = Взять { $tile }: { $effect }; фишка туда не переходит, использовать его можно со следующего раунда
action-take-late = Взять { $tile }: { $effect }; фишка туда не переходит, использовать его вы уже не успеете
action-take-buy = Купить { $tile } за { $price }: { $effect }
action-take-buy-moves = Купить { $tile } за { $price }: { $effect }; ваш { $piece } переходит туда и действует в этом раунде
action-levels = Построить { $levels } за { FORM($price, "acc") }; башня вырастет до { $height }
action-levels-free = Построить { $levels } за { FORM($price, "acc") }; башня вырастет до { $height } ({ $free } бесплатно)
action-pairs = Построить { pairs } за { FORM($price, "acc") }; башня вырастет до { $height }
action-pairs-free = Построить { pairs } за { FORM($price, "acc") }; башня вырастет до { $height } ({ $free } бесплатно)
pairs = { $times ->
    [1] 2 яруса
   *[other] { $times } × 2 яруса
  }
action-target = { CAP($seat) }: башня уменьшится с { $high } до { $low }
action-target-back = { CAP($seat) }: башня уменьшится с { $high } до { $low }, бесплатный ярус вернётся
action-target-swap = { PERSON($seat) ->
    [you] Ваша фишка
   *[other] Фишка игрока { $seat }
  }
action-part = Построить { FORM($part, "acc") } за { FORM($price, "acc") }: { $worth }
action-part-free = Построить { FORM($part, "acc") } бесплатно: { $worth }
worth = { $points }
worth-instead = { $points } вместо { $before }
action-stack = Взять { FORM($kind, "acc") } из { FORM($colour, "f-gen") } стопки
action-rare-good = Взять { FORM($kind, "acc") } из { FORM($colour, "f-gen") } стопки
action-pay-goods = Заплатить { FORM($price, "acc") }
action-pay-points = Заплатить { $points }
action-draw = Взять поручение
action-fulfil = Выполнить { $mission } за { FORM($price, "acc") }: { $points } в конце игры; если погасить: { $benefit }
action-pay = Заплатить { $things }
action-leave-out = Не платить { $things }
action-good = Взять { $good }
action-drop = Отдать в запас { $things }
action-region = Отправить их { FORM($region, "to") }
action-region-victims = Отправить их { FORM($region, "to") }; потери: { $victims }
action-region-nobody = Отправить их { FORM($region, "to") }, где никого нет
action-pay-tax = Заплатить { $gold }
action-refuse-tax = Потерять { $points }
action-rest-missions = Больше не спрашивать о поручениях в этом раунде
action-start = Первый игрок — { $seat }
action-display = На витрину выкладывается { $tile }: { $effect }
action-deal = Берётся { $mission } ({ $printed })
action-top = Сверху { $kind }

warned-marauders = { $action }; туда придут ваши же разбойники
warned-for-good = { $action }; это нельзя взять назад
with-completion = { $action }; завершённый храм приносит { $goods }
with-kept = { $action }, сохранив { $goods }
with-paid = { $action }, но заплатить { $goods }

# After «потери:», so that no clause needs a comma before «и».
victim = { $who } ({ $pieces })

# What is asked, one sentence for each kind of decision -------------------------------------------------------------

prompt-over = Партия окончена.
prompt-Place = Поставьте фишку. Осталось: { $pieces }.
prompt-Place-second = Поставьте вторую фишку. Осталось: { $pieces }.
prompt-Place-two = Поставьте первую из двух фишек. Осталось: { $pieces }.
prompt-Place-occupied = Поставьте фишку в занятую ячейку. Осталось: { $pieces }.
prompt-TurnAway = Разбойники идут { FORM($region, "to") }; потери: { $victims }. Увести их в другой регион?
prompt-TurnAway-nobody = Разбойники идут { FORM($region, "to") }, где никого нет. Увести их в другой регион?
prompt-ChooseTarget = Выберите, куда разбойники пойдут вместо { FORM($region, "gen") }.
prompt-SwapPieces = Погасить поручение и поменять местами две фишки?
prompt-ChooseOwnPiece = Выберите свою фишку, которая поменяется местами с чужой.
prompt-ChooseOtherPiece = Выберите фишку, с которой поменяется местами { $mine }.
prompt-ChooseOwner = В этой ячейке несколько фишек. Чью выбрать?
prompt-ChooseCard = Тайно выберите, куда разбойники придут в следующем раунде.
prompt-BuyImprovement = Ячейка улучшений { $slot }: купите улучшение за { $price }; сначала можно собирать и обменивать ресурсы.
prompt-BuyImprovement-poor = Ячейка улучшений { $slot }: улучшение стоит { $price }, столько у вас пока нет.
prompt-BuyImprovement-none = Ячейка улучшений { $slot }: витрина пуста.
prompt-ReturnForTiles = Погасить поручение за улучшение из коробки?
prompt-ReturnForTiles-two = Погасить поручение за 2 улучшения с витрины?
prompt-TakeTiles = Выберите улучшение.
prompt-TakeTiles-more = Выберите улучшение, 1-е из { $n }.
prompt-Construct = Строительство: используйте фишки, обменивайте ресурсы или закончите.
prompt-Construct-idle = Строительство: сейчас ни одна ваша фишка не может действовать. Обменивайте ресурсы или закончите.
prompt-Construct-empty = Строительство: фишек для действий у вас нет. Обменивайте ресурсы или закончите.
prompt-StandIn = Выберите действие, которое выполнит «{ tile-i47 }».
prompt-BuildTower = В вашей башне { $levels }. Выберите, сколько построить.
prompt-BuildTower-twos = В вашей башне { $levels }. Выберите, сколько пар построить.
prompt-Betray = Выберите, кто потеряет { $levels }.
prompt-DestroyLevels = Выберите, кто потеряет { $levels }.
prompt-BuildTemple = Выберите, какой храм строить.
prompt-ReceivePart = Выберите, какой храм строить бесплатно.
prompt-BuyRareGood = Чем вы платите за { $colour } редкий товар?
prompt-TakeBought = Выберите редкий товар из { FORM($colour, "f-gen") } стопки.
prompt-FreeRareGoods = Ваш храм завершён. Выберите редкий товар с верха стопки.
prompt-FreeRareGoods-more = Ваш храм завершён. Выберите редкий товар с верха стопки, 1-й из { $n }.
prompt-FetchRareGood = Выберите редкий товар из любой стопки.
prompt-TakeMission = Взять поручение или выполнить своё?
ru-n-goods = { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[other] { $n } ресурсов
  }
prompt-ChooseGoods = Выберите ресурс.
prompt-ChooseGoods-more = Выберите { ru-n-goods }.
prompt-ChooseGoods-driven = { $tile } возмещает потери от разбойников. Выберите ресурс.
prompt-ChooseGoods-driven-more = { $tile } возмещает потери от разбойников: { $goods }. Выберите их.
prompt-ChooseGoods-pawn = Маркер первого игрока ваш, а с ним и простой ресурс. Выберите его.
prompt-ChooseGoods-pawn-more = Маркер первого игрока ваш, а с ним { $goods }. Выберите их.
prompt-ChooseGoods-basic = Выберите простой ресурс.
prompt-ChooseGoods-basic-more = Выберите простые ресурсы: { $n }.
prompt-ChooseGoods-advanced = Выберите ценный ресурс.
prompt-ChooseGoods-advanced-more = Выберите ценные ресурсы: { $n }.
prompt-PayAnyGoods = Выберите, каким ресурсом заплатить.
prompt-PayAnyGoods-more = Выберите { ru-n-goods }, чтобы заплатить.
prompt-LeaveOut = Цена: { $price }. Выберите, какой ресурс не платить.
prompt-LeaveOut-more = Цена: { $price }. Выберите { ru-n-goods }, чтобы не платить.
prompt-KingdomWindow = Последняя возможность обменять ресурсы в этом раунде.
prompt-KingdomWindow-tax = Последняя возможность обменять ресурсы в этом раунде. Мытарь возьмёт { $gold } или { $points }.
prompt-Tax = Мытарь берёт { $gold } или { $points }.
prompt-WarSupplies = Использовать «{ tile-i48 }» для снабжения армии?
prompt-FirstToPlay = Взять маркер первого игрока и { $goods }?
prompt-FirstToPlay-private = Использовать «{ tile-i48 }», чтобы взять маркер первого игрока и { $goods }?
prompt-DropGoods = У вас { $goods }, а сохранить можно { $limit }. Выберите, что отдать в запас.
prompt-ChooseStartTile = Выберите стартовое улучшение.
prompt-DrawFirst = Определяется первый игрок.
prompt-DrawMissions = { PERSON($seat) ->
    [you] Берётся поручение для вас.
   *[other] Берётся поручение для игрока { $seat }.
  }
prompt-LayOut = Выкладываются улучшения.
prompt-TurnUp = Открывается верхний товар { FORM($colour, "f-gen") } стопки.

# Below «Синий выбирает», in the accusative: what the others read meanwhile, without facts, and never «вы».
choosing-Place = ячейку для фишки
choosing-TurnAway = поручение, чтобы погасить его
choosing-ChooseTarget = регион для разбойников
choosing-SwapPieces = поручение, чтобы погасить его
choosing-ChooseOwnPiece = фишку для обмена местами
choosing-ChooseOtherPiece = вторую фишку для обмена местами
choosing-ChooseOwner = одну из фишек ячейки
choosing-ChooseCard = карту разбойников, тайно
choosing-BuyImprovement = улучшение для покупки
choosing-ReturnForTiles = поручение, чтобы погасить его
choosing-TakeTiles = улучшение
choosing-Construct = действие строительства
choosing-StandIn = действие строительства
choosing-BuildTower = число ярусов башни
choosing-Betray = игрока, который потеряет ярусы
choosing-DestroyLevels = игрока, который потеряет ярусы
choosing-BuildTemple = храм для строительства
choosing-ReceivePart = храм для бесплатного строительства
choosing-BuyRareGood = способ оплаты редкого товара
choosing-TakeBought = редкий товар
choosing-FreeRareGoods = редкий товар с верха стопки
choosing-FetchRareGood = редкий товар из любой стопки
choosing-TakeMission = новое поручение или выполнение своего
choosing-ChooseGoods = ресурсы
choosing-PayAnyGoods = ресурсы для оплаты
choosing-LeaveOut = ресурсы для скидки
choosing-KingdomWindow = последние обмены раунда
choosing-Tax = способ оплаты мытарю
choosing-WarSupplies = улучшение для снабжения армии или отказ от него
choosing-FirstToPlay = маркер первого игрока или отказ от него
choosing-DropGoods = ресурсы, которые уйдут в запас
choosing-ChooseStartTile = стартовое улучшение

two-sentences = { $first } { $then }
why-traitor-idle = Предатель не находит башни не ниже вашей.
why-traitor-early = В этой эпохе предатель ничего не делает.

# What happened -----------------------------------------------------------------------------------------------------

# Verbs of $who.
ru-gain = { PERSON($who) ->
    [you] получаете
   *[other] получает
  }
ru-lose = { PERSON($who) ->
    [you] теряете
   *[other] теряет
  }
ru-take = { PERSON($who) ->
    [you] берёте
   *[other] берёт
  }
ru-pay = { PERSON($who) ->
    [you] платите
   *[other] платит
  }
ru-use = { PERSON($who) ->
    [you] используете
   *[other] использует
  }
ru-choose = { PERSON($who) ->
    [you] выбираете
   *[other] выбирает
  }
ru-destroy = { PERSON($who) ->
    [you] разрушаете
   *[other] разрушает
  } { $levels } { PERSON($other) ->
    [you] у вас
   *[other] у игрока { $other }
  }

log-first = { PERSON($who) ->
    [you] становитесь
   *[other] становится
  } первым игроком
log-start_tile = { ru-choose } стартовое улучшение { $tile }
log-display = на витрине появляется { $tile }
log-draw = { ru-take } { $missions }
log-drawn = { ru-take } { $missions }
log-reshuffle = сброшенные поручения замешаны в колоду
log-turn = { PERSON($who) ->
    [you] начинаете
   *[other] начинает
  } раунд { $turn } (эпоха { $era })
log-era = начинается эпоха { $era }
log-place = { PERSON($who) ->
    [you] отправляете
   *[other] отправляет
  } { $pieces }
log-reveal = { PERSON($who) ->
    [you] открываете
   *[other] открывает
  } { $card }
marauders-card = карту разбойников «{ $region }»
log-redirect = { PERSON($who) ->
    [you] уводите
   *[other] уводит
  } разбойников { FORM($region, "to") }
log-removed = { ru-lose } { FORM($pieces, "acc") }
log-swap = { PERSON($who) ->
    [you] меняете
   *[other] меняет
  } местами фишки: свою ({ FORM($mine, "aim") }) и { PERSON($other) ->
    [you] вашу ({ FORM($theirs, "aim") })
   *[other] чужую ({ $other }, { FORM($theirs, "aim") })
  }
log-choose = { ru-choose } карту разбойников
log-chosen = { ru-choose } карту разбойников «{ $region }»
log-improvement = { PERSON($who) ->
    [you] покупаете
   *[other] покупает
  } { $tile }
log-receive = { ru-gain } { $tiles }
log-use = { ru-use } фишку, отправленную { $sent }
log-trade = { PERSON($who) ->
    [you] обмениваете
   *[other] обменивает
  } { $give } на { $get }
log-discard = { PERSON($who) ->
    [you] сбрасываете
   *[other] сбрасывает
  } { $mission }
log-return = { PERSON($who) ->
    [you] гасите
   *[other] гасит
  } { $mission }
log-fulfil = { PERSON($who) ->
    [you] выполняете
   *[other] выполняет
  } { $mission }
log-temple = { PERSON($who) ->
    [you] строите
   *[other] строит
  } { FORM($part, "acc") }
# It may have grown or fallen.
log-tower = теперь с башней в { $high ->
    [one] { $high } ярус
    [few] { $high } яруса
   *[other] { $high } ярусов
  } (было { $low })
log-destroy = { ru-destroy }
log-rare_good = { ru-take } { FORM($kind, "acc") }
log-top = в стопке сверху теперь { $kind }
log-piece = { ru-gain } { FORM($piece, "acc") }
log-tax = { ru-pay } мытарю { $gold }
log-untaxed = не { ru-pay } налог
log-drop = { PERSON($who) ->
    [you] держите
   *[other] держит
  } больше ресурсов, чем вмещает склад
log-stand_in = { ru-use } «{ tile-i48 }» как фишку, отправленную { $sent }
log-pawn = { ru-take } маркер первого игрока
log-gain = { ru-gain } { $things }
log-pay = { ru-pay } { $things }
log-points = { ru-gain } { $points }
log-most = { PERSON($who) ->
    [you] выполняете
   *[other] выполняет
  } условие улучшения { $tile }
log-final = финальный подсчёт очков
log-over = { PERSON($who) ->
    [you] побеждаете
   *[other] побеждает
  }

points-from = { $points } { FORM($source, "for") }

story-turn = Начинается раунд { $turn }, эпоха { $era }. Первый игрок — { $who }.
story-tower = { PERSON($who) ->
    [you] надстраиваете
   *[other] надстраивает
  } башню с { $low } до { $high }
story-destroy = { ru-destroy } (остаётся { $left })
story-destroy-back = { ru-destroy }, бесплатный ярус возвращается
story-untaxed = { ru-lose } { $points } из-за мытаря
story-lost = { ru-lose } { $points }
story-rare-good-top = { ru-take } { FORM($kind, "acc") } (теперь сверху { $top })
story-drop = { PERSON($who) ->
    [you] отдаёте
   *[other] отдаёт
  } в запас { $things }
story-reshuffle = { PERSON($who) ->
    [you] замешиваете
   *[other] замешивает
  } сброс в колоду
story-traitor = { PERSON($who) ->
    [you] обращаетесь
   *[other] обращается
  } к предателю
story-tops = в стопках сверху теперь { $kinds }
story-display = { $n ->
    [one] на витрину выложено { $n } улучшение
    [few] на витрину выложены { $n } улучшения
   *[other] на витрину выложено { $n } улучшений
  }

# What one has, in a line -------------------------------------------------------------------------------------------

have = У вас { FORM($things, "held") }; башня { $tower }, { $points }.
have-hand = У вас { FORM($things, "held") }; башня { $tower }, { $points }; на руке { $missions }.
have-traded = { $things } (из них обменяно: { $traded })
have-mission = { $mission }{ "\u00A0" }{ $cost }{ "\u00A0" }→{ "\u00A0" }{ $points }Оч{ "\u00A0" }{ $benefit }
sign-both = { $before }{ "\u00A0" }{ $after }

# Headings in a list of choices; moments to which all look up
heading-trade = Обмен
heading-pieces = Ваши фишки
heading-own = Личные ячейки
heading-build = Строительство
heading-rare = Редкие товары
moment-era = Начинается эпоха { $era }
moment-reveal = Разбойники идут { FORM($region, "to") }
moment-redirect = Разбойники сворачивают { FORM($region, "to") }
moment-final = Финальный подсчёт очков

# What is lacking for something one cannot pay yet
lack = Вам не хватает: { $things }.
lack-one-level = Для одного яруса не хватает: { $things }.
lack-two-levels = Для двух ярусов не хватает: { $things }.
lack-part-before = Сначала — { $part }.
# Why a piece that is sent somewhere would bring nothing in this turn
lack-camels = у вас уже { $n ->
    [one] { $n } верблюд
    [few] все { $n } верблюда
   *[other] все { $n } верблюдов
  }
lack-ships = у вас уже { $n ->
    [one] { $n } корабль
    [few] все { $n } корабля
   *[other] все { $n } кораблей
  }
lack-colours = не хватает { FORM($colours, "m-gen") }
lack-tower-or-missions = башня слишком низкая, а выполненных поручений слишком мало
# Of a camel and of a ship.
lack-time-for-piece = поставить новую фишку вы уже не успеете
lack-time-for-marauders = прийти они уже не успеют
lack-time-for-turn = следующего раунда не будет
lack-stack = стопка пуста
lack-display = витрина пуста
lack-traitor = в этой эпохе он ничего не делает
lack-tax = в этой эпохе налога нет
lack-tax-of-yours = вы и так не платите налог

# Slots that do nothing yet or nothing any more; the wide mat for building
board-from-era = с эпохи { $era }
board-no-more = уже ничего
board-your-tower = Ваша башня
board-your-temple = Ваш храм
board-your-goods = Ваши ресурсы

# The table in a terminal: how long each may be stands in the English file ------------------------------------------

letter-red = К
letter-blue = С
letter-green = З
letter-yellow = Ж
sign-wood = Де
sign-stone = Ка
sign-marble = Мр
sign-gold = Зо
sign-glass_bottles = ст
sign-incense = ла
sign-myrrh = ми
sign-jade = не
sign-ivory = сл
sign-porcelain = фа
sign-silk = шё
sign-perfume = ду
sign-oils = ма
sign-goods = { $n }{ $sign }
sign-points = { $n }Оч

picture-player = { $letter } { $seat }
picture-player-you = { $letter } { $seat } (вы)

picture-name = ТАДМОР
picture-turn = раунд { $turn } из { $turns }, эпоха { $era }; очерёдность { $order }
picture-turn-pawn = раунд { $turn } из { $turns }, эпоха { $era }; очерёдность { $order }; затем первый ход { $player }
picture-setting-up = подготовка к игре
picture-setting-up-first = подготовка к игре; первый игрок { $player }
picture-over = партия окончена

legend-camel = ( ) для верблюда
legend-ship = [ ] для корабля
legend-either = ( ] для обоих
legend-piece = (К) фишка Красного
legend-used = (-) использовано в этом раунде
legend-good = { $sign } { $good }
legend-points = Оч очки
legend-traded = 2+1: из 3 обменян 1
legend-left = верблюды 1/3: не поставлен 1 из 3
legend-rare = { $sign } { FORM($kind, "short") }

picture-region-north_sea = СЕВЕРНОЕ МОРЕ
picture-region-south_sea = ЮЖНОЕ МОРЕ
picture-region-euphrates = ЕВФРАТ
picture-region-palmyra = ПАЛЬМИРА
picture-region-damascus = ДАМАСК
picture-region-ebla = ЭБЛА
picture-region-antioch = АНТИОХИЯ
picture-attacked = под ударом
picture-safe = в безопасности
picture-coming = сейчас набег
picture-goal = ваша цель

picture-slot-wood = дерево
picture-slot-stone = камень
picture-slot-marble = мрамор
picture-slot-gold = золото
picture-slot-shipyard = верфь
picture-slot-caravan = караван
picture-slot-peace_gifts = дары
picture-slot-rare_grey = серый
picture-slot-rare_yellow = жёлтый
picture-slot-rare_red = красный
picture-slot-war_supplies = армия
picture-slot-improvement = улучш. { $n }
picture-slot-temple_palmyra = храм
picture-slot-temple_ebla = храм
picture-slot-market_palmyra = рынок
picture-slot-market_ebla = рынок
picture-slot-first_to_play = первый
picture-slot-tower_one_level = башня ×1
picture-slot-tower_two_levels = башня ×2
picture-slot-traitor = предатель
picture-slot-kings_missions = поручения
picture-slot-taxman = мытарь
picture-slot-marauders = разбойники

# Three columns fit 100 characters as long as none of these is longer than 17.
gives-camel-ready = { ordinal } верблюд, пора
gives-camel-not-yet = { ordinal } верблюд, рано
gives-ship-ready = { ordinal } корабль, пора
gives-ship-not-yet = { ordinal } корабль, рано
gives-no-more = у вас есть все
gives-camel = ещё один верблюд
gives-ship = ещё один корабль
gives-rare = { $price } → { FORM($kind, "short") }
gives-rare-none = пусто
gives-improvement = { $goods }
gives-temple = часть
gives-temple-mission = часть и поручение
gives-market = в обе стороны
gives-market-up = простые → ценные
gives-first = { $n ->
    [one] маркер, { $n } простой
   *[other] маркер, { $n } простых
  }
gives-one-level = { $price } за ярус
gives-two-levels = { $price } за два
gives-traitor = −{ $levels }
gives-nothing = не в этой эпохе
gives-nothing-more = больше ничего
gives-missions = взять, выполнить
gives-taxman = без налога
gives-marauders = выбрать регион
gives-war = сейчас { $n }Оч
gives-war-seen = 1Оч за ярус

picture-tower = БАШНЯ
picture-tower-one = ярус
picture-tower-two = два яруса
picture-band = { $low }–{ $high }
picture-band-last = от { $low }
picture-temple = ХРАМ
picture-temple-left = есть
picture-temple-price = цена
picture-part-basement = основание
picture-part-colonnade = колоннада
picture-part-roof = кровля
picture-part-statues = статуи
picture-rare = РЕДКИЕ ТОВАРЫ
picture-rare-columns = цена, сверху, ниже
picture-colour-grey = серые
picture-colour-yellow = жёлтые
picture-colour-red = красные
picture-rare-none = пусто
picture-sets = наборы от 1 до 9: { $points }

picture-marauders = РАЗБОЙНИКИ
picture-no-card = карты ни у кого нет
picture-card = карту держит { $player }
picture-card-yours = у вас карта «{ $region }»
picture-attacked-next = { $region }: под ударом, следующее нападение не здесь
picture-attacked-safe = { $region }: последнее нападение, в этом раунде безопасно
picture-tax = НАЛОГ
picture-tax-due = { $gold } или { $points }Оч
picture-tax-none = в этой эпохе нет
picture-missions = ПОРУЧЕНИЯ
picture-deck = в колоде { $n }
picture-deck-discards = в колоде { $n }, сброшены
picture-improvements = УЛУЧШЕНИЯ
picture-improvements-price = по { $price }
picture-none-left = больше нет
picture-no-display = ещё не выложены
picture-tile = { $tile } { $effect }

picture-column-player = игрок
picture-column-points = оч.
picture-column-camels = верблюды
picture-column-ships = корабли
picture-column-tower = башня
picture-column-hand = рука
picture-line-tiles = улучшения
picture-line-rare = редкие товары
picture-line-temple = храм
picture-line-missions = поручения
picture-line-hand = рука
picture-signed = { $tile } { $sign }
picture-rare-held = { $sign } { $n }
picture-temple-of = { $part } { $points }Оч
picture-mission-up = { $mission } { $points }Оч { $benefit }
picture-mission-down = { $mission } { $points }Оч погашено
picture-mission-hand = { $mission } { $cost } → { $points }Оч { $benefit }

# The board in a picture --------------------------------------------------------------------------------------------

board-label = «Тадмор»: карта Сирии с семью регионами и запасы
board-mat = { PERSON($seat) ->
    [you] Ваше имущество
   *[other] Имущество: { $seat }
  }
clock = Раунд { $turn } из { $turns }, эпоха { $era }
clock-setting-up = Подготовка к игре
clock-over = Партия окончена
board-era = Эпоха { $era }
board-temple = Храм
board-sets = Редкие товары: очки за набор
board-missions = Поручения
board-marauders = Разбойники
board-improvements = Улучшения
board-from-box = Улучшения на выбор
board-nowhere = ещё не нападали
board-coming = сейчас набег
board-attacked = под ударом
board-safe = безопасно
board-goal = ваш выбор
board-region-north_sea = Северное море
board-region-south_sea = Южное море
board-region-euphrates = Евфрат
board-region-palmyra = Пальмира
board-region-damascus = Дамаск
board-region-ebla = Эбла
board-region-antioch = Антиохия
board-slot-wood = Дерево
board-slot-stone = Камень
board-slot-marble = Мрамор
board-slot-gold = Золото
board-slot-shipyard = Верфь
board-slot-caravan = Караван
board-slot-peace_gifts = Дары
board-slot-rare_grey = Серый порт
board-slot-rare_yellow = Жёлтый порт
board-slot-rare_red = Красный порт
board-slot-war_supplies = Армия
board-slot-improvement = Улучш.
board-slot-temple_palmyra = Храм
board-slot-temple_ebla = Храм
board-slot-market_palmyra = Рынок
board-slot-market_ebla = Рынок
board-slot-first_to_play = Первый
board-slot-tower_one_level = Башня ×1
board-slot-tower_two_levels = Башня ×2
board-slot-traitor = Предатель
board-slot-kings_missions = Поручения
board-slot-taxman = Мытарь
board-slot-marauders = Разбойники

# What a thing on the board is, when one points at it ---------------------------------------------------------------

tip-takes-camel = Для верблюда.
tip-takes-ship = Для корабля.
tip-takes-either = Для верблюда или корабля.
tip-stands = { PERSON($owner) ->
    [you] Здесь стоит ваш { $piece }.
   *[other] Здесь стоит { $piece } ({ $owner }).
  }
tip-used = Использовано в этом раунде.

tip-collect = Соберите { FORM($things, "acc") } в любой момент.
tip-shipyard = Верфь: 3-й корабль, если у вас есть по { $third ->
    [one] { $third } редкому товару
    [few] { $third } редких товара
   *[other] { $third } редких товаров
  } каждого цвета, 4-й — если по { $fourth }.
tip-caravan = Караван: 4-й верблюд за башню в { $tower ->
    [one] { $tower } ярус
    [few] { $tower } яруса
   *[other] { $tower } ярусов
  } или { $missions }; 5-й за башню в { $more ->
    [one] { $more } ярус
    [few] { $more } яруса
   *[other] { $more } ярусов
  }, { $most } или вместе башню в { $both ->
    [one] { $both } ярус
    [few] { $both } яруса
   *[other] { $both } ярусов
  } и { $both_missions }.
tip-gifts = Дары мира: { $points } в любой момент.
tip-rare = Купите верхний { $colour } редкий товар ({ $kind }) за { FORM($price, "acc") }.
tip-rare-none = { CAP(FORM($colour, "f")) } стопка пуста.
tip-improvement = Ячейка улучшений { $slot }: купите улучшение за { $price }.
tip-temple_palmyra = Храм Пальмиры: постройте одну часть и возьмите поручение.
tip-temple_ebla = Храм Эблы: постройте одну часть.
tip-market_palmyra = Рынок Пальмиры: обмен простых ресурсов на ценные и ценного на 2 простых.
tip-market_ebla = Рынок Эблы: обмен простых ресурсов на ценные.
tip-first = Право первого хода: маркер первого игрока и { $goods }.
tip-first-none = Право первого хода: следующего раунда не будет.
tip-one-level = Башня: ярусы по одному, следующий за { FORM($price, "acc") }.
tip-two-levels = Башня: ярусы парами, следующие два за { FORM($price, "acc") }.
tip-traitor = Предатель: соперник с башней не ниже вашей теряет { $levels }.
tip-traitor-none = Предатель: в этой эпохе ничего.
tip-kings_missions = Царские поручения: возьмите новое или выполните одно с руки.
tip-taxman = Мытарь: кто стоит здесь, не платит налог; остальные платят { $gold } или теряют { $points }.
tip-taxman-none = Мытарь: в этой эпохе налога нет.
tip-taxman-spared = Вы его не платите.
tip-marauders = Разбойники: тайно выберите регион, на который они нападут в следующем раунде.
tip-marauders-none = Разбойники: прийти они уже не успеют.
tip-war = Снабжение армии: 1 очко за каждый ярус выше самой низкой башни.
tip-war-now = Сейчас вам: { $n }.

tip-region = { CAP($region) }.
tip-coming = Разбойники нападают сейчас.
tip-attacked = Под ударом: в следующий раз разбойники сюда не придут.
tip-safe = Последнее нападение было здесь: в этом раунде разбойники сюда не придут.
tip-goal = Ваши разбойники придут сюда на своём следующем этапе; об этом знаете только вы.

tip-stack = { CAP(FORM($colour, "pl")) } редкие товары: сверху { $kind }, в стопке { $n }.
tip-stack-none = { CAP(FORM($colour, "pl")) } редкие товары: больше нет.
tip-kind = { CAP($kind) }: в стопке { $n }.
tip-part = { CAP($part) }: цена { $price }; с этой частью храм даёт { $points }. Осталось { $left }.
tip-sets = Очки в конце игры за набор от 1 до 9 разных редких товаров: { $points }.
tip-deck = Царские поручения: в колоде { $cards }.
tip-discards = Сброшенные поручения: { $cards }.
tip-cards = Карты разбойников на выбор: { $n }. Сейчас их ни у кого нет.
tip-card-held = { CAP($owner) } { PERSON($owner) ->
    [you] держите
   *[other] держит
  } карту разбойников: она откроется на следующем этапе разбойников.
tip-card-yours = Ваша карта разбойников: { $region }.
tip-attack = { CAP($region) }: последнее нападение было здесь, следующим этот регион не выбрать.
tip-attack-safe = { CAP($region) }: последнее нападение было здесь, в этом раунде разбойники сюда не придут.
tip-no-attack = Нападений ещё не было.
tip-era = Эпоха { $era }: улучшение стоит { $price }; предатель разрушает { $levels }.
tip-player = { CAP($seat) }: { $points }, башня в { $levels }.

tip-tile = { $name }: { $effect }.
tip-points = Сейчас { $points }; постройки, поручения и редкие товары считаются в конце игры.
tip-pawn = Маркер первого игрока: первый ход в следующем раунде.
tip-camels = { $owned }, не поставлено { $left }; всего не больше { $most }.
tip-ships = { $owned }, не поставлено { $left }; всего не больше { $most }.
tip-warehouse = Склад: { $goods }; между раундами можно сохранить { $limit }.
tip-traded = Обменянные ресурсы: их можно тратить, но не обменивать снова в этом раунде.
tip-good = На складе { $goods }, обменяно { $traded }.
tip-rare-held = { CAP($kind) }: { $n }.
tip-set-points = Редкие товары дают { $points } в конце игры.
tip-level = Ярус { $n }: { $one }; или { $two } за два яруса.
tip-level-built = Ярус { $n } из { $tower }, построен.
tip-own-part = { CAP($part) }: цена { $price }; храм тогда даёт { $points }.
tip-hidden = Поручение на руке.
tip-no-missions = Поручений нет.
tip-tower = Башня в { $levels }: { $points } за ярус в начале каждой новой эпохи, { $end } в конце игры.
tip-mission = { CAP($mission) } стоит { FORM($price, "acc") }; { $points } в конце игры. Если потом погасить: { $benefit }. Если сбросить: ресурс на выбор.
tip-fulfilled = { CAP($mission) }, выполнено: { $points }. Если погасить: { $benefit }, а очков будет { $half }.
tip-returned = { CAP($mission) }, погашено: { $half }.

## What an option changes, in a sentence below it where a table is set up

option-experienced_setup-about = Для тех, кто знает игру: первые улучшения выбирают из всех улучшений эпохи I, а не только из стартовых.
option-two_level_tower-about = В ячейке, где строят по два яруса: одна пара за фишку или сколько можно оплатить.
option-placement_missions-about = В правилах текст двух поручений обрывается; здесь решается, что они дают, если погасить их в свой ход размещения.
option-first_to_play-about = Кто отказывается, не берёт ни маркера, ни ресурса, который к нему прилагается.
