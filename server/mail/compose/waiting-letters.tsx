import type { ReactElement } from 'react'
import { greetableName } from '#booking/greetable-name.ts'
import type { OtherDates } from '#booking/other-dates.ts'
import { wordsIn } from '#content/words/words.ts'
import { workshops } from '#content/workshops.ts'
import {
  WaitingCalledOffLetter,
  WaitingJoinedLetter,
  WaitingLapsedLetter,
  type WaitingMail,
  WaitingOfferLetter,
} from '#emails/guest/waiting.tsx'
import { bookingLink } from '#language/booking-link.ts'
import { printInstant } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import type { Language } from '#language/languages.ts'
import { printEuros } from '#language/money.ts'
import { linkPath, type Purpose } from '../../links.ts'
import type { Letter } from '../letters.ts'
import type { WaitingNews } from '../news.ts'
import { languageOf, toGuest } from './envelope.ts'
import { datesAddress, sessionFacts } from './guest-mail.ts'
import type { Mailboxes } from './mailboxes.ts'
import { senderIn } from './sender.ts'

/** What somebody on a waiting list hears. */
export function waitingLetters(mailboxes: Mailboxes, news: WaitingNews): readonly Letter[] {
  const mail = waitingMailOf(mailboxes, news)
  const { workshop, date } = mail.booking
  const { subject, letter } = written(mailboxes, mail, news)
  return toGuest(mailboxes, news.entry, {
    kind: `${news.kind}-guest`,
    subject: fill(subject, { workshop, date }),
    letter,
  })
}

function written(
  mailboxes: Mailboxes,
  mail: WaitingMail,
  news: WaitingNews,
): { readonly subject: string; readonly letter: ReactElement } {
  const { joined, offer, lapsed, calledOff } = mail.words
  const { entry, session } = news
  switch (news.kind) {
    case 'waiting-joined':
      return { subject: joined.subject, letter: <WaitingJoinedLetter mail={mail} /> }
    case 'waiting-offer': {
      const until = printInstant(entry.offeredUntil ?? session.startsAt, mail.language)
      return { subject: offer.subject, letter: <WaitingOfferLetter mail={mail} until={until} /> }
    }
    case 'waiting-lapsed':
      return { subject: lapsed.subject, letter: <WaitingLapsedLetter mail={mail} /> }
    case 'waiting-called-off': {
      const instead = insteadOf(mailboxes, news.others, mail.language)
      const held = entry.state === 'offered'
      const letter = <WaitingCalledOffLetter {...{ mail, held, instead }} />
      return { subject: calledOff.subject, letter }
    }
  }
}

/** So many dates a mail names; the site has the rest. */
const mostDates = 5

function insteadOf({ siteUrl }: Mailboxes, others: OtherDates, language: Language) {
  return {
    dates: others.withRoom.slice(0, mostDates).map((session) => {
      const { date, time } = sessionFacts(session, language)
      const path = bookingLink(language, session.workshop, `${date} - ${time}`)
      return { label: `${date}, ${time}`, to: siteUrl() + path }
    }),
    waitingList:
      others.toWaitFor.length > 0 ? `${siteUrl()}/waiting-list?lng=${language}` : undefined,
  }
}

function waitingMailOf(mailboxes: Mailboxes, news: WaitingNews): WaitingMail {
  const { entry, session } = news
  const language = languageOf(entry)
  const { mails, waitingMails, bookingMails } = wordsIn(language)
  const { participants, name } = entry
  const priceCents = workshops[session.workshop].priceCents
  return {
    language,
    common: mails.reservation,
    words: waitingMails,
    booking: {
      ...sessionFacts(session, language),
      participants,
      total: printEuros(priceCents * participants, language),
      greetedAs: greetableName(name),
    },
    links: {
      take: waitingAddress(mailboxes, 'offer', news),
      leave: waitingAddress(mailboxes, 'leave-list', news),
      dates: datesAddress(mailboxes, language),
    },
    datesLabel: bookingMails.links.dates,
    sender: senderIn(language),
  }
}

/** A waiting party's links end with the day they wait for; there is one version of them. */
function waitingAddress(
  { links, siteUrl }: Mailboxes,
  purpose: Purpose,
  { entry, session }: WaitingNews,
): string {
  const link = { purpose, record: entry.id, version: 1, endsAt: session.endsAt }
  return siteUrl() + linkPath(purpose, links.token(link))
}
