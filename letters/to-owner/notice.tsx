import { dateFacts, ownDateFacts, printSession } from '#content/words/date-facts.ts'
import { Fragment, type ReactNode } from 'react'
import { referenceOf } from '#booking/reservations/reference.ts'
import type { Session } from '#booking/dates/session.ts'
import { type OwnerWords, ownerWordsOf } from '#content/words/owner-words.ts'
import type { AnyMail } from '#content/words/parts.ts'
import type { Words } from '#content/words/shape.ts'
import { wordsOf } from '#content/words/words.ts'
import { type DeskAction, deskActionPath, deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { nameOfLanguage } from '#language/language-name.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { type Action, MainAction, MoreActions } from '../blocks/actions.tsx'
import { type LetterFact, LetterFacts } from '../blocks/facts.tsx'
import { Sheet } from '../blocks/sheet.tsx'
import { Heading, Note, Paragraph, Steps } from '../blocks/text.tsx'
import { type Mailboxes, toFarm, type Written } from '../envelope.ts'
import type { OfBooking, OfSession, PrepSection, Write } from '../news.ts'

export type OwnerNotice = Pick<Written, 'attachments'> & {
  readonly words: AnyMail
  /** The news, and what the owner can do about it: a paragraph each. */
  readonly texts?: readonly string[]
  readonly facts?: readonly LetterFact[]
  readonly between?: ReactNode
  /** The one thing to do; undefined when the owner only has to know. */
  readonly main?: Action
  readonly more?: readonly Action[]
  readonly closing?: readonly string[]
}

/**
 * A mail about one booking: an answer goes to its guest. The subject has `{name}`, `{workshop}` and
 * `{date}`.
 */
export function bookingNotice<What extends object = object>(
  say: (news: OfBooking & What, mailboxes: Mailboxes) => OwnerNotice | undefined,
): Write<OfBooking & What> {
  return (mailboxes, news) => {
    const notice = say(news, mailboxes)
    if (!notice) return undefined
    const { reservation } = news
    const { session, name, email } = reservation
    const { words, more = [], closing = [] } = notice
    const subject = fill(words.subject, { name, ...printSession(session, farmWords(mailboxes)) })
    return noticeAbout(
      mailboxes,
      { about: [reservation], replyTo: email },
      {
        ...notice,
        words: { ...words, subject },
        more: [...more, linkToBooking(mailboxes, reservation)],
        closing: email ? [...closing, ownersWords(mailboxes).ownerNews.reply] : closing,
      },
    )
  }
}

/** A mail about a date, and about all its bookings. The subject has `{workshop}` and `{date}`. */
export function sessionNotice(
  say: (news: OfSession, mailboxes: Mailboxes) => OwnerNotice,
): Write<OfSession> {
  return (mailboxes, news) => {
    const { session, reservations } = news
    const { words, more = [], ...notice } = say(news, mailboxes)
    const subject = fill(words.subject, printSession(session, farmWords(mailboxes)))
    return noticeAbout(
      mailboxes,
      { about: [session, ...reservations] },
      {
        ...notice,
        words: { ...words, subject },
        more: [...more, linkToSession(mailboxes, session)],
      },
    )
  }
}

export function noticeAbout(
  mailboxes: Mailboxes,
  about: Parameters<typeof toFarm>[1],
  {
    words,
    texts = [],
    facts = [],
    between,
    main,
    more = [],
    closing = [],
    attachments,
  }: OwnerNotice,
) {
  const sheet = (
    <Sheet words={words}>
      {texts.map((text) => (
        <Paragraph key={text}>{text}</Paragraph>
      ))}
      {facts.length > 0 && <LetterFacts facts={facts} />}
      {between}
      {main && <MainAction action={main} />}
      {more.length > 0 && <MoreActions actions={more} />}
      {closing.map((text) => (
        <Note key={text}>{text}</Note>
      ))}
    </Sheet>
  )
  return toFarm(mailboxes, about, { subject: words.subject, sheet, attachments })
}

export function Sections({ sections }: { sections: readonly PrepSection[] }) {
  return sections.map(({ title, lines }) => (
    <Fragment key={title}>
      <Heading>{title}</Heading>
      <Steps items={lines} />
    </Fragment>
  ))
}

export function guestFacts(mailboxes: Mailboxes, reservation: ReservationOnFile) {
  const { id, name, participants, email, language } = reservation
  const own = ownersWords(mailboxes)
  const labels = own.ownerNews.facts
  return [
    { label: labels.name, value: name },
    { label: labels.participants, value: String(participants) },
    { label: labels.email, value: email || labels.noEmail },
    { label: labels.language, value: nameOfLanguage(language, own.language) },
    { label: labels.reference, value: referenceOf(id) },
  ]
}

/** Words of the site in the owner's language. */
export function farmWords({ house }: Mailboxes): Words {
  return wordsOf(house, house.ownerLanguage)
}

/** Words of the mails to the owner. */
export function ownersWords({ house }: Mailboxes): OwnerWords {
  return ownerWordsOf(house)
}

export function ownersDateFacts(mailboxes: Mailboxes, session: Session, dateLabel?: string) {
  const words = farmWords(mailboxes)
  return [
    ...dateFacts(session, words, dateLabel).map((fact) => ({ ...fact, strong: true })),
    ...ownDateFacts(session, words),
  ]
}

export function linkToDesk(mailboxes: Mailboxes) {
  const { actions } = ownersWords(mailboxes).ownerNews
  return { label: actions.desk, to: mailboxes.siteUrl() + deskPath() }
}

export function linkToBooking(mailboxes: Mailboxes, { id }: { readonly id: string }) {
  const { actions } = ownersWords(mailboxes).ownerNews
  return { label: actions.booking, to: mailboxes.siteUrl() + deskPath('boeking', id) }
}

export function linkToSession(mailboxes: Mailboxes, { id }: { readonly id: string }) {
  const { actions } = ownersWords(mailboxes).ownerNews
  return { label: actions.date, to: mailboxes.siteUrl() + deskPath('datum', id) }
}

const labelOf = {
  confirm: 'confirm',
  decline: 'decline',
  'deposit-received': 'depositReceived',
  'balance-received': 'balanceReceived',
  'all-received': 'allReceived',
  'cancel-guest': 'cancel',
  'refund-paid': 'refundPaid',
  'go-ahead': 'goAhead',
  'call-off': 'callOff',
} as const satisfies Record<DeskAction, keyof OwnerWords['ownerNews']['actions']>

/** The address names a page and opens nothing by itself: an answer or a forward may quote it to anybody. */
export function toDo(mailboxes: Mailboxes, action: DeskAction, record: string) {
  return {
    label: ownersWords(mailboxes).ownerNews.actions[labelOf[action]],
    to: mailboxes.siteUrl() + deskActionPath(action, record),
  }
}
