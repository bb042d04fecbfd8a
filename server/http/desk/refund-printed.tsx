import { epcPayload } from '#booking/epc-payload.ts'
import { isIban, printIban } from '#booking/iban.ts'
import { payeeName } from '#booking/payee-name.ts'
import type { DeskBooking } from '#app/plain/desk/booking-page.tsx'
import { desk } from '#content/words/nl/desk.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { printInstant } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { qrModules, qrPath } from '../../qr-modules.ts'
import { refundCommunication } from '../../refund-communication.ts'
import type { Refund, ReservationOnFile } from '../../store/reservation-records.ts'

/** What goes back, with a code that the owner's own bank can scan once the account is known. */
export function refundPrinted(
  refund: Refund,
  booking: ReservationOnFile,
): DeskBooking['refunds'][number] {
  const words = deskPages.booking
  const amount = printEuros(refund.amountCents, 'nl')
  const freeText = refundCommunication(booking)
  const { iban, amountCents, paidAt } = refund
  const payee = payeeName(booking.name)
  const isPayable = payee !== undefined && isIban(iban)
  const code = isPayable
    ? qrModules(epcPayload({ name: payee, iban, amountCents, freeText }))
    : undefined
  return {
    id: refund.id,
    isPaid: paidAt !== undefined,
    iban: printIban(iban),
    text: paidAt
      ? fill(words.refundDone, { date: printInstant(paidAt, 'nl'), amount })
      : fill(words.refund, { amount }),
    details: iban
      ? [
          {
            label: desk.facts.name,
            value: <span className="copyable">{payee ?? booking.name}</span>,
          },
          { label: desk.facts.iban, value: <span className="copyable">{printIban(iban)}</span> },
          { label: desk.facts.communication, value: <span className="copyable">{freeText}</span> },
        ]
      : [{ label: desk.facts.iban, value: words.refundNoIban }],
    code: code && { size: code.size, path: qrPath(code) },
  }
}
