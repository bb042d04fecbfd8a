import { withPayments } from '#booking/reservations/status.ts'
import type { Entry, MoneyOut, MoneyIn } from '#booking/money/entry.ts'
import { openCents, type Owed, type PaymentPart } from '#booking/money/owed.ts'
import { allocate, sum } from '#booking/sum.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Id } from '#booking/id.ts'
import type { Cents } from '#booking/units.ts'
import { claimBalanceRequest, notify } from '../mail/notify.ts'
import { type Change, recordEvent } from '../office.ts'
import { type StepOutcome, takeStep } from '../reservations/take-step.ts'

type PaidPart = PaymentPart & { readonly paying: MoneyIn }

export function partsForPayments(
  payments: readonly Owed[],
  cents: Cents,
  payingFor: () => MoneyIn,
): readonly PaidPart[] {
  return allocate(cents, payments, openCents).map(({ of: { kind }, ...part }) => {
    return { kind, ...part, paying: payingFor() }
  })
}

type Receipts = {
  readonly by: 'owner' | 'bank' | 'guest'
  readonly parts: readonly PaidPart[]
  /** False when another mail tells the guest of the money. */
  readonly notifies?: boolean
  readonly overCents?: Cents | undefined
}

/** One mail tells the guest of all the money; before the farm's yes no mail goes out, as the confirmation names the money. */
export async function bookReceipts(
  change: Change,
  before: ReservationOnFile,
  { by, parts, notifies = true, overCents = 0 }: Receipts,
): Promise<StepOutcome> {
  const { id } = before
  const taken = await takeStep(change, before, { step: 'receive', by })
  if (taken.kind !== 'done') return taken
  await change.entries.post(
    parts.map(({ paying, kind, cents, share }) => {
      return { ...paying, to: `${kind}:${id}`, at: change.now, cents, share }
    }),
  )
  const detail = { ...inOneLine(parts), ...howPaid(parts) }
  await recordEvent(change, { reservationId: id, by, what: 'received', detail })
  const payments = taken.reservation.payments.map((payment) => withReceipts(payment, parts))
  const reservation = { ...taken.reservation, ...withPayments(taken.reservation.status, payments) }
  const { status } = reservation
  const done = { kind: 'done', reservation, refunds: [] } as const
  if (!notifies) return done
  await claimBalanceRequest(change, reservation)
  const isNew = status !== taken.reservation.status
  const cents = sum(parts, (part) => part.cents)
  if (isNew && (status === 'secured' || status === 'paid')) {
    await notify(change, { kind: status, reservation, cents: cents + overCents, overCents })
  } else if (status === 'confirmed' || status === 'secured') {
    await notify(change, { kind: 'part-received', reservation, cents })
  }
  return done
}

function howPaid([first]: readonly PaidPart[]) {
  if (first?.paying.kind === 'redeemed') return { byVoucher: true } as const
  if (first?.paying.kind !== 'marked' || first.paying.method === undefined) return {}
  const { method, day } = first.paying
  return { method, day }
}

function inOneLine(parts: readonly PaymentPart[]) {
  const centsFor = (kind: PaymentPart['kind']) =>
    sum(parts, (part) => (part.kind === kind ? part.cents : 0))
  const cents = centsFor('deposit')
  const balanceCents = centsFor('balance')
  if (cents === 0) return { payment: 'balance', cents: balanceCents } as const
  return { payment: 'deposit', cents, ...(balanceCents > 0 && { balanceCents }) } as const
}

function withReceipts(
  payment: ReservationOnFile['payments'][number],
  parts: readonly PaymentPart[],
) {
  const ofPayment = parts.filter(({ kind }) => kind === payment.kind)
  return { ...payment, paidCents: payment.paidCents + sum(ofPayment, (part) => part.cents) }
}

export async function reverseReceipts(
  change: Change,
  id: Id<'reservation'>,
  { parts, ...leaving }: MoneyOut & { readonly parts: readonly PaymentPart[] },
): Promise<void> {
  await change.entries.post(
    parts.map(({ kind, cents, share }): Entry => {
      const part = { at: change.now, cents, share }
      return { ...leaving, from: `${kind}:${id}`, ...part }
    }),
  )
  // The owner wrote off what was owed then, and not this money.
  await change.history.releaseNotices({ kind: 'written-off', record: id })
  const detail = inOneLine(parts)
  await recordEvent(change, { reservationId: id, by: 'owner', what: leaving.kind, detail })
}
