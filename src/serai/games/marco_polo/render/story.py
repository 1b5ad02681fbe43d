"""Marco Polo's log told as a story: a paragraph for each run of events of one seat, what is alike counted together."""

from typing import Final

from serai.core.reading import Told
from serai.core.render.paragraphs import Story, sentence
from serai.core.render.tally import Counted, Tally
from serai.core.say import Count, Fact, Name, Say
from serai.core.text import Entry
from serai.games.marco_polo.constants import CARD_SPACE, MONEY_BAG
from serai.games.marco_polo.render.events import DICE, MORE, clause, facts_of
from serai.games.marco_polo.render.speech import amount, points, source_name

COUNTED: Final[Counted] = {"pay": (1, 0), "gain": (1, 0), "points": (1, 0)}
UNTOLD: Final = ["turn"]
"""Who moves is plain from the paragraph; the round stands on the table."""
SILENT: Final = ["card", "start_contract"]
"""The die that goes to a city card tells of it; starting contracts lie before everybody."""
JOINED: Final = ["character", "roll", "compensation", "gain"]
"""What everybody does in turn is one paragraph."""
SUMS: Final = {"go": ["pay"], "bag": ["gain"], "card": ["pay", "gain", "points"]}
"""What is told once for all steps of a journey, all dice in the money bag, all repetitions of a city card."""
BOUGHT: Final = ["reroll", "adjust", "black_die"]
ROLLS: Final = ["roll", "reroll", "black_die"]
"""After these a roll belongs to the turn; otherwise it is that of a new round."""
ALONE: Final = ["round", "over"]
"""What has nothing to do with the events before it."""


def story(entries: list[Entry], names: list[Name]) -> list[Told]:
    """Paragraphs, oldest first. Goal cards lie before those who may see them, and are told at the end."""
    told = [entry for entry in with_cards(entries) if entry.key not in SILENT and entry.audience is None]
    return MarcoPoloStory(names, COUNTED, UNTOLD).paragraphs(told)


def with_cards(entries: list[Entry]) -> list[Entry]:
    """A die that goes to a city's card, with the card that was used."""
    told = entries.copy()
    for at, entry in enumerate(entries):
        before = at - 1 - (at > 1 and entries[at - 1].key == "value")
        if entry.key == "card" and before >= 0 and entries[before].key in DICE:
            die = entries[before]
            told[before] = Entry(die.key, die.seat, [*die.args, entry.args[0]], die.audience)
    return told


def event(entry: Entry, names: list[Name]) -> Say:
    """One event as one sentence; `names` by seat."""
    if not 0 <= entry.seat < len(names):
        return sentence(clause([entry], {}))
    who = names[entry.seat]
    return Say("story-paragraph", who=who, clauses=clause([entry], {"who": who}))


class MarcoPoloStory(Story):
    def belongs(self, entry: Entry, run: list[Entry]) -> bool:
        """Mercator gains in the middle of somebody's turn, from the dice that were placed."""
        if entry.key in ALONE or run[0].key in ALONE:
            return False
        if entry.key == "roll" and run[-1].key not in ROLLS:
            return False
        return entry.seat == run[0].seat or (entry.key == "gain" and any(one.key in DICE for one in run))

    def joins(self, before: list[Entry], run: list[Entry]) -> bool:
        return before[0].key == run[0].key and before[0].key in JOINED

    def paragraph(self, run: list[Entry]) -> list[Told]:
        if run[0].key == "round":
            return [Told(None, Say("story-round", **self.who(run[0].seat), round=run[0].args[0]))]
        return Story.paragraph(self, gathered(price_after(named(run))))

    def clause(self, entries: list[Entry]) -> Say:
        return clause(entries, self.who(entries[0].seat))

    def facts(self, entries: list[Entry]) -> dict[str, Fact]:
        return facts_of(entries[0])

    def continues(self, before: Entry, entry: Entry) -> bool:
        """Dice of one action or one roll, contracts of one visit, steps of one journey: what follows is only added."""
        if entry.key in DICE:
            return before.key in DICE and before.args[0] == entry.args[0]
        if entry.key == "roll":
            return before.key in ROLLS
        if entry.key == "go":
            return before.key == "go" and entry.args[1] == before.args[1]
        return before.key == entry.key and entry.key in MORE

    def paid(self, tally: Tally) -> list[Fact]:
        lost = -sum(n for _, n in tally.each("points") if n < 0)
        return [*(amount(thing, n) for thing, n in tally.each("pay")), *([points(lost)] if lost else [])]

    def gained(self, tally: Tally) -> list[Fact]:
        found: list[Fact] = [amount(thing, n) for thing, n in tally.each("gain")]
        scored = [(source, n) for source, n in tally.each("points") if n > 0]
        return found + [Say("points-from", points=points(n), source=source_name(source)) for source, n in scored]

    def of_nobody(self, run: list[Entry]) -> list[Say]:
        """The contracts of a row in one sentence, the final scoring in one of its own."""
        laid = sum(entry.key == "row" for entry in run)
        told = [Say("story-row", contracts=Count("contract", laid))] if laid else []
        told += [clause([entry], {}) for entry in run if entry.key != "row"]
        return [sentence(said) for said in told]


# Dice that were placed together ---------------------------------------------------------------------------------------


def named(run: list[Entry]) -> list[Entry]:
    """Rashid's dice with the value that he named for them afterwards."""
    told: list[Entry] = []
    for entry in run:
        group = unnamed(told) if entry.key == "value" else []
        if group:
            told[-len(group) :] = [
                Entry(die.key, die.seat, [die.args[0], entry.args[0], *die.args[2:]]) for die in group
            ]
        else:
            told.append(entry)
    return told


def unnamed(told: list[Entry]) -> list[Entry]:
    """The dice without a value that were placed last."""
    group: list[Entry] = []
    for entry in reversed(told):
        if entry.key not in DICE or entry.args[1] or entry.args[0] != told[-1].args[0]:
            break
        group.insert(0, entry)
    return group


# In which order it is told --------------------------------------------------------------------------------------------


def price_after(run: list[Entry]) -> list[Entry]:
    """What a bonus action costs is paid first and told last: 'took a black die: 5, paid 3 camels'."""
    told: list[Entry] = []
    price: list[Entry] = []
    for entry in run:
        if price and entry.key not in ROLLS:
            told += price
            price = []
        if entry.key in BOUGHT and told and told[-1].key == "pay":
            price = [told.pop()]
        told.append(entry)
    return told + price


def gathered(run: list[Entry]) -> list[Entry]:
    """A journey is paid step by step, a card and the money bag pay bit by bit; told, each is one deed with one sum."""
    told: list[Entry] = []
    sums: list[Entry] = []
    deed = ""
    for entry in run:
        if deed and entry.key in SUMS[deed]:
            sums.append(entry)
            continue
        now = deed if entry.key == "value" else deed_of(entry)
        if now != deed or now == "card":
            told += sorted(sums, key=is_gain)
            sums = []
        deed = now
        told.append(entry)
    return told + sorted(sums, key=is_gain)


def deed_of(entry: Entry) -> str:
    """What this event begins, if the sums of it are told together."""
    if entry.key in DICE and entry.args[0] >= CARD_SPACE:
        return "bag" if entry.args[0] == MONEY_BAG else "card"
    return entry.key if entry.key in SUMS else ""


def is_gain(entry: Entry) -> bool:
    return entry.key != "pay" and not (entry.key == "points" and entry.args[0] < 0)
