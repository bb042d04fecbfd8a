import { safeName } from '#booking/forms/safe-text.ts'
import { isIban, maskIban } from '#booking/money/iban.ts'
import { paidCents } from '#booking/money/owed.ts'
import { goesTo } from '#booking/money/refund.ts'
import { sum } from '#booking/sum.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import type { Refund } from '#store/money/refunds.ts'
import type { LetterPart } from '../../blocks/letter-part.ts'
import type { GuestMail } from '../guest-mail.ts'

export function refundedCents(refunds: readonly Refund[]): number {
  return sum(refunds, ({ amountCents }) => amountCents)
}

/**
 * Each account with its part of the refund; left out when no money goes back.
 * @param text sum and reason, instead of the usual words
 */
export function refundBlock(mail: GuestMail, refunds: readonly Refund[], text?: string) {
  const words = mail.bookingWords.refund
  const { language, reservation } = mail
  const backCents = refundedCents(refunds)
  if (backCents === 0) return undefined
  const amount = printEuros(backCents, language)
  const paid = paidCents(reservation.payments)
  const isPart = paid > backCents
  if (refunds.every(({ isBuyers }) => isBuyers)) return toBuyer(mail)
  const { payer } = reservation
  if (payer) return fill(words.toPayer, { amount, name: safeName(payer.name) })
  return [
    { heading: words.title },
    text ?? fill(isPart ? words.part : words.whole, { amount, paid: printEuros(paid, language) }),
    refunds.map((refund) => refundPart(mail, refund)),
  ]
}

function refundPart(mail: GuestMail, refund: Refund): LetterPart {
  const words = mail.bookingWords.refund
  const account = printedAccount(refund)
  const value = printEuros(refund.amountCents, mail.language)
  const amount = { label: words.amount, value, strong: true }
  if (refund.isBuyers) return [{ toCopy: [amount] }, toBuyer(mail)]
  if (!account) return [{ toCopy: [amount] }, words.askAccount]
  return {
    toCopy: [
      amount,
      { label: words.account, value: account, strong: true },
      { label: words.when, value: words.soon },
    ],
  }
}

function toBuyer({ allWords }: GuestMail): string {
  return allWords.myBooking.cancel.toPayer
}

/** Asks the guest to tell the companions, whose shares go back to the guest too. */
export function toTellCompanions(
  { allWords, reservation }: GuestMail,
  {
    hasCompanions,
    refunds = [],
  }: { readonly hasCompanions?: boolean; readonly refunds?: readonly Refund[] },
): LetterPart {
  const { tellThem, theirShare } = allWords.companions
  const isGuests = refundedCents(refunds) > 0 && !reservation.payer
  return hasCompanions && (isGuests ? `${tellThem} ${theirShare}` : tellThem)
}

export function onVoucher(mail: GuestMail, cents = 0): LetterPart {
  const { back } = mail.allWords.voucherMails
  const isGuests = cents > 0 && !mail.reservation.payer
  return isGuests && fill(back, { amount: printEuros(cents, mail.language) })
}

/** Last characters of the account, the payer's or another; undefined while it is unknown. */
export function printedAccount(refund: Refund): string | undefined {
  const iban = goesTo(refund)
  // A guest may type anything: only a valid account number goes into a mail.
  return isIban(iban) ? maskIban(iban) : undefined
}
