import { printStructuredCommunication } from '#booking/structured-communication.ts'
import { greetableName } from '#booking/greetable-name.ts'
import { printIban } from '#booking/iban.ts'
import { referenceOf } from '#booking/reference.ts'
import { business } from '#content/business.ts'
import { ownerMails } from '#content/words/nl/owner-mails.ts'
import { wordsIn } from '#content/words/words.ts'
import { ContactOwnerLetter, contactOwnerSubject } from '#emails/contact-owner.tsx'
import { ContactSenderLetter } from '#emails/contact-sender.tsx'
import type { MessageFacts, PaymentFacts, ReservationFacts, Sender } from '#emails/facts.ts'
import { renderLetter } from '#emails/render-letter.tsx'
import { ReservationGuestLetter, reservationGuestSubject } from '#emails/reservation-guest.tsx'
import { ReservationOwnerLetter, reservationOwnerSubject } from '#emails/reservation-owner.tsx'
import { printDay, printInstant, printTimeRange } from '#language/dates.ts'
import type { Language } from '#language/languages.ts'
import { printEuros } from '#language/money.ts'
import { sessionCalendar } from '../calendar.ts'
import type { Clock } from '../clock.ts'
import type { Links } from '../links.ts'
import type { Payment } from '../store/store.ts'
import type { Letter, Letters, PlacedReservation } from './letters.ts'

export type Mailboxes = {
  readonly from: string
  readonly owner: string
  readonly siteUrl: () => string
  readonly links: Links
  readonly clock: Clock
}

/** Writes the letters with the words of `content/` and the templates of `emails/`. */
export function composeLetters(mailboxes: Mailboxes): Letters {
  return {
    forReservation: (placed) => [
      reservationToOwner(mailboxes, placed),
      reservationToGuest(mailboxes, placed),
    ],
    forMessage: (message, language) => {
      const greetedAs = greetableName(message.name)
      const facts = { ...message, greetedAs, language: language as Language }
      return [messageToOwner(mailboxes, facts), messageToSender(mailboxes, facts)]
    },
    forNews: () => [],
  }
}

function reservationToOwner(mailboxes: Mailboxes, placed: PlacedReservation): Letter {
  const facts = factsOf(placed, 'nl')
  const words = ownerMails.reservation
  const letter = <ReservationOwnerLetter words={words} facts={facts} sender={sender('nl')} />
  return {
    kind: 'reservation-owner',
    to: mailboxes.owner,
    language: 'nl',
    content: {
      from: mailboxes.from,
      replyTo: placed.reservation.email,
      subject: reservationOwnerSubject({ words, facts }),
      ...renderLetter(letter, 'nl'),
      attachments: [],
    },
  }
}

function reservationToGuest(mailboxes: Mailboxes, placed: PlacedReservation): Letter {
  const language = placed.request.language
  const facts = factsOf(placed, language)
  const words = wordsIn(language).mails.reservation
  const letter = <ReservationGuestLetter words={words} facts={facts} sender={sender(language)} />
  return {
    kind: 'reservation-guest',
    to: placed.reservation.email,
    language,
    content: {
      from: mailboxes.from,
      replyTo: mailboxes.owner,
      subject: reservationGuestSubject({ words, facts }),
      ...renderLetter(letter, language),
      attachments: [
        {
          filename: 'hof-ter-gist.ics',
          contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
          content: sessionCalendar([placed.session], language, mailboxes.siteUrl()),
        },
      ],
    },
  }
}

function messageToOwner(mailboxes: Mailboxes, facts: MessageFacts): Letter {
  const words = ownerMails.contact
  const letter = <ContactOwnerLetter words={words} facts={facts} sender={sender('nl')} />
  return {
    kind: 'contact-owner',
    to: mailboxes.owner,
    language: 'nl',
    content: {
      from: mailboxes.from,
      replyTo: facts.email,
      subject: contactOwnerSubject({ words, facts }),
      ...renderLetter(letter, 'nl'),
      attachments: [],
    },
  }
}

function messageToSender(mailboxes: Mailboxes, facts: MessageFacts): Letter {
  const words = wordsIn(facts.language).mails.contact
  const letter = <ContactSenderLetter words={words} facts={facts} sender={sender(facts.language)} />
  return {
    kind: 'contact-sender',
    to: facts.email,
    language: facts.language,
    content: {
      from: mailboxes.from,
      replyTo: mailboxes.owner,
      subject: words.subject,
      ...renderLetter(letter, facts.language),
      attachments: [],
    },
  }
}

/** What happened, printed in one language. */
function factsOf(placed: PlacedReservation, language: Language): ReservationFacts {
  const { request, reservation, session, deposit, balance } = placed
  const date = printDay(session.day, language)
  const time = printTimeRange(session.startTime, session.endTime)
  return {
    language: request.language,
    id: reservation.id,
    reference: referenceOf(reservation.id),
    workshop: wordsIn(language).workshop[session.workshop].name,
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

function sender(language: Language): Sender {
  const { street, postalCode, town } = business.address
  const { layout } = wordsIn(language)
  const company = `${layout.footer.enterpriseNumber ?? 'KBO'} ${business.enterpriseNumber}`
  return {
    name: business.name,
    email: business.email,
    address: `${street}\n${postalCode} ${town}`,
    accountHolder: business.accountHolder,
    iban: printIban(business.iban),
    company: `${business.name}, ${street}, ${postalCode} ${town}. ${company}.`,
  }
}
