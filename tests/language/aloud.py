"""Print whatever a title says in some whole games, in two or more languages side by side, to be read aloud.

python -m tests.language.aloud tadmor ru
python -m tests.language.aloud merv fr ru
"""

import sys

import serai
from tests.language.everything import drawn, labels, read_aloud


def main(title: str, *codes: str) -> None:
    game = serai.game(title)
    told = [
        [text for _, text in (*labels(game, code), *read_aloud(game, code), *drawn(game, code))]
        for code in ("en", *codes)
    ]
    for lines in dict.fromkeys(zip(*told, strict=True)):
        print("\n".join(lines), end="\n\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
