import type { Day } from '#language/dates.ts'
import { partsOfName } from '../../people/names-alike.ts'
import { isStructuredCommunication } from '../structured-communication.ts'

/** Signs between the groups of a reference; few, so that no search takes long. */
const between = '[+*/ .-]{0,3}'
const groups = String.raw`(\d{3})${between}(\d{4})${between}(\d{5})`

/** Twelve digits in groups of 3, 4 and 5, wherever they begin: one match may overlap the next. */
const anywhere = new RegExp(String.raw`(?<!\d)(?=${groups}(?!\d))`, 'g')
const alone = new RegExp(String.raw`^[+*]{3} ?${groups} ?[+*]{3}$`)

export function numbersIn(text: string): readonly string[] {
  return [...new Set(Array.from(text.matchAll(anywhere), digitsOf))]
}

/** Banks cut and pad long texts, even within a reference: a text is searched with its spaces and without. */
export function referencesIn(text: string): readonly string[] {
  const all = [...numbersIn(text), ...numbersIn(text.replaceAll(/\s/g, ''))]
  return [...new Set(all)].filter(isStructuredCommunication)
}

export function referencesOf({ structured, freeText }: Communication): readonly string[] {
  return [...(structured === undefined ? [] : [structured]), ...referencesIn(freeText)]
}

function digitsOf([, first = '', second = '', third = '']: RegExpExecArray): string {
  return first + second + third
}

type Communication = { readonly structured?: string; readonly freeText: string }

/** Twelve digits in the field for references count, right or wrong; anything else there is text. */
export function communicationOf(field: string | undefined, text: string): Communication {
  const freeText = onOneLine(text)
  const digits = field?.replaceAll(/\D/g, '') ?? ''
  if (digits.length === 12) return { structured: digits, freeText }
  const whole = onOneLine(`${field ?? ''} ${text}`)
  const reference = alone.exec(whole)
  return reference ? { structured: digitsOf(reference), freeText: '' } : { freeText: whole }
}

const longest = 1000

/** The words of a text that can be the code of a booking, which its guest was shown. */
export function codesIn(text: string): ReadonlySet<string> {
  return new Set(text.toUpperCase().split(/[^0-9A-Z]+/))
}

const ofAnyWorkshop = new RegExp(
  String.raw`\b(?:${[
    'workshops?|ateliers?|cursus(?:sen)?|cours|courses?|lessen|inschrijving(?:en)?|inscriptions?|registration',
    'voorschot|acompte|deposit|saldo|solde|balance|factu(?:ur|re)|invoice',
    'reservati(?:e|on)|reservering|boeking|booking|(?:cadeau)?bon(?:nen|s)?|cadeau|cheques?|vouchers?|gift',
  ].join('|')})\b`,
  'i',
)

/** Invoice numbers in a text: FACTUUR 2026-0001, 2026/0001, 20260001. */
export function invoicesIn(text: string): readonly string[] {
  const found = text.matchAll(/(?<!\d)(20\d\d)[-/. ]?(\d{4})(?!\d)/g)
  return [...new Set(Array.from(found, ([, year, number]) => `${year}-${number}`))]
}

/** Text with a word that guests of any house write, or with one of these names' own words. */
export function speaksOfWorkshop(text: string, names: readonly string[]): boolean {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  const own = names.flatMap(tellingWords)
  // Dutch writes words together: "kaas" stands in "kaasmaken", and the other way round.
  const isOwn = (word: string) => own.some((each) => each.includes(word) || word.includes(each))
  return ofAnyWorkshop.test(plain) || tellingWords(text).some(isOwn)
}

const inAnyText = new Set('voor over door onze mijn pour avec dans chez with from your'.split(' '))

function tellingWords(text: string): readonly string[] {
  return partsOfName(text).filter((word) => word.length >= 4 && !inAnyText.has(word))
}

export function onOneLine(text: string): string {
  return text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, longest)
}

/** First letters of each month in Dutch, French and English, without accents. */
const months =
  'jan fe[bv] maa|mrt|mar a[pv]r mei|mai|may jui?n jui?l aug|aou sep o[kc]t nov dec'.split(' ')

/** True when a text names this day and month: "30/9", "30.09.25", "30 sept", "le 30 septembre". */
export function namesDay(text: string, day: Day): boolean {
  const [, month = 0, date = 0] = day.split('-').map(Number)
  const written = `(?<!\\d)0?${date}(?: ?[/.-] ?0?${month}(?!\\d)|[a-z]{0,3} (?:${months[month - 1]}))`
  return new RegExp(written, 'i').test(text.normalize('NFKD').replaceAll(/\p{M}/gu, ''))
}

export function oneSlipAway(written: string): readonly string[] {
  return Array.from(written).flatMap((digit, at) => {
    const before = written.slice(0, at)
    const after = written.slice(at + 1)
    const others = [...'0123456789'].filter((other) => other !== digit)
    const misread = others.map((other) => before + other + after)
    const next = after.charAt(0)
    return next === '' || next === digit
      ? misread
      : [...misread, before + next + digit + after.slice(1)]
  })
}
