import { dayOf } from '#booking/dates/brussels-time.ts'
import { diaryDays } from '#booking/diary/diary.ts'
import { ofWorkshop } from '#booking/house/workshop-slug.ts'
import { hasFeature } from '#booking/house/features.ts'
import { lateSince } from '#booking/money/next-payment.ts'
import { askDiets, directions, ownBooking, ownLinks } from '../reservations/booking-parts.ts'
import { guestAddress, makeBookingLetter } from '../guest-mail.ts'
import { payable, toPayBlock } from '../money/money-parts.ts'
import { bookingAt } from '../../sample-scene.ts'

/** The mail to have at hand on the way, some days before; a late payment comes first. */
export const practicalLetter = makeBookingLetter<{
  readonly hasDiary?: boolean
}>(bookingAt('paid'), (mail, { reservation, hasDiary = false }) => {
  const { reminderMails, booking, workshop, diary } = mail.allWords
  const { unpaid, ...words } = reminderMails.practical
  const { bring } = booking.info
  const { session } = reservation
  const { takeHome } = ofWorkshop(workshop, session.workshop)
  const toPay = payable(mail, { asksBalance: true })
  const isLate = toPay !== undefined && lateSince(toPay) < dayOf(mail.mailboxes.clock.now())
  return {
    words: isLate ? unpaid : words,
    parts: [
      !isLate && words.text,
      toPay && toPayBlock(mail, toPay, isLate ? unpaid.text : undefined),
      ownBooking(mail),
      directions(mail),
      { heading: bring.title },
      bring.text,
      takeHome.length > 0 && [{ heading: words.takeHomeTitle }, { list: takeHome }],
      { heading: words.lateTitle },
      words.late,
      askDiets(mail, mail.bookingWords.diets.again),
      !hasDiary &&
        diaryDays(session.workshop) &&
        hasFeature(mail.mailboxes.house, 'diary') && {
          links: [{ label: diary.link, to: guestAddress(mail, 'diary') }],
        },
      ownLinks(mail),
    ],
  }
})
