import { isPayment, type Posted } from '#booking/money/entry.ts'
import { paidCents } from '#booking/money/owed.ts'
import { sum } from '#booking/sum.ts'
import { voucherUses } from '#booking/vouchers/voucher-uses.ts'
import type { Id } from '#booking/id.ts'
import type { Cents } from '#booking/units.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Store } from '#store/store.ts'
import { type Change, recordEvent } from '../office.ts'
import { putDownRefund, withdrawRefund } from './refunds.ts'

/** The payment the money came by, and the refund it waits on. */
export type GoingBack = readonly {
  readonly payment: Extract<Posted, { readonly kind: 'owed-no-longer' }>['to']
  readonly refundId: Id<'refund'>
  readonly cents: Cents
}[]

/** All that was paid for an ended booking; undefined when the terms kept or sent a part. */
export async function allGoingBack(
  reads: Pick<Store, 'refunds' | 'vacancies'>,
  { id, payments }: ReservationOnFile,
  entries: readonly Posted[],
): Promise<GoingBack | undefined> {
  // The kept part may go back yet, once a successor takes the places.
  if (await reads.vacancies.find(id)) return undefined
  const goingBack = openOwedBack(entries)
  const waiting = new Set(goingBack.map(({ refundId }) => refundId))
  const parts = (await reads.refunds.of(id)).filter(({ firstPart }) => waiting.has(firstPart))
  const money = paidCents(payments) - sum(voucherUses(id, entries), ({ cents }) => cents)
  const isAll = sum(goingBack, ({ cents }) => cents) === money
  return isAll && parts.every(({ paidAt }) => !paidAt) ? goingBack : undefined
}

function openOwedBack(entries: readonly Posted[]): GoingBack {
  const moves = entries.flatMap(({ kind, from, to, cents }) => {
    if (kind === 'owed-back' && isPayment(from)) return [{ payment: from, refund: to, cents }]
    if (kind === 'owed-no-longer') return [{ payment: to, refund: from, cents: -cents }]
    return []
  })
  const open = [...Map.groupBy(moves, ({ payment, refund }) => `${payment} ${refund}`).values()]
  return open.flatMap((own) => {
    const { payment, refund } = own[0]!
    const cents = sum(own, (one) => one.cents)
    return cents > 0 ? [{ payment, refundId: refund.slice('refund:'.length), cents }] : []
  })
}

/** Money that never came, or not for this booking, lowers the refund. */
export async function giveLessBack(
  change: Change,
  { id, ending }: ReservationOnFile,
  {
    goingBack,
    cents,
    paysLess,
  }: {
    readonly goingBack: GoingBack
    readonly cents: Cents
    readonly paysLess: () => Promise<void>
  },
): Promise<void> {
  const at = change.clock.now()
  const refundIds = [...new Set(goingBack.map(({ refundId }) => refundId))]
  const parts = (await Promise.all(refundIds.map((each) => withdrawRefund(change, each)))).flat()
  await change.entries.post(
    goingBack.map(({ payment: to, refundId, cents: of }) => {
      return { kind: 'owed-no-longer', from: `refund:${refundId}`, to, cents: of, at } as const
    }),
  )
  await paysLess()
  const left = sum(goingBack, (one) => one.cents) - cents
  const iban = parts.findLast((part) => part.asked)?.asked?.iban
  // The typed account is asked for anew, as this is another refund.
  const asked = iban === undefined ? undefined : { iban, at }
  const refunds = await putDownRefund(change, { id, cents: left, asked })
  const detail = { cents }
  await recordEvent(change, { reservationId: id, by: 'owner', what: 'not-owed-back', detail })
  if (!ending) return
  await change.reservations.removeEnding(id)
  const refundId = ending.refundId === undefined ? undefined : refunds[0]?.id
  await change.reservations.addEnding(id, { ...ending, refundId, refundCents: left })
}
