/** Words that only the example says: its trade, its place, its animals, its two people and its numbers. */
const words: readonly RegExp[] = [
  /\p{L}*ferment\p{L}*/giu,
  /kombucha|[kw]?\p{L}*k[eé]fir|sourdough|zuurdesem\p{L}*|levain\p{L}*|\bdesem\p{L}*/giu,
  /(?<!\p{L})gist(?!\p{L})|gegist\p{L}*|\p{L}*gisting/giu,
  /(?<!\p{L})(brood\p{L}*|bakker\p{L}*|boulang\p{L}*|breads?|pains?|deeg\p{L}*|dough\p{L}*|pâte)(?!\p{L})/giu,
  /groente\p{L}*|légumes?|vegetables?|(?<!\p{L})(kool|kolen|choux?|cabbages?|zuurkool|choucroute|sauerkraut)(?!\p{L})/giu,
  /bokaal\p{L}*|bokalen|bocal|bocaux|(?<!\p{L})jars?(?!\p{L})|(?<!\p{L})(pekel|saumure|brine)(?!\p{L})/giu,
  /(?<!\p{L})(hoeves?|fermes?|farms?|boerderij|erf|schuur|grange|barn)(?!\p{L})/giu,
  /De Pinte|(?<!\p{L})(Gent|Gand|Ghent|Leie|Lys|Deinze|Merelbeke|Kouterdreef)(?!\p{L})/gu,
  /Hanne|Bavo|Hof ter Gist|hof-?ter-?gist/g,
  /BE68 ?5390|0123\.?456\.?749|50[.,]99241/g,
  /nous deux|(the two|both) of us|ons twee(?!\p{L})|tafel rust|table se repose|table is resting/giu,
  /(?<!\p{L})(kip|kippen|poules?|hens?)(?!\p{L})/giu,
  /(?<!\p{L})(soep|soupes?|soup|keuken|cuisine|kitchen|végétarien\p{L}*|vegetari\p{L}*)(?!\p{L})/giu,
  /(?<!\p{L})(starters?|borrel\p{L}*|bruis\p{L}*|pétill\p{L}*|fizz\p{L}*)(?!\p{L})/giu,
]

/** Words of the example in a text, as they stand there. */
export function farmWordsIn(text: string): readonly string[] {
  return words.flatMap((one) => text.match(one) ?? [])
}
