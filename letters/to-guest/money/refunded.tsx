import { referenceOf } from '#booking/reservations/reference.ts'
import { fill, fillCounted } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import type { RefundReason } from '#booking/money/refund.ts'
import type { Method } from '#booking/money/method.ts'
import type { Refund } from '#store/money/refunds.ts'
import { MainAction } from '../../blocks/actions.tsx'
import { ToCopy } from '../../blocks/facts.tsx'
import { Paragraph } from '../../blocks/text.tsx'
import type { MoneyBack } from '../../news.ts'
import { OwnPage } from '../reservations/booking-blocks.tsx'
import { bookingLetter, guestAddress, toPayer } from '../guest-mail.tsx'
import { printedAccount, OnVoucher, RefundBlock, refundedCents } from './refund-blocks.tsx'

export type AccountTyped = {
  readonly cents: number
  /** Last four characters: enough for the account's owner, as others may read the mail. */
  readonly ending: string
  /** True when a bank line showed the account. */
  readonly isKnown: boolean
}

/** Names the account that was typed for a refund to the one mailbox that can object. */
export const refundAccountTyped = toPayer<AccountTyped>(
  ({ cancelled: reservation, refund }) => ({
    reservation,
    cents: refund.amountCents,
    ending: '7061',
    isKnown: true,
  }),
  (mail, { reservation, ...typed }) => {
    const { cents, ending, isKnown } = typed
    const words = mail.bookingWords.refundAccount
    const amount = printEuros(cents, mail.language)
    return {
      words,
      body: (
        <>
          <Paragraph>{fill(words.text, { amount, ending })}</Paragraph>
          <Paragraph>{isKnown ? words.other : words.unknown}</Paragraph>
          <Paragraph>{words.yours}</Paragraph>
          <MainAction action={{ label: words.stop, to: guestAddress(mail, 'refund-account') }} />
          {!reservation.payer && <OwnPage mail={mail} />}
        </>
      ),
    }
  },
)

type PaidBack = {
  readonly refund: Refund
  readonly method?: Method | undefined
  readonly reason: RefundReason | undefined
}

export const refunded = toPayer<PaidBack>(
  ({ cancelled: reservation, refund }) => ({ reservation, refund, reason: 'cancelled' }),
  (mail, { reservation, refund, method, reason }) => {
    const { labels, workshop, date } = mail
    const { refunded: words, refund: refundLabels } = mail.bookingWords
    const amount = printEuros(refund.amountCents, mail.language)
    const isCash = method === 'cash'
    const account = isCash ? undefined : printedAccount(refund)
    const byMethod = isCash ? words.inCash : words
    return {
      words: { ...byMethod, subject: fill(words.subject, { amount }) },
      body: (
        <>
          <Paragraph>{fill(byMethod.text, { amount })}</Paragraph>
          {reason && <Paragraph>{words.reasons[reason]}</Paragraph>}
          <ToCopy
            facts={[
              { label: refundLabels.amount, value: amount, strong: true },
              ...(account ? [{ label: refundLabels.account, value: account, strong: true }] : []),
              { label: labels.workshop, value: `${workshop}, ${date}` },
              { label: labels.reference, value: referenceOf(reservation.id) },
            ]}
          />
          {!reservation.payer && <OwnPage mail={mail} />}
        </>
      ),
    }
  },
)

/** A successor paid for places of a guest who cancelled, and the kept money goes back. */
export const placeTaken = bookingLetter<MoneyBack & { readonly places: number }>(
  ({ cancelled: reservation, refund }) => ({ reservation, refunds: [refund], places: 2 }),
  (mail, { refunds, onVoucherCents, places }) => {
    const words = mail.allWords.guestChanges.placeTaken
    const amount = printEuros(refundedCents(refunds), mail.language)
    return {
      words,
      body: (
        <>
          <Paragraph>{fillCounted(words.text, places, mail.language)}</Paragraph>
          <RefundBlock mail={mail} refunds={refunds} text={fill(words.refund, { amount })} />
          <OnVoucher mail={mail} cents={onVoucherCents} />
          <OwnPage mail={mail} />
        </>
      ),
    }
  },
)
