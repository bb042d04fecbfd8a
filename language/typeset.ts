import { nb } from './dates.ts'
import { perLanguage } from './kept-format.ts'
import type { Language } from './languages.ts'
import type { Rule } from './sentence-rules.ts'
import { sentenceRulesOf } from './sentences.ts'

/** The hyphen at which no line ends. */
const nbHyphen = '\u2011'

const signs = '°C|[%€]|[kcm]?m|k?g|ml|×'

/** "24 tot 48 uur"; a number of people parts where the line ends. */
const betweenMeasures = new RegExp(
  `(?<=\\d) (tot|à|to) (?=[\\d.,]+[ ${nb}]?(?:${signs}|uur|heures|hours|minut\\w+)(?!\\w))`,
  'g',
)

export function labelled(label: string, value: string | number, language: Language): string {
  return `${label}${sentenceRulesOf(language).colon} ${value}`
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Quotes, dashes and unbroken spaces of the language. A text set already does not change. */
export function typeset(text: string, language: Language): string {
  return rulesFor(language).reduce((so, [found, written]) => so.replace(found, written), text)
}

/** Every text of a tree. What search engines read, and names of files, keep their ordinary hyphens. */
export function typesetAll<Words>(words: Words, language: Language): Words {
  const done: Words = JSON.parse(JSON.stringify(words), (name, part: unknown) => {
    if (typeof part === 'string') return typeset(part, language)
    const isPlain = name === 'head' || name === 'files'
    return isPlain ? JSON.parse(JSON.stringify(part).replaceAll(nbHyphen, '-')) : part
  })
  return done
}

/** Made once for each language. A place such as `{n}` counts as a number. */
const rulesFor = perLanguage((language): readonly Rule[] => {
  const { units, typesetting } = sentenceRulesOf(language)
  return [
    [new RegExp(`(?<=[\\d}]) (?=(?:${units}|${signs})(?![\\p{L}\\d]))`, 'gu'), nb],
    [betweenMeasures, `${nb}$1${nb}`],
    // The groups of a telephone or account number, the country of one for VAT, a degree of acidity.
    [/(?<=\d) (?=\d)/g, nb],
    [/(?<=\bBE) (?=\d)|(?<=\bpH) (?=\d)/g, nb],
    // The first word of a name: De Pinte.
    [/(?<=(?<!\p{L})De) (?=\p{Lu})/gu, nb],
    ...typesetting,
  ]
})
