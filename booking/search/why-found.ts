import { openCents, type Owed, owedCents } from '../money/owed.ts'
import { factTexts, type GuestFacts } from '../reservations/guest-facts.ts'
import { hasEnded, type Status } from '../reservations/status.ts'
import { onceBy } from '#language/keys-of.ts'
import { sum } from '../sum.ts'
import type { Cents } from '../units.ts'
import { folded, searchWordsOf, textWords } from './search-words.ts'
import { matchesWords, type Search, type SearchCondition } from './read-search.ts'

type Person = { readonly name: string; readonly email: string }

type FoundBooking = Person &
  GuestFacts & {
    readonly status: Status
    readonly note: string
    readonly payments: readonly Owed[]
  }

export type BookingDetails = {
  readonly company: string | undefined
  readonly companions: readonly Person[]
  readonly replaced: readonly Person[]
  readonly refundCents: readonly Cents[]
}

type TextWhy = 'telephone' | 'note' | 'remark' | 'company' | 'companion' | 'replaced'
type SumWhy = 'open' | 'deposit-open' | 'balance-open' | 'total' | 'deposit' | 'balance' | 'refund'

/** The reason why a search found a booking, where name and mailbox do not show it. */
export type Why =
  | { readonly why: TextWhy; readonly text: string }
  | { readonly why: SumWhy | 'moved'; readonly cents: Cents }
  | { readonly why: 'account'; readonly iban: string }

export function whyFound(
  search: Search,
  found: FoundBooking,
  details: BookingDetails,
): readonly Why[] {
  const words = searchWordsOf({ name: found.name, email: found.email, note: '' })
  const reasons = search.flatMap((term): readonly Why[] => {
    if (matchesWords([term], words)) return []
    for (const by of term) {
      const reason = byWord(by, found, details) ?? bySum(by, found, details)
      if (reason) return [reason]
    }
    return []
  })
  return onceBy(reasons, (each) => JSON.stringify(each))
}

function byWord(
  way: SearchCondition,
  found: FoundBooking,
  details: BookingDetails,
): Why | undefined {
  if (way.by === 'account') return { why: 'account', iban: way.iban }
  if (way.by !== 'word') return undefined
  const { telephone, note } = found
  const { company, companions, replaced } = details
  const person = (why: 'companion' | 'replaced') => (each: Person) =>
    ({ why, text: each.name, words: searchWordsOf({ ...each, note: '' }) }) as const
  const nobody = { name: '', email: '', note: '' }
  const texts = [
    { why: 'telephone', text: telephone, words: searchWordsOf({ ...nobody, telephone }) },
    ...companions.map(person('companion')),
    ...replaced.map(person('replaced')),
    { why: 'note', text: note, words: searchWordsOf({ ...nobody, note }) },
    ...factTexts(found).map(
      ({ text }) => ({ why: 'remark', text, words: textWords(text) }) as const,
    ),
  ] as const
  const by = texts.find(({ words }) => matchesWords([[way]], words))
  if (by) return { why: by.why, text: partAround(by.text, way.word) }
  // The line shows the company's name, but no number: the name stands for each of its words.
  return company && byCompany(way.word, company) ? { why: 'company', text: company } : undefined
}

function byCompany(word: string, company: string): boolean {
  return (
    /^\d+$/.test(word) ||
    matchesWords([[{ by: 'word', word }]], searchWordsOf({ name: company, email: '', note: '' }))
  )
}

function bySum(
  way: SearchCondition,
  { payments, status }: FoundBooking,
  { refundCents }: BookingDetails,
): Why | undefined {
  if (way.by !== 'amount') return undefined
  const { cents } = way
  // A booking that has ended awaits no money.
  const awaited = hasEnded(status) ? [] : payments
  const sums: readonly (readonly [SumWhy, Cents])[] = [
    ['open', owedCents(awaited)],
    ...awaited.map((each) => [`${each.kind}-open`, openCents(each)] as const),
    ['total', sum(payments, ({ amountCents }) => amountCents)],
    ...payments.map(({ kind, amountCents }) => [kind, amountCents] as const),
    ...refundCents.map((each) => ['refund', each] as const),
  ]
  const [why] = sums.find(([, each]) => each === cents) ?? ['moved' as const]
  return { why, cents }
}

const maxAround = 70

export function partAround(text: string, word: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= maxAround) return line
  const at = Math.max(0, folded(line).indexOf(word.replace(/^[“…]/, '')))
  const from = Math.max(0, Math.min(at - 20, line.length - maxAround))
  const part = line.slice(from, from + maxAround)
  return `${from > 0 ? '…' : ''}${part}${from + maxAround < line.length ? '…' : ''}`
}
