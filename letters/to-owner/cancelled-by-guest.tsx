import { paidCents } from '#booking/money/owed.ts'
import { ownerNews } from '#content/words/nl/owner-news.ts'
import { fill, fillCounted } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import type { ReservationOnFile } from '#store/reservations.ts'
import type { Cancelled } from '../to-guest/cancelled.tsx'
import { bookingNotice, dateFacts, guestFacts, toDo } from './notice.tsx'
import { RefundToPay, transferOf } from './refund-to-pay.tsx'

const words = ownerNews.cancelled

export const cancelledByGuest = bookingNotice<Cancelled>((news, mailboxes) => {
  const { reservation, refund, by } = news
  if (by !== 'guest') return undefined
  const { name, session, participants } = reservation
  const text = fill(fillCounted(words.text, participants, 'nl'), { name })
  const transfer = refund && transferOf(mailboxes, reservation, refund)
  return {
    words,
    texts: refund ? [text] : [text, nothingBack(reservation)],
    facts: [...dateFacts(session), ...guestFacts(reservation)],
    between: refund && <RefundToPay {...{ mailboxes, booking: reservation, refund, transfer }} />,
    main: refund && toDo(mailboxes, 'refund-paid', refund.id),
    attachments: [transfer?.attachment],
  }
})

function nothingBack({ payments }: ReservationOnFile): string {
  const paid = paidCents(payments)
  return paid > 0 ? fill(words.nothingBack, { paid: printEuros(paid, 'nl') }) : words.nothingPaid
}
