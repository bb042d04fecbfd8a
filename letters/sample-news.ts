import { instantIn } from '#booking/dates/brussels-time.ts'
import { paidCents } from '#booking/money/owed.ts'
import { refundFor, termsOnceHoursChanged } from '#booking/money/refund-terms.ts'
import type { Status } from '#booking/status.ts'
import { firstHouse } from '#content/house.ts'
import type { Language } from '#language/languages.ts'
import type { Payment, Refund } from '#store/money.ts'
import type { ReservationOnFile } from '#store/reservations.ts'
import type { News, PlacedReservation, WaitingParty } from './letters.ts'
import { onDay, sampleFarmNews } from './sample-farm-news.ts'
import { sampleVouchers } from './sample-vouchers.ts'
import { sampleReservation } from './sample-reservation.ts'

/** Everything that can happen to the booking of an invented guest, in the order of a booking's life. */
export function sampleNews(language: Language, house = firstHouse): readonly News[] {
  const placed = sampleReservation(language, house)
  const requested = onFile(placed, 'requested')
  const confirmed = onFile(placed, 'confirmed')
  const secured = onFile(placed, 'secured', ['deposit'])
  const paid = onFile(placed, 'paid', ['deposit', 'balance'])
  const cancelled = { ...secured, status: 'cancelled' } as const
  const refund = refundOf(secured)
  const before = onDay(secured.session, '2025-10-04')
  const others = {
    withRoom: [onDay(secured.session, '2025-11-08')],
    toWaitFor: [{ ...before, taken: before.capacity }],
  }
  const waiting = partyOf(secured)
  const offered = { ...waiting.entry, offeredUntil: instantIn('2025-09-25', '11:00') }
  return [
    {
      kind: 'prove',
      reservation: { ...requested, status: 'unproven', payments: [] },
      until: instantIn('2025-09-22', '22:14'),
    },
    { kind: 'confirmed', reservation: confirmed },
    { kind: 'deposit-reminder', reservation: confirmed },
    partOf(confirmed),
    { kind: 'secured', reservation: secured },
    { kind: 'balance-request', reservation: secured },
    { kind: 'paid', reservation: paid },
    { kind: 'practical', reservation: paid },
    { kind: 'new-link', reservation: secured, endsOthers: false },
    { kind: 'newcomer', reservation: secured, instead: 'Bram Claes', by: 'guest' },
    askedNews(secured),
    { kind: 'replaced', reservation: secured, newcomer: 'Bram Claes' },
    { kind: 'moved', reservation: secured, from: before, by: 'guest', mostPercent: undefined },
    hoursNews(secured),
    partyNews(secured),
    { kind: 'cancelled', reservation: cancelled, refund, by: 'guest', keptCents: 4750 },
    { kind: 'place-taken', reservation: cancelled, refund, places: 1 },
    { kind: 'taken-back', reservation: confirmed, cents: refund.amountCents },
    {
      kind: 'refund-account',
      reservation: cancelled,
      refund: { ...refund, asked: { iban: 'BE62510007547061', at: refund.createdAt } },
    },
    { kind: 'refunded', reservation: cancelled, refund },
    { kind: 'called-off', reservation: cancelled, refund: { ...refund, iban: '' }, others },
    { kind: 'rebooked', reservation: secured, from: before, by: 'guest', withdrawn: refund },
    {
      kind: 'declined',
      reservation: requested,
      refund: undefined,
      why: { reason: 'full', words: '' },
      others,
    },
    { kind: 'waiting-joined', ...waiting, parties: [waiting], isProven: true },
    { kind: 'waiting-offer', ...waiting, entry: offered },
    { kind: 'waiting-lapsed', ...waiting },
    // Places were held, and then nobody could come.
    { kind: 'waiting-called-off', ...waiting, entry: { ...offered, state: 'offered' }, others },
    {
      kind: 'next-date-asked',
      wish: { ...wishOf(secured), state: 'asked' },
      until: instantIn('2025-09-22', '22:14'),
    },
    { kind: 'next-date', ...waiting, entry: { ...offered, wishId: wishOf(secured).id } },
    { kind: 'date-letter', reservation: secured, written: sampleText },
    { kind: 'waiting-letter', ...waiting, written: sampleText },
    ...sampleVouchers(confirmed.language, confirmed.email),
    ...sampleFarmNews({ requested, confirmed, secured }),
  ]
}

