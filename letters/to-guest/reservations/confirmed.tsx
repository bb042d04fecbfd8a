import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { Heading, Paragraph, Quoted, Steps } from '../../blocks/text.tsx'
import { calendarFile } from '../../calendar.ts'
import { OwnBooking, AskDiets, Directions, OwnLinks } from './booking-blocks.tsx'
import { ContractTerms } from './contract-terms.tsx'
import { bookingLetter, type GuestMail } from '../guest-mail.tsx'
import { balanceLater, payableNow, ToPayNow } from '../money/money-blocks.tsx'
import { bookingAt } from '../../sample-scene.ts'

/** Outcome of the voucher that the request named: it paid `cents` and `leftCents` stay on it, or it paid nothing. */
type VoucherAtLast =
  | { readonly kind: 'redeemed'; readonly cents: number; readonly leftCents: number }
  | { readonly kind: 'no-code' | 'unknown' | 'used' | 'ended' | 'nothing-to-pay' }

type WithVoucher = {
  readonly voucher?: VoucherAtLast | undefined
  /** Words of the farm with its yes; empty for none. */
  readonly words?: string
}

/** A payment may have come before the yes, and the mail says so. */
export const confirmed = bookingLetter<WithVoucher>(
  bookingAt('confirmed'),
  (mail, { reservation, voucher, words: own }) => {
    const words = mail.bookingWords.confirmed
    const toPay = payableNow(mail)
    const { status } = reservation
    const isSure = status === 'secured' || status === 'paid'
    const texts = { secured: words.alreadySecured, paid: words.alreadyPaid }
    const byVoucher = voucher && voucherText(mail, voucher)
    const isByVoucher = isSure && voucher?.kind === 'redeemed'
    return {
      words,
      body: (
        <>
          <Paragraph>
            {isByVoucher ? words.securedByVoucher : isSure ? texts[status] : words.text}
          </Paragraph>
          {own && (
            <>
              <Paragraph>{words.ownWords}</Paragraph>
              <Quoted>{own}</Quoted>
            </>
          )}
          {byVoucher && <Paragraph>{byVoucher}</Paragraph>}
          <OwnBooking mail={mail} />
          <ToPayNow mail={mail} toPay={toPay} />
          {isSure ? (
            <>
              <AskDiets mail={mail} />
              <Directions mail={mail} />
              <Paragraph>{mail.bookingWords.secured.calendar}</Paragraph>
            </>
          ) : (
            <>
              <Heading>{words.nextTitle}</Heading>
              <Steps items={nextSteps(mail, toPay?.part)} numbered />
            </>
          )}
          <ContractTerms mail={mail} />
          <OwnLinks mail={mail} areNew />
        </>
      ),
      attachments: [toPay?.attachment, isSure ? calendarFile(mail) : undefined],
    }
  },
)

/** The voucher is left out when nothing was open any more. */
function voucherText(
  { bookingWords: { confirmed: words }, language }: GuestMail,
  voucher: VoucherAtLast,
): string | undefined {
  if (voucher.kind === 'nothing-to-pay') return undefined
  if (voucher.kind !== 'redeemed') return words.voucherGone
  const amount = printEuros(voucher.cents, language)
  const left = printEuros(voucher.leftCents, language)
  return fill(voucher.leftCents > 0 ? words.voucherPaid : words.voucherUsedUp, { amount, left })
}

function nextSteps(mail: GuestMail, part: string | undefined) {
  const { arrives } = mail.bookingWords.confirmed
  const later = part === 'deposit' && balanceLater(mail)
  return later ? [arrives, later] : [arrives]
}
