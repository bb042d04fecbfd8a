import { fill } from '#language/fill.ts'
import { ownBooking, ownLinks } from '../reservations/booking-parts.ts'
import { refundTerms } from '../reservations/contract-terms.ts'
import { makeBookingLetter } from '../guest-mail.ts'
import { payable, toPayBlock } from './money-parts.ts'
import { bookingAt } from '../../sample-scene.ts'

/** Reminder of a late deposit, without a threat: no rule ends a booking for it. */
export const depositReminderLetter = makeBookingLetter(bookingAt('confirmed'), (mail) => {
  const toPay = payable(mail)
  if (!toPay) return undefined
  const { depositReminder: words, wholeReminder } = mail.allWords.reminderMails
  const whole = { ...words, ...wholeReminder, part: { ...words.part, ...wholeReminder.part } }
  const paymentWords = toPay.part === 'deposit' ? words : whole
  const reminderWords = toPay.receivedCents > 0 ? paymentWords.part : paymentWords
  return {
    words: reminderWords,
    parts: [
      reminderWords.text,
      toPayBlock(mail, toPay),
      words.stands,
      ownBooking(mail),
      ownLinks(mail),
    ],
  }
})

/** The owner's reminder of a late balance, also after the workshop. */
export const balanceReminderLetter = makeBookingLetter(bookingAt('secured'), (mail) => {
  const toPay = payable(mail, { asksBalance: true })
  if (!toPay) return undefined
  const { depositReminder, balanceReminder } = mail.allWords.reminderMails
  const words = { ...depositReminder, ...balanceReminder }
  const { text, textPart } = words
  return {
    words,
    parts: [
      toPay.receivedCents > 0 ? textPart : text,
      toPayBlock(mail, toPay),
      ownBooking(mail),
      ownLinks(mail),
    ],
  }
})

/** Asks for the balance before its day, with the refund of a guest who cancels. */
export const balanceRequestLetter = makeBookingLetter(bookingAt('secured'), (mail) => {
  const toPay = payable(mail, { asksBalance: true })
  if (!toPay) return undefined
  const words = mail.allWords.reminderMails.balanceRequest
  const text = toPay.receivedCents > 0 ? words.textPart : words.text
  return {
    words,
    parts: [
      fill(text, { workshop: mail.workshop }),
      toPayBlock(mail, toPay),
      ownBooking(mail),
      refundTerms(mail),
      ownLinks(mail),
    ],
  }
})
