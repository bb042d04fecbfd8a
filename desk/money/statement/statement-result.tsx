import { Section } from '#app/plain/parts.tsx'
import { openCents, type PaymentPart } from '#booking/money/owed.ts'
import type { BookedLine } from '#booking/money/statement/known-money.ts'
import { sum } from '#booking/sum.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { Fold } from '../../buttons.tsx'
import { countedText, euros, labelledText, deskWords } from '../../desk-language.ts'
import {
  type AccountView,
  linkTo,
  Transactions,
  voucherText,
  paidPartText,
} from './transactions.tsx'

const words = () => deskWords().account

/** Results of a file in one line, with sums that the bank's page shows too. */
export function Summary({ booked: all }: { booked: readonly BookedLine[] }) {
  const happened = all.filter(({ transaction }) => transaction.status !== 'not-booked')
  const cents = happened.map(({ transaction }) => transaction.amountCents)
  const totals = {
    in: euros(sum(cents, (each) => Math.max(0, each))),
    out: euros(0 - sum(cents, (each) => Math.min(0, each))),
  }
  return (
    <output className="notice mt-5 block">
      {summary(all)}
      {all.length > 0 && <span className="block">{fill(words().result.totals, totals)}</span>}
    </output>
  )
}

type Booked = { readonly booked: readonly BookedLine[]; readonly account: AccountView }

export function Result({ booked: all, account }: Booked) {
  const paying = all.filter((each) => 'pays' in each || 'refunds' in each || 'voucher' in each)
  const forgotten = all
    .filter(({ outcome }) => outcome === 'ignored')
    .map(({ transaction }) => ({ transaction, links: [] }))
  return (
    <Section title={words().result.title} className="mt-13">
      <Transactions
        lines={paying.map((each, i) => bookedLine(each, account, paying.slice(i + 1)))}
      />
      {forgotten.length > 0 && (
        <Fold title={words().result.forgotten}>
          <p className="max-w-[33.5em]">{words().result.onlyNow}</p>
          <Transactions lines={forgotten} />
        </Fold>
      )}
    </Section>
  )
}

function summary(all: readonly BookedLine[]): string {
  if (all.length === 0) return words().result.nothing
  const count = (phrase: string, ...outcomes: readonly BookedLine['outcome'][]) => {
    const n = all.filter(({ outcome }) => outcomes.includes(outcome)).length
    return n > 0 ? [fill(phrase, { n })] : []
  }
  const counts = [
    ...count(words().result.booked, 'matched', 'part'),
    ...count(words().result.waiting, 'over', 'review'),
    ...count(words().result.known, 'seen-before'),
    ...count(words().result.ignored, 'ignored'),
  ]
  return `${labelledText(countedText(words().result.count, all.length), counts.join(', '))}.`
}

type Paying = Extract<
  BookedLine,
  { readonly pays: unknown } | { readonly refunds: unknown } | { readonly voucher: unknown }
>

function bookedLine(booked: Paying, account: AccountView, later: readonly Paying[]) {
  const { transaction, reservationId } = booked
  if ('pays' in booked) {
    return { transaction, links: linkTo(reservationId, account, paidWhat(booked, account, later)) }
  }
  if ('voucher' in booked) {
    const to = `${deskPath('cadeaubonnen')}#${booked.voucher.id}`
    return { transaction, links: [{ to, text: words().bought }] }
  }
  const bookings = new Set(booked.refunds.map((each) => each.reservationId))
  const links = [...bookings].flatMap((id) => linkTo(id, account, words().refund))
  const vouchers = booked.refunds.flatMap(({ id, voucherReference }) => {
    if (!voucherReference) return []
    const text = labelledText(voucherText(voucherReference), words().refund)
    return [{ to: `${deskPath('cadeaubonnen')}#${id}`, text }]
  })
  return { transaction, links: [...links, ...vouchers] }
}

function paidWhat(
  booked: Extract<BookedLine, { readonly pays: unknown }>,
  account: AccountView,
  later: readonly Paying[],
): string {
  const { outcome, reservationId, pays } = booked
  // Money that the owner had noted pays nothing again.
  if (pays.length === 0 && outcome === 'matched') return words().marked
  const payments = account.reservations.get(reservationId)?.payments ?? []
  const paid = payments.filter(({ kind }) => pays.some((part) => part.kind === kind))
  // Lines below may pay more of this booking.
  const paidLater = later.flatMap((each) =>
    'pays' in each && each.reservationId === reservationId ? each.pays : [],
  )
  const isOfThese = ({ kind }: PaymentPart) => pays.some((part) => part.kind === kind)
  const openedCents = sum(paid, openCents) + sum(paidLater.filter(isOfThese), ({ cents }) => cents)
  return paidPartText(booked, account, outcome === 'part' ? openedCents : 0)
}
