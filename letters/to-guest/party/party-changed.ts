import type { Actor } from '#booking/reservations/life.ts'
import { paidOfPriceCents } from '#booking/money/owed.ts'
import { isOneSum } from '#booking/money/payment-plan.ts'
import { withPayments } from '#booking/reservations/status.ts'
import { referenceOf } from '#booking/reservations/reference.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { LetterPart } from '../../blocks/letter-part.ts'
import { calendarFile } from '../../calendar.ts'
import type { MoneyBack, OfBooking } from '../../news.ts'
import { ownButton, ownLinks, totalOf } from '../reservations/booking-parts.ts'
import { makeBookingLetter, type GuestMail } from '../guest-mail.ts'
import { toPayNow } from '../money/money-parts.ts'
import { onVoucher, refundBlock, guestsCents } from '../money/refund-parts.ts'
import type { Scene } from '../../sample-scene.ts'

export type PartyChanged = MoneyBack & {
  readonly by: Actor
  readonly before: ReservationOnFile
  /** Money paid for places given up, of which the refund is a part. */
  readonly givenUpCents: number
  /** A refund of places that are taken again, which pays for them. */
  readonly paidAgainCents: number
  /** The guest's own part of these cents, without that of a voucher's buyer. */
  readonly guestsAgainCents: number
  readonly offeredPlaces?: number
  readonly isWronglyInvoiced?: boolean
}

export const partyChangedLetter = makeBookingLetter<PartyChanged>(oneMore, (mail, news) => {
  const { reservation } = news
  const { partyChanged: words, moved } = mail.bookingWords
  // A request has nothing to pay before the farm's answer.
  const isRequest = reservation.status === 'requested'
  return {
    words,
    parts: [
      news.by === 'guest' ? words.textByGuest : words.text,
      { facts: partyFacts(mail, news) },
      ownButton(mail),
      givenUp(mail, news),
      onVoucher(mail, news.onVoucherCents),
      takenAgain(mail, news),
      isRequest && moved.stillRequested,
      reservation.status === 'paid' && words.allPaid,
      !isRequest && toPayNow(mail),
      ownLinks(mail),
    ],
    attachments: [calendarFile(mail)],
  }
})

function partyFacts(mail: GuestMail, { reservation, before }: OfBooking & PartyChanged) {
  const { labels, language } = mail
  const words = mail.bookingWords.partyChanged
  const paid = paidOfPriceCents(reservation.payments)
  return [
    { label: words.newNumber, value: String(reservation.participants), strong: true },
    { label: words.oldNumber, value: String(before.participants) },
    { label: words.newTotal, value: totalOf(mail), strong: true },
    ...(paid > 0 ? [{ label: words.paid, value: printEuros(paid, language) }] : []),
    { label: labels.workshop, value: mail.workshop },
    { label: labels.date, value: mail.date },
    { label: labels.time, value: mail.time },
    { label: labels.reference, value: referenceOf(reservation.id) },
  ]
}

function givenUp(mail: GuestMail, news: PartyChanged): LetterPart {
  const words = mail.bookingWords.partyChanged
  const { givenUpCents, refunds, onVoucherCents = 0 } = news
  const isPayers = mail.reservation.payer && refunds.length === 0
  if (givenUpCents === 0 || isPayers) return undefined
  if (refunds.some(({ voucherId }) => voucherId)) return refundBlock(mail, refunds)
  const paid = printEuros(givenUpCents, mail.language)
  const backCents = guestsCents(refunds) + onVoucherCents
  if (backCents === 0) return fill(words.nothingBack, { paid })
  const amount = printEuros(backCents, mail.language)
  const sentence = backCents === givenUpCents ? words.wholeBack : words.partBack
  const told = fill(sentence, { paid, amount })
  return refunds.length > 0 ? refundBlock(mail, refunds, told) : told
}

/** An open refund pays for places taken again, and its rest still goes back. */
function takenAgain(mail: GuestMail, news: PartyChanged): LetterPart {
  const words = mail.bookingWords.partyChanged
  const { paidAgainCents, guestsAgainCents, refunds } = news
  if (paidAgainCents === 0) return undefined
  const amount = printEuros(guestsAgainCents, mail.language)
  const restCents = guestsCents(refunds)
  const rest = printEuros(restCents, mail.language)
  const sentence = fill(restCents > 0 ? words.lessBack : words.paidAgain, { amount, rest })
  const told = guestsAgainCents > 0 && !mail.reservation.payer ? sentence : undefined
  return restCents > 0 ? refundBlock(mail, refunds, told) : [told, refundBlock(mail, refunds)]
}

/** A party with one person more: the deposit stays as it was paid, and the balance grows. */
function oneMore({ secured: before }: Scene) {
  const payments = before.payments.map((payment) => withOneMore(payment, before))
  const participants = before.participants + 1
  const reservation = { ...before, participants, ...withPayments(before.status, payments) }
  const money = { givenUpCents: 0, paidAgainCents: 0, guestsAgainCents: 0, refunds: [] }
  return { reservation, before, ...money, by: 'guest' as const }
}

function withOneMore(
  payment: ReservationOnFile['payments'][number],
  { priceCents, conditions }: ReservationOnFile,
) {
  const grows = isOneSum(conditions) ? 'deposit' : 'balance'
  return payment.kind === grows
    ? { ...payment, amountCents: payment.amountCents + priceCents }
    : payment
}
