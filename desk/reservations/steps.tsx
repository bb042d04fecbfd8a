import { placesLeft } from '#booking/dates/session.ts'
import type { OwnerWords } from '#content/words/owner-words.ts'
import type { LifeStep } from '#booking/reservations/life.ts'
import { isOnePayment, namedPayments, openCents } from '#booking/money/owed.ts'
import { labelledFacts } from '#booking/reservations/guest-facts.ts'
import { referenceOf } from '#booking/reservations/reference.ts'
import { deskActionPath, deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { keysOf } from '#language/keys-of.ts'
import type { DeskStep } from '#booking/undo/desk-step.ts'
import type { StepOutcome } from '#office/reservations/take-step.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Id } from '#booking/id.ts'
import { shownStatus } from '#booking/reservations/shown-status.ts'
import { redirectTo } from '#server/http/plain-page.ts'
import { renderActionPage, toBooking, toDesk } from '../action-page.tsx'
import { pathWithResult } from '../buttons.tsx'
import { type BookingVisit, ofBooking } from './of-booking.ts'
import { dateAndTime, deskDateFacts, workshopName } from '../dates/date-text.ts'
import { nextStepText, paidOf, refusedText } from './booking-text.tsx'
import { undoableOffice, undoNotice } from '../undo/undo-notice.tsx'
import { type DeskPage, type DeskVisit, ownerMay } from '../visit.ts'
import { deskWords } from '../desk-language.ts'

type Action = keyof OwnerWords['desk']['actions']

const steps: Readonly<Record<Action, LifeStep>> = {
  confirm: 'confirm',
  decline: 'decline',
  'deposit-received': 'receive',
  'balance-received': 'receive',
  'all-received': 'receive',
  'cancel-guest': 'cancel',
}

/** Steps that make sense now; each has a page of its own with a button. */
export function openSteps(visit: DeskVisit, reservation: ReservationOnFile): readonly Action[] {
  const owed = reservation.payments.filter((payment) => openCents(payment) > 0)
  const isOne = isOnePayment(reservation.payments)
  const isOwed = (action: Action) =>
    action === 'all-received'
      ? owed.length > (isOne ? 0 : 1)
      : !isOne && owed.some(({ kind }) => action === `${kind}-received`)
  return keysOf(steps).filter((action) => {
    const step = steps[action]
    return ownerMay(visit, step, reservation) && (step !== 'receive' || isOwed(action))
  })
}

export function isStepOpen(
  visit: DeskVisit,
  reservation: ReservationOnFile,
  action: Action,
): boolean {
  return openSteps(visit, reservation).includes(action)
}

/** A page for one desk step; after a refusal it shows the booking's state. */
export function pageOfStep(
  action: Action,
  step: DeskStep,
  {
    ask,
    take,
    leadsToBooking,
  }: {
    readonly ask: (visit: BookingVisit) => StepForm | Promise<StepForm>
    readonly take: (visit: BookingVisit, form: URLSearchParams) => Promise<StepOutcome>
    /** True when the booking's page, which has more, says the result. */
    readonly leadsToBooking?: boolean
  },
): DeskPage {
  return {
    show: ofBooking(async (visit) => {
      const { reservation } = visit
      if (!isStepOpen(visit, reservation, action)) {
        return renderBookingState(visit, { reservation, action })
      }
      return renderActionPage(visit, {
        about: aboutOf(reservation),
        title: deskWords().desk.actions[action].title,
        facts: stepFacts(reservation),
        ...(await ask(visit)),
      })
    }),
    onSubmit: ofBooking(async (visit, form: URLSearchParams) => {
      const office = undoableOffice(visit, step, { reservations: [visit.id] })
      const outcome = await take({ ...visit, office }, form)
      if (outcome.kind === 'refused') {
        const { reservation } = outcome
        return renderBookingState(visit, { reservation, action, refused: refusedText(outcome) })
      }
      if (!leadsToBooking) return undefined
      return redirectTo(visit.c, pathWithResult(deskPath('boeking', visit.id), step))
    }),
  }
}

export type StepForm = Pick<Parameters<typeof renderActionPage>[1], 'text' | 'form' | 'links'>

function aboutOf({ name, session }: ReservationOnFile): string {
  return [name, workshopName(session), dateAndTime(session)].filter(Boolean).join(', ')
}

type Settled = {
  readonly reservation: ReservationOnFile
  readonly action: Action
  readonly refused?: string | undefined
}

export async function renderBookingState(
  visit: DeskVisit,
  { reservation, action: asked, refused }: Settled,
): Promise<Response> {
  const { id } = reservation
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

export function toStep(action: Action, id: Id<'reservation'>) {
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
