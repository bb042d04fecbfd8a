import { randomUUID } from 'node:crypto'
import {
  type NamedAccount,
  owedBackIn,
  refundAccounts,
  refundBySource,
  type Source,
  refundReason,
} from '#booking/money/refund.ts'
import type { StatementLine } from '#booking/money/entry.ts'
import type { Method } from '#booking/money/method.ts'
import { paidCents, partsTakenFrom } from '#booking/money/owed.ts'
import type { OpenRefund } from '#booking/money/statement/known-money.ts'
import type { Refund } from '#store/money/refunds.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Reads } from '#store/subjects.ts'
import type { Id } from '#booking/id.ts'
import type { Cents } from '#booking/units.ts'
import { notify } from '../mail/notify.ts'
import { type Change, oneChange, recordEvent } from '../office.ts'
import { bookVoucherRefunded } from '../vouchers/withdraw-voucher.ts'
import { listMoneySources } from './money-sources.ts'

type OwedBack = {
  readonly id: Id<'reservation'>
  readonly cents: Cents
  readonly named: NamedAccount | undefined
}

/** Refund of an ended booking, the balance first, as far as its payments allow. */
export async function addRefund(change: Change, { id, cents, named }: OwedBack) {
  if (cents === 0) return []
  const parts = refundBySource(cents, await listMoneySources(change, id))
  const refunds = await addRefundParts(change, { reservationId: id, parts, named })
  const [first] = refunds
  if (!first) return []
  const { payments } = await change.reservations.get(id)
  const entry = { kind: 'owed-back', to: `refund:${first.firstPart}`, at: first.createdAt } as const
  await change.entries.post(
    partsTakenFrom(payments.toReversed(), cents).map(({ kind, cents: part }) => {
      return { ...entry, from: `${kind}:${id}`, cents: part }
    }),
  )
  return refunds
}

type RefundParts = Pick<Refund, 'reservationId' | 'named'> & {
  readonly parts: readonly Source[]
  /** Refund that the parts belong to; undefined begins a new one. */
  readonly of?: Pick<Refund, 'firstPart' | 'createdAt'>
}

/** Adds a part for each account; the caller posts their entries. */
export async function addRefundParts(
  change: Change,
  { reservationId, parts, named, of }: RefundParts,
) {
  const refunds: Refund[] = []
  const accounts = refundAccounts(parts, named)
  for (const [nth, { cents: amountCents }] of parts.entries()) {
    const id = randomUUID()
    const refund = await change.refunds.add({
      id,
      reservationId,
      amountCents,
      ...accounts[nth]!,
      createdAt: of?.createdAt ?? change.now,
      paidAt: undefined,
      firstPart: of?.firstPart ?? refunds[0]?.id ?? id,
    })
    refunds.push(refund)
  }
  return refunds
}

/** Nobody can pay the refund between, as changes take turns. The caller posts the entries. */
export async function withdrawRefund(change: Change, firstPart: Id<'refund'>) {
  const parts = await change.refunds.listParts(firstPart)
  for (const { id } of parts) {
    if (await change.refunds.withdraw(id)) continue
    throw new Error(`Refund ${id} was paid within a change that found it open`)
  }
  return parts
}

/** A refund of an ended booking is withdrawn, and its money pays the booking again. */
export async function returnRefundToBooking(change: Change, firstPart: Id<'refund'>) {
  const parts = await withdrawRefund(change, firstPart)
  const { now: at } = change
  const owedBack = owedBackIn(await change.entries.listTouching([`refund:${firstPart}`]))
  await change.entries.post(
    owedBack.map(({ payment: to, refundId, cents }) => {
      return { kind: 'owed-no-longer', from: `refund:${refundId}`, to, cents, at } as const
    }),
  )
  return parts
}

export type RefundOutcome = { readonly kind: 'done' | 'done-before' | 'no-such-refund' }

/** Undefined `method`: a transfer, and no cash that was handed back. */
export const markRefundPaid = oneChange((change, id: Id<'refund'>, method?: Method) =>
  bookRefundPaid(change, { id, by: 'owner', method }),
)

/** A bank line that shows a refund marks it paid, unless the owner had. */
export async function bookRefundLine(
  change: Change,
  { id, reservationId, amountCents }: Pick<OpenRefund, 'id' | 'reservationId' | 'amountCents'>,
  { line, day, by }: StatementLine & { readonly by: 'owner' | 'bank' },
): Promise<void> {
  if (reservationId !== undefined) {
    await change.refunds.setLine(id, line)
    await bookRefundPaid(change, { id, by })
  } else {
    await change.vouchers.update(id, { refundTransactionKey: line })
    await bookVoucherRefunded(change, id)
  }
  const shown = { kind: 'shown', from: `hand:${id}`, to: 'bank', line, day } as const
  await change.entries.post([{ ...shown, cents: amountCents, at: change.now }])
}

type RefundToMark = {
  readonly id: Id<'refund'>
  readonly by: 'owner' | 'bank'
  readonly method?: Method | undefined
}

async function bookRefundPaid(
  change: Change,
  { id, by, method }: RefundToMark,
): Promise<RefundOutcome> {
  const refund = await change.refunds.find(id)
  if (!refund) return { kind: 'no-such-refund' }
  const { now: paidAt } = change
  if (!(await change.refunds.markPaid(id, paidAt))) return { kind: 'done-before' }
  const { reservationId, amountCents, firstPart } = refund
  const paid = { kind: 'refunded', from: `refund:${firstPart}`, to: `hand:${id}` } as const
  await change.entries.post([{ ...paid, method, cents: amountCents, at: paidAt }])
  const detail = { cents: amountCents, method }
  await recordEvent(change, { reservationId, by, what: 'refunded', detail })
  const reservation = await change.reservations.get(reservationId)
  const reason = await reasonOfRefund(change, refund, reservation)
  await notify(change, {
    kind: 'refunded',
    reservation,
    refund: { ...refund, paidAt },
    method,
    reason,
  })
  const voucher = refund.voucherId && (await change.vouchers.find(refund.voucherId))
  if (voucher) {
    const ofBuyer = { ...voucher, refundCents: amountCents }
    await notify(change, { kind: 'voucher-refunded', voucher: ofBuyer, method })
  }
  return { kind: 'done' }
}

export async function reasonOfRefund(reads: Reads, refund: Refund, reservation: ReservationOnFile) {
  const { id, ending, payments } = reservation
  return refundReason({
    refund,
    entries: await reads.entries.listTouching([`refund:${refund.firstPart}`]),
    ending,
    paidCents: paidCents(payments),
    hasSuccessor: (await reads.vacancies.listSuccessionsOf(id)).length > 0,
  })
}
