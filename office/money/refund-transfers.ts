import { dayOf } from '#booking/dates/brussels-time.ts'
import { isIban } from '#booking/money/iban.ts'
import { payeeName } from '#booking/money/payee.ts'
import { payableFrom } from '#booking/money/refund.ts'
import type { Transfer } from '#booking/money/sepa-file.ts'
import { printStructuredCommunication } from '#booking/money/structured-communication.ts'
import { payerOf } from '#booking/vouchers/voucher.ts'
import type { Day } from '#language/dates.ts'
import { refundPayment } from '#letters/to-owner/refund-to-pay.ts'
import type { Reads } from '#store/subjects.ts'
import type { VoucherOnFile } from '#store/vouchers/vouchers.ts'
import { readHouse } from '../house/read-house.ts'
import { oneChange } from '../office.ts'
import { listFiledDays } from './filed-refunds.ts'

/** `filedOn`: day in Brussels of the last bank file with the transfer. */
export type DueTransfer = {
  readonly transfer: Transfer
  readonly record: string
  readonly filedOn: Day | undefined
}

/** Refunds that can be sent today: the account is known, and nobody can stop it any more. */
export async function listTransfersDue(store: Reads, now: Date): Promise<readonly DueTransfer[]> {
  const house = await readHouse(store)
  const refunds = await store.refunds.listUnpaid()
  const bookings = await store.reservations.listEach(refunds.map((each) => each.reservationId))
  const byId = new Map(bookings.map((each) => [each.id, each]))
  const ofBookings = refunds.flatMap((refund) => {
    const booking = byId.get(refund.reservationId)
    const payment = booking && refundPayment(refund, booking, { house, now })
    if (!payment) return []
    const { name, iban, amountCents: cents, freeText: text } = payment
    return [{ record: refund.id, transfer: { id: transferId(refund), name, iban, cents, text } }]
  })
  const toPay = await store.vouchers.listRefundsToPay()
  const waits = await listVoucherWaits(store, toPay, now)
  const vouchers = toPay.flatMap((voucher) => {
    const transfer = waits.has(voucher.id) ? undefined : voucherTransfer(voucher)
    return transfer ? [{ record: voucher.id, transfer }] : []
  })
  const all = [...ofBookings, ...vouchers]
  const filed = await listFiledDays(
    store,
    all.map(({ record }) => record),
  )
  return all.map((each) => ({ ...each, filedOn: filed.get(each.record) }))
}

/** Transfers that no bank file has yet are in today's file. */
export const fileNewTransfers = oneChange(async (change) => {
  const { now } = change
  const unfiled = (await listTransfersDue(change, now)).filter((each) => !each.filedOn)
  for (const { record } of unfiled) {
    const notice = { kind: 'refund-filed', record, day: dayOf(now) } as const
    await change.history.claimNotice(notice, now)
  }
  return unfiled.map(({ transfer }) => transfer)
})

/** The moment until which a buyer's mailbox can stop the account of a refund; the account that paid needs no wait. */
export async function listVoucherWaits(
  { vouchers }: Reads,
  refunds: readonly VoucherOnFile[],
  now: Date,
): Promise<ReadonlyMap<string, Date>> {
  const waits = new Map<string, Date>()
  for (const { id, buyerEmail, refundIban, refundCents, withdrawnAt } of refunds) {
    const from = withdrawnAt && payableFrom({ at: withdrawnAt })
    if (!from || now >= from || buyerEmail === '') continue
    const payer = payerOf(await vouchers.listReceiptsOf(id), refundCents)
    if (payer !== refundIban) waits.set(id, from)
  }
  return waits
}

/** Undefined while no account is known. */
function voucherTransfer(voucher: VoucherOnFile): Transfer | undefined {
  const { buyerName, refundIban: iban, refundCents: cents, reference } = voucher
  const name = payeeName(buyerName)
  if (!name || !isIban(iban)) return undefined
  const text = printStructuredCommunication(reference)
  return { id: transferId(voucher), name, iban, cents, text }
}

function transferId({ id }: { readonly id: string }): string {
  return id.replaceAll('-', '')
}
