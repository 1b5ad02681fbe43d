"""An import contract of our own: these packages import nothing but Serai and the standard library."""

import sys
from typing import cast

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class StandardLibraryOnly(Contract):
    """`packages` import no third-party package, except those in `besides`."""

    type_name = "standard_library_only"

    packages = fields.SetField(subfield=fields.StringField())
    besides = fields.SetField(subfield=fields.StringField(), required=False)

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        allowed = sys.stdlib_module_names | {"serai"} | (cast("set[str] | None", self.besides) or set())
        packages = cast(set[str], self.packages)
        modules = packages.union(*(graph.find_descendants(package) for package in packages))
        foreign = [
            f"{module} imports {imported}"
            for module in sorted(modules)
            for imported in sorted(graph.find_modules_directly_imported_by(module))
            if imported.partition(".")[0] not in allowed
        ]
        return ContractCheck(kept=not foreign, metadata={"foreign": foreign})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for line in cast(list[str], check.metadata["foreign"]):
            output.print_error(line)
