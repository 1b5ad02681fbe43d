"""Shards hold what was written into them, and a torn one is refused."""

from array import array
from pathlib import Path

import pytest

from serai.core.errors import BadSetup
from serai.train.shards import head_of, read_shard, shards_in, write_shard

ARRAYS = {"rows": array("h", [1, -2, 32767]), "game": array("i", [70_000]), "options": array("h")}


def test_a_shard_is_read_as_it_was_written(tmp_path: Path) -> None:
    write_shard(tmp_path / "0.shard", {"game": "merv"}, ARRAYS)
    assert read_shard(tmp_path / "0.shard") == ({"game": "merv"}, ARRAYS)
    assert head_of(tmp_path / "0.shard")["made"] == {"game": "merv"}


def test_shards_come_by_folder_and_number(tmp_path: Path) -> None:
    for name in ("b/1", "b/0", "a/0"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        write_shard(tmp_path / f"{name}.shard", {}, ARRAYS)
    found = shards_in([tmp_path / "b", tmp_path / "a"])
    assert [str(path.relative_to(tmp_path)) for path in found] == ["b/0.shard", "b/1.shard", "a/0.shard"]


@pytest.mark.parametrize("kept", [0, 10, 60, -5])
def test_a_torn_shard_is_refused_and_named(kept: int, tmp_path: Path) -> None:
    file = tmp_path / "0.shard"
    write_shard(file, {"game": "merv"}, ARRAYS)
    file.write_bytes(file.read_bytes()[:kept])
    with pytest.raises(BadSetup, match=r"0\.shard is torn"):
        read_shard(file)


def test_a_shard_with_more_or_less_than_it_says_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "0.shard"
    write_shard(file, {}, ARRAYS)
    whole = file.read_bytes()
    for length in (b"2", b"4"):
        file.write_bytes(whole.replace(b'"h", 3]', b'"h", ' + length + b"]"))
        with pytest.raises(BadSetup, match="torn"):
            read_shard(file)


@pytest.mark.parametrize("kind", ["H", "hh", "", "q", "d"])
def test_a_shard_of_other_numbers_is_refused(kind: str, tmp_path: Path) -> None:
    file = tmp_path / "0.shard"
    write_shard(file, {}, ARRAYS)
    file.write_bytes(file.read_bytes().replace(b'"h", 3]', f'"{kind}", 3]'.encode()))
    with pytest.raises(BadSetup, match="torn"):
        read_shard(file)


def test_a_shard_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match=r"0\.shard: cannot be read \(FileNotFoundError\)"):
        read_shard(tmp_path / "0.shard")
