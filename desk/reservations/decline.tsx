import { declineReasons } from '#booking/reservations/decline.ts'
import { fill } from '#language/fill.ts'
import { declineReservation } from '#office/reservations/answer-request.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { answerAction, toBooking, toDesk } from '../action-page.tsx'
import { aboutOf, pageOfStep, stepFacts } from './steps.tsx'
import { DeskButton } from '../buttons.tsx'
import { ReasonFields } from '../reason-fields.tsx'
import { officeOf } from '../undo/press-undo.tsx'
import type { BookingVisit } from '../frame.tsx'
import { languageName, deskWords } from '../desk-language.ts'

const words = () => deskWords().answer.decline

export const declinePage = pageOfStep('decline', ask, (visit, form) => {
  const { id } = visit
  const office = officeOf(visit, 'decline', { reservations: [id] })
  return declineReservation(office, id, declineReasons.read(form))
})

function ask(visit: BookingVisit): Response {
  const { reservation } = visit
  return answerAction(visit, {
    about: aboutOf(reservation),
    title: deskWords().desk.actions.decline.title,
    text:
      reservation.email === '' ? `${words().textNoMail} ${deskWords().desk.noMail}` : words().text,
    form: <Why reservation={reservation} />,
    facts: stepFacts(reservation),
    links: [toBooking(reservation.id), toDesk()],
  })
}

function Why({ reservation: { email, language } }: { reservation: ReservationOnFile }) {
  return (
    <form method="post" className="mt-5">
      {email !== '' && (
        <ReasonFields
          of={declineReasons.all}
          words={words()}
          hint={fill(words().wordsHint, { language: languageName(language) })}
        />
      )}
      <DeskButton does="decline" look="button-grave">
        {deskWords().desk.actions.decline.button}
      </DeskButton>
    </form>
  )
}
