"""What grammar says of French articles, adjectives and apostrophes, by a table of the words that Serai uses."""

import re
from typing import Final, NamedTuple


def words(text: str) -> list[str]:
    return text.split()


MASCULINE: Final = words("""
    accueil achat adversaire alphabet angle appareil argument article automate avant-poste avantage barème bâtiment
    bazar bien bois bonus bord bot bouton but caractère caravansérail centre chameau chantier chemin choix clavier
    client coin compte comptoir contrat côté coup courtisan coût cube dé début décompte dédommagement délai
    déplacement disque dossier échange écran effet élément emplacement en-tête encens endroit entrepôt étage événement
    exemple fichier fond gage genièvre gingembre hasard hôte humain impôt instant invariant invité ivoire jade jeu
    joueur jour journal lien lot magasin magistrat maître marbre marché marqueur menu message mode mois moment mot mur
    navigateur navire niveau nom nombre nord numéro objectif objet octet or ordre ouest palais panier paquet parchemin
    parfum passage percepteur personnage pion placement plateau poids point poivre port pouvoir présent prestige
    privilège prix processus programme propriétaire quai quartier raccourci rang rappel ravitaillement réglage rempart
    résultat retour roi royaume sablier savoir score secret segment serveur serviteur site soldat soubassement
    spectateur sud tableau talent temple temps terminal texte tirage titre toit total traître tribut type village
    voyage zoom
""")  # fmt: skip
FEMININE: Final = words("""
    action adresse aide amélioration année attente base bibliothèque bourse bulle cannelle caravane carte case cible
    clé clef collection colonnade colonne commande compensation confiance connexion construction correction couleur
    cour couronne décision découverte défausse discussion donnée épice époque épreuve ère erreur étape étoile
    exemption face faveur fenêtre feuille fiche figurine file fin foi fois graine heure huile image immunité influence
    invasion invitation issue langue lettre ligne limite liste machine main manche marchandise marge médaille mer mise
    mission moitié mosquée myrrhe notation oasis offre option page paire partie phase pièce pierre pile pioche piste
    place porcelaine porte position présence prière production provenance question rançon rangée récompense réduction
    région règle relecture requête réserve résolution ressource rivière route rue salle semaine séquence simulation
    situation soie source statue suite surface table taxe tête touche tuile valeur variante vente verrerie version
    victoire ville violation visite voie voix zone
""")  # fmt: skip
VERBS_TOO: Final = ["est"]
"""Masculine where they are nouns; in a text they are hardly ever."""
EITHER: Final = ["tour"]
"""A turn is masculine, a tower feminine."""
UNCOUNTED: Final = {"or", "bois"}
"""Goods that have no plural of their own."""
WITH_FEMININE: Final = words("""
    achevé/achevée actuel/actuelle ancien/ancienne autre avancé/avancée beige blanc/blanche bleu/bleue bloqué/bloquée
    central/centrale certain/certaine commercial/commerciale commun/commune dernier/dernière deuxième
    différent/différente distribué/distribuée entier/entière expert extérieur/extérieure faible fermé/fermée
    final/finale franchi/franchie générique grand/grande gratuit/gratuite gris/grise haut/haute imprimé/imprimée
    inachevé/inachevée individuel/individuelle jaune joué/jouée libre manquant/manquante naval/navale neutre
    noir/noire nouveau/nouvelle occupé/occupée ouvert/ouverte payé/payée permis/permise petit/petite plein/pleine
    précédent/précédente premier/première privé/privée prochain/prochaine quatrième rapide rare rempli/remplie
    rendu/rendue restant/restante rouge second/seconde seul/seule spécial/spéciale suivant/suivante troisième
    vert/verte vide violet/violette voisin/voisine
""")  # fmt: skip
ADJECTIVES: Final = {pair.split("/")[0]: pair.split("/")[-1] for pair in WITH_FEMININE}
"""Each with its feminine."""
INVARIABLE: Final = {"orange", "bonus"}
WITHIN_NAMES: Final = {"bonus", "commerciales"}
"""They may stand between a noun and its adjective: a "quartier Routes commerciales vert"."""
MUTE: Final = {"hôte", "hôtes", "heure", "heures", "huile", "huiles", "humain", "humains", "homme", "histoire"}
ASPIRATED: Final = {"hasard", "haut", "haute", "hauteur", "hall", "huit", "hors", "halte"}
UNELIDED: Final = {"onze", "onzième", "oui"}
"""They begin with a vowel, and nothing is elided before them."""


class Kind(NamedTuple):
    """What an article, a noun or an adjective can be."""

    gender: str
    number: str


def kinds(genders: str, numbers: str) -> set[Kind]:
    return {Kind(gender, number) for gender in genders for number in numbers}


