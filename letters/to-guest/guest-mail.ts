// The frame of a letter to a guest: greeting, text, signature and language, for every kind of
// letter.

import { printSession, subjectFacts } from '#content/words/date-facts.ts'
import { safeName } from '#booking/forms/safe-text.ts'
import { firstNameOf } from '#booking/people/first-name.ts'
import { isRequest } from '#booking/reservations/status.ts'
import type { Session } from '#booking/dates/session.ts'
import type { AnyMail } from '#content/words/parts.ts'
import { wordsOf } from '#content/words/words.ts'
import { fill } from '#language/fill.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { type LetterPart, picturesIn } from '../blocks/letter-part.ts'
import { bookingJar, headPicture } from '../booking-jar.ts'
import { landscapePicture } from '../landscape.ts'
import { mailAddressOf, type Mailboxes, toGuest, type Written } from '../envelope.ts'
import type { OfBooking } from '../news.ts'
import type { Scene } from '../sample-scene.ts'
import { guestLink, type Purpose } from '../links.ts'

export type GuestMail = ReturnType<typeof guestMail>

export function guestMail(mailboxes: Mailboxes, reservation: ReservationOnFile) {
  const { session, language } = reservation
  const allWords = wordsOf(mailboxes.house, language)
  const { mails, bookingMails, myBooking } = allWords
  const named = isRequest(reservation.status) ? myBooking.request : {}
  const bookingWords = { ...bookingMails, links: { ...bookingMails.links, ...named } }
  return {
    mailboxes,
    reservation,
    guest: reservation,
    session,
    language,
    allWords,
    bookingWords,
    labels: mails.reservation.facts,
    ...printSession(session, allWords),
  }
}

export type LetterFrame = {
  readonly mailboxes: Mailboxes
  readonly guest: Pick<ReservationOnFile, 'email' | 'language' | 'name'> & { readonly id: string }
  readonly session?: Session
  readonly reservation?: Pick<ReservationOnFile, 'status'>
  /** Picture of the mail; without booking or picture, the farm's sign. */
  readonly jar?: ReturnType<typeof headPicture>
}

export type GuestLetter = Pick<Written, 'attachments' | 'onlyHere'> & {
  /** `{workshop}` and `{date}` may stand in the subject, so that mails about two bookings are told apart. */
  readonly words: AnyMail
  readonly parts: readonly LetterPart[]
  readonly jar?: LetterFrame['jar']
  /** Last line: the reason for this mail, when another person may have typed the address. */
  readonly footer?: string
}

/** Letters about one kind of record, each with a sample; `say` gives undefined without anything to tell. */
export function letterMaker<About, Mail extends LetterFrame>(
  mailOf: (mailboxes: Mailboxes, about: About) => Mail,
) {
  return <What extends object = object>(
    sample: (scene: Scene) => About & NoInfer<What>,
    say: (mail: Mail, news: About & What) => GuestLetter | undefined,
  ) => ({
    sample,
    guest: (mailboxes: Mailboxes, news: About & What) => {
      const mail = mailOf(mailboxes, news)
      const letter = say(mail, news)
      return letter && guestLetter(mail, letter)
    },
  })
}

export const makeBookingLetter = letterMaker((mailboxes, { reservation }: OfBooking) =>
  guestMail(mailboxes, reservation),
)

/** A letter to the payer whom a substitute replaced, without links to the substitute's booking. */
export function makePayerLetter<What extends object>(
  ...[sample, say]: Parameters<typeof makeBookingLetter<What>>
) {
  const { guest: write } = makeBookingLetter(sample, say)
  const guest = (mailboxes: Mailboxes, news: OfBooking & What) => {
    const { reservation } = news
    const { id, payer } = reservation
    return write(mailboxes, { ...news, reservation: { ...reservation, ...payer, id } })
  }
  return { sample, guest }
}

function guestLetter(mail: LetterFrame, letter: GuestLetter) {
  const { mailboxes, guest, session, reservation } = mail
  const allWords = wordsOf(mailboxes.house, guest.language)
  const { words, parts, attachments = [], onlyHere, footer, jar = mail.jar } = letter
  const ofBooking = reservation && bookingJar(reservation.status, allWords)
  const { inMail, attachment } = jar ?? ofBooking ?? headPicture('sign', allWords)
  // A mail that anybody can send to a stranger is small, as a flood of them is kept (docs/decisions/0065).
  const land = reservation?.status === 'unproven' ? undefined : landscapePicture(mailboxes)
  const common = allWords.mails.reservation
  return toGuest(mailboxes, guest, {
    subject: session ? fill(words.subject, subjectFacts(session, allWords)) : words.subject,
    sheet: {
      words,
      footer,
      picture: inMail,
      land: land?.src,
      parts: [
        greet(common.greeting, guest),
        parts,
        fill(common.questions, { email: mailboxes.house.business.email }),
        common.signature,
      ],
    },
    attachments: [land?.attachment, attachment, ...picturesIn(parts), ...attachments],
    onlyHere,
  })
}

/** "Hello Nele,"; "Hello," where the name cannot be repeated to an unproven address. */
export function greet(greeting: string, { name }: { readonly name: string }): string {
  return fill(greeting, { name: firstNameOf(safeName(name)) }).replace(/\s+,/, ',')
}

export function guestAddress({ mailboxes, reservation }: GuestMail, purpose: Purpose): string {
  return mailAddressOf(mailboxes, guestLink(purpose, reservation))
}
