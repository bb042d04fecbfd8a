import { noGuestFacts } from '#booking/reservations/guest-facts.ts'
import { conditionsOf } from '#booking/house/terms.ts'
import { randomUUID } from 'node:crypto'
import { instantIn } from '#booking/dates/brussels-time.ts'
import { termsOfTests } from './terms-of-tests.ts'
import type { QueuedMail } from '#store/mail/mails.ts'
import type { LentMail, OutboxStore } from '#store/mail/outbox.ts'
import type { Reservation } from '#store/reservations/reservations.ts'
import type { PlannedSession } from '#booking/dates/season.ts'
import type { Store } from '#store/store.ts'
import type { WaitingEntry } from '#store/waiting/waiting.ts'
import type { Day } from '#language/dates.ts'

/** The instant before which nothing in these tests happens. */
export const start = new Date('2025-09-15T07:00:00Z')

export function plannedSession(different: Partial<PlannedSession> = {}): PlannedSession {
  return {
    origin: 'drinks 2025-09-30 18:30',
    workshop: 'drinks',
    startsAt: new Date('2025-09-30T16:30:00Z'),
    endsAt: new Date('2025-09-30T20:00:00Z'),
    capacity: 10,
    bookedElsewhere: 0,
    ...different,
  }
}

export function onEvening(day: Day, different: Partial<PlannedSession> = {}): PlannedSession {
  const startsAt = instantIn(day, '18:30')
  const endsAt = instantIn(day, '22:00')
  return plannedSession({ origin: `evening of ${day}`, startsAt, endsAt, ...different })
}

/** Puts one date on the schedule; returns its id. */
export async function addSession(
  store: Store,
  different: Partial<PlannedSession> = {},
): Promise<string> {
  const planned = plannedSession(different)
  await store.saveSchedule([planned], start)
  return (await store.sessions.findAt(planned))!.id
}

export function reservation(sessionId: string, different: Partial<Reservation> = {}): Reservation {
  return {
    id: randomUUID(),
    sessionId,
    participants: 2,
    status: 'requested',
    language: 'nl',
    name: 'Anneleen Peeters',
    email: 'anneleen@example.org',
    ...noGuestFacts,
    priceCents: 6500,
    createdAt: start,
    refundSteps: termsOfTests.refund,
    conditions: conditionsOf(termsOfTests),
    source: 'site',
    ...different,
  }
}

export function waitingEntry(
  sessionId: string,
  different: Partial<WaitingEntry> = {},
): WaitingEntry {
  return {
    id: randomUUID(),
    sessionId,
    participants: 2,
    name: 'Anneleen Peeters',
    email: 'anneleen@example.org',
    language: 'nl',
    state: 'waiting',
    createdAt: start,
    offeredUntil: undefined,
    reservationId: undefined,
    wishId: undefined,
    ...different,
  }
}

export function queuedMail(different: Partial<QueuedMail> = {}): QueuedMail {
  const id = randomUUID()
  return {
    id,
    kind: 'contact-owner',
    to: 'owner@example.org',
    language: 'nl',
    about: [],
    messageId: `<${id}@farm.example>`,
    content: {
      from: 'Farm <farm@farm.example>',
      subject: 'Vraag',
      html: '<p>Vraag</p>',
      text: 'Vraag',
      attachments: [],
    },
    createdAt: start,
    ...different,
  }
}

export async function lendOne(
  outbox: OutboxStore,
  now = start,
  leaseEnds = new Date(now.getTime() + 120_000),
): Promise<LentMail> {
  const mail = await outbox.lendNext(now, leaseEnds)
  if (!mail) throw new Error('No mail is due')
  return mail
}

/** A refund without an account, which waits to be paid. */
export function unpaidRefund(reservationId: string) {
  const money = { amountCents: 100, createdAt: start, paidAt: undefined, iban: '' }
  return { id: 'r', firstPart: 'r', reservationId, named: undefined, ...money }
}
