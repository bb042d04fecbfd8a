import { referenceOf } from '#booking/reservations/reference.ts'
import { fill, fillCounted } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import type { RefundReason } from '#booking/money/refund.ts'
import type { Method } from '#booking/money/method.ts'
import type { Refund } from '#store/money/refunds.ts'
import type { MoneyBack } from '../../news.ts'
import { ownPage } from '../reservations/booking-parts.ts'
import { makeBookingLetter, guestAddress, makePayerLetter } from '../guest-mail.ts'
import { printedAccount, onVoucher, refundBlock, guestsCents } from './refund-parts.ts'

export type AccountTyped = {
  readonly cents: number
  /** Last four characters: enough for the account's owner, as others may read the mail. */
  readonly ending: string
  /** True when a bank line showed the account. */
  readonly isKnown: boolean
}

/** Names a typed account to the one mailbox that can object to a refund there. */
export const refundAccountLetter = makePayerLetter<AccountTyped>(
  ({ cancelled: reservation, refund }) => ({
    reservation,
    cents: refund.amountCents,
    ending: '7061',
    isKnown: true,
  }),
  (mail, { reservation, ...typed }) => {
    const { cents, ending, isKnown } = typed
    const words = mail.bookingWords.refundAccount
    return {
      words,
      parts: [
        fill(words.text, { amount: printEuros(cents, mail.language), ending }),
        isKnown ? words.other : words.unknown,
        words.yours,
        { main: { label: words.stop, to: guestAddress(mail, 'refund-account') } },
        !reservation.payer && ownPage(mail),
      ],
    }
  },
)

type PaidBack = {
  readonly refund: Refund
  readonly method?: Method | undefined
  readonly reason: RefundReason | undefined
}

export const refundedLetter = makePayerLetter<PaidBack>(
  ({ cancelled: reservation, refund }) => ({ reservation, refund, reason: 'cancelled' }),
  (mail, { reservation, refund, method, reason }) => {
    if (refund.voucherId) return undefined
    const { labels, workshop, date } = mail
    const { refunded: words, refund: refundLabels } = mail.bookingWords
    const amount = printEuros(refund.amountCents, mail.language)
    const isCash = method === 'cash'
    const account = isCash ? undefined : printedAccount(refund)
    const byMethod = isCash ? words.inCash : words
    return {
      words: { ...byMethod, subject: fill(words.subject, { amount }) },
      parts: [
        fill(byMethod.text, { amount }),
        reason && words.reasons[reason],
        {
          toCopy: [
            { label: refundLabels.amount, value: amount, strong: true },
            ...(account ? [{ label: refundLabels.account, value: account, strong: true }] : []),
            { label: labels.workshop, value: `${workshop}, ${date}` },
            { label: labels.reference, value: referenceOf(reservation.id) },
          ],
        },
        !reservation.payer && ownPage(mail),
      ],
    }
  },
)

/** A successor paid for places of a guest who cancelled, and the kept money goes back. */
export const placeTakenLetter = makeBookingLetter<MoneyBack & { readonly places: number }>(
  ({ cancelled: reservation, refund }) => ({ reservation, refunds: [refund], places: 2 }),
  (mail, { refunds, onVoucherCents, places }) => {
    const words = mail.allWords.guestChanges.placeTaken
    const amount = printEuros(guestsCents(refunds), mail.language)
    return {
      words,
      parts: [
        fillCounted(words.text, places, mail.language),
        refundBlock(mail, refunds, fill(words.refund, { amount })),
        onVoucher(mail, onVoucherCents),
        ownPage(mail),
      ],
    }
  },
)
