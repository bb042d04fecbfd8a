import { holdsPlaces } from '#booking/status.ts'
import { type DateFields, DeskDatePage, placesText } from '#app/plain/desk/date-page.tsx'
import { desk } from '#content/words/nl/desk.ts'
import { deskDone } from '#content/words/nl/desk-done.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { languageNames } from '#content/words/nl/language-names.ts'
import { printInstant } from '#language/dates.ts'
import { fill, fillCounted } from '#language/fill.ts'
import { isLanguage } from '#language/languages.ts'
import { listFormerGuests } from '../../desk/former-guests.ts'
import { prepSheetOf } from '../../functions/prep-sheet.ts'
import type { SessionOnFile } from '../../store/session-records.ts'
import type { WaitingEntry } from '../../store/waiting-records.ts'
import type { ReservationOnFile } from '../../store/reservation-records.ts'
import { answerPlain } from '../plain-page.ts'
import { callOffText } from './call-off-text.ts'
import type { DeskVisit } from './desk-visit.ts'
import { saidDone } from './done-said.ts'
import { formerParty, owedText } from './former-guests.ts'
import { notThere } from './not-there.tsx'
import { dateAndTime, owesText, workshopName } from './printed.ts'
import { waitedOn, waitingOn } from './waiting-on.ts'

/** A form that was refused: what is wrong at which field, and what was typed. */
export type Refused = {
  readonly problems: Readonly<Record<string, string>>
  readonly typed: Readonly<Record<string, string>>
}

/** One date on the desk. */
export async function showDate(visit: DeskVisit, id: string, refused?: Refused): Promise<Response> {
  const { c, office, to } = visit
  const session = await office.store.findSession(id)
  if (!session) return notThere(visit)
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
        places: placesSentence(session),
        state: session.state,
        parties: standing.map((reservation) => party(visit, reservation)),
        former: session.state === 'called-off' ? await formerGuests(visit, id) : undefined,
        waiting: [
          ...waiting.map(waitingParty),
          ...(await waitedOn(office.store, id)).map(toldParty),
        ],
        sheet: isPrepared(session) ? prepSheetOf({ session, reservations: standing, diets }) : [],
        links: [
          { to: to('datum', id, 'lijst.csv'), text: deskPages.date.csv },
          { to: to('datum', id, 'agenda.ics'), text: deskPages.date.calendar },
        ],
        callOffText: callOffText(session, standing, waiting.length),
        fields: { ...fieldsOf(session), ...refused?.typed },
        phone: refused?.typed ?? {},
        problems: refused?.problems ?? {},
        done: refused ? undefined : saidDone(c, deskDone.date),
      }}
    />
  )
  return answerPlain(c, page, refused ? 422 : 200)
}

/** Somebody comes, booked here or elsewhere. */
function isPrepared({ state, taken }: SessionOnFile): boolean {
  return state !== 'called-off' && taken > 0
}

function placesSentence({ state, taken, capacity, bookedElsewhere }: SessionOnFile): string {
  if (state !== 'called-off') return `${placesText(taken, capacity, bookedElsewhere)}.`
  return bookedElsewhere > 0 ? fillCounted(desk.callOff.elsewhere, bookedElsewhere, 'nl') : ''
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

async function formerGuests({ office, to }: DeskVisit, id: string) {
  const guests = await listFormerGuests(office.store, id)
  return { parties: guests.map((guest) => formerParty(guest, to)), owed: owedText(guests) }
}

function waitingParty(entry: WaitingEntry) {
  const words = deskPages.date
  const { offeredUntil, createdAt } = entry
  const state = offeredUntil
    ? fill(words.offered, { until: printInstant(offeredUntil, 'nl') })
    : fill(words.waitingSince, { since: printInstant(createdAt, 'nl') })
  return { ...inLine(entry), state }
}

function toldParty(entry: WaitingEntry) {
  return { ...inLine(entry), state: deskPages.date.former.told }
}

function inLine({ id, name, email, participants }: WaitingEntry) {
  const count = fillCounted(deskPages.date.persons, participants, 'nl')
  return { id, name: `${name} (${email})`, count }
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
