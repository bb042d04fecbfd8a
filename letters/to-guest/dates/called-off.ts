import type { OtherSessions as Others } from '#booking/dates/other-sessions.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import type { OnlyHere } from '#store/mail/mails.ts'
import type { MoneyBack } from '../../news.ts'
import { otherDates, ownPage } from '../reservations/booking-parts.ts'
import { makeBookingLetter, guestAddress } from '../guest-mail.ts'
import { onVoucher, refundBlock, guestsCents, toTellCompanions } from '../money/refund-parts.ts'

type CallOffNews = MoneyBack &
  Pick<OnlyHere, 'why'> & {
    readonly others: Others
    readonly hasCompanions?: boolean
  }

/** The guest chooses another date with room for the party, or the money. */
export const calledOffLetter = makeBookingLetter<CallOffNews>(
  ({ cancelled: reservation, refund, others }) => ({
    reservation,
    refunds: [{ ...refund, iban: '' }],
    others,
    why: { reason: 'weather', words: '' },
  }),
  (mail, news) => {
    const { refunds, onVoucherCents, others, why } = news
    const { calledOff: words, links } = mail.bookingWords
    const { workshop, date, language } = mail
    const backCents = guestsCents(refunds)
    const amount = printEuros(backCents, language)
    const toChoose = { label: links.move, to: guestAddress(mail, 'booking') }
    return {
      words,
      parts: [
        fill(words.text, { workshop, date }),
        why?.reason && words.reasons[why.reason],
        why?.words && { quoted: why.words },
        onVoucher(mail, onVoucherCents),
        toTellCompanions(mail, news),
        others.withRoom.length > 0
          ? [
              backCents > 0 && !news.reservation.payer ? words.choosePaid : words.choose,
              { main: toChoose },
              refundBlock(mail, refunds, fill(words.otherwise, { amount })),
            ]
          : [refundBlock(mail, refunds), words.others, otherDates(mail), ownPage(mail)],
      ],
      onlyHere: { why },
    }
  },
)
