import { dayOf } from '#booking/brussels-time.ts'
import { greetableName } from '#booking/greetable-name.ts'
import { referenceOf } from '#booking/reference.ts'
import { mayMove } from '#booking/refund-terms.ts'
import type { Session } from '#booking/session.ts'
import { wordsIn } from '#content/words/words.ts'
import type { BookingFacts, GuestLinks, GuestMail } from '#emails/guest/facts.ts'
import { pathTo } from '#language/addresses.ts'
import { printDay, printTimeRange } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import type { Language } from '#language/languages.ts'
import { printEuros } from '#language/money.ts'
import { guestLink, linkPath, type Purpose } from '../../links.ts'
import type { ReservationOnFile } from '../../store/reservation-records.ts'
import { languageOf } from './envelope.ts'
import type { Mailboxes } from './mailboxes.ts'
import { senderIn } from './sender.ts'

/** Everything the mails about one booking share, printed in the guest's language. */
export function guestMailOf(mailboxes: Mailboxes, reservation: ReservationOnFile): GuestMail {
  const language = languageOf(reservation)
  const words = wordsIn(language)
  return {
    language,
    common: words.mails.reservation,
    words: words.bookingMails,
    reminders: words.reminderMails,
    booking: factsOf(reservation, language),
    links: linksOf(mailboxes, reservation, language),
    sender: senderIn(language),
  }
}

/** A subject names the workshop and its date, so that mails about two bookings are told apart. */
export function subjectOf({ booking }: GuestMail, { subject }: { readonly subject: string }) {
  return fill(subject, { workshop: booking.workshop, date: booking.date })
}

function factsOf(reservation: ReservationOnFile, language: Language): BookingFacts {
  const { id, session, participants, priceCents, name } = reservation
  return {
    reference: referenceOf(id),
    ...sessionFacts(session, language),
    participants: String(participants),
    total: printEuros(priceCents * participants, language),
    greetedAs: greetableName(name),
  }
}

export function sessionFacts(session: Session, language: Language) {
  return {
    workshop: wordsIn(language).workshop[session.workshop].name,
    date: printDay(session.day, language),
    time: printTimeRange(session.startTime, session.endTime),
  }
}

type OfGuest = Pick<ReservationOnFile, 'id' | 'linkVersion' | 'session'>

function linksOf(mailboxes: Mailboxes, reservation: OfGuest, language: Language): GuestLinks {
  const to = (purpose: Purpose) => guestAddress(mailboxes, purpose, reservation)
  const today = dayOf(mailboxes.clock.now())
  return {
    booking: to('booking'),
    move: mayMove(today, reservation.session.day) ? to('move') : undefined,
    cancel: to('cancel'),
    diets: to('diets'),
    dates: datesAddress(mailboxes, language),
  }
}

/** Where a guest does one thing with one booking. */
export function guestAddress(
  { links, siteUrl }: Mailboxes,
  purpose: Purpose,
  reservation: OfGuest,
): string {
  return siteUrl() + linkPath(purpose, links.token(guestLink(purpose, reservation)))
}

/** The schedule on the site. */
export function datesAddress({ siteUrl }: Mailboxes, language: Language): string {
  return siteUrl() + pathTo('booking', language)
}
