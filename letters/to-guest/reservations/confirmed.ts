import { practicalAt } from '#booking/reservations/due.ts'
import type { Redeeming } from '#booking/vouchers/voucher.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import type { OnlyHere } from '#store/mail/mails.ts'
import type { LetterPart } from '../../blocks/letter-part.ts'
import { calendarFile } from '../../calendar.ts'
import { ownBooking, askDiets, directions, newLinks } from './booking-parts.ts'
import { contractTerms } from './contract-terms.ts'
import { makeBookingLetter, type GuestMail } from '../guest-mail.ts'
import { balanceLater, payableNow, toPayNow } from '../money/money-parts.ts'
import { bookingAt } from '../../sample-scene.ts'

/** Payments may have come before the yes: the mail then says so. */
export const confirmedLetter = makeBookingLetter<OnlyHere>(
  bookingAt('confirmed'),
  (mail, { reservation, voucher, words: own }) => {
    const words = mail.bookingWords.confirmed
    const { status } = reservation
    const isSure = status === 'secured' || status === 'paid'
    const texts = { secured: words.alreadySecured, paid: words.alreadyPaid }
    const byVoucher = voucher && voucherText(mail, voucher)
    const isByVoucher = isSure && voucher?.kind === 'redeemed'
    return {
      words,
      parts: [
        isByVoucher ? words.securedByVoucher : isSure ? texts[status] : words.text,
        own && [words.ownWords, { quoted: own }],
        byVoucher,
        ownBooking(mail),
        toPayNow(mail),
        isSure
          ? [askDiets(mail), directions(mail), mail.bookingWords.secured.calendar]
          : [{ heading: words.nextTitle }, nextSteps(mail)],
        contractTerms(mail),
        newLinks(mail),
      ],
      onlyHere: { voucher, words: own },
      attachments: [isSure ? calendarFile(mail) : undefined],
    }
  },
)

/** Empty when nothing was open for the voucher. */
function voucherText(
  { bookingWords: { confirmed: words }, language }: GuestMail,
  voucher: Redeeming,
): string | undefined {
  if (voucher.kind === 'nothing-to-pay') return undefined
  if (voucher.kind !== 'redeemed') return words.voucherGone
  const amount = printEuros(voucher.cents, language)
  const left = printEuros(voucher.leftCents, language)
  return fill(voucher.leftCents > 0 ? words.voucherPaid : words.voucherUsedUp, { amount, left })
}

function nextSteps(mail: GuestMail): LetterPart {
  const { arrives: once, arrivesAtOnce } = mail.bookingWords.confirmed
  const arrives = mail.mailboxes.clock.now() < practicalAt(mail.session.day) ? once : arrivesAtOnce
  const later = payableNow(mail)?.part === 'deposit' && balanceLater(mail)
  return later ? { steps: [arrives, later] } : arrives
}
