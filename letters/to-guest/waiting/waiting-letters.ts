import { dateFacts, goingAheadFacts, ownDateFacts, placeFact } from '#content/words/date-facts.ts'
import type { Words } from '#content/words/shape.ts'
import { wordsOf } from '#content/words/words.ts'
import type { Session } from '#booking/dates/session.ts'
import { priceOn } from '#booking/house/house.ts'
import { priceOfParty } from '#booking/money/payment-plan.ts'
import { fill, fillCounted } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { printInstant } from '#language/times.ts'
import type { WaitingEntry } from '#store/waiting/waiting.ts'
import type { Action, LetterFact } from '../../blocks/letter-part.ts'
import { mailAddressOf, type Mailboxes } from '../../envelope.ts'
import type { WaitingParty } from '../../news.ts'
import type { Purpose } from '../../links.ts'
import { otherDates, datesAction } from '../reservations/booking-parts.ts'
import { otherHoursThan } from '../dates/hours-changed.ts'
import { letterMaker, type GuestLetter } from '../guest-mail.ts'
import { moments, type Scene } from '../../sample-scene.ts'

type WaitingMail = ReturnType<typeof waitingMail>

function waitingMail(mailboxes: Mailboxes, { entry, session }: WaitingParty) {
  const { language } = entry
  const allWords = wordsOf(mailboxes.house, language)
  const { waitingMails: waitingWords } = allWords
  return { mailboxes, guest: entry, session, language, allWords, waitingWords }
}

export const makeWaitingLetter = letterMaker(waitingMail)

/** Every list in this mail; an unproven mailbox is asked to press a link. */
type JoinedLists = { readonly parties: readonly WaitingParty[]; readonly isProven: boolean }

export const waitingJoinedLetter = makeWaitingLetter<JoinedLists>(
  (scene) => ({ ...sampleParty(scene), parties: [sampleParty(scene)], isProven: true }),
  (mail, { parties, isProven }) => {
    const { joined, joinedMany } = mail.waitingWords
    const n = parties.length
    const title = fill(joinedMany.subject, { n })
    const words = n > 1 ? { ...joined, ...joinedMany, subject: title, title } : joined
    return {
      words,
      parts: [
        words.text,
        !isProven && proof(mail),
        words.meanwhile,
        n > 1
          ? lists(mail, parties)
          : [{ facts: partyFacts(mail) }, { links: [datesAction(mail), leaveLink(mail)] }],
        { note: words.notYou },
      ],
    }
  },
)

function lists(mail: WaitingMail, parties: readonly WaitingParty[]) {
  return parties.flatMap(({ entry, session }) => {
    const entryMail = { ...mail, guest: entry, session }
    return [{ facts: partyFacts(entryMail) }, { links: [leaveLink(entryMail)] }]
  })
}

function proof(mail: WaitingMail) {
  const { text, link } = mail.allWords.unproven.waiting
  return [text, { main: { label: link, to: waitingAddress(mail, 'prove-waiting') } }]
}

/** @param from the date at its hours when the places were first offered */
export const waitingOfferLetter = makeWaitingLetter<{ readonly from?: Session }>(
  offeredParty,
  (mail, { entry, from }) => {
    const { offer } = mail.waitingWords
    const other = from && otherHoursThan(from, mail)
    const words = { ...offer, ...other?.words, text: offer.text }
    return placesHeldLetter(mail, entry, {
      words,
      before: other?.before,
      actions: [leaveLink(mail)],
    })
  },
)

type Holding = {
  readonly words: Words['waitingMails']['offer']
  readonly before?: LetterFact | undefined
  readonly actions: readonly Action[]
}

export function placesHeldLetter(
  mail: WaitingMail,
  entry: WaitingEntry,
  { words, before, actions }: Holding,
): GuestLetter {
  const { language, session, mailboxes } = mail
  const { participants, offeredUntil = session.startsAt } = entry
  const { waitingMails, mails } = mail.allWords
  const { links } = waitingMails
  const cents = priceOfParty({ participants, priceCents: priceOn(mailboxes.house, session) })
  const take = fillCounted(links.take, participants, language)
  return {
    words,
    parts: [
      fillCounted(words.text, participants, language),
      {
        facts: [
          { label: words.until, value: printInstant(offeredUntil, language), strong: true },
          ...partyFacts(mail, before),
          placeFact(mail.allWords),
          { label: mails.reservation.facts.total, value: printEuros(cents, language) },
        ],
      },
      words.next,
      { main: { label: take, to: waitingAddress(mail, 'offer') } },
      words.otherwise,
      { links: actions },
      { note: links.own },
    ],
  }
}

export const waitingLapsedLetter = makeWaitingLetter(sampleParty, (mail) => {
  const { lapsed: words } = mail.waitingWords
  return { words, parts: [words.text, { facts: partyFacts(mail) }, words.again, otherDates(mail)] }
})

export function partyFacts({ session, allWords, guest }: WaitingMail, before?: LetterFact) {
  return [
    ...dateFacts(session, allWords),
    ...(before ? [before] : []),
    { label: allWords.mails.reservation.facts.participants, value: String(guest.participants) },
    ...ownDateFacts(session, allWords),
    ...goingAheadFacts(session, allWords),
  ]
}

export function leaveLink(mail: WaitingMail) {
  return { label: mail.waitingWords.links.leave, to: waitingAddress(mail, 'leave-list') }
}

/** A waiting party's links end with the awaited day, and have one version. */
export function waitingAddress({ mailboxes, guest, session }: WaitingMail, purpose: Purpose) {
  return mailAddressOf(mailboxes, { purpose, record: guest.id, version: 1, endsAt: session.endsAt })
}

export function sampleParty({ secured: { session, participants, name, email, language } }: Scene) {
  const entry = {
    id: '2a7c4e91-5b38-4f06-9d12-8e6b3c0f5a74',
    sessionId: session.id,
    participants,
    name,
    email,
    language,
    state: 'waiting',
    createdAt: moments.asked,
    offeredUntil: undefined,
    reservationId: undefined,
    wishId: undefined,
  } as const
  return { entry, session }
}

export function offeredParty(scene: Scene) {
  const { entry, session } = sampleParty(scene)
  return { entry: { ...entry, offeredUntil: moments.offeredUntil }, session }
}
