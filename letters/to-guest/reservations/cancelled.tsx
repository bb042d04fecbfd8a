import type { Actor } from '#booking/reservations/life.ts'
import { paidCents } from '#booking/money/owed.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { Paragraph } from '../../blocks/text.tsx'
import type { MoneyBack } from '../../news.ts'
import { BookingFacts, ToOtherDates, OwnPage } from './booking-blocks.tsx'
import { bookingLetter, type GuestMail } from '../guest-mail.tsx'
import { OnVoucher, RefundBlock } from '../money/refund-blocks.tsx'

export type Cancelled = MoneyBack & {
  readonly by: Actor
  /** The owner cancelled at the guest's wish. */
  readonly atWish?: boolean
  /** Cents that also go back once a successor has paid; 0 or undefined: none. */
  readonly keptCents?: number
}

/** The farm gets a letter too when the guest cancelled. */
export const cancelled = bookingLetter<Cancelled>(
  ({ cancelled: reservation, refund }) => ({
    reservation,
    refunds: [refund],
    by: 'guest',
    keptCents: 0,
  }),
  (mail, news) => {
    const { refunds, onVoucherCents, by, atWish = false, keptCents = 0 } = news
    const words = mail.bookingWords.cancelled
    const { waits } = mail.allWords.guestChanges.vacancy
    return {
      words,
      body: (
        <>
          <Paragraph>{by === 'guest' || atWish ? words.byGuest : words.byFarm}</Paragraph>
          <BookingFacts mail={mail} />
          <RefundBlock mail={mail} refunds={refunds} />
          {refunds.length === 0 && !onVoucherCents && <Paragraph>{nothingBack(mail)}</Paragraph>}
          {keptCents > 0 && (
            <Paragraph>{fill(waits, { amount: printEuros(keptCents, mail.language) })}</Paragraph>
          )}
          <OnVoucher mail={mail} cents={onVoucherCents} />
          <Paragraph>{words.others}</Paragraph>
          <ToOtherDates mail={mail} />
          <OwnPage mail={mail} />
        </>
      ),
    }
  },
)

function nothingBack({ bookingWords: words, reservation, language }: GuestMail): string {
  const { nothingBack: late, nothingPaid } = words.cancelled
  const paid = paidCents(reservation.payments)
  return paid > 0 ? fill(late, { paid: printEuros(paid, language) }) : nothingPaid
}
