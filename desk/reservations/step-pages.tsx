import { shownCents } from '#app/plain/form-fields.tsx'
import { type FormRefusal, noField, SubmitButton, TextLink } from '#app/plain/parts.tsx'
import { hasFeature } from '#booking/house/features.ts'
import { readMethod } from '#booking/money/method.ts'
import { owedCents } from '#booking/money/owed.ts'
import type { Cents } from '#booking/units.ts'
import type { DeskStep } from '#booking/undo/desk-step.ts'
import type { StepOutcome } from '#office/reservations/take-step.ts'
import { undoableOffice } from '../undo/undo-notice.tsx'
import { declineReasons } from '#booking/reservations/decline.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { receivePayment } from '#office/money/receive-payment.ts'
import { declineReservation } from '#office/reservations/answer-request.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { renderActionPage } from '../action-page.tsx'
import { toBooking, toDesk } from '../page-links.ts'
import { FormAbout, GraveButton, pathWithResult, refusalAt, textOf } from '../buttons.tsx'
import { deskHouse, deskWords, languageName } from '../desk-language.ts'
import { type BookingVisit, ofBooking } from '../of-record.ts'
import type { DeskPage } from '../visit.ts'
import { ReasonFields } from '../reason-fields.tsx'
import { refusedText, toldText } from './booking-text.tsx'
import { HowPaid, receiptsId } from './by-hand.tsx'
import {
  aboutOf,
  type StepAction,
  isStepOpen,
  renderBookingState,
  stepFacts,
} from './open-steps.ts'

type Pressed = BookingVisit & { readonly shown: Cents }

type StepPage = {
  readonly ask: (visit: BookingVisit) => StepForm | Promise<StepForm>
  readonly take: (pressed: Pressed, form: URLSearchParams) => Promise<StepOutcome>
  /** True when the booking's page, which has more, says the result. */
  readonly leadsToBooking?: boolean
}

/** A page for one desk step; once that cannot be taken any more, the booking's state. */
export function pageOfStep(
  action: StepAction,
  step: DeskStep,
  { ask, take, leadsToBooking }: StepPage,
) {
  const render = async (visit: BookingVisit, sent?: FormRefusal) => {
    const { reservation } = visit
    if (!isStepOpen(visit, reservation, action)) {
      return renderBookingState(visit, action, sent && textOf(sent))
    }
    const page = {
      about: aboutOf(reservation),
      title: deskWords().desk.actions[action].title,
      facts: stepFacts(reservation),
      sent,
      ...(await ask(visit)),
    }
    return renderActionPage(visit, page, sent ? 409 : 200)
  }
  return {
    show: ofBooking(render),
    onSubmit: ofBooking(async (visit, form: URLSearchParams) => {
      const office = undoableOffice(visit, step, { reservations: [visit.id] })
      const outcome = await take({ ...visit, office, shown: shownCents(form) }, form)
      if (outcome.kind === 'refused') {
        const sent = refusalAt(noField, refusedText(outcome), Object.fromEntries(form))
        return render({ ...visit, reservation: outcome.reservation }, sent)
      }
      if (!leadsToBooking) return undefined
      return visit.c.redirect(pathWithResult(deskPath('boeking', visit.id), step), 303)
    }),
  }
}

type StepForm = Pick<Parameters<typeof renderActionPage>[1], 'text' | 'form' | 'links'>

const declining = () => deskWords().answer.decline

export const declinePage = pageOfStep('decline', 'decline', {
  ask: ({ reservation }) => ({
    text:
      reservation.email === ''
        ? `${declining().textNoMail} ${deskWords().desk.noMail}`
        : declining().text,
    form: <Why reservation={reservation} />,
    links: [toBooking(reservation.id), toDesk()],
  }),
  take: ({ office, id }, form) => declineReservation(office, id, declineReasons.read(form)),
})

function Why({ reservation: { email, language } }: { reservation: ReservationOnFile }) {
  const asksDiets = hasFeature(deskHouse(), 'diets')
  return (
    <form method="post" className="mt-5">
      {email !== '' && (
        <ReasonFields
          of={declineReasons.all.filter((one) => one !== 'allergy' || asksDiets)}
          words={declining()}
          hint={fill(declining().wordsHint, { language: languageName(language) })}
        />
      )}
      <GraveButton does="decline">{deskWords().desk.actions.decline.button}</GraveButton>
    </form>
  )
}

export function receivedPage(kind: 'deposit' | 'balance' | 'all'): DeskPage {
  const action = `${kind}-received` as const
  return pageOfStep(action, 'received', {
    ask: ({ reservation }) => askReceived(reservation, kind),
    take: ({ office, id, shown }, form) =>
      receivePayment(office, { id, kind, method: readMethod(form.get('method')), shown }),
  })
}

function askReceived(
  reservation: ReservationOnFile,
  kind: 'deposit' | 'balance' | 'all',
): StepForm {
  const { text, mail, button } = deskWords().desk.actions[`${kind}-received`]
  const asked = reservation.payments.filter((one) => kind === 'all' || one.kind === kind)
  const shown = owedCents(asked)
  return {
    text: `${text} ${toldText(reservation, mail)}`,
    form: (
      <>
        <FormAbout of={{ shown }} className="mt-5 flex flex-wrap items-center gap-3">
          <HowPaid name={reservation.name} />
          <SubmitButton look="button">{button}</SubmitButton>
        </FormAbout>
        <TextLink to={`${deskPath('boeking', reservation.id)}#${receiptsId}`}>
          {deskWords().receipts.voucher.title}
        </TextLink>
      </>
    ),
  }
}
