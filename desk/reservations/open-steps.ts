import { placesLeft } from '#booking/dates/session.ts'
import type { OwnerWords } from '#content/words/owner-words.ts'
import type { LifeStep } from '#booking/reservations/life.ts'
import { depositFirst, isAskedAtOnce, namedPayments, openCents } from '#booking/money/owed.ts'
import { labelledFacts } from '#booking/reservations/guest-facts.ts'
import { referenceOf } from '#booking/reservations/reference.ts'
import { deskActionPath, deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { keysOf } from '#language/keys-of.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Id } from '#booking/id.ts'
import { shownStatus } from '#booking/reservations/shown-status.ts'
import { renderActionPage } from '../action-page.tsx'
import { toBooking, toDesk } from '../page-links.ts'
import { dateAndTime, deskDateFacts, workshopName } from '../dates/date-text.ts'
import { nextStepText, paidOf } from './booking-text.tsx'
import { undoNotice } from '../undo/undo-notice.tsx'
import type { BookingVisit } from '../of-record.ts'
import { type DeskVisit, ownerMay } from '../visit.ts'
import { deskWords } from '../desk-language.ts'

export type StepAction = keyof OwnerWords['desk']['actions']

const steps: Readonly<Record<StepAction, LifeStep>> = {
  confirm: 'confirm',
  decline: 'decline',
  'deposit-received': 'receive',
  'balance-received': 'receive',
  'all-received': 'receive',
  'cancel-guest': 'cancel',
}

/** Steps that make sense now; each has a page of its own with a button. No balance comes before its deposit. */
export function openSteps(visit: DeskVisit, reservation: ReservationOnFile): readonly StepAction[] {
  const owed = depositFirst(reservation.payments).filter((payment) => openCents(payment) > 0)
  const isOne = isAskedAtOnce(reservation.payments)
  const isOwed = (action: StepAction) =>
    action === 'all-received'
      ? owed.length > (isOne ? 0 : 1)
      : !isOne && action === `${owed[0]?.kind}-received`
  return keysOf(steps).filter((action) => {
    const step = steps[action]
    return ownerMay(visit, step, reservation) && (step !== 'receive' || isOwed(action))
  })
}

export function isStepOpen(visit: DeskVisit, reservation: ReservationOnFile, action: StepAction) {
  return openSteps(visit, reservation).includes(action)
}

export function aboutOf({ name, session }: ReservationOnFile): string {
  return [name, workshopName(session), dateAndTime(session)].filter(Boolean).join(', ')
}

export async function renderBookingState(
  visit: BookingVisit,
  asked: StepAction,
  refused?: string,
): Promise<Response> {
  const { id, reservation } = visit
  const refunds = await visit.office.store.refunds.listOf(id)
  const canCancel = asked === 'decline' && isStepOpen(visit, reservation, 'cancel-guest')
  const next = canCancel
    ? deskWords().answer.decline.tooLate
    : nextStepText(visit, reservation, { refunds })
  const page = {
    about: aboutOf(reservation),
    notice: await undoNotice(visit, id, deskPath('boeking', id)),
    // The title is the booking's state, as somebody else may have answered meanwhile.
    title: deskWords().desk.statuses[shownStatus(reservation)],
    text: [refused, next].filter(Boolean).join(' '),
    facts: stepFacts(reservation),
    links: [...(canCancel ? [toStep('cancel-guest', id)] : []), toBooking(id), toDesk()],
  }
  return renderActionPage(visit, page, refused ? 409 : 200)
}

export function toStep(action: StepAction, id: Id<'reservation'>) {
  return { to: deskActionPath(action, id), text: deskWords().desk.actions[action].title }
}

export function stepFacts(reservation: ReservationOnFile) {
  const { session, participants, name, email, telephone } = reservation
  const { facts: labels, none } = deskWords().desk
  const { guestFacts } = deskWords()
  const left = placesLeft(session)
  return [
    { label: labels.reference, value: referenceOf(reservation.id) },
    ...deskDateFacts(session),
    { label: labels.participants, value: participants },
    { label: labels.name, value: name },
    { label: labels.email, value: email || none },
    { label: guestFacts.telephone, value: telephone },
    ...labelledFacts(reservation, guestFacts, none),
    {
      label: labels.places,
      value: fill(deskWords().desk.placesLeft, { left, capacity: session.capacity }),
    },
    ...namedPayments(reservation.payments).map((payment) => ({
      label: labels[payment.name],
      value: paidOf(payment),
    })),
    { label: labels.status, value: deskWords().desk.statuses[shownStatus(reservation)] },
  ]
}
