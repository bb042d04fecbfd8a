import { paidCents } from '#booking/money/owed.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { Paragraph } from '../blocks/text.tsx'
import { BookingFacts, OtherDates, OwnPage } from './booking-blocks.tsx'
import { bookingLetter, type GuestMail } from './guest-mail.tsx'
import { OnVoucher, RefundBlock } from './money-blocks.tsx'

export const cancelled = bookingLetter<'cancelled'>((mail, { refund, onVoucherCents, by }) => {
  const words = mail.words.cancelled
  return {
    words,
    body: (
      <>
        <Paragraph>{by === 'guest' ? words.byGuest : words.byFarm}</Paragraph>
        <BookingFacts mail={mail} />
        {refund ? (
          <RefundBlock mail={mail} refund={refund} />
        ) : (
          !onVoucherCents && <Paragraph>{nothingBack(mail)}</Paragraph>
        )}
        <OnVoucher mail={mail} cents={onVoucherCents} />
        <Paragraph>{words.others}</Paragraph>
        <OtherDates mail={mail} />
        <OwnPage mail={mail} />
      </>
    ),
  }
})

function nothingBack({ words, reservation, language }: GuestMail): string {
  const { nothingBack: late, nothingPaid } = words.cancelled
  const paid = paidCents(reservation.payments)
  return paid > 0 ? fill(late, { paid: printEuros(paid, language) }) : nothingPaid
}
