import { mostPlaces, readDateChange, readPhoneBooking } from '#booking/owner-forms.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { fill } from '#language/fill.ts'
import { bookByFarm } from '../../functions/book-by-farm.ts'
import { callOffDate, setDateOpen } from '../../functions/call-off-date.ts'
import { changeDate } from '../../functions/change-date.ts'
import { answerDone } from '../plain-page.ts'
import { type Refused, showDate } from './date.tsx'
import type { DeskVisit } from './desk-visit.ts'
import { cameTo, sayingDone } from './done-said.ts'

const words = deskPages.date
const upToMost = { min: 1, max: mostPlaces }

/** What is wrong with each field, in one sentence that says how to mend it. */
const problems: Readonly<Record<string, string>> = {
  participants: fill(words.participantsProblem, upToMost),
  capacity: fill(words.placesProblem, upToMost),
  bookedElsewhere: fill(words.elsewhereProblem, { min: 0, max: mostPlaces }),
  minimum: fill(words.minimumProblem, upToMost),
  decidesOn: words.decidesOnProblem,
  name: words.nameProblem,
  email: words.emailProblem,
}

/** What a button on a date's page asked for; then that page again, saying what is now. */
export async function actOnDate(
  visit: DeskVisit,
  id: string,
  form: URLSearchParams,
): Promise<Response> {
  const came = await act(visit, id, form)
  if (typeof came === 'object') return showDate(visit, id, came)
  const page = visit.to('datum', id)
  return answerDone(visit.c, came === 'done' ? sayingDone(page, form.get('do') ?? '') : page)
}

/** A form that was refused; or that it is done; or that there was nothing to do, as the page shows. */
type Came = Refused | 'done' | 'nothing'

async function act({ office }: DeskVisit, id: string, form: URLSearchParams): Promise<Came> {
  const typed = Object.fromEntries(form)
  switch (form.get('do')) {
    case 'phone':
      return bookByPhone(office, id, typed)
    case 'change':
      return change(office, id, typed)
    case 'close':
    case 'open':
      return cameTo(await setDateOpen(office, id, form.get('do') === 'open'))
    case 'call-off':
      if (!form.has('sure')) return { problems: { sure: words.sureProblem }, typed: {} }
      return cameTo(await callOffDate(office, id))
    default:
      return 'nothing'
  }
}

type Typed = Readonly<Record<string, string>>

async function bookByPhone(
  office: DeskVisit['office'],
  sessionId: string,
  typed: Typed,
): Promise<Came> {
  const read = readPhoneBooking({ ...typed, note: typed['phone-note'] ?? '' })
  if (read.kind === 'invalid') return refusal(read.fields, typed)
  const outcome = await bookByFarm(office, { sessionId, ...read.value })
  if (outcome.kind === 'booked') return 'done'
  return { problems: { participants: words.noRoom }, typed: withoutNote(typed) }
}

async function change(office: DeskVisit['office'], id: string, typed: Typed): Promise<Came> {
  const read = readDateChange(typed)
  if (read.kind === 'invalid') return refusal(read.fields, typed)
  const outcome = await changeDate(office, id, read.value)
  if (outcome.kind !== 'too-few-places') return cameTo(outcome)
  const { taken } = outcome
  return { problems: { capacity: fill(words.capacityProblem, { taken }) }, typed }
}

function refusal(fields: readonly string[], typed: Typed): Refused {
  const wrong = fields.map((field) => [field, problems[field] ?? ''])
  return { problems: Object.fromEntries(wrong), typed: withoutNote(typed) }
}

/** The note of a telephone booking is not the note of the date. */
function withoutNote(typed: Typed): Typed {
  if (!('phone-note' in typed)) return typed
  const { note: _, ...rest } = typed
  return rest
}
