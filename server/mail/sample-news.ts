import { instantIn } from '#booking/brussels-time.ts'
import { refundFor } from '#booking/refund-terms.ts'
import type { Session } from '#booking/session.ts'
import type { Status } from '#booking/status.ts'
import type { Language } from '#language/languages.ts'
import type { Payment, Refund, ReservationOnFile } from '../store/reservation-records.ts'
import type { BookingNews, DateNews, OwnerNews, WaitingNews } from './news.ts'
import { sampleReservation } from './sample-reservation.ts'

type SampleNews = BookingNews | OwnerNews | DateNews | WaitingNews

/** Everything that can happen to the booking of an invented guest, in the order of a booking's life. */
export function sampleNews(language: Language): readonly SampleNews[] {
  const requested = onFile(language, 'requested')
  const confirmed = onFile(language, 'confirmed')
  const secured = onFile(language, 'secured', ['deposit'])
  const paid = onFile(language, 'paid', ['deposit', 'balance'])
  const cancelled = { ...secured, status: 'cancelled' } as const
  const refund = refundOf(secured)
  return [
    { kind: 'confirmed', reservation: confirmed },
    { kind: 'deposit-reminder', reservation: confirmed },
    { kind: 'secured', reservation: secured },
    { kind: 'balance-request', reservation: secured },
    { kind: 'paid', reservation: paid },
    { kind: 'practical', reservation: paid },
    { kind: 'new-link', reservation: secured, endsOthers: false },
    {
      kind: 'moved',
      reservation: secured,
      from: onDay(secured.session, '2025-10-04'),
      by: 'guest',
      mostPercent: undefined,
    },
    partyNews(secured),
    { kind: 'cancelled', reservation: cancelled, refund, by: 'guest' },
    { kind: 'taken-back', reservation: confirmed, cents: refund.amountCents },
    { kind: 'refunded', reservation: cancelled, refund },
    {
      kind: 'called-off',
      reservation: cancelled,
      refund: { ...refund, iban: '' },
      others: otherDatesOf(secured.session),
    },
    {
      kind: 'rebooked',
      reservation: secured,
      from: onDay(secured.session, '2025-10-04'),
      by: 'guest',
      withdrawn: refund,
    },
    { kind: 'declined', reservation: requested, refund: undefined },
    waitingNews('waiting-joined', secured),
    waitingNews('waiting-offer', secured),
    waitingNews('waiting-lapsed', secured),
    waitingCalledOff(secured),
    { kind: 'unanswered', reservation: requested },
    { kind: 'deposit-overdue', reservation: confirmed },
    { kind: 'balance-overdue', reservation: secured },
    { kind: 'waiting-accepted', reservation: confirmed },
    dateNews('to-decide', secured),
    dateNews('prep-sheet', secured),
    { kind: 'desk-link' },
  ]
}

/** As the store would give it back, with these payments received. */
function onFile(
  language: Language,
  status: Status,
  received: readonly Payment['kind'][] = [],
): ReservationOnFile {
  const { reservation, session, deposit, balance } = sampleReservation(language)
  const payments = [deposit, balance].map((payment) => ({
    ...payment,
    paidCents: received.includes(payment.kind) ? payment.amountCents : 0,
  }))
  return { ...reservation, status, session, note: '', linkVersion: 1, payments }
}

/** One person more: the deposit stays what was paid, and the balance grows. */
function partyNews(before: ReservationOnFile): BookingNews {
  const participants = before.participants + 1
  const payments = before.payments.map((payment) =>
    payment.kind === 'balance'
      ? { ...payment, amountCents: payment.amountCents + before.priceCents }
      : payment,
  )
  const reservation = { ...before, participants, payments }
  return {
    kind: 'party-changed',
    reservation,
    before,
    givenUpCents: 0,
    paidAgainCents: 0,
    refund: undefined,
  }
}

function refundOf({ id, payments, terms, session }: ReservationOnFile): Refund {
  const paidCents = payments.reduce((sum, payment) => sum + payment.paidCents, 0)
  return {
    id: '5d0c7a8e-2f41-4b9d-8c63-7e1a9b2d4f60',
    reservationId: id,
    amountCents: refundFor({ terms, paidCents, today: '2025-09-24', workshopOn: session.day }),
    iban: 'BE71096123456769',
    createdAt: instantIn('2025-09-24', '10:00'),
    paidAt: undefined,
  }
}

function onDay(session: Session, day: string): Session {
  return {
    ...session,
    id: '9e1d5c3b-7a2f-4864-b5d9-0c4e8f2a6b17',
    day,
    startsAt: instantIn(day, session.startTime),
    endsAt: instantIn(day, session.endTime),
  }
}

function dateNews(kind: DateNews['kind'], reservation: ReservationOnFile): DateNews {
  const session = {
    ...reservation.session,
    taken: 2,
    minimum: 4,
    decidesOn: '2025-09-24',
    bookedElsewhere: 0,
    note: '',
  }
  const isSheet = kind === 'prep-sheet'
  return { kind, session, reservations: [reservation], sheet: isSheet ? sampleSheet : [] }
}

/** As `server/functions/prep-sheet.ts` writes it. */
const sampleSheet: DateNews['sheet'] = [
  { title: 'Wie er komt', lines: ['2 personen', 'Nederlands: 2'] },
  { title: 'Op het bord', lines: ['Veganistisch: 1', 'noten: Nele Vermeersch'] },
  { title: 'Goed om te weten', lines: ['Nele Vermeersch: we komen met de trein van 9.41 uur'] },
  { title: 'Nog te betalen', lines: ['Nele Vermeersch: €\u00a095'] },
  { title: 'Klaarzetten', lines: ['Bloem: 1,2 kg', 'Zout: 24 g', 'Rijsmandjes: 4'] },
]

/** The same guest, as if the date had been full. */
function waitingNews(
  kind: Exclude<WaitingNews['kind'], 'waiting-called-off'>,
  reservation: ReservationOnFile,
): WaitingNews {
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
    offeredUntil: kind === 'waiting-offer' ? instantIn('2025-09-25', '10:00') : undefined,
    reservationId: undefined,
  } as const
  return { kind, entry, session }
}

/** Places were held, and then nobody could come; one other date has room, and one is full. */
function waitingCalledOff(reservation: ReservationOnFile): WaitingNews {
  const { entry, session } = waitingNews('waiting-offer', reservation)
  const others = otherDatesOf(session)
  return { kind: 'waiting-called-off', entry: { ...entry, state: 'offered' }, session, others }
}

function otherDatesOf(session: Session) {
  const [before, after] = [onDay(session, '2025-10-04'), onDay(session, '2025-11-08')]
  return { withRoom: [after], toWaitFor: [{ ...before, taken: before.capacity }] }
}
