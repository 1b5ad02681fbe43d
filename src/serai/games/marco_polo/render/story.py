"""Marco Polo's log told as a story: a paragraph for each run of events of one seat, what is alike counted together."""

from typing import Final

from serai.core.render.story import Story
from serai.core.render.tally import Counted, Tally
from serai.core.text import Entry, Fact, event_facts, sentence_case
from serai.games.marco_polo.constants import CARD_SPACE, MONEY_BAG, THINGS
from serai.games.marco_polo.render.speech import phrase, texts

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
DICE: Final = ["die", "die_too"]
"""A die that is placed, and another of the same group."""
ROLLS: Final = ["roll", "reroll", "black_die"]
"""After these a roll belongs to the turn; otherwise it is that of a new round."""
ALONE: Final = ["round", "over"]
"""What has nothing to do with the events before it."""


def story(entries: list[Entry], names: list[str]) -> list[str]:
    """Paragraphs, oldest first. Goal cards lie before those who may see them, and are told at the end."""
    told = [entry for entry in entries if entry.key not in SILENT and entry.audience is None]
    return MarcoPoloStory(texts(), names, COUNTED, UNTOLD).paragraphs(told)


def event(entry: Entry, names: list[str]) -> str:
    """One event as one sentence; `names` by seat."""
    facts = event_facts(entry, names)
    if entry.key in ("gain", "pay"):
        facts["things"] = texts().count(THINGS[entry.args[1]], entry.args[0])
    return sentence_case(texts().say("log", entry.key, facts)) + "."


class MarcoPoloStory(Story):
    groups: dict[int, list[Entry]]
    """The dice that were placed together, by the event of the first."""

    def belongs(self, entry: Entry, run: list[Entry]) -> bool:
        """Mercator gains in the middle of somebody's turn, from the dice that were placed."""
        if entry.key in ALONE or run[0].key in ALONE:
            return False
        if entry.key == "roll" and run[-1].key not in ROLLS:
            return False
        return entry.seat == run[0].seat or (entry.key == "gain" and any(one.key in DICE for one in run))

    def joins(self, before: list[Entry], run: list[Entry]) -> bool:
        return before[0].key == run[0].key and before[0].key in JOINED

    def paragraph(self, run: list[Entry]) -> list[str]:
        if run[0].key == "round":
            facts: dict[str, Fact] = {"round": run[0].args[0], "who": self.names[run[0].seat]}
            return [texts().say("story", "round", facts)]
        told, self.groups = grouped(gathered(price_after(named(run))))
        return Story.paragraph(self, told)

    def clause(self, entry: Entry) -> str:
        if entry.key in DICE:
            facts: dict[str, Fact] = {"space": entry.args[0], "dice": dice(self.groups[id(entry)])}
            return texts().say("story", "dice" if entry.key == "die" else "dice_too", facts)
        return Story.clause(self, entry)

    def continues(self, before: Entry, entry: Entry) -> str:
        """Dice of one roll, contracts of one visit, steps of one journey: after the first, little needs to be said."""
        if entry.key == "roll" and before.key in ("reroll", "black_die"):
            return texts().say("story", "rolled_to", {"value": entry.args[0]})
        if before.key != entry.key:
            return ""
        if entry.key == "goal":
            return texts().say("story", "and_goal", {"first": entry.args[1], "second": entry.args[2]})
        if entry.key == "contract":
            return texts().say("story", "and_space", {"space": entry.args[1]})
        if entry.key == "go" and entry.args[1] == before.args[1]:
            return texts().say("story", "on_to", {"place": entry.args[0]})
        if entry.key == "roll":
            same = entry.args[1] == before.args[1]
            facts = {"kind": entry.args[1], "value": entry.args[0]}
            return texts().say("story", "also_rolled" if same else "and_rolled", {**facts})
        return ""

    def paid(self, tally: Tally) -> list[str]:
        lost = -sum(n for _, n in tally.each("points") if n < 0)
        found = [texts().count(THINGS[thing], n) for thing, n in tally.each("pay")]
        return found + ([texts().count("vp", lost)] if lost else [])

    def gained(self, tally: Tally) -> list[str]:
        found = [texts().count(THINGS[thing], n) for thing, n in tally.each("gain")]
        return found + [phrase("points_from", n=n, source=source) for source, n in tally.each("points") if n > 0]

    def of_nobody(self, run: list[Entry]) -> list[str]:
        """The contracts of a row in one sentence, the final scoring in one of its own."""
        laid = sum(entry.key == "row" for entry in run)
        told = [texts().say("story", "row", {"n": laid})] if laid else []
        told += [texts().say("log", entry.key, event_facts(entry, [])) for entry in run if entry.key != "row"]
        return [sentence_case(f"{text}.") for text in told]


# Dice that were placed together ---------------------------------------------------------------------------------------


def named(run: list[Entry]) -> list[Entry]:
    """Rashid's dice with the value that he named for them afterwards."""
    told: list[Entry] = []
    for entry in run:
        group = unnamed(told) if entry.key == "value" else []
        if group:
            told[-len(group) :] = [Entry(die.key, die.seat, [die.args[0], entry.args[0], die.args[2]]) for die in group]
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


def grouped(run: list[Entry]) -> tuple[list[Entry], dict[int, list[Entry]]]:
    """The events with one die for each group of dice, and the groups."""
    told: list[Entry] = []
    groups: dict[int, list[Entry]] = {}
    for entry in run:
        if entry.key in DICE and told and told[-1].key in DICE and told[-1].args[0] == entry.args[0]:
            groups[id(told[-1])].append(entry)
            continue
        if entry.key in DICE:
            groups[id(entry)] = [entry]
        told.append(entry)
    return told, groups


def dice(group: list[Entry]) -> str:
    """'a 4 and a black 5'; Rashid's own are counted as long as he has named no value."""
    hidden = sum(not die.args[1] and not die.args[2] for die in group)
    told = [texts().say("story", "hidden" if hidden > 1 else "hidden_one", {"n": hidden})] if hidden else []
    shown = [die for die in group if die.args[1] or die.args[2]]
    return texts().listed(told + [texts().word("a_kind", d.args[2]) + texts().word("face", d.args[1]) for d in shown])


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
