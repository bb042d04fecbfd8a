import { Choices } from '#app/ui/field.tsx'
import type { Session } from '#booking/dates/session.ts'
import { deskWords, siteWords } from '../desk-language.ts'
import { dateAndTime } from './date-text.ts'

export function SessionChoices({ dates }: { dates: readonly Session[] }) {
  return (
    <>
      <option value="">{deskWords().pages.booking.chooseDate}</option>
      {dates.map((session) => (
        <option key={session.id} value={session.id}>
          {dateAndTime(session)}
        </option>
      ))}
    </>
  )
}

/** Every workshop there is: a date is planned before the site shows its workshop. */
export function WorkshopChoices() {
  return <Choices of={siteWords().workshopNames} />
}
