import { isIban } from '#booking/money/iban.ts'
import { payeeName } from '#booking/money/payee.ts'
import { payableFrom } from '#booking/money/refund-account.ts'
import type { Transfer } from '#booking/money/sepa-file.ts'
import { printStructuredCommunication } from '#booking/money/structured-communication.ts'
import { refundPayment } from '#letters/to-owner/refund-to-pay.tsx'
import type { VoucherOnFile } from '#store/vouchers/vouchers.ts'
import { readHouse } from '../house/read-house.ts'
import type { Office } from '../office.ts'

/** What goes back today to an account that is known, and that nobody has time to stop any more. */
export async function transfersDue({
  store,
  clock,
}: Pick<Office, 'store' | 'clock'>): Promise<readonly Transfer[]> {
  const now = clock.now()
  const house = await readHouse(store)
  const refunds = await store.refunds.unpaid()
  const bookings = await store.reservations.findEach(refunds.map((each) => each.reservationId))
  const byId = new Map(bookings.map((each) => [each.id, each]))
  const ofBookings = refunds.flatMap((refund) => {
    const booking = byId.get(refund.reservationId)
    const payment = booking && refundPayment(refund, booking, { house, now })
    if (!payment) return []
    const { name, iban, amountCents: cents, freeText: text } = payment
    return [{ id: transferId(refund), name, iban, cents, text }]
  })
  const vouchers = await store.vouchers.refundsToPay()
  return [...ofBookings, ...vouchers.flatMap((voucher) => voucherTransfer(voucher, now) ?? [])]
}

/** Undefined while no account is known, or the buyer has time to stop the one that was asked for. */
function voucherTransfer(voucher: VoucherOnFile, now: Date): Transfer | undefined {
  const { buyerName, refundIban: iban, refundCents: cents, reference, withdrawnAt } = voucher
  const name = payeeName(buyerName)
  if (!name || !isIban(iban) || !withdrawnAt) return undefined
  if (now < payableFrom({ at: withdrawnAt })) return undefined
  const text = printStructuredCommunication(reference)
  return { id: transferId(voucher), name, iban, cents, text }
}

function transferId({ id }: { readonly id: string }): string {
  return id.replaceAll('-', '')
}
