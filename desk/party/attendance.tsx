import { noField, Section } from '#app/plain/parts.tsx'
import { dayMs } from '#booking/dates/brussels-time.ts'
import { countAttendance, readAttendance } from '#booking/party/attendance.ts'
import { sum } from '#booking/sum.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { labelled } from '#language/typeset.ts'
import { saveAttendance } from '#office/party/save-attendance.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { DeskButton, refusalAt } from '../buttons.tsx'
import type { DeskVisit } from '../visit.ts'
import { workshopOn } from '../dates/date-text.ts'
import { deskLanguage, deskWords } from '../desk-language.ts'

const words = () => deskWords().attendance

type ListedParty = Pick<ReservationOnFile, 'id' | 'name' | 'participants' | 'came'>

/** A checkbox for each person booked; all are ticked until the owner has counted. */
export function AttendanceForm({ parties }: { parties: readonly ListedParty[] }) {
  if (parties.length === 0) return null
  const isCounted = parties.some(({ came }) => came !== undefined)
  const places = sum(parties, ({ participants }) => participants)
  const { came } = countAttendance(parties)
  return (
    <Section title={words().title} className="no-print mt-13">
      <p className="mt-3">
        {isCounted ? fill(words().counted, { came, booked: places }) : words().text}
      </p>
      <form method="post" className="mt-3 border-t-2 border-ink">
        {parties.map((party) => (
          <PartyTicks key={party.id} party={party} />
        ))}
        <div className="mt-5">
          <DeskButton does="save-attendance">{words().save}</DeskButton>
        </div>
      </form>
    </Section>
  )
}

function PartyTicks({ party: { id, name, participants, came } }: { party: ListedParty }) {
  const ticked = came ?? participants
  return (
    <fieldset className="flex flex-wrap items-center gap-2 border-b border-rule py-2">
      <legend className="float-left mr-auto min-w-0 py-2 font-semibold [overflow-wrap:anywhere]">
        {name}
      </legend>
      <input type="hidden" name="party" value={`${id} ${ticked}`} />
      {Array.from({ length: participants }, (_, i) => (
        <label key={i} className="choice">
          <input type="checkbox" name="came" value={id} defaultChecked={i < ticked} />
          {i + 1}
        </label>
      ))}
    </fieldset>
  )
}

const daysToCount = 7

/** Dates of this week that are over, and whose guests nobody has counted. */
export async function linksToCount({ office: { store }, now }: DeskVisit) {
  const from = new Date(now.getTime() - daysToCount * dayMs)
  const past = await store.figures.listUncounted({ from, until: now })
  return past.map((session) => {
    const text = labelled(words().title, workshopOn(session), deskLanguage())
    return { to: deskPath('datum', session.id), text }
  })
}

export async function handleAttendance({ office, id }: DeskVisit, form: URLSearchParams) {
  const attendance = readAttendance(form.getAll('party'), form.getAll('came'))
  const { kind } = await saveAttendance(office, id, attendance)
  return kind === 'too-early' ? refusalAt(noField, words().tooEarly) : undefined
}
