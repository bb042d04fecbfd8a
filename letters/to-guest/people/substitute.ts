import type { Actor } from '#booking/reservations/life.ts'
import { paidCents } from '#booking/money/owed.ts'
import { safeName } from '#booking/forms/safe-text.ts'
import { fill } from '#language/fill.ts'
import type { Substitute } from '#store/people/substitutes.ts'
import { calendarFile } from '../../calendar.ts'
import {
  askDiets,
  factsOfBooking,
  directions,
  ownBooking,
  newLinks,
} from '../reservations/booking-parts.ts'
import { mailAddressOf } from '../../envelope.ts'
import type { OfBooking } from '../../news.ts'
import { substituteLink } from '../../links.ts'
import { makeBookingLetter, guestMail, letterMaker } from '../guest-mail.ts'
import { balanceLater, payableNow, toPayBlock } from '../money/money-parts.ts'
import { moments, type Scene } from '../../sample-scene.ts'

export type Instead = { readonly instead: string; readonly by: Actor }

/** A substitute's first mail repeats what the replaced guest was told. */
export const substituteLetter = makeBookingLetter<Instead>(
  ({ secured: reservation, friend }) => ({ reservation, instead: friend.name, by: 'guest' }),
  (mail, { instead }) => {
    const { substituteMails, booking } = mail.allWords
    const { substitute: words } = substituteMails
    const { bring } = booking.info
    const name = safeName(instead)
    const toPay = payableNow(mail)
    return {
      words,
      parts: [
        name ? fill(words.text, { name }) : words.textNameless,
        ownBooking(mail),
        directions(mail),
        { heading: bring.title },
        bring.text,
        askDiets(mail),
        toPay && toPayBlock(mail, toPay, words.open),
        (!toPay || toPay.part === 'deposit') && balanceLater(mail),
        newLinks(mail),
      ],
      attachments: [calendarFile(mail)],
    }
  },
)

type SubstituteAsked = OfBooking & { readonly substitute: Substitute }

/** A yes proves the mailbox; no link leads to the booking, as another person typed the address. */
export const substituteAskedLetter = letterMaker(
  (mailboxes, { reservation, substitute: { name, email, language } }: SubstituteAsked) =>
    guestMail(mailboxes, { ...reservation, name, email, language }),
)(sampleSubstitute, (mail, { substitute: person, reservation }) => {
  const words = mail.allWords.guestChanges.asks
  const asker = safeName(reservation.name)
  const to = mailAddressOf(mail.mailboxes, substituteLink(person, reservation))
  return {
    words,
    footer: words.footer,
    parts: [
      asker ? fill(words.text, { name: asker }) : words.textNameless,
      { main: { label: words.button, to } },
      factsOfBooking(mail),
      words.otherwise,
    ],
  }
})

/** The booking before the change, without links, as those of the replaced guest have ended. */
export const replacedLetter = makeBookingLetter<{ readonly substitute: string }>(
  ({ secured: reservation, friend }) => ({ reservation, substitute: friend.name }),
  (mail, news) => {
    const { workshop, date } = mail
    const words = mail.allWords.substituteMails.replaced
    const { reservation } = news
    return {
      words,
      parts: [
        fill(words.text, { name: safeName(news.substitute) || '…', workshop, date }),
        paidCents(reservation.payments) > 0 && !reservation.payer && words.money,
        { note: words.notYou },
      ],
    }
  },
)

/** Another guest's booking, which the reader is asked to take over. */
function sampleSubstitute({ secured: booked, friend }: Scene) {
  const { id: reservationId, name, email, language } = booked
  const id = '9c1e5b70-3d2a-4c8f-b614-0a7f2e9d5c38'
  const reservation = { ...booked, ...friend }
  const person = { id, reservationId, name, email, language, at: moments.cancelled }
  return { reservation, substitute: person }
}
