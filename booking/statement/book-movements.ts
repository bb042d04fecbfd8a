import type { Booked, Books, OpenRefund, Part } from './booked.ts'
import { debtorsOf } from './debtors.ts'
import {
  type Account,
  bothKinds,
  type Ledger,
  ledgerOf,
  openOf,
  payInto,
  takeBack,
  takesMoney,
} from './ledger.ts'
import type { Movement } from './movement.ts'
import { referencesIn } from './references-in-text.ts'
import { seenBefore } from './seen-before.ts'
import { alreadyPaid, doubtful, type Settled } from './suggestions.ts'

/**
 * Says what each movement of a statement is, and what it pays, in the order of the file. Nothing
 * depends on that order: movements are booked by day. What is open for suggestions is what is open
 * when all that is certain has been booked, so a statement that comes twice suggests nothing new.
 */
export function bookMovements(movements: readonly Movement[], books: Books): readonly Booked[] {
  const ledger = ledgerOf(books.payments)
  const refunds = [...books.refunds]
  const seen = seenBefore(movements, books.seen)
  const booked = new Map<Movement, Booked | Doubt>()
  for (const movement of movements.toSorted(byDay)) {
    booked.set(
      movement,
      seen.has(movement)
        ? { movement, outcome: 'seen-before' }
        : bookOne(movement, { ledger, refunds }),
    )
  }
  const settled = { ledger, debtors: debtorsOf(ledger) }
  return movements.map((movement) => resolved(booked.get(movement)!, settled))
}

/** Says what single movements would be, each by the same books: nothing that one pays is paid for the next. */
export function eachAlone({ payments }: Pick<Books, 'payments'>): (movement: Movement) => Booked {
  const ledger = ledgerOf(payments)
  const settled = { ledger, debtors: debtorsOf(ledger) }
  return (movement) => {
    const booked = resolved(bookOne(movement, { ledger, refunds: [] }), settled)
    if ('pays' in booked) takeBack(ledger, booked.pays)
    return booked
  }
}

function byDay(a: Movement, b: Movement): number {
  return order(a.bookedOn, b.bookedOn) || a.amountCents - b.amountCents || order(a.key, b.key)
}

function order(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

/** What waits until all that is certain has been booked. */
type Doubt = { readonly outcome: 'doubt'; readonly resolve: (settled: Settled) => Booked }

function resolved(booked: Booked | Doubt, settled: Settled): Booked {
  return booked.outcome === 'doubt' ? booked.resolve(settled) : booked
}

type Desk = { readonly ledger: Ledger; readonly refunds: OpenRefund[] }

/** What did not happen and what is nothing is ignored; money is told by the references it names. */
function bookOne(movement: Movement, { ledger, refunds }: Desk): Booked | Doubt {
  const { amountCents, status } = movement
  if (status === 'not-booked') return { movement, outcome: 'ignored', reason: 'not-booked' }
  if (amountCents === 0) return { movement, outcome: 'ignored', reason: 'nothing' }
  const named = namedIn(movement, ledger)
  if (status === 'reversal') return bookReversal(movement, named)
  if (amountCents < 0) return bookOutgoing(movement, refunds)
  const [first, ...others] = named
  if (!first) return { outcome: 'doubt', resolve: (settled) => doubtful(movement, settled) }
  if (others.length > 0) return { movement, outcome: 'review', reason: 'several-bookings' }
  return bookPayment(movement, first)
}

type Named = { readonly account: Account; readonly kinds: readonly Part['kind'][] }

/** The bookings whose references are in the field for it, or else in the text; only known ones count. */
function namedIn({ structured, freeText }: Movement, ledger: Ledger): readonly Named[] {
  const inField = structured !== undefined && ledger.references.has(structured)
  const found = inField ? [structured] : referencesIn(freeText)
  const known = found.flatMap((reference) => ledger.references.get(reference) ?? [])
  return [...Map.groupBy(known, ({ reservationId }) => reservationId)].map(([id, payments]) => ({
    account: ledger.accounts.get(id)!,
    kinds: bothKinds.filter((kind) => payments.some((payment) => payment.kind === kind)),
  }))
}

/**
 * A payment falls on what it names first, then on what else the booking owes. A second payment of what
 * was paid, while something else is open, is for the owner to look at.
 */
function bookPayment(movement: Movement, { account, kinds }: Named): Booked | Doubt {
  const { reservationId } = account
  const { amountCents } = movement
  if (!takesMoney(account)) {
    return { movement, outcome: 'review', reason: 'booking-over', reservationId }
  }
  const open = openOf(account)
  if (open > 0 && openOf(account, kinds) === 0) {
    return { outcome: 'doubt', resolve: () => alreadyPaid(movement, account) }
  }
  const { outcome, pays, restCents } = payInto(account, amountCents, kinds)
  return outcome === 'over'
    ? { movement, outcome, reservationId, pays, restCents }
    : { movement, outcome, reservationId, pays }
}

/** Money that goes is no guest's, unless it is the very refund that a guest waits for. */
function bookOutgoing(movement: Movement, refunds: OpenRefund[]): Booked {
  const { amountCents, payerIban } = movement
  const at = refunds.findIndex(
    (refund) => refund.amountCents === -amountCents && refund.iban === payerIban,
  )
  const [refund] = at < 0 ? [] : refunds.splice(at, 1)
  if (!refund) return { movement, outcome: 'ignored', reason: 'outgoing' }
  const { id: refundId, reservationId } = refund
  return { movement, outcome: 'matched', reservationId, refundId }
}

/** What a bank takes back or brings back is never booked by itself; with a reference it is shown. */
function bookReversal(movement: Movement, named: readonly Named[]): Booked {
  const [first, ...others] = named
  if (!first) return { movement, outcome: 'ignored', reason: 'nobody' }
  const { reservationId } = first.account
  const known = others.length === 0 ? { reservationId } : {}
  return { movement, outcome: 'review', reason: 'reversal', ...known }
}
