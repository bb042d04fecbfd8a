// The frame of a mail to the farm about a booking, a date or a list.

import { dateFacts, ownDateFacts, subjectFacts } from '#content/words/date-facts.ts'
import { isCountOpen } from '#booking/party/party-size.ts'
import { referenceOf } from '#booking/reservations/reference.ts'
import type { Session } from '#booking/dates/session.ts'
import { type OwnerWords, ownerWordsOf } from '#content/words/owner-words.ts'
import type { AnyMail } from '#content/words/parts.ts'
import { wordsOf } from '#content/words/words.ts'
import { type DeskAction, deskActionPath, deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { nameOfLanguage } from '#language/language-name.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { type Action, type LetterFact, type LetterPart, picturesIn } from '../blocks/letter-part.ts'
import { type Mailboxes, toFarm } from '../envelope.ts'
import type { OfBooking, OfSession, PrepSection } from '../news.ts'
import type { Scene } from '../sample-scene.ts'

export type FarmMail = ReturnType<typeof farmMail>

export function farmMail(mailboxes: Mailboxes) {
  const { house } = mailboxes
  const { ownerLanguage: language } = house
  return {
    mailboxes,
    language,
    ownerWords: ownerWordsOf(house),
    siteWords: wordsOf(house, language),
  }
}

export type OwnerNotice = {
  readonly words: AnyMail
  /** People whom it names beside the guest. */
  readonly alsoAbout?: About['about']
  /** The news and the owner's choices, a paragraph each. */
  readonly texts?: readonly string[]
  readonly facts?: readonly LetterFact[]
  readonly between?: LetterPart
  /** The one thing to do; undefined when the owner only has to know. */
  readonly main?: Action
  readonly more?: readonly Action[]
  readonly closing?: readonly string[]
}

type About = Parameters<typeof toFarm>[1]

/** A letter to the farm, with a sample of its news; without text it is not sent. */
export function makeFarmLetter<News>(
  sample: (scene: Scene) => News,
  say: (mail: FarmMail, news: News) => (OwnerNotice & About) | undefined,
) {
  return {
    sample,
    owner: (mailboxes: Mailboxes, news: News) => {
      const mail = farmMail(mailboxes)
      const notice = say(mail, news)
      return notice && noticeAbout(mail, notice)
    },
  }
}

/** An answer goes to the guest. The subject has `{name}`, `{workshop}` and `{date}`. */
export function makeBookingNotice<What extends object = object>(
  sample: (scene: Scene) => OfBooking & NoInfer<What>,
  say: (mail: FarmMail, news: OfBooking & What) => OwnerNotice | undefined,
) {
  return makeFarmLetter(sample, (mail, news) => {
    const notice = say(mail, news)
    if (!notice) return undefined
    const { reservation } = news
    const { session, name, email } = reservation
    const { words, alsoAbout = [], more = [], closing = [] } = notice
    const subject = fill(words.subject, { name, ...subjectFacts(session, mail.siteWords) })
    return {
      ...notice,
      about: [reservation, ...alsoAbout],
      replyTo: email,
      words: { ...words, subject },
      more: [...more, bookingAction(mail, reservation)],
      closing: email ? [...closing, mail.ownerWords.ownerNews.reply] : closing,
    }
  })
}

/** A mail about a date, and about all its bookings. The subject has `{workshop}` and `{date}`. */
export function makeSessionNotice(
  sample: (scene: Scene) => OfSession,
  say: (mail: FarmMail, news: OfSession) => OwnerNotice,
) {
  return makeFarmLetter(sample, (mail, news) => {
    const { session, reservations } = news
    const { words, more = [], ...notice } = say(mail, news)
    const subject = fill(words.subject, subjectFacts(session, mail.siteWords))
    return {
      ...notice,
      about: [session, ...reservations],
      words: { ...words, subject },
      more: [...more, sessionAction(mail, session)],
    }
  })
}

function noticeAbout(
  { mailboxes }: FarmMail,
  {
    words,
    texts = [],
    facts = [],
    between,
    main,
    more = [],
    closing = [],
    ...about
  }: OwnerNotice & About,
) {
  const parts = [
    texts,
    facts.length > 0 && { facts },
    between,
    main && { main },
    more.length > 0 && { links: more },
    closing.map((note) => ({ note })),
  ]
  const sheet = { words, parts }
  return toFarm(mailboxes, about, { subject: words.subject, sheet, attachments: picturesIn(parts) })
}

export function sectionParts(sections: readonly PrepSection[]) {
  return sections.map(({ title, lines }) => [{ heading: title }, { list: lines }])
}

export function dateAndGuest(mail: FarmMail, reservation: ReservationOnFile) {
  return [...ownersDateFacts(mail, reservation.session), ...factsOfGuest(mail, reservation)]
}

export function factsOfGuest({ ownerWords, language }: FarmMail, reservation: ReservationOnFile) {
  const labels = ownerWords.ownerNews.facts
  return [
    { label: labels.name, value: reservation.name },
    { label: labels.participants, value: ownersCount(ownerWords, reservation) },
    { label: labels.email, value: reservation.email || labels.noEmail },
    { label: labels.language, value: nameOfLanguage(reservation.language, language) },
    { label: labels.reference, value: referenceOf(reservation.id) },
  ]
}

/** An open number says that it is, and what to do with it before the answer. */
export function ownersCount({ ownerMails }: OwnerWords, reservation: ReservationOnFile): string {
  const { fiveOrMore } = ownerMails.reservation
  return isCountOpen(reservation) ? fiveOrMore : String(reservation.participants)
}

export function ownersDateFacts({ siteWords }: FarmMail, session: Session, dateLabel?: string) {
  return [
    ...dateFacts(session, siteWords, dateLabel).map((fact) => ({ ...fact, strong: true })),
    ...ownDateFacts(session, siteWords),
  ]
}

export function deskAction({ mailboxes, ownerWords }: FarmMail) {
  return { label: ownerWords.desk.openDesk, to: mailboxes.siteUrl() + deskPath() }
}

export function bookingAction(
  { mailboxes, ownerWords }: FarmMail,
  { id }: { readonly id: string },
) {
  const to = mailboxes.siteUrl() + deskPath('boeking', id)
  return { label: ownerWords.desk.openBooking, to }
}

export function sessionAction(
  { mailboxes, ownerWords }: FarmMail,
  { id }: { readonly id: string },
) {
  const to = mailboxes.siteUrl() + deskPath('datum', id)
  return { label: ownerWords.desk.openDate, to }
}

/** The address names a page but opens nothing: anybody may see an answer or a forward. */
export function stepAction(
  { mailboxes, ownerWords }: FarmMail,
  action: DeskAction,
  record: string,
) {
  return {
    label: ownerWords.ownerNews.actions[action],
    to: mailboxes.siteUrl() + deskActionPath(action, record),
  }
}
