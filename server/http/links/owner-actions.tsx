import { dayOf } from '#booking/brussels-time.ts'
import { rule, type Step } from '#booking/life.ts'
import { referenceOf } from '#booking/reference.ts'
import { type OneAction, OneActionPage } from '#app/plain/one-action-page.tsx'
import { desk } from '#content/words/nl/desk.ts'
import { wordsIn } from '#content/words/words.ts'
import { printDay, printTimeRange } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { confirmReservation, declineReservation } from '../../functions/answer-request.ts'
import type { Office } from '../../functions/office.ts'
import { lifeOf } from '../../functions/take-step.ts'
import type { ReservationOnFile } from '../../store/store.ts'
import { answerPlain } from '../plain-page.ts'
import type { LinkPage } from './mail-links.tsx'

/** The pages behind the links in the owner's mails. */
export const ownerActions = {
  confirm: answering('confirm', confirmReservation),
  decline: answering('decline', declineReservation),
} satisfies Readonly<Record<string, LinkPage>>

function answering(
  step: Step & keyof typeof desk.actions,
  act: (office: Office, id: string) => Promise<unknown>,
): LinkPage {
  return {
    show: async ({ c, office, link }) => {
      const reservation = await office.store.findReservation(link.record)
      if (!reservation) return c.notFound()
      return answerPlain(c, <OneActionPage {...oneAction(office, step, reservation)} />)
    },
    act: async ({ office, link }) => {
      await act(office, link.record)
      return undefined
    },
  }
}

function oneAction(
  office: Office,
  step: Step & keyof typeof desk.actions,
  reservation: ReservationOnFile,
): OneAction {
  const now = office.clock.now()
  const ruling = rule(lifeOf(reservation), step, { by: 'owner', now, today: dayOf(now) })
  const { title, text, button } = desk.actions[step]
  const status = desk.statuses[reservation.status]
  const isOpen = ruling.kind === 'allowed'
  return {
    language: 'nl',
    title,
    text: isOpen ? text : fill(desk.settled, { status }),
    facts: reservationFacts(reservation),
    button: isOpen ? { label: button, grave: step === 'decline' } : undefined,
  }
}

function reservationFacts(reservation: ReservationOnFile): OneAction['facts'] {
  const { session, participants, name, email, specialRequirements, status } = reservation
  const labels = desk.facts
  const time = printTimeRange(session.startTime, session.endTime)
  const left = session.capacity - session.taken
  return [
    { label: labels.reference, value: referenceOf(reservation.id) },
    { label: labels.workshop, value: wordsIn('nl').workshop[session.workshop].name },
    { label: labels.date, value: `${printDay(session.day, 'nl')}, ${time}` },
    { label: labels.participants, value: participants },
    { label: labels.name, value: name },
    { label: labels.email, value: email || desk.none },
    { label: labels.requirements, value: specialRequirements || desk.none },
    { label: labels.places, value: fill(desk.placesLeft, { left, capacity: session.capacity }) },
    { label: labels.status, value: desk.statuses[status] },
  ]
}
