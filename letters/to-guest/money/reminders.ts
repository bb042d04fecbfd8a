import { diaryDays } from '#booking/diary/diary.ts'
import { ofWorkshop } from '#booking/house/workshop-slug.ts'
import { isOffered } from '#booking/house/offers.ts'
import { fill } from '#language/fill.ts'
import { ownBooking, askDiets, directions, ownLinks } from '../reservations/booking-parts.ts'
import { refundTerms } from '../reservations/contract-terms.ts'
import { makeBookingLetter, guestAddress } from '../guest-mail.ts'
import { payable, toPayBlock } from './money-parts.ts'
import { bookingAt } from '../../sample-scene.ts'

/** Reminder of a late deposit. It threatens nothing: no rule ends a booking for it. */
export const depositReminderLetter = makeBookingLetter(bookingAt('confirmed'), (mail) => {
  const toPay = payable(mail)
  if (!toPay) return undefined
  const { depositReminder: words, wholeReminder } = mail.allWords.reminderMails
  const ofPart = toPay.part === 'deposit' ? words : wholeReminder
  const reminderWords = toPay.receivedCents > 0 ? ofPart.part : ofPart
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
  const words = mail.allWords.reminderMails.balanceReminder
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

/** Asks for the balance before its day, and repeats what would go back to a guest who cancels. */
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

/** The mail to have at hand on the way, three days before; an open payment comes first. */
export const practicalLetter = makeBookingLetter(bookingAt('paid'), (mail, { reservation }) => {
  const { reminderMails, booking, workshop, diary } = mail.allWords
  const { unpaid, ...words } = reminderMails.practical
  const { bring } = booking.info
  const { session } = reservation
  const { takeHome } = ofWorkshop(workshop, session.workshop)
  const toPay = payable(mail, { asksBalance: true })
  return {
    words: toPay ? unpaid : words,
    parts: [
      toPay ? toPayBlock(mail, toPay, unpaid.text) : words.text,
      ownBooking(mail),
      directions(mail),
      { heading: bring.title },
      bring.text,
      takeHome.length > 0 && [{ heading: words.takeHomeTitle }, { list: takeHome }],
      { heading: words.lateTitle },
      words.late,
      askDiets(mail, { isAgain: true }),
      diaryDays(session.workshop) &&
        isOffered(mail.mailboxes.house, 'diary') && {
          links: [{ label: diary.link, to: guestAddress(mail, 'diary') }],
        },
      ownLinks(mail),
    ],
  }
})
