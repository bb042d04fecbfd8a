import { readIban } from '../money/iban.ts'
import { centsOfCell } from '../amount.ts'
import { referenceOf } from '../reservations/reference.ts'
import {
  folded,
  inText,
  insideName,
  isMarked,
  joinedWords,
  maxWordSigns,
  splitWords,
} from './search-words.ts'
import { telephoneDigits } from '../house/telephone.ts'
import type { Day } from '#language/dates.ts'
import type { Id } from '../id.ts'
import type { Cents } from '../units.ts'
import { searchDays } from './search-days.ts'

/** Ways to find a booking: by the beginning of a kept word, or by a value typed in full. */
export type SearchCondition =
  | { readonly by: 'word'; readonly word: string }
  | { readonly by: 'whole'; readonly word: string }
  | { readonly by: 'code'; readonly code: string }
  | { readonly by: 'communication'; readonly digits: string }
  | { readonly by: 'account'; readonly iban: string }
  | { readonly by: 'day'; readonly days: readonly Day[] }
  /** The number of an invoice or a credit note: "2025-0001". */
  | { readonly by: 'invoice'; readonly year: number; readonly number: number }
  /** A sum that was asked, is open, or moved in or out by a line, a voucher or the owner's note. */
  | { readonly by: 'amount'; readonly cents: Cents }

/** Every term has to fit, each in one of its ways. */
export type Search = readonly Term[]
type Term = readonly SearchCondition[]

export const maxSearchLength = 120
const maxTerms = 8
/** An account in groups of four has nine. */
const maxPieces = 9

/** Terms of a typed search, if any. A day without its year is one near `today`. */
export function readSearch(typed: string, today: Day): Search {
  const pieces = typed.slice(0, maxSearchLength).split(/\s+/).filter(Boolean)
  const numbers: Term[] = []
  const words: string[] = []
  for (let at = 0; at < pieces.length;) {
    const number = numberOfPieces(pieces.slice(at, at + maxPieces), today)
    if (number) numbers.push(number.term)
    else words.push(...wordsOfPiece(pieces[at]!))
    at += number?.pieces ?? 1
  }
  return [...numbers, ...wordTerms(words)].slice(0, maxTerms)
}

/** A search by whole words only; undefined where the typed text has none. */
export function wholeWords(search: Search): Search | undefined {
  const whole = search.map((term) =>
    term
      .filter((condition) => condition.by !== 'word' || !isMarked(condition.word))
      .map((condition) =>
        condition.by === 'word' ? ({ ...condition, by: 'whole' } as const) : condition,
      ),
  )
  return whole.some((term) => term.some(({ by }) => by === 'whole')) ? whole : undefined
}

export function onlyCents([term, ...others]: Search): Cents | undefined {
  const [condition] = term ?? []
  return others.length === 0 && condition?.by === 'amount' ? condition.cents : undefined
}

type BookingNames = {
  readonly id: Id<'reservation'>
  readonly payments: readonly { readonly reference: string }[]
}

/** True when a booking's own reference was typed, and nothing else. */
export function namesBooking([term, ...others]: Search, { id, payments }: BookingNames): boolean {
  const isItsOwn = (condition: SearchCondition) =>
    (condition.by === 'code' && condition.code === referenceOf(id)) ||
    (condition.by === 'communication' &&
      payments.some(({ reference }) => reference === condition.digits))
  return others.length === 0 && (term?.some(isItsOwn) ?? false)
}

export function daysOfSearch(search: Search): readonly Day[] {
  return search.flat().flatMap((condition) => (condition.by === 'day' ? condition.days : []))
}

export function matchesWords(search: Search, kept: readonly string[]): boolean {
  const fits = (condition: SearchCondition) =>
    condition.by === 'word' && kept.some((word) => word.startsWith(condition.word))
  return search.length > 0 && search.every((term) => term.some(fits))
}

/** A number may be written in groups: the longest run of pieces that means something counts. */
function numberOfPieces(pieces: readonly string[], today: Day) {
  for (let count = pieces.length; count > 0; count--) {
    const term = numberTerm(pieces.slice(0, count).join(' '), today)
    if (term) return { term, pieces: count }
  }
  return undefined
}

function numberTerm(text: string, today: Day): Term | undefined {
  const iban = readIban(text)
  if (iban) return [{ by: 'account', iban }]
  const days = searchDays(text, today)
  const number = invoiceTerm(text) ?? codeTerm(text) ?? amountTerm(text) ?? digitsTerm(text)
  if (days.length === 0) return number
  return [{ by: 'day', days }, ...(number ?? [])]
}

/** "5C1A-09F3", "#5c1a 09f3": a reference as it is told by telephone. */
function codeTerm(text: string): Term | undefined {
  const [, first = '', last = ''] = /^#?([\da-f]{4})[-. ]?([\da-f]{4})$/i.exec(text) ?? []
  const isPlain = /^(?:\d{8}|[a-f]*)$/i.test(first + last)
  return isPlain ? undefined : codeWays(first + last)
}

function invoiceTerm(text: string): Term | undefined {
  const [, year, number] = /^(20\d\d)-(\d{4,6})$/.exec(text) ?? []
  if (year === undefined) return undefined
  const invoice = { by: 'invoice', year: Number(year), number: Number(number) } as const
  return [invoice, ...(digitsTerm(text) ?? [])]
}

/** "65", "65,00", "€ 1.234,56", "130 euro"; a longer number needs its sign or its cents. */
function amountTerm(text: string): Term | undefined {
  const [, before, number = '', after] =
    /^(€|eur|euro)? ?([1-9][\d.,]*|0,\d\d) ?(€|eur|euro)?$/i.exec(text) ?? []
  const isPlain = /^\d{6,}$/.test(number)
  if (isPlain && before === undefined && after === undefined) return undefined
  const cents = centsOfCell(number)
  return cents === undefined ? undefined : [{ by: 'amount', cents }]
}

function digitsTerm(text: string): Term | undefined {
  // The number of a company may begin with its country.
  const written = text.replace(/^be ?(?=[01])/i, '')
  if (!/^[+*\d\s./()-]+$/.test(written)) return undefined
  const digits = text.replaceAll(/\D/g, '')
  const telephone = telephoneDigits(written)
  const isWhole = !text.includes(' ') || digits.length >= 8 || /^[+0]/.test(text)
  if (!isWhole || digits.length > 15 || telephone.length < 3) return undefined
  return [
    ...(digits.length === 12 ? [{ by: 'communication', digits } as const] : []),
    ...codeWays(text),
    { by: 'word', word: telephone },
  ]
}

function codeWays(text: string): Term {
  return /^[\da-f]{8}$/i.test(text) ? [{ by: 'code', code: text.toUpperCase() }] : []
}

/** A mailbox is one word, even half typed. */
function wordsOfPiece(piece: string): readonly string[] {
  const word = folded(piece)
  return /^[^@]+@/.test(word) ? [word] : splitWords(word)
}

/** Words alone, within a name, or joined, in any order. */
function wordTerms(words: readonly string[]): Search {
  const joined = joinedWords(words)
  return words.map((word, at) => {
    const longer = joined.filter(({ from, to }) => from <= at && at < to).map((one) => one.word)
    const each = [word, ...longer].map((one) => one.slice(0, maxWordSigns))
    const others = [...insideName(each[0]!), ...inText(each[0]!)]
    return [
      ...codeWays(word),
      ...[...each, ...others].map((one) => ({ by: 'word', word: one }) as const),
    ]
  })
}