SINGLE: Final = "1"
MANY: Final = "2"
ALL: Final = kinds("mf", SINGLE + MANY)
ARTICLES: Final = {
    "un": kinds("m", SINGLE), "une": kinds("f", SINGLE), "le": kinds("m", SINGLE), "la": kinds("f", SINGLE),
    "du": kinds("m", SINGLE), "au": kinds("m", SINGLE), "ce": kinds("m", SINGLE), "cet": kinds("m", SINGLE),
    "cette": kinds("f", SINGLE), "aucun": kinds("m", SINGLE), "aucune": kinds("f", SINGLE), "sa": kinds("f", SINGLE),
    "quel": kinds("m", SINGLE), "quelle": kinds("f", SINGLE), "chaque": kinds("mf", SINGLE),
    "votre": kinds("mf", SINGLE), "son": kinds("mf", SINGLE), "l’": kinds("mf", SINGLE),
    "les": kinds("mf", MANY), "des": kinds("mf", MANY), "aux": kinds("mf", MANY), "ces": kinds("mf", MANY),
    "vos": kinds("mf", MANY), "ses": kinds("mf", MANY), "leurs": kinds("mf", MANY), "plusieurs": kinds("mf", MANY),
    "tous": kinds("m", MANY), "toutes": kinds("f", MANY),
}  # fmt: skip
GOVERNING: Final = {"de", "d’", "du", "des", "à", "au", "aux", "en", "et", "ou", "par", "sur"}
"""After one of these a noun may belong to another one before it, with which an adjective then agrees: a "type d’épices
permis"."""


def plural(word: str) -> str:
    if word in INVARIABLE | UNCOUNTED or word[-1] in "sxz":
        return word
    if word.endswith(("eau", "jeu")):
        return word + "x"
    return word[:-2] + "aux" if word.endswith("al") else word + "s"


def known_nouns() -> dict[str, set[Kind]]:
    found: dict[str, set[Kind]] = {}
    for listed, genders in ((MASCULINE + VERBS_TOO, "m"), (FEMININE, "f"), (EITHER, "mf")):
        for word in listed:
            found.setdefault(word, set()).update(kinds(genders, SINGLE))
            found.setdefault(plural(word), set()).update(kinds(genders, MANY))
    return found


def known_adjectives() -> dict[str, set[Kind]]:
    found: dict[str, set[Kind]] = dict.fromkeys(INVARIABLE, ALL)
    for masculine, feminine in ADJECTIVES.items():
        for word, gender in ((masculine, "m"), (feminine, "f")):
            found.setdefault(word, set()).update(kinds(gender, SINGLE))
            found.setdefault(plural(word), set()).update(kinds(gender, MANY))
    return found


NOUNS: Final = known_nouns()
QUALITIES: Final = known_adjectives()
TOKEN: Final = re.compile(r"\d+|[^\W\d_]+(?:-[^\W\d_]+)*’?|[^\s\w]")
VOWELS: Final = "aàâeéèêëiîïoôœuûy"
ELIDABLE: Final = re.compile(
    r"(?<!-)\b(de|le|la|que|ne|se|je|me|te|jusque|lorsque|puisque|ce|sa|nouveau) ([^\W\d_]{2,}|y)(?![\w’])", re.I
)
ELIDED: Final = re.compile(r"\b(?:[ldnsjmtc]|qu|jusqu|lorsqu|puisqu)’([^\W\d_]\w*)", re.I)
UNCONTRACTED: Final = re.compile(r"\b(?:de|à) (?:le|les) ([^\W\d_]+)", re.I)
PRONOUNS: Final = {"ce", "sa", "nouveau"}
"""Those that change before a vowel instead of losing theirs, and only before a noun or an adjective."""


def sounds_open(word: str) -> bool:
    """Whether a word begins with a vowel to the ear."""
    word = word.lower()
    if word[0] == "h":
        assert word in MUTE | ASPIRATED, f"is the h of {word} mute? tests/language/french.py does not know"
        return word in MUTE
    return word[0] in VOWELS and word not in UNELIDED


def apostrophes(text: str) -> list[str]:
    """Where an elision or a contraction is missing, or where there is one that must not be."""
    found = []
    for match in ELIDABLE.finditer(text):
        word, after = match[1].lower(), match[2].lower()
        if sounds_open(after) and (word not in PRONOUNS or after in NOUNS or after in QUALITIES):
            found.append(match[0])
    found += [match[0] for match in ELIDED.finditer(text) if not sounds_open(match[1])]
    return found + [match[0] for match in UNCONTRACTED.finditer(text) if match[1] in NOUNS or match[1] in QUALITIES]


def disagreements(text: str) -> list[str]:
    """The nouns of a text whose article, number or adjective is of another kind, together with it."""
    tokens = TOKEN.findall(text)
    return [fault for at in range(len(tokens)) if is_noun(tokens, at) and (fault := disagreement(tokens, at))]


def is_noun(tokens: list[str], at: int) -> bool:
    """Whether a word is a noun where it stands; one with a capital is a name, and no table knows it."""
    word = tokens[at]
    after_noun = at > 0 and (tokens[at - 1] in NOUNS or tokens[at - 1] == "PV")
    return word in NOUNS and word not in VERBS_TOO and not (word in INVARIABLE and after_noun)


def disagreement(tokens: list[str], at: int) -> str:
    """What is wrong around one noun."""
    first, fits = at, NOUNS[tokens[at]]
    while first and tokens[first - 1] in QUALITIES and tokens[first - 1] not in NOUNS:
        first -= 1
        fits = fits & QUALITIES[tokens[first]]
    before = tokens[first - 1].lower() if first else ""
    if before.isdecimal() and tokens[at] not in UNCOUNTED:
        fits = fits & kinds("mf", MANY if int(before) > 1 else SINGLE)
    fits = fits & ARTICLES.get(before, ALL)
    last = at + 1
    while last < len(tokens) and (tokens[last][0].isupper() or tokens[last] in WITHIN_NAMES):
        last += 1
    after = tokens[last] if last < len(tokens) else ""
    if after in QUALITIES and after not in NOUNS and before not in GOVERNING:
        fits = fits & QUALITIES[after]
    return "" if fits else " ".join(tokens[max(0, first - 1) : last + 1])
