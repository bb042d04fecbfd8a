import type { ReactNode } from 'react'
import { ownerNews as words } from '#content/words/nl/owner-news.ts'
import { languageNames } from '#content/words/nl/language-names.ts'
import { type Notice, OwnerNotice } from '#emails/owner/notice.tsx'
import { referenceOf } from '#booking/reference.ts'
import type { Session } from '#booking/session.ts'
import { fill } from '#language/fill.ts'
import type { MailAttachment, MailKind } from '../../../store/mail-records.ts'
import type { ReservationOnFile } from '../../../store/reservation-records.ts'
import type { Letter } from '../../letters.ts'
import { languageOf, toFarm } from '../envelope.ts'
import { sessionFacts } from '../guest-mail.ts'
import type { Mailboxes } from '../mailboxes.ts'
import { bookingAddress, dateAddress, ownerAddress } from '../owner-addresses.ts'
import { senderIn } from '../sender.ts'

type Told = {
  readonly kind: MailKind
  /** With `{workshop}` and `{date}`; about a booking with `{name}` too, to tell its mails from those about another. */
  readonly subject: string
  readonly notice: Notice
  readonly children?: ReactNode
  readonly attachments?: readonly MailAttachment[]
}

/** About one booking: an answer goes to its guest. */
export function bookingNotice(
  mailboxes: Mailboxes,
  { session, name, email }: ReservationOnFile,
  told: Told,
): Letter {
  const reply = email ? [words.reply] : []
  const closing = [...(told.notice.closing ?? []), ...reply]
  return notice(
    mailboxes,
    { session, name, email },
    { ...told, notice: { ...told.notice, closing } },
  )
}

/** About a date. */
export function dateNotice(mailboxes: Mailboxes, session: Session, told: Told): Letter {
  return notice(mailboxes, { session, name: '', email: '' }, told)
}

type About = { readonly session: Session; readonly name: string; readonly email: string }

function notice(
  mailboxes: Mailboxes,
  { session, name, email }: About,
  { kind, subject, notice: written, children, attachments = [] }: Told,
): Letter {
  const { workshop, date } = sessionFacts(session, 'nl')
  return toFarm(mailboxes, email || undefined, {
    kind,
    subject: fill(subject, { name, workshop, date }),
    letter: (
      <OwnerNotice notice={written} sender={senderIn('nl')}>
        {children}
      </OwnerNotice>
    ),
    attachments,
  })
}

/** Who it is, as the owner reads it. */
export function guestFacts({ id, name, participants, email, language }: ReservationOnFile) {
  const labels = words.facts
  return [
    { label: labels.name, value: name },
    { label: labels.participants, value: String(participants) },
    { label: labels.email, value: email || labels.noEmail },
    { label: labels.language, value: languageNames[languageOf({ language })] },
    { label: labels.reference, value: referenceOf(id) },
  ]
}

/** Which workshop, and when. */
export function dateFacts(session: Session, dateLabel: string = words.facts.date) {
  const { workshop, date, time } = sessionFacts(session, 'nl')
  return [
    { label: words.facts.workshop, value: workshop, strong: true },
    { label: dateLabel, value: date, strong: true },
    { label: words.facts.time, value: time, strong: true },
  ]
}

/** The way to the booking's page on the desk. */
export function toBooking(mailboxes: Mailboxes, booking: { readonly id: string }) {
  return { label: words.actions.booking, to: bookingAddress(mailboxes, booking) }
}

/** The way to the date's page on the desk. */
export function toDate(mailboxes: Mailboxes, date: { readonly id: string }) {
  return { label: words.actions.date, to: dateAddress(mailboxes, date) }
}

const purposeOf = {
  confirm: 'confirm',
  decline: 'decline',
  depositReceived: 'deposit-received',
  balanceReceived: 'balance-received',
  cancel: 'cancel-guest',
  refundPaid: 'refund-paid',
  goAhead: 'go-ahead',
  callOff: 'call-off',
} as const

/** A page where the owner does one thing with one record. */
export function toDo(mailboxes: Mailboxes, action: keyof typeof purposeOf, record: string) {
  return {
    label: words.actions[action],
    to: ownerAddress(mailboxes, purposeOf[action], record),
  }
}
