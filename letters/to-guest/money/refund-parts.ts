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

export function guestsCents(refunds: readonly Refund[]): number {
  return sum(ofGuest(refunds), ({ amountCents }) => amountCents)
}

function ofGuest(refunds: readonly Refund[]): readonly Refund[] {
  return refunds.filter(({ voucherId }) => !voucherId)
}

/**
 * Each account with its part of the refund; left out when no money goes back.
 * @param text sum and reason, instead of the usual words
 */
export function refundBlock(mail: GuestMail, refunds: readonly Refund[], text?: string) {
  const words = mail.bookingWords.refund
  const { cancel, refunds: refundWords } = mail.allWords.myBooking
  const { language, reservation } = mail
  if (refunds.length === 0) return undefined
  const guests = ofGuest(refunds)
  const toBuyer = guests.length < refunds.length && cancel.toPayer
  if (guests.length === 0) return toBuyer
  const backCents = guestsCents(refunds)
  const amount = printEuros(backCents, language)
  const { payer } = reservation
  if (payer) return [fill(words.toPayer, { amount, name: safeName(payer.name) }), toBuyer]
  const paid = paidCents(reservation.payments)
  const usual = paid > backCents ? words.part : words.whole
  const sentence = toBuyer ? refundWords.onItsWay : usual
  return [
    { heading: words.title },
    text ?? fill(sentence, { amount, paid: printEuros(paid, language) }),
    guests.map((refund) => refundPart(mail, refund)),
    toBuyer,
  ]
}

function refundPart(mail: GuestMail, refund: Refund): LetterPart {
  const words = mail.bookingWords.refund
  const account = printedAccount(refund)
  const value = printEuros(refund.amountCents, mail.language)
  const amount = { label: words.amount, value, strong: true }
  if (!account) return [{ toCopy: [amount] }, words.askAccount]
  return {
    toCopy: [
      amount,
      { label: words.account, value: account, strong: true },
      { label: words.when, value: words.soon },
    ],
  }
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
  const isGuests = guestsCents(refunds) > 0 && !reservation.payer
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
