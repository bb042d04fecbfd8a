import { isoInBrussels } from '#booking/dates/brussels-time.ts'
import {
  availabilityOf,
  type ClosingHours,
  type Session,
  takesRequests,
} from '#booking/dates/session.ts'
import { fromKeys } from '#language/keys-of.ts'
import { type GuestFacts, optionalFactNames } from '#booking/reservations/guest-facts.ts'
import { referenceOf } from '#booking/reservations/reference.ts'
import { voucherState } from '#booking/vouchers/voucher.ts'
import type { MailOnFile } from '#store/mail/mails.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Message } from '#store/mail/messages.ts'
import type { VoucherOnFile } from '#store/vouchers/vouchers.ts'
import type { WishOnFile } from '#store/waiting/wishes.ts'
import type { Day } from '#language/dates.ts'

/** Programs read these names; instants carry the offset of Brussels. */
export type PrintedRow = Readonly<Record<string, unknown>>

export function reservationRows(reservations: readonly ReservationOnFile[]): PrintedRow[] {
  return reservations.map((reservation) => ({
    id: reservation.id,
    reference: referenceOf(reservation.id),
    workshop: reservation.session.workshop,
    startsAt: isoInBrussels(reservation.session.startsAt),
    participants: reservation.participants,
    status: reservation.status,
    language: reservation.language,
    name: reservation.name,
    email: reservation.email,
    specialRequirements: reservation.specialRequirements,
    createdAt: isoInBrussels(reservation.createdAt),
    payments: reservation.payments,
    // Programs may count on all keys, except other facts, which may be absent.
    ...givenFacts(reservation),
  }))
}

function givenFacts(facts: GuestFacts): PrintedRow {
  const given = optionalFactNames.filter((name) => facts[name] !== '')
  return fromKeys(given, (name) => facts[name])
}

/** A date that takes no bookings says so, whatever room is left. */
export function sessionRows(
  sessions: readonly Session[],
  now: Date,
  closing: ClosingHours,
): PrintedRow[] {
  return sessions.map((session) => {
    const { left } = availabilityOf(session)
    return {
      id: session.id,
      workshop: session.workshop,
      startsAt: isoInBrussels(session.startsAt),
      endsAt: isoInBrussels(session.endsAt),
      capacity: session.capacity,
      taken: session.taken,
      left,
      state: stateOf(session, now, closing),
    }
  })
}

function stateOf(session: Session, now: Date, closing: ClosingHours): string {
  if (session.state !== 'open') return session.state
  const { kind } = availabilityOf(session)
  return kind === 'full' || takesRequests(session, now, closing) ? kind : 'requests-closed'
}

export function mailRows(mails: readonly MailOnFile[]): PrintedRow[] {
  return mails.map((mail) => ({
    id: mail.id,
    kind: mail.kind,
    to: mail.to,
    language: mail.language,
    state: mail.state,
    attempts: mail.attempts,
    messageId: mail.messageId,
    createdAt: isoInBrussels(mail.createdAt),
    sentAt: mail.sentAt ? isoInBrussels(mail.sentAt) : null,
    ...(mail.problem ? { problem: mail.problem } : {}),
  }))
}

export function messageRows(messages: readonly Message[]): PrintedRow[] {
  return messages.map(({ createdAt, ...message }) => ({
    ...message,
    createdAt: isoInBrussels(createdAt),
  }))
}

/** Weekdays from Monday, 1; null: any workshop. */
export function wishRows(wishes: readonly WishOnFile[]): PrintedRow[] {
  return wishes.map((wish) => ({
    id: wish.id,
    workshop: wish.workshop ?? null,
    participants: wish.participants,
    weekdays: wish.weekdays,
    languages: wish.languages,
    language: wish.language,
    name: wish.name,
    email: wish.email,
    createdAt: isoInBrussels(wish.createdAt),
  }))
}

/** Amounts in cents, and the beginning of the code, which is all that the store has. */
export function voucherRows(vouchers: readonly VoucherOnFile[], today: Day): PrintedRow[] {
  return vouchers.map((voucher) => ({
    id: voucher.id,
    reference: voucher.reference,
    codeBeginning: voucher.codeBeginning,
    state: voucherState(voucher, today),
    amountCents: voucher.amountCents,
    leftCents: voucher.leftCents,
    workshop: voucher.workshop,
    participants: voucher.participants,
    buyerName: voucher.buyerName,
    buyerEmail: voucher.buyerEmail,
    receiverName: voucher.receiverName,
    language: voucher.language,
    createdAt: isoInBrussels(voucher.createdAt),
    validUntil: voucher.validUntil,
  }))
}

const widest = 40

/** Text of strangers cannot move the cursor or break a line. */
export function printTable(rows: readonly PrintedRow[]): string {
  if (rows.length === 0) return '(nothing)'
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const cells = [columns, ...rows.map((row) => columns.map((column) => cell(row[column])))]
  const widths = columns.map((_, i) => Math.max(...cells.map((line) => line[i]?.length ?? 0)))
  return cells
    .map((line) =>
      line
        .map((text, i) => text.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function cell(value: unknown): string {
  const text =
    typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '')
  // Controls, line and paragraph ends, and the marks that turn the direction of a line around.
  const plain = text.replaceAll(
    /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu,
    ' ',
  )
  return plain.length > widest ? `${plain.slice(0, widest - 1)}…` : plain
}
