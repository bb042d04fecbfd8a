import { instantIn } from '#booking/brussels-time.ts'
import { paymentPlan } from '#booking/payment-plan.ts'
import { refundTerms } from '#booking/refund-terms.ts'
import { structuredCommunication } from '#booking/structured-communication.ts'
import { workshops } from '#content/workshops.ts'
import { printDay, printTimeRange } from '#language/dates.ts'
import type { Language } from '#language/languages.ts'
import type { PlacedReservation } from './letters.ts'

const day = '2025-10-18'
const [startTime, endTime] = ['10:00', '15:30']

/** A reservation that never was, for the preview of the mails: same templates, invented guest. */
export function sampleReservation(language: Language): PlacedReservation {
  const id = '7f3a9c21-4b6d-4e8f-9a10-2c5d7e9b1f34'
  const requestedOn = '2025-09-22'
  const priceCents = workshops.sourdough.priceCents
  const plan = paymentPlan({ priceCents, participants: 2, requestedOn, workshopOn: day })
  const person = { name: 'Nele Vermeersch', email: 'nele@example.org' }
  const payment = { reservationId: id, paidCents: 0 }
  return {
    request: {
      workshopType: 'sourdough',
      preferredDate: `${printDay(day, language)} - ${printTimeRange(startTime, endTime)}`,
      participants: '2',
      participantName: person.name,
      email: person.email,
      specialRequirements: 'We komen met de trein van 9.41 uur.',
      language,
      honeypot: '',
    },
    reservation: {
      id,
      sessionId: '4b8e2f6a-93c1-4d75-a0e4-1f6c8b3d7a92',
      participants: 2,
      status: 'requested',
      language,
      ...person,
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
      capacity: 8,
      taken: 6,
      state: 'open',
      minimum: undefined,
      decidesOn: undefined,
    },
    deposit: {
      ...payment,
      ...plan.deposit,
      kind: 'deposit',
      reference: structuredCommunication('9840000001'),
    },
    balance: {
      ...payment,
      ...plan.balance,
      kind: 'balance',
      reference: structuredCommunication('9840000002'),
    },
  }
}
