import { printStructuredCommunication } from '#booking/structured-communication.ts'
import { greetableName } from '#booking/greetable-name.ts'
import { referenceOf } from '#booking/reference.ts'
import { ownerMails } from '#content/words/nl/owner-mails.ts'
import { wordsIn } from '#content/words/words.ts'
import type { PaymentFacts, ReservationFacts } from '#emails/facts.ts'
import { ReservationGuestLetter, reservationGuestSubject } from '#emails/reservation-guest.tsx'
import { ReservationOwnerLetter, reservationOwnerSubject } from '#emails/reservation-owner.tsx'
import { printDay, printInstant } from '#language/dates.ts'
import type { Language } from '#language/languages.ts'
import { printEuros } from '#language/money.ts'
import type { Payment } from '../../store/reservation-records.ts'
import type { Letter, PlacedReservation } from '../letters.ts'
import { bookingCalendarFile } from './calendar-file.ts'
import { toFarm, toGuest } from './envelope.ts'
import { guestAddress, sessionFacts } from './guest-mail.ts'
import type { Mailboxes } from './mailboxes.ts'
import { bookingAddress, dateAddress, deskAddress, ownerAddress } from './owner-addresses.ts'
import { senderIn } from './sender.ts'

/** A reservation keeps this until its links are renewed (`server/store/migrations/003-booking-life.ts`). */
const firstLinkVersion = 1

/** Somebody asks for places: the farm can answer with one tap, the guest reads what happens next. */
export function requestLetters(mailboxes: Mailboxes, placed: PlacedReservation): readonly Letter[] {
  return [toOwner(mailboxes, placed), ...toAsker(mailboxes, placed)]
}

function toOwner(mailboxes: Mailboxes, placed: PlacedReservation): Letter {
  const { id, email } = placed.reservation
  const facts = factsOf(placed, 'nl')
  const words = ownerMails.reservation
  const links = {
    confirm: ownerAddress(mailboxes, 'confirm', id),
    decline: ownerAddress(mailboxes, 'decline', id),
    booking: bookingAddress(mailboxes, placed.reservation),
    date: dateAddress(mailboxes, placed.session),
    desk: deskAddress(mailboxes),
  }
  const props = { words, facts, links, actions: ownerMails.actions, sender: senderIn('nl') }
  return toFarm(mailboxes, email, {
    kind: 'reservation-owner',
    subject: reservationOwnerSubject({ words, facts }),
    letter: <ReservationOwnerLetter {...props} />,
  })
}

function toAsker(mailboxes: Mailboxes, placed: PlacedReservation): readonly Letter[] {
  const { session, reservation, request } = placed
  const { language } = request
  const { mails, bookingMails } = wordsIn(language)
  const facts = factsOf(placed, language)
  const words = mails.reservation
  const booking = { ...reservation, session, linkVersion: firstLinkVersion }
  const own = {
    label: bookingMails.links.booking,
    to: guestAddress(mailboxes, 'booking', booking),
    note: bookingMails.links.own,
  }
  const props = { words, facts, own, sender: senderIn(language) }
  return toGuest(mailboxes, reservation, {
    kind: 'reservation-guest',
    subject: reservationGuestSubject({ words, facts }),
    letter: <ReservationGuestLetter {...props} />,
    attachments: [bookingCalendarFile(mailboxes, booking)],
  })
}

/** What happened, printed in one language. */
function factsOf(placed: PlacedReservation, language: Language): ReservationFacts {
  const { request, reservation, session, deposit, balance } = placed
  const { workshop, date, time } = sessionFacts(session, language)
  return {
    language: request.language,
    id: reservation.id,
    reference: referenceOf(reservation.id),
    workshop,
    preferredDate: `${date} - ${time}`,
    date,
    time,
    participants: request.participants,
    name: reservation.name,
    greetedAs: greetableName(reservation.name),
    email: reservation.email,
    specialRequirements: reservation.specialRequirements,
    total: printEuros(deposit.amountCents + balance.amountCents, language),
    deposit: paymentFacts(deposit, language),
    balance: paymentFacts(balance, language),
    submittedAt: printInstant(reservation.createdAt, language),
    placesLeft: session.capacity - session.taken,
    capacity: session.capacity,
  }
}

function paymentFacts(payment: Payment, language: Language): PaymentFacts {
  return {
    amount: printEuros(payment.amountCents, language),
    communication: printStructuredCommunication(payment.reference),
    dueOn: printDay(payment.dueOn, language),
  }
}
