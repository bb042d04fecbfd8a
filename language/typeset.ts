import type { Language } from './languages.ts'

/** The space at which no line ends, and the narrow one of French. */
const nb = '\u00a0'
const narrow = '\u202f'
/** The hyphen at which no line ends. */
const nbHyphen = '\u2011'

/** Units that stay on the line of their number. */
const units: Readonly<Record<Language, string>> = {
  nl: 'uur|uren|minu(?:ut|ten)|(?:werk)?dag(?:en)?|we(?:ek|ken)|maand(?:en)?|jaar|graden|euro|gram|kilo|liter|meter',
  fr: 'h|heures?|minutes?|jours?|semaines?|mois|ans?|degrés|euros?|grammes|kilos?|litres?|mètres',
  en: 'hours?|minutes?|(?:working )?days?|weeks?|months?|years?|degrees|euros?|grams?|kilos?|litres?|metres',
}
const signs = '°C|[%€]|[kcm]?m|k?g|ml|×'

type Rule = readonly [found: RegExp, written: string]

/** The rules for each language, made once. A place such as `{n}` counts as a number. */
const rules: Readonly<Record<Language, readonly Rule[]>> = {
  nl: rulesOf('nl'),
  fr: [...rulesOf('fr'), ...frenchRules()],
  en: rulesOf('en'),
}

/** "Totaal: € 95", "Total : 95 €". */
export function labelled(label: string, value: string | number, language: Language): string {
  return `${label}${language === 'fr' ? nb : ''}: ${value}`
}

/** A text as its language is set, from one that was typed with ordinary spaces and hyphens; set again it stays as it is. */
export function typeset(text: string, language: Language): string {
  return rules[language].reduce((so, [found, written]) => so.replace(found, written), text)
}

/** Every text of a tree. What search engines read, and names of files, keep their ordinary hyphens. */
export function typesetAll<Words>(words: Words, language: Language): Words {
  const done: Words = JSON.parse(JSON.stringify(words), (name, part: unknown) => {
    if (typeof part === 'string') return typeset(part, language)
    return name === 'head' || name === 'files' ? withPlainHyphens(part) : part
  })
  return done
}

function withPlainHyphens(texts: unknown): unknown {
  return JSON.parse(JSON.stringify(texts).replaceAll(nbHyphen, '-'))
}

function rulesOf(language: Language): readonly Rule[] {
  return [
    [new RegExp(`(?<=[\\d}]) (?=(?:${units[language]}|${signs})(?![\\p{L}\\d]))`, 'gu'), nb],
    // The groups of a telephone or account number, the country of one for VAT, a degree of acidity.
    [/(?<=\d) (?=\d)/g, nb],
    [/(?<=\bBE) (?=\d)|(?<=\bpH) (?=\d)/g, nb],
  ]
}

function frenchRules(): readonly Rule[] {
  return [
    [/[ \u00a0](?=[;?!»])|(?<=«)[ \u00a0]/g, narrow],
    [/[ \u202f](?=:)/g, nb],
    // A short word is not left alone at the end or the beginning of a line: e-mail, dites-le, ci-joint, peut-être.
    [/(?<=(?<!\p{L})\p{L}\p{Ll}{0,3})-(?=\p{L})|(?<=\p{L})-(?=\p{Ll}{1,4}(?!\p{L}))/gu, nbHyphen],
  ]
}
