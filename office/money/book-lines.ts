import { type Entry, statementLineOf } from '#booking/money/entry.ts'
import type { BookedLine, KnownMoney, StoredLine } from '#booking/money/statement/known-money.ts'
import { companionsNamed, asShares } from '#booking/party/companion-shares.ts'
import { sum } from '#booking/sum.ts'
import type { Cents } from '#booking/units.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Change } from '../office.ts'
import { bookVoucherMoney } from '../vouchers/receive-voucher.ts'
import { bookReceipts } from './book-receipts.ts'
import { fillRefundAccounts } from './refund-account.ts'
import { bookRefundLine } from './refunds.ts'

type HowBooked = {
  readonly by: 'bank' | 'owner'
  readonly known: KnownMoney
  /** Bookings as this change read them, if it has not written them since. */
  readonly asRead?: readonly ReservationOnFile[]
  /** True when the line paid a booking before, and its rest pays now. */
  readonly isRest?: boolean
}

/** Books each line as what it was judged to be: payment of bookings or a voucher, refund, or noted receipt. */
export async function bookLines(
  change: Change,
  booked: readonly BookedLine[],
  how: HowBooked,
): Promise<void> {
  const { by, known, asRead = [] } = how
  await change.entries.post(booked.flatMap((one) => entriesBeside(one, how, change.now)))
  const paying = booked.filter((one) => 'pays' in one)
  const byBooking = Map.groupBy(paying, ({ reservationId }) => reservationId)
  for (const [id, lines] of byBooking) {
    const parts = lines.flatMap((one) => partsFrom(one, how))
    if (parts.length === 0) continue
    // The owner left the rest waiting and knows of it: no mail tells of it.
    const rests = by === 'bank' ? lines.filter((one) => one.outcome === 'over') : []
    const overCents = sum(rests, ({ restCents }) => restCents)
    const booking = asRead.find((one) => one.id === id) ?? (await change.reservations.get(id))
    const { kind } = await bookReceipts(change, booking, { by, parts, overCents })
    // No line pays a booking that has ended (`takesMoney`), so its life takes every payment.
    if (kind !== 'done') throw new Error(`Money for a booking that takes none: ${id} is ${kind}`)
  }
  for (const line of booked) {
    if (!('voucher' in line)) continue
    const { voucher, transaction } = line
    await change.vouchers.payByTransaction(voucher.id, transaction.key)
    if (line.isNoted) continue
    const came = { kind: 'received', from: 'bank', ...statementLineOf(transaction) } as const
    await bookVoucherMoney(change, { ...voucher, paying: came })
  }
  for (const line of booked) {
    const shown = { ...statementLineOf(line.transaction), by }
    for (const refund of 'refunds' in line ? line.refunds : [])
      await bookRefundLine(change, refund, shown)
  }
  // The known money has every refund that is still to be paid.
  if (!known.refunds.some(({ reservationId }) => reservationId !== undefined)) return
  for (const id of byBooking.keys()) await fillRefundAccounts(change, id)
}

/** The rest of a line, which pays nothing yet, and the noted receipts that the line shows. */
function entriesBeside(
  booked: BookedLine,
  { known, isRest = false }: HowBooked,
  at: Date,
): readonly Entry[] {
  const { transaction } = booked
  const rest =
    booked.outcome === 'over' && !isRest ? [restEntry(transaction, booked.restCents, at)] : []
  const ids = 'pairs' in booked ? (booked.pairs ?? []) : []
  const receipts = known.notedReceipts.filter(({ id }) => ids.includes(id))
  const ofVoucher = 'voucher' in booked && booked.isNoted ? [booked.voucher] : []
  const noted = receipts.map(({ id, amountCents: cents }) => ({ id, cents }))
  const shown = [...noted, ...ofVoucher].map(({ id, cents }): Entry => {
    return {
      kind: 'shown',
      from: 'bank',
      to: `hand:${id}`,
      cents,
      at,
      ...statementLineOf(transaction),
    }
  })
  return [...rest, ...shown]
}

export function restEntry(
  line: Parameters<typeof statementLineOf>[0],
  cents: Cents,
  at: Date,
): Entry {
  const to = `rest:${line.key}` as const
  return { kind: 'received', from: 'bank', to, cents, at, ...statementLineOf(line) }
}

type PayingLine = Extract<BookedLine, { readonly pays: unknown }>

function partsFrom({ pays, reservationId, transaction }: PayingLine, { known, isRest }: HowBooked) {
  const shown = statementLineOf(transaction)
  const paying = isRest
    ? ({ kind: 'rest-placed', from: `rest:${shown.line}`, ...shown } as const)
    : ({ kind: 'received', from: 'bank', ...shown } as const)
  const named = companionsNamed(transaction, known.companions)
  return asShares(pays, named, reservationId).map((part) => ({ ...part, paying }))
}

/** A line as it is kept; the owner settles a waiting one. `isShare` stays true for a companion's share. */
export function storedLineOf(
  booked: StoredLine,
  { companions }: KnownMoney,
  { at, isShare: wasShare }: { readonly at: Date; readonly isShare?: boolean | undefined },
) {
  const { transaction, reservationId } = booked
  const isPaying = 'pays' in booked && booked.pays.length > 0
  const isNamed = isPaying && companionsNamed(transaction, companions).length > 0
  const isShare = wasShare || isNamed ? true : undefined
  switch (booked.outcome) {
    case 'review': {
      const { outcome, reason } = booked
      return { outcome, reservationId, detail: { reason }, settledAt: undefined }
    }
    case 'over': {
      const { outcome, restCents } = booked
      const kept = { outcome, reservationId: booked.reservationId, settledAt: undefined }
      return { ...kept, detail: { restCents, isShare } }
    }
    default:
      return { outcome: booked.outcome, reservationId, detail: { isShare }, settledAt: at }
  }
}
