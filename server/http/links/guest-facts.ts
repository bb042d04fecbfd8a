import { dayOf } from '#booking/brussels-time.ts'
import { type Step, rule } from '#booking/life.ts'
import { openCents, paidCents, paidOfPriceCents, totalCents } from '#booking/owed.ts'
import { lastDayToMove, refundSteps } from '#booking/refund-terms.ts'
import { epcPayload } from '#booking/epc-payload.ts'
import { printIban } from '#booking/iban.ts'
import { referenceOf } from '#booking/reference.ts'
import { goingAheadOf } from '#booking/session.ts'
import { printStructuredCommunication } from '#booking/structured-communication.ts'
import { business } from '#content/business.ts'
import { printDay, printTimeRange } from '#language/dates.ts'
import { printGoingAhead } from '#content/words/going-ahead.ts'
import { printEuros } from '#language/money.ts'
import { lifeOf } from '../../functions/take-step.ts'
import { qrModules, qrPath } from '../../qr-modules.ts'
import type { GuestVisit } from './guest-visit.tsx'

/** What a guest's page says of the booking, printed in the guest's language. */
export function bookingFacts({ reservation, language, words }: GuestVisit) {
  const { session, participants, payments } = reservation
  const { street, postalCode, town } = business.address
  const labels = words.myBooking.facts
  const total = totalCents(payments)
  const paid = paidCents(payments)
  const isOff = session.state === 'called-off'
  const asked = isOff ? undefined : goingAheadOf(session)
  const goingAhead = printGoingAhead(asked, language, words.availability)
  return [
    { label: labels.workshop, value: words.workshop[session.workshop].name },
    { label: labels.date, value: printDay(session.day, language) },
    { label: labels.time, value: printTimeRange(session.startTime, session.endTime) },
    ...(goingAhead ? [{ label: labels.goingAhead, value: goingAhead }] : []),
    { label: labels.participants, value: participants },
    { label: labels.where, value: `${business.name}\n${street}, ${postalCode} ${town}` },
    { label: labels.total, value: printEuros(total, language) },
    ...(paid > 0 ? [{ label: labels.paid, value: printEuros(paid, language) }] : []),
    { label: labels.reference, value: referenceOf(reservation.id) },
  ]
}

/** What is still to be paid, once the farm has said yes. */
export function paymentsToMake({ reservation, language }: GuestVisit) {
  if (reservation.status !== 'confirmed' && reservation.status !== 'secured') return []
  return reservation.payments
    .filter((payment) => openCents(payment) > 0)
    .map((payment) => {
      const amountCents = openCents(payment)
      const { accountHolder: name, iban } = business
      const structuredCommunication = payment.reference
      const code = qrModules(epcPayload({ name, iban, amountCents, structuredCommunication }))
      return {
        kind: payment.kind,
        amount: printEuros(amountCents, language),
        dueOn: printDay(payment.dueOn, language),
        beneficiary: name,
        iban: printIban(iban),
        communication: printStructuredCommunication(structuredCommunication),
        code: { size: code.size, path: qrPath(code) },
      }
    })
}

/** The steps of the terms still to come; none when nothing was paid. Before the farm's answer there is one: all. */
export function refundsPrinted({ office, reservation, language }: GuestVisit) {
  const paid = paidOfPriceCents(reservation.payments)
  if (paid === 0) return []
  if (reservation.status === 'requested') {
    const amount = printEuros(paid, language)
    return [{ percent: 100, until: undefined, mayMove: true, amount }]
  }
  const workshopOn = reservation.session.day
  const steps = refundSteps({
    terms: reservation.terms,
    paidCents: paid,
    today: dayOf(office.clock.now()),
    workshopOn,
  })
  return steps.map(({ until, percent, cents }) => ({
    percent,
    until: printDay(until, language),
    mayMove: until <= lastDayToMove(workshopOn),
    amount: printEuros(cents, language),
  }))
}

/** Whether the guest may take a step now, and what it would give back. */
export function guestMay({ office, reservation }: GuestVisit, step: Step) {
  const now = office.clock.now()
  return rule(lifeOf(reservation), step, { by: 'guest', now, today: dayOf(now) })
}
