import { dayOf } from '#booking/brussels-time.ts'
import { mostPlaces, readNewDates, readPeriod } from '#booking/owner-forms.ts'
import { DeskDatesPage } from '#app/plain/desk/dates-page.tsx'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { schedulePlan } from '#content/schedule/plan.ts'
import { fill, fillCounted } from '#language/fill.ts'
import { addDates } from '../../functions/add-dates.ts'
import { closePeriod } from '../../functions/close-period.ts'
import { answerDone, answerPlain } from '../plain-page.ts'
import type { Refused } from './date.tsx'
import type { DeskVisit } from './desk-visit.ts'
import { dateRow } from './printed.ts'

const words = deskPages.dates

/** What is wrong with each field, in a sentence that can stand alone in the list above the form. */
const problems: Readonly<Record<string, string>> = {
  workshop: words.workshopProblem,
  day: words.dayProblem,
  startTime: words.startsProblem,
  endTime: words.endsProblem,
  capacity: fill(deskPages.date.placesProblem, { min: 1, max: mostPlaces }),
  everyWeeks: fill(words.everyProblem, { min: 1, max: 52 }),
  until: words.untilProblem,
}

/** Every date there is, and the form that adds one. */
export async function showDates(visit: DeskVisit, refused?: Refused): Promise<Response> {
  const { c, office, to, now } = visit
  const sessions = await office.store.listSessions()
  const rows = (isComing: boolean) =>
    sessions
      .filter(({ endsAt }) => endsAt >= now === isComing)
      .map((session) => dateRow(session, to))
  const page = (
    <DeskDatesPage
      to={to}
      coming={rows(true)}
      past={rows(false).toReversed()}
      done={refused ? undefined : doneText(c)}
      problems={refused?.problems ?? {}}
      typed={refused?.typed ?? {}}
    />
  )
  return answerPlain(c, page, refused ? 422 : 200)
}

/** What the button pressed last did, by the address it led to. */
function doneText(c: DeskVisit['c']): string | undefined {
  const done = (['closed', 'added'] as const).find((each) => c.req.query(each) !== undefined)
  const n = Number(done && c.req.query(done))
  return done && Number.isInteger(n) && n > 0 ? fillCounted(words[done], n, 'nl') : undefined
}

export function actOnDates(visit: DeskVisit, form: URLSearchParams): Promise<Response> {
  const typed = Object.fromEntries(form)
  return form.get('do') === 'close' ? close(visit, typed) : add(visit, typed)
}

type Typed = Readonly<Record<string, string>>

async function close(visit: DeskVisit, typed: Typed): Promise<Response> {
  const { c, office, to, now } = visit
  const read = readPeriod(typed, dayOf(now))
  const refuse = (text: string) => showDates(visit, { problems: { closeUntil: text }, typed })
  if (read.kind === 'invalid') return refuse(words.closeProblem)
  const closed = await closePeriod(office, schedulePlan, read.value)
  return closed === 0 ? refuse(words.closeNone) : answerDone(c, `${to('datums')}?closed=${closed}`)
}

async function add(visit: DeskVisit, typed: Typed): Promise<Response> {
  const { c, office, to, now } = visit
  const read = readNewDates(typed, dayOf(now))
  if (read.kind === 'invalid') {
    const wrong = read.fields.map((field) => [field, problems[field] ?? ''])
    return showDates(visit, { problems: Object.fromEntries(wrong), typed })
  }
  const { everyWeeks, until, ...date } = read.value
  const series = everyWeeks && until ? { everyWeeks, until } : undefined
  const added = await addDates(office, { ...date, series })
  if (added === 0) return showDates(visit, { problems: { startTime: words.exists }, typed })
  return answerDone(c, `${to('datums')}?added=${added}`)
}
