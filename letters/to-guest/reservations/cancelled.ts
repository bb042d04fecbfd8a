import type { Actor } from '#booking/reservations/life.ts'
import { paidCents } from '#booking/money/owed.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import type { MoneyBack } from '../../news.ts'
import { factsOfBooking, otherDates, ownPage } from './booking-parts.ts'
import { makeBookingLetter, type GuestMail } from '../guest-mail.ts'
import { onVoucher, refundBlock, toTellCompanions } from '../money/refund-parts.ts'

export type Cancelled = MoneyBack & {
  readonly by: Actor
  /** The owner cancelled at the guest's wish. */
  readonly atWish?: boolean
  /** Cents that go back too once a successor has paid. */
  readonly keptCents?: number
  /** The guest's own part of these cents, without that of a voucher's buyer. */
  readonly guestsKeptCents?: number
  readonly hasCompanions?: boolean
  /** Freed places that the waiting list was offered at once. */
  readonly offeredPlaces?: number
  readonly isWronglyInvoiced?: boolean
}

/** The farm gets a letter too when the guest cancelled. */
export const cancelledLetter = makeBookingLetter<Cancelled>(
  ({ cancelled: reservation, refund }) => ({
    reservation,
    refunds: [refund],
    by: 'guest',
    keptCents: 0,
  }),
  (mail, news) => {
    const { refunds, onVoucherCents, by, atWish = false, guestsKeptCents = 0 } = news
    const words = mail.bookingWords.cancelled
    const { guestChanges, myBooking } = mail.allWords
    const { waits } = guestChanges.vacancy
    // Money of a payer whom the guest replaced is none of the guest's.
    const isOwn = !news.reservation.payer
    return {
      words,
      parts: [
        by === 'guest' || atWish ? words.byGuest : words.byFarm,
        factsOfBooking(mail),
        refundBlock(mail, refunds),
        isOwn && refunds.length === 0 && !onVoucherCents && nothingBack(mail),
        !isOwn && refunds.length === 0 && myBooking.cancel.toPayer,
        isOwn &&
          guestsKeptCents > 0 &&
          fill(waits, { amount: printEuros(guestsKeptCents, mail.language) }),
        onVoucher(mail, onVoucherCents),
        toTellCompanions(mail, news),
        words.others,
        otherDates(mail),
        ownPage(mail),
      ],
    }
  },
)

function nothingBack({ bookingWords: words, reservation, language }: GuestMail): string {
  const { nothingBack: late, nothingPaid } = words.cancelled
  const paid = paidCents(reservation.payments)
  return paid > 0 ? fill(late, { paid: printEuros(paid, language) }) : nothingPaid
}
