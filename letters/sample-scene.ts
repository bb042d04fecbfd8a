import { instantIn } from '#booking/dates/brussels-time.ts'
import type { Session } from '#booking/dates/session.ts'
import { asItsWorkshop } from '#booking/dates/own-date.ts'
import type { Clock } from '#booking/dates/clock.ts'
import type { House } from '#booking/house/house.ts'
import { conditionsOf } from '#booking/house/terms.ts'
import { ofWorkshop } from '#booking/house/workshop-slug.ts'
import { paidCents } from '#booking/money/owed.ts'
import { paymentPlan } from '#booking/money/payment-plan.ts'
import { refundFor } from '#booking/money/refund-steps.ts'
import { structuredCommunication } from '#booking/money/structured-communication.ts'
import { noGuestFacts } from '#booking/reservations/guest-facts.ts'
import { withPayments } from '#booking/reservations/status.ts'
import { firstHouse } from '#content/first-house.ts'
import type { Language } from '#language/languages.ts'
import type { Payment } from '#store/money/entries.ts'
import type { Refund } from '#store/money/refunds.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Day } from '#language/dates.ts'
import type { Links } from './signed-links.ts'

const workshopOn = '2025-10-18'

export const moments = {
  asked: instantIn('2025-09-22', '20:14'),
  pressUntil: instantIn('2025-09-22', '22:14'),
  paid: instantIn('2025-09-23', '11:00'),
  cancelled: instantIn('2025-09-24', '10:00'),
  heldUntil: instantIn('2025-09-30', '00:00'),
  keyEnds: instantIn('2025-09-24', '10:15'),
  offeredUntil: instantIn('2025-09-25', '11:00'),
  withdrawn: instantIn('2025-09-25', '16:05'),
}

export const otherHours = { startTime: '10:30', endTime: '16:00' } as const

/** An invented guest's booking at each moment of its life, with its other records. */
export type Scene = ReturnType<typeof sampleScene>

const remarks: Readonly<Record<Language, string>> = {
  nl: 'We komen met de trein van 9.41 uur.',
  fr: 'Nous arrivons par le train de 9 h 41.',
  en: 'We’re coming by the 9.41 train.',
}

type SampleGuest = Pick<ReservationOnFile, 'name' | 'email' | 'note'> & {
  /** A remark in the language of the guest, unless there is another. */
  readonly specialRequirements?: string
}

const nele: SampleGuest = { name: 'Nele Vermeersch', email: 'nele@example.org', note: '' }

export const samplePeople = {
  guest: nele,
  friend: { name: 'Bram Claes', email: 'bram@example.org' },
  receiver: 'Nele',
}

export function sampleScene(language: Language, house = firstHouse, people = samplePeople) {
  const requested = sampleReservation(language, house, people.guest)
  const secured = received(requested, ['deposit'])
  const before = onDay(secured.session, '2025-10-04')
  return {
    house,
    ...people,
    requested,
    confirmed: { ...requested, status: 'confirmed' } as const,
    secured,
    paid: received(requested, ['deposit', 'balance']),
    cancelled: { ...secured, status: 'cancelled' } as const,
    refund: refundOf(secured),
    before,
    others: {
      withRoom: [onDay(secured.session, '2025-11-08')],
      toWaitFor: [{ ...before, taken: before.capacity }],
    },
  }
}

export function bookingAt(moment: 'requested' | 'confirmed' | 'secured' | 'paid') {
  return (scene: Scene) => ({ reservation: scene[moment] })
}

/** The booking once its last payment came, and that payment's cents. */
export function receivedAt(moment: 'secured' | 'paid') {
  return ({ [moment]: reservation }: Scene) => {
    const last = reservation.payments.findLast((payment) => payment.paidCents > 0)
    return { reservation, cents: last?.paidCents ?? 0 }
  }
}

function sampleReservation(
  language: Language,
  house: House,
  guest: SampleGuest,
): ReservationOnFile {
  const workshop = house.shown[0] ?? Object.keys(house.workshops)[0] ?? ''
  const { priceCents, startTime, endTime, group } = ofWorkshop(house.workshops, workshop)
  const sessionId = '4b8e2f6a-93c1-4d75-a0e4-1f6c8b3d7a92'
  const agreedOn = '2025-09-22'
  const conditions = conditionsOf(house.terms)
  const plan = paymentPlan({ priceCents, participants: 2, agreedOn, workshopOn, conditions })
  const payment = (kind: 'deposit' | 'balance', number: string) => {
    return { ...plan[kind], kind, reference: structuredCommunication(number), paidCents: 0 }
  }
  return {
    id: '7f3a9c21-4b6d-4e8f-9a10-2c5d7e9b1f34',
    sessionId,
    participants: 2,
    status: 'requested',
    language,
    ...noGuestFacts,
    specialRequirements: remarks[language],
    ...guest,
    priceCents,
    createdAt: moments.asked,
    refundSteps: house.terms.refund,
    conditions,
    source: 'site',
    session: {
      id: sessionId,
      workshop,
      day: workshopOn,
      startTime,
      endTime,
      startsAt: instantIn(workshopOn, startTime),
      endsAt: instantIn(workshopOn, endTime),
      capacity: group.to,
      taken: 6,
      state: 'open',
      minimum: undefined,
      decidesOn: undefined,
      ...asItsWorkshop,
    },
    linkVersion: 1,
    keptCents: 0,
    came: undefined,
    payments: [payment('deposit', '9840000001'), payment('balance', '9840000002')],
    payer: undefined,
    ledTo: undefined,
    ending: undefined,
    dateTakenAt: moments.asked,
  }
}

function received(reservation: ReservationOnFile, kinds: readonly Payment['kind'][]) {
  const payments = reservation.payments.map((payment) => ({
    ...payment,
    paidCents: kinds.includes(payment.kind) ? payment.amountCents : 0,
  }))
  return { ...reservation, ...withPayments('confirmed', payments) }
}

function refundOf({ id, payments, refundSteps, session }: ReservationOnFile): Refund {
  const cancelling = { refundSteps, paidCents: paidCents(payments), workshopOn: session.day }
  const refundId = '5d0c7a8e-2f41-4b9d-8c63-7e1a9b2d4f60'
  return {
    id: refundId,
    firstPart: refundId,
    reservationId: id,
    amountCents: refundFor({ ...cancelling, today: '2025-09-24' }),
    iban: 'BE71096123456769',
    named: undefined,
    holder: '',
    buyerName: undefined,
    createdAt: moments.cancelled,
    paidAt: undefined,
  }
}

export function onDay(session: Session, day: Day): Session {
  return {
    ...session,
    id: '9e1d5c3b-7a2f-4864-b5d9-0c4e8f2a6b17',
    day,
    startsAt: instantIn(day, session.startTime),
    endsAt: instantIn(day, session.endTime),
  }
}

export const sampleLinks: Links = {
  token: () => 'voorbeeld'.repeat(7),
  read: () => ({ kind: 'unknown' }),
}

/** Instant of the invented mails, which is always the same. */
export const sampleClock: Clock = { now: () => moments.cancelled }
