import { type Language, languages } from '#language/languages.ts'
import { sentenceRulesOf } from '#language/sentences.ts'
import { type Length, lengths } from './text-rules.ts'
import { contentProblems, type ContentProblem } from './problem.ts'

/** A text with the path that leads to it: `home.hero.title`. */
export type Text = readonly [path: string, text: string]

type Rule = {
  readonly wrong: RegExp
  /** Remedy, as the author reads it. */
  readonly says: string
  /** Undefined: all languages. */
  readonly of?: readonly Language[]
  /** Undefined: all paths. */
  readonly at?: RegExp
  readonly except?: RegExp
}

/** Hyphen and space at which no line may end are set by the site: a head is read by machines. */
const rules: readonly Rule[] = [
  { wrong: /^\s|\s$/, says: 'begins or ends with a space; take it away' },
  { wrong: /\s{2}|[\n\r\t]/, says: 'has two spaces or a line break; write one space' },
  {
    wrong: /['"`´]/,
    says: 'has straight quotes; write ‘ and ’',
    // The specification has these words so (section 2).
    except: /^(workshopPage\.unknown|notFound)\.text$/,
  },
  { wrong: /\.\.\./, says: 'has three dots; write …', except: /^contact\.form\.sending$/ },
  {
    wrong: /[!¡]/,
    says: 'has an exclamation mark; end with a full stop',
    except: /^(contact|booking)\.form\.success$/,
  },
  { wrong: /\{(?!\w+\})|(?<!\{\w+)\}/, says: 'has a brace without its pair; write {name}' },
  {
    wrong: /[.?!]\s+\p{Lu}.*[^.?!]$/u,
    says: 'has sentences and does not end with a full stop',
    at: /roblem|^errors\./,
  },
  { wrong: /<\/?[a-z]|&[a-z]+;/i, says: 'has mark-up; write plain text' },
  {
    wrong: /[\u00ad\u200b-\u200f\u202a-\u202e\ufeff]/,
    says: 'has a character that nobody sees; type it anew',
  },
  {
    wrong: /(?<![\u00a0\u202f])[;!?:»]/,
    says: 'has a mark without a space before it; write one',
    of: ['fr'],
    except: /\.time$/,
  },
  {
    wrong: /«(?![\u00a0\u202f])|\d ?[%€]| [%€]/,
    says: 'has « , % or € without a space that does not break',
    of: ['fr'],
  },
  {
    wrong: /\be-mail|-(t-)?(je|ils?|elles?|on|nous|vous|ce)\b/i,
    says: 'has a hyphen that breaks',
    of: ['fr'],
    except: /head\./,
  },
  {
    wrong: /\d (heures|jours|minutes|ans|mois|km?|cm|g|ml)\b/,
    says: 'has a space that breaks between a number and what it counts',
    of: ['fr'],
  },
  {
    wrong: /\s[;:!?,.](\s|$)/,
    says: 'has a space before a mark; take it away',
    of: languages.filter((one) => sentenceRulesOf(one).colon === ':'),
  },
]

/** Checks the spelling of a language's texts, and the length of those for search engines and headings. */
export function checkTexts(language: Language, texts: readonly Text[]): ContentProblem[] {
  const written = rules
    .filter(({ of }) => of === undefined || of.includes(language))
    .flatMap(({ wrong, says, at, except }) =>
      texts
        .filter(([path]) => (at?.test(path) ?? true) && !except?.test(path))
        .filter(([, text]) => wrong.test(text))
        .map(([path]) => `"${path}" ${says}.`),
    )
  const composed = texts.filter(([, text]) => text !== text.normalize('NFC'))
  const problems = [
    ...written,
    ...composed.map(([path]) => `"${path}" has an accent apart from its letter; type it anew.`),
    ...lengths.flatMap((length) => tooLong(texts, length)),
    ...twice(texts),
    ...keywords(texts),
  ]
  return problems.map((text) => ({ file: `words/${language}`, text }))
}

function tooLong(texts: readonly Text[], [at, least, most]: Length): string[] {
  return texts
    .filter(([path, { length }]) => at.test(path) && (length < least || length > most))
    .map(([path, { length }]) => `"${path}" is ${length} long; write ${least} to ${most}.`)
}

function twice(texts: readonly Text[]): string[] {
  const heads = texts.filter(([path]) => /head\.(title|description)$/.test(path))
  const same = [...Map.groupBy(heads, ([, text]) => text).values()]
  return same
    .filter(({ length }) => length > 1)
    .map(
      (group) =>
        `${group.map(([path]) => `"${path}"`).join(' and ')} are the same; tell them apart.`,
    )
}

function keywords(texts: readonly Text[]): string[] {
  return texts
    .filter(([path]) => path.endsWith('head.keywords'))
    .filter(([, text]) => {
      const terms = text.split(', ')
      return terms.length < 5 || terms.length > 8 || new Set(terms).size < terms.length
    })
    .map(([path]) => `"${path}" has too few or too many words, or one twice; give five to eight.`)
}

export function checkPlaces(
  words: Readonly<Record<string, ReadonlyMap<string, string>>>,
): ContentProblem[] {
  const [model, ...others] = Object.entries(words)
  if (!model) return []
  const [first, firstTexts] = model
  return others.flatMap(([language, texts]) =>
    contentProblems(
      `words/${language}`,
      [...texts].map(([path, text]) => {
        const here = placesIn(text)
        const there = placesIn(firstTexts.get(path) ?? text)
        const says = `"${path}" fills in ${here || 'nothing'}, and words/${first} ${there || 'nothing'}.`
        return [here !== there, says]
      }),
    ),
  )
}

function placesIn(text: string): string {
  return [...new Set(text.match(/\{\w*\}/g))].toSorted().join(' ')
}
