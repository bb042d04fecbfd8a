import { type FormRefusal, useField } from '#app/plain/parts.tsx'
import { SelectField } from '#app/ui/field.tsx'
import type { Session } from '#booking/dates/session.ts'
import type { CalledOff } from '#booking/reservations/life.ts'
import { fill } from '#language/fill.ts'
import { type MoveOutcome, moveReservation } from '#office/dates/move-reservation.ts'
import { rebookReservation } from '#office/dates/rebook-reservation.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { Fold, refusalAt } from '../buttons.tsx'
import { SessionChoices } from '../dates/date-fields.tsx'
import { FoldedForm } from '../desk-form.tsx'
import { deskWords } from '../desk-language.ts'
import type { BookingVisit } from '../of-record.ts'
import type { DeskVisit, StepHandlers } from '../visit.ts'
import { refusalIn, toldText } from './booking-text.tsx'

const words = () => deskWords().buttons.booking

export function AnotherSession(props: {
  readonly reservation: ReservationOnFile
  readonly calledOff: CalledOff | undefined
  readonly sessions: readonly Session[]
}) {
  const { reservation, calledOff, sessions } = props
  const date = useField('date', '')
  if (sessions.length === 0) {
    return (
      <Fold title={words().move.title}>
        <p>{words().move.noOtherDate}</p>
      </Fold>
    )
  }
  const mailText = toldText(reservation, words().move.mail)
  const rebooking = calledOff?.refund === 'open' ? words().rebook.paidText : words().rebook.text
  return (
    <FoldedForm
      title={words().move.title}
      does={calledOff ? 'rebook' : 'move'}
      button={words().move.title}
      isOpen={calledOff !== undefined || date.problem !== undefined}
    >
      <p className="mb-5">{calledOff ? rebooking : fill(words().move.text, { told: mailText })}</p>
      <SelectField label={words().move.to} {...date}>
        <SessionChoices sessions={sessions} />
      </SelectField>
    </FoldedForm>
  )
}

export const rebookingHandlers = {
  move: (visit, form) => giveDate(visit, form, moveReservation),
  rebook: (visit, form) => giveDate(visit, form, rebookReservation),
} as const satisfies StepHandlers<BookingVisit>

async function giveDate(
  { office, id }: DeskVisit,
  form: URLSearchParams,
  give: typeof moveReservation,
): Promise<FormRefusal | undefined> {
  const field = 'date'
  const sessionId = form.get(field) ?? ''
  if (!sessionId) return refusalAt(field, words().move.problem)
  const outcome: MoveOutcome = await give(office, { id, sessionId, by: 'owner' })
  if (outcome.kind === 'no-room') return refusalAt(field, deskWords().pages.date.noRoom)
  return refusalIn(outcome)
}
