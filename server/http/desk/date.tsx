import { holdsPlaces } from '#booking/status.ts'
import { type DateFields, DeskDatePage, placesText } from '#app/plain/desk/date-page.tsx'
import { desk } from '#content/words/nl/desk.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { languageNames } from '#content/words/nl/language-names.ts'
import { printInstant } from '#language/dates.ts'
import { fill, fillCounted } from '#language/fill.ts'
import { isLanguage } from '#language/languages.ts'
import { prepSheetOf } from '../../functions/prep-sheet.ts'
import type { SessionOnFile } from '../../store/session-records.ts'
import type { WaitingEntry } from '../../store/waiting-records.ts'
import type { ReservationOnFile } from '../../store/reservation-records.ts'
import { answerPlain } from '../plain-page.ts'
import { callOffText } from './call-off-text.ts'
import type { DeskVisit } from './desk-visit.ts'
import { dateAndTime, owesText, workshopName } from './printed.ts'
import { waitingOn } from './waiting-on.ts'

/** A form that was refused: what is wrong at which field, and what was typed. */
export type Refused = {
  readonly problems: Readonly<Record<string, string>>
  readonly typed: Readonly<Record<string, string>>
}

/** One date on the desk. */
export async function showDate(visit: DeskVisit, id: string, refused?: Refused): Promise<Response> {
  const { c, office, to } = visit
  const session = await office.store.findSession(id)
  if (!session) return c.notFound()
  const all = await office.store.reservationsOn(id)
  const standing = all.filter(({ status }) => holdsPlaces(status))
  const waiting = await waitingOn(office.store, id)
  const diets = await office.store.listDiets()
  const page = (
    <DeskDatePage
      to={to}
      date={{
        title: dateAndTime(session),
        workshop: workshopName(session),
        places: placesText(session.taken, session.capacity, session.bookedElsewhere),
        state: session.state,
        parties: standing.map((reservation) => party(visit, reservation)),
        waiting: waiting.map(waitingParty),
        sheet: standing.length > 0 ? prepSheetOf({ session, reservations: standing, diets }) : [],
        links: [
          { to: to('datum', id, 'lijst.csv'), text: deskPages.date.csv },
          { to: to('datum', id, 'agenda.ics'), text: deskPages.date.calendar },
        ],
        callOffText: callOffText(session, standing, waiting.length),
        fields: { ...fieldsOf(session), ...refused?.typed },
        phone: refused?.typed ?? {},
        problems: refused?.problems ?? {},
      }}
    />
  )
  return answerPlain(c, page, refused ? 422 : 200)
}

function party({ to }: DeskVisit, reservation: ReservationOnFile) {
  const { id, name, participants, language, status, specialRequirements, note } = reservation
  return {
    id,
    path: to('boeking', id),
    name,
    count: fillCounted(deskPages.date.persons, participants, 'nl'),
    language: isLanguage(language) ? languageNames[language] : language,
    status: desk.statuses[status],
    owes: owesText(reservation),
    remarks: [specialRequirements, note].filter(Boolean).join('\n'),
  }
}

function waitingParty({ id, name, email, participants, offeredUntil, createdAt }: WaitingEntry) {
  const words = deskPages.date
  return {
    id,
    name: `${name} (${email})`,
    count: fillCounted(words.persons, participants, 'nl'),
    state: offeredUntil
      ? fill(words.offered, { until: printInstant(offeredUntil, 'nl') })
      : fill(words.waitingSince, { since: printInstant(createdAt, 'nl') }),
  }
}

function fieldsOf(session: SessionOnFile): DateFields {
  return {
    capacity: String(session.capacity),
    bookedElsewhere: String(session.bookedElsewhere),
    minimum: session.minimum === undefined ? '' : String(session.minimum),
    decidesOn: session.decidesOn ?? '',
    note: session.note,
  }
}
