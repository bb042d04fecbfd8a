import { instantIn } from '#booking/dates/brussels-time.ts'
import { asItsWorkshop } from '#booking/dates/own-date.ts'
import type { Clock } from '#booking/dates/clock.ts'
import { paymentPlan } from '#booking/money/payment-plan.ts'
import { refundTerms } from '#booking/money/refund-terms.ts'
import { structuredCommunication } from '#booking/money/structured-communication.ts'
import { firstHouse } from '#content/house.ts'
import type { Language } from '#language/languages.ts'
import type { PlacedReservation } from './letters.ts'
import type { Links } from './links.ts'

const day = '2025-10-18'

/** A reservation that never was, for the preview of the mails: same templates, invented guest. */
export function sampleReservation(language: Language, house = firstHouse): PlacedReservation {
  const { priceCents, startTime, endTime, group } = house.workshops.sourdough
  const id = '7f3a9c21-4b6d-4e8f-9a10-2c5d7e9b1f34'
  const requestedOn = '2025-09-22'
  const plan = paymentPlan({ priceCents, participants: 2, requestedOn, workshopOn: day })
  const payment = (number: string) => {
    const reference = structuredCommunication(number)
    return { reservationId: id, paidCents: 0, reference }
  }
  return {
    reservation: {
      id,
      sessionId: '4b8e2f6a-93c1-4d75-a0e4-1f6c8b3d7a92',
      participants: 2,
      status: 'requested',
      language,
      name: 'Nele Vermeersch',
      email: 'nele@example.org',
      telephone: '',
      specialRequirements: 'We komen met de trein van 9.41 uur.',
      priceCents,
      createdAt: instantIn(requestedOn, '20:14'),
      terms: refundTerms,
      source: 'site',
    },
    session: {
      id: '4b8e2f6a-93c1-4d75-a0e4-1f6c8b3d7a92',
      workshop: 'sourdough',
      day,
      startTime,
      endTime,
      startsAt: instantIn(day, startTime),
      endsAt: instantIn(day, endTime),
      capacity: group.to,
      taken: 6,
      state: 'open',
      minimum: undefined,
      decidesOn: undefined,
      ...asItsWorkshop,
    },
    deposit: { ...payment('9840000001'), ...plan.deposit, kind: 'deposit' },
    balance: { ...payment('9840000002'), ...plan.balance, kind: 'balance' },
  }
}

/** Links that look like ours and open nothing. */
export const sampleLinks: Links = {
  token: () => 'voorbeeld'.repeat(7),
  read: () => ({ kind: 'unknown' }),
}

/** The moment at which the invented guests' mails are written, the same at every look. */
export const sampleClock: Clock = { now: () => instantIn('2025-09-24', '10:00') }
