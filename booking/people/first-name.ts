/** Titles, and beginnings of surnames written first: the greeting then has the whole name. */
const noFirstNames = new Set(
  (
    'familie fam famille family mevrouw mevr mw meneer mijnheer dhr heer madame mme mademoiselle ' +
    'mlle monsieur mr mrs ms miss dr prof ' +
    'van vanden vander vande de den der del ten ter het le la les du des di von el'
  ).split(' '),
)

/** Name in a greeting; the whole name when its first word is no first name. */
export function firstNameOf(name: string): string {
  const [first = '', ...others] = name.split(' ')
  const isName = /^\p{L}[\p{L}\p{M}'’-]+$/u.test(first) && !noFirstNames.has(first.toLowerCase())
  return others.length > 0 && isName ? first : name
}
