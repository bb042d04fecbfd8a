import type { ReactNode } from 'react'
import { greetableName } from '#booking/forms/text-rules.ts'
import { business } from '#content/business.ts'
import type { AnyMail } from '#content/words/shape/booking-mails.ts'
import { wordsIn } from '#content/words/words.ts'
import { fill } from '#language/fill.ts'
import type { ReservationOnFile } from '#store/reservations.ts'
import { printSession } from '../blocks/facts.tsx'
import { Sheet } from '../blocks/sheet.tsx'
import { Paragraph } from '../blocks/text.tsx'
import { bookingJar, drawing } from '../booking-jar.ts'
import { addressOf, type Mailboxes, toGuest, type Written } from '../envelope.ts'
import type { OfBooking, Write } from '../letters.ts'
import { guestLink, type Purpose } from '../links.ts'

export type GuestMail = ReturnType<typeof guestMail>

export function guestMail(mailboxes: Mailboxes, reservation: ReservationOnFile) {
  const { session, language } = reservation
  const { mails, bookingMails: words } = wordsIn(language)
  return {
    mailboxes,
    reservation,
    guest: reservation,
    session,
    language,
    words,
    labels: mails.reservation.facts,
    footer: words.footer,
    ...printSession(session, language),
  }
}

export type Addressed = Pick<GuestMail, 'mailboxes' | 'session' | 'language' | 'footer'> & {
  readonly guest: Pick<ReservationOnFile, 'id' | 'email' | 'language' | 'name'>
  readonly reservation?: Pick<ReservationOnFile, 'status'>
}

export type Said = Pick<Written, 'attachments'> & {
  /** `{workshop}` and `{date}` may stand in the subject, so that mails about two bookings are told apart. */
  readonly words: AnyMail
  readonly body: ReactNode
  /** In place of the booking's. */
  readonly jar?: ReturnType<typeof bookingJar>
  readonly footer?: string
}

/** A letter about one booking; undefined when there is nothing (any more) to say. */
export function bookingLetter<What extends object = object>(
  say: (mail: GuestMail, news: OfBooking & What) => Said | undefined,
): Write<OfBooking & What> {
  return (mailboxes, news) => {
    const mail = guestMail(mailboxes, news.reservation)
    const said = say(mail, news)
    return said && guestLetter(mail, said)
  }
}

/** To a guest, in the guest's language: greeting, what there is to say, and who says it. */
export function guestLetter(mail: Addressed, said: Said) {
  const { mailboxes, guest, session, language, reservation } = mail
  const { words, body, attachments = [], footer = mail.footer } = said
  const jar = said.jar ?? (reservation && bookingJar(reservation.status, language))
  const { inMail, attachment } = jar ?? drawing('sign', language)
  const common = wordsIn(language).mails.reservation
  return toGuest(mailboxes, guest, {
    subject: fill(words.subject, printSession(session, language)),
    sheet: (
      <Sheet words={words} footer={footer} picture={inMail}>
        <Paragraph>{greet(common.greeting, guest)}</Paragraph>
        {body}
        <Paragraph>{fill(common.questions, { email: business.email })}</Paragraph>
        <Paragraph>{common.signature}</Paragraph>
      </Sheet>
    ),
    attachments: [attachment, ...attachments],
  })
}

/** "Hello Nele,"; "Hello," to who wrote no name that can be repeated to an address nobody has proved. */
export function greet(greeting: string, { name }: { readonly name: string }): string {
  return fill(greeting, { name: greetableName(name) }).replace(/\s+,/, ',')
}

export function guestAddress({ mailboxes, reservation }: GuestMail, purpose: Purpose): string {
  return addressOf(mailboxes, guestLink(purpose, reservation))
}
