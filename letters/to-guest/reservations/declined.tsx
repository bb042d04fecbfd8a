import type { OtherSessions as Others } from '#booking/dates/other-sessions.ts'
import type { Decline } from '#booking/reservations/decline.ts'
import { printSession } from '#content/words/date-facts.ts'
import { fill } from '#language/fill.ts'
import { Paragraph, Quoted, Steps } from '../../blocks/text.tsx'
import type { MoneyBack } from '../../news.ts'
import { ToOtherDates } from './booking-blocks.tsx'
import { bookingLetter, type GuestMail } from '../guest-mail.tsx'
import { OnVoucher, RefundBlock } from '../money/refund-blocks.tsx'

/** The mail names so many dates; the site has them all. */
const mostNamed = 4

/** The farm said no: its reason, if any, and the dates with room for as many. */
export const declined = bookingLetter<
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
      body: (
        <>
          <Paragraph>{fill(words.text, { workshop, date })}</Paragraph>
          {why.reason && <Paragraph>{words.reasons[why.reason]}</Paragraph>}
          {why.words && <Quoted>{why.words}</Quoted>}
          <RefundBlock mail={mail} refunds={refunds} />
          <OnVoucher mail={mail} cents={onVoucherCents} />
          <NamedDates mail={mail} others={others} />
          <ToOtherDates mail={mail} />
        </>
      ),
    }
  },
)

function NamedDates({ mail, others }: { mail: GuestMail; others: Others }) {
  const words = mail.bookingWords.declined
  const named = others.withRoom.slice(0, mostNamed).map((session) => {
    const { date, time } = printSession(session, mail.allWords)
    return `${date}, ${time}`
  })
  if (named.length === 0) return <Paragraph>{words.others}</Paragraph>
  return (
    <>
      <Paragraph>{words.withRoom}</Paragraph>
      <Steps items={named} />
    </>
  )
}
