import { declineReasons } from '#booking/reservations/decline.ts'
import { fill } from '#language/fill.ts'
import { declineReservation } from '#office/reservations/answer-request.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { toBooking, toDesk } from '../action-page.tsx'
import { pageOfStep } from './steps.tsx'
import { DeskButton } from '../buttons.tsx'
import { ReasonFields } from '../reason-fields.tsx'
import { languageName, deskWords } from '../desk-language.ts'

const words = () => deskWords().answer.decline

export const declinePage = pageOfStep('decline', 'decline', {
  ask: ({ reservation }) => ({
    text:
      reservation.email === '' ? `${words().textNoMail} ${deskWords().desk.noMail}` : words().text,
    form: <Why reservation={reservation} />,
    links: [toBooking(reservation.id), toDesk()],
  }),
  take: ({ office, id }, form) => declineReservation(office, id, declineReasons.read(form)),
})

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
