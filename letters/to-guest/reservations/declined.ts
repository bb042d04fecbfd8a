import type { OtherSessions as Others } from '#booking/dates/other-sessions.ts'
import type { Decline } from '#booking/reservations/decline.ts'
import { printSession } from '#content/words/date-facts.ts'
import { fill } from '#language/fill.ts'
import type { LetterPart } from '../../blocks/letter-part.ts'
import type { MoneyBack } from '../../news.ts'
import { otherDates } from './booking-parts.ts'
import { makeBookingLetter, type GuestMail } from '../guest-mail.ts'
import { onVoucher, refundBlock } from '../money/refund-parts.ts'

/** The mail names so many dates; the site has them all. */
const maxNamed = 4

/** The farm's no, with its reason, if any, and dates with room for the party. */
export const declinedLetter = makeBookingLetter<
  MoneyBack & { readonly why: Decline; readonly others: Others }
>(
  ({ requested: reservation, others }) => ({
    reservation,
    refunds: [],
    why: { reason: 'full', words: '' },
    others,
  }),
  (mail, { refunds, onVoucherCents, why, others }) => {
    const words = mail.bookingWords.declined
    const { workshop, date } = mail
    return {
      words,
      parts: [
        fill(words.text, { workshop, date }),
        why.reason && words.reasons[why.reason],
        why.words && { quoted: why.words },
        refundBlock(mail, refunds),
        onVoucher(mail, onVoucherCents),
        namedSessions(mail, others),
        otherDates(mail),
      ],
    }
  },
)

function namedSessions(mail: GuestMail, others: Others): LetterPart {
  const words = mail.bookingWords.declined
  const named = others.withRoom.slice(0, maxNamed).map((session) => {
    const { date, time } = printSession(session, mail.allWords)
    return `${date}, ${time}`
  })
  return named.length === 0 ? words.others : [words.withRoom, { list: named }]
}
