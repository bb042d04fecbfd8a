import type { CallOff } from '#booking/dates/calling-off.ts'
import type { OtherSessions as Others } from '#booking/dates/other-sessions.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { MainAction } from '../../blocks/actions.tsx'
import { Paragraph, Quoted } from '../../blocks/text.tsx'
import type { MoneyBack } from '../../news.ts'
import { ToOtherDates, OwnPage } from '../reservations/booking-blocks.tsx'
import { bookingLetter, guestAddress } from '../guest-mail.tsx'
import { OnVoucher, RefundBlock, refundedCents } from '../money/refund-blocks.tsx'

type CalledOff = MoneyBack & { readonly others: Others; readonly why?: CallOff | undefined }

/** The guest chooses another date with room for all, or the money back. */
export const calledOff = bookingLetter<CalledOff>(
  ({ cancelled: reservation, refund, others }) => ({
    reservation,
    refunds: [{ ...refund, iban: '' }],
    others,
    why: { reason: 'weather', words: '' },
  }),
  (mail, { refunds, onVoucherCents, others, why }) => {
    const { calledOff: words, links } = mail.bookingWords
    const { workshop, date, language } = mail
    const backCents = refundedCents(refunds)
    const amount = printEuros(backCents, language)
    const toChoose = { label: links.move, to: guestAddress(mail, 'booking') }
    return {
      words,
      body: (
        <>
          <Paragraph>{fill(words.text, { workshop, date })}</Paragraph>
          {why?.reason && <Paragraph>{words.reasons[why.reason]}</Paragraph>}
          {why?.words && <Quoted>{why.words}</Quoted>}
          <OnVoucher mail={mail} cents={onVoucherCents} />
          {others.withRoom.length > 0 ? (
            <>
              <Paragraph>{backCents > 0 ? words.choosePaid : words.choose}</Paragraph>
              <MainAction action={toChoose} />
              <RefundBlock mail={mail} refunds={refunds} text={fill(words.otherwise, { amount })} />
            </>
          ) : (
            <>
              <RefundBlock mail={mail} refunds={refunds} />
              <Paragraph>{words.others}</Paragraph>
              <ToOtherDates mail={mail} />
              <OwnPage mail={mail} />
            </>
          )}
        </>
      ),
    }
  },
)
