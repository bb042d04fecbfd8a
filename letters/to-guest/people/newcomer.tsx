import type { Actor } from '#booking/reservations/life.ts'
import { paidCents } from '#booking/money/owed.ts'
import { greetableName } from '#booking/forms/strangers-words.ts'
import { fill } from '#language/fill.ts'
import type { Newcomer } from '#store/people/newcomers.ts'
import { MainAction } from '../../blocks/actions.tsx'
import { Heading, Note, Paragraph } from '../../blocks/text.tsx'
import { calendarFile } from '../../calendar.ts'
import {
  AskDiets,
  BookingFacts,
  Directions,
  OwnBooking,
  OwnLinks,
} from '../reservations/booking-blocks.tsx'
import { mailAddressOf } from '../../envelope.ts'
import type { OfBooking } from '../../news.ts'
import { newcomerLink } from '../../links.ts'
import { bookingLetter, guestMail, letterFrom } from '../guest-mail.tsx'
import { payable, ToPayBlock } from '../money/money-blocks.tsx'
import { moments, type Scene } from '../../sample-scene.ts'

/** Name of the other guest, and the actor who named the newcomer. */
export type Instead = { readonly instead: string; readonly by: Actor }

/** A newcomer's first mail has all that earlier mails told the replaced guest. */
export const newcomer = bookingLetter<Instead>(
  ({ secured: reservation, friend }) => ({ reservation, instead: friend.name, by: 'guest' }),
  (mail, { instead }) => {
    const { newcomerMails, booking } = mail.allWords
    const { newcomer: words } = newcomerMails
    const { bring } = booking.info
    const name = greetableName(instead)
    const toPay = payable(mail, { asksBalance: true })
    return {
      words,
      body: (
        <>
          <Paragraph>{name ? fill(words.text, { name }) : words.textNameless}</Paragraph>
          <OwnBooking mail={mail} />
          <Directions mail={mail} />
          <Heading>{bring.title}</Heading>
          <Paragraph>{bring.text}</Paragraph>
          <AskDiets mail={mail} />
          {toPay && <ToPayBlock mail={mail} toPay={toPay} text={words.open} />}
          <OwnLinks mail={mail} areNew />
        </>
      ),
      attachments: [toPay?.attachment, calendarFile(mail)],
    }
  },
)

type NewcomerAsked = OfBooking & { readonly newcomer: Newcomer }

/** The yes also proves the mailbox; no link leads to the booking: another typed the address. */
export const newcomerAsked = letterFrom(
  (mailboxes, { reservation, newcomer: { name, email, language } }: NewcomerAsked) =>
    guestMail(mailboxes, { ...reservation, name, email, language }),
)(asked, (mail, { newcomer: person, reservation }) => {
  const words = mail.allWords.guestChanges.asks
  const asker = greetableName(reservation.name)
  const to = mailAddressOf(mail.mailboxes, newcomerLink(person, reservation))
  return {
    words,
    footer: words.footer,
    body: (
      <>
        <Paragraph>{asker ? fill(words.text, { name: asker }) : words.textNameless}</Paragraph>
        <MainAction action={{ label: words.button, to }} />
        <BookingFacts mail={mail} />
        <Paragraph>{words.otherwise}</Paragraph>
      </>
    ),
  }
})

/** The booking before the change, without a link: the replaced guest's links have ended. */
export const replaced = bookingLetter<{ readonly newcomer: string }>(
  ({ secured: reservation, friend }) => ({ reservation, newcomer: friend.name }),
  (mail, news) => {
    const words = mail.allWords.newcomerMails.replaced
    const { reservation } = news
    return {
      words,
      body: (
        <>
          <Paragraph>{fill(words.text, { name: greetableName(news.newcomer) || '…' })}</Paragraph>
          {paidCents(reservation.payments) > 0 && !reservation.payer && (
            <Paragraph>{words.money}</Paragraph>
          )}
          <Note>{words.notYou}</Note>
        </>
      ),
    }
  },
)

/** Another guest's booking, which the reader is asked to take over. */
function asked({ secured: booked, friend }: Scene) {
  const { id: reservationId, name, email, language } = booked
  const id = '9c1e5b70-3d2a-4c8f-b614-0a7f2e9d5c38'
  const reservation = { ...booked, ...friend }
  const person = { id, reservationId, name, email, language, at: moments.cancelled }
  return { reservation, newcomer: person }
}