const sampleText = {
  language: 'nl',
  text: 'We wecken deze keer ook de laatste tomaten.\n\nBreng je een lege bokaal mee?',
} as const

function onFile(
  { reservation, session, deposit, balance }: PlacedReservation,
  status: Status,
  received: readonly Payment['kind'][] = [],
): ReservationOnFile {
  const payments = [deposit, balance].map((payment) => ({
    ...payment,
    paidCents: received.includes(payment.kind) ? payment.amountCents : 0,
  }))
  return {
    ...reservation,
    status,
    session,
    note: '',
    linkVersion: 1,
    keptCents: 0,
    came: undefined,
    payments,
    payer: undefined,
  }
}

/** All of the deposit but five euro. */
function partOf(reservation: ReservationOnFile): News {
  const payments = reservation.payments.map((payment) =>
    payment.kind === 'deposit' ? { ...payment, paidCents: payment.amountCents - 500 } : payment,
  )
  const cents = paidCents(payments)
  return { kind: 'part-received', reservation: { ...reservation, payments }, cents }
}

function hoursNews(before: ReservationOnFile): News {
  const { session: from, terms } = before
  const session = { ...from, startTime: '10:30', endTime: '16:00' }
  const held = termsOnceHoursChanged(terms, '2025-10-01')
  return { kind: 'hours-changed', reservation: { ...before, session, terms: held }, from }
}

/** One person more: the deposit stays what was paid, and the balance grows. */
function partyNews(before: ReservationOnFile): News {
  const participants = before.participants + 1
  const payments = before.payments.map((payment) =>
    payment.kind === 'balance'
      ? { ...payment, amountCents: payment.amountCents + before.priceCents }
      : payment,
  )
  const reservation = { ...before, participants, payments }
  const money = { givenUpCents: 0, paidAgainCents: 0, refund: undefined, by: 'guest' } as const
  return { kind: 'party-changed', reservation, before, ...money }
}

/** Another guest's booking, in whose place the reader is asked to come. */
function askedNews(secured: ReservationOnFile): News {
  const { id: reservationId, name, email, language } = secured
  const id = '9c1e5b70-3d2a-4c8f-b614-0a7f2e9d5c38'
  const at = instantIn('2025-09-24', '10:00')
  const reservation = { ...secured, name: 'Bram Claes', email: 'bram@example.org' }
  const newcomer = { id, reservationId, name, email, language, at }
  return { kind: 'newcomer-asked', reservation, newcomer }
}

function refundOf({ id, payments, terms, session }: ReservationOnFile): Refund {
  const cancelling = { terms, paidCents: paidCents(payments), workshopOn: session.day }
  return {
    id: '5d0c7a8e-2f41-4b9d-8c63-7e1a9b2d4f60',
    reservationId: id,
    amountCents: refundFor({ ...cancelling, today: '2025-09-24' }),
    iban: 'BE71096123456769',
    asked: undefined,
    createdAt: instantIn('2025-09-24', '10:00'),
    paidAt: undefined,
  }
}

function partyOf(reservation: ReservationOnFile): WaitingParty {
  const { session, participants, name, email, language } = reservation
  const entry = {
    id: '2a7c4e91-5b38-4f06-9d12-8e6b3c0f5a74',
    sessionId: session.id,
    participants,
    name,
    email,
    language,
    state: 'waiting',
    createdAt: instantIn('2025-09-22', '20:14'),
    offeredUntil: undefined,
    reservationId: undefined,
    wishId: undefined,
  } as const
  return { entry, session }
}

function wishOf({ session, participants, name, email, language }: ReservationOnFile) {
  return {
    id: '7d0f3b52-91c6-4e88-a2d4-3c5e6f7a8b90',
    workshop: session.workshop,
    participants,
    languages: [language],
    weekdays: [6, 7] as const,
    name,
    email,
    language,
    createdAt: instantIn('2025-09-22', '20:14'),
  }
}
