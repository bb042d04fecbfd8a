import type { ComponentProps } from 'react'
import { fieldOf, LinkList, problemsAt, type Refused, type Texts } from '#app/plain/parts.tsx'
import { CheckField, Choices, SelectField, TextField } from '#app/ui/field.tsx'
import { dayOf, hourMs } from '#booking/dates/brussels-time.ts'
import { asItsWorkshop } from '#booking/dates/own-date.ts'
import { mostPlaces, readNewSessions } from '#booking/forms/owner-forms.ts'
import { readHouse } from '#office/house/read-house.ts'
import { deskAway } from '#content/words/nl/desk-away.ts'
import { deskMore } from '#content/words/nl/desk-more.ts'
import { deskMessages } from '#content/words/nl/desk-messages.ts'
import { deskOption } from '#content/words/nl/desk-option.ts'
import { deskCalendar, deskWishes } from '#content/words/nl/desk-wishes.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { addSessions } from '#office/dates/add-sessions.ts'
import { answerDone } from '#server/http/plain-page.ts'
import { countedText, siteWords } from '../dutch.ts'
import { OwnDateFields, ownDateProblems, ownDateTyped } from './own-date-fields.tsx'
import { actOnAway, AwayForms } from './away-forms.tsx'
import { closedNotice, ClosePeriodForm, pressClosePeriod } from './close-period.tsx'
import { buttons, pressed, refusedAt, saidDone, sayDone } from '../buttons.tsx'
import { DeskForm } from '../desk-form.tsx'
import { Earlier, mostPast, somePast, untilAsked } from '../earlier.tsx'
import { answerDesk, SaidLine } from '../frame.tsx'
import { formPlaces, QuickLinks } from '../more.tsx'
import { SessionRows, phoneForm, phoneParameter } from '../printed.tsx'
import { pressUndo } from '../undo/press-undo.tsx'
import type { DeskPage, DeskVisit } from '../visit.ts'

const words = deskPages.dates
export const sessionsPage: DeskPage = { show, act }

async function show(visit: DeskVisit, refused?: Refused): Promise<Response> {
  const { c, office, now } = visit
  const { store } = office
  const yesterday = new Date(now.getTime() - 24 * hourMs)
  const coming = (await store.sessions.list(yesterday)).filter(({ endsAt }) => endsAt >= now)
  const until = untilAsked(c)
  const { shown, earlier } = somePast(
    await store.sessions.until(until ?? now, mostPast),
    'startsAt',
  )
  const past = shown.filter(({ endsAt }) => endsAt < now)
  const copied = await copiedFrom(visit)
  const asked = await toBeBooked(visit)
  const body = (
    <div className="mt-5 grid gap-x-13 lg:grid-cols-[3fr_2fr]">
      <section className="mt-8 lg:mt-13">
        <h2 className="text-25">{words.coming}</h2>
        <LinkList
          links={[
            { to: deskPath('wensen'), text: deskWishes.link },
            { to: deskPath('optie'), text: deskOption.title },
            { to: deskPath('agenda'), text: deskCalendar.title },
          ]}
        />
        {coming.length > 0 ? (
          <SessionRows sessions={coming} asked={asked?.with} isBooked={!asked} />
        ) : (
          <p>{deskPages.home.noDates}</p>
        )}
        {past.length > 0 && (
          <details className="mt-8" open={until !== undefined}>
            <summary className="flex min-h-11 items-center underline">{words.past}</summary>
            <SessionRows sessions={past} />
            <Earlier since={earlier} path={deskPath('datums')} />
          </details>
        )}
      </section>
      <div>
        <DatesForms refused={refused ?? copied} periods={await store.away.from(now)} />
      </div>
    </div>
  )
  return answerDesk(visit, {
    title: words.title,
    lead: asked ? <p className="mt-3 text-lead">{asked.says}</p> : <QuickLinks />,
    notice: (await closedNotice(visit)) ?? (
      <SaidLine said={c.req.query('voor') ? deskWishes.proposed : doneText(c)} />
    ),
    problems: refused?.problems,
    body,
  })
}

/** For whom a date is to be chosen: who wrote a message, or who is on the telephone. */
async function toBeBooked({ c, office }: DeskVisit) {
  if (c.req.query(phoneParameter)) {
    return { says: deskMore.phone.choose, with: phoneForm }
  }
  const message = await office.store.messages.find(c.req.query('bericht') ?? '')
  if (!message) return undefined
  const says = fill(deskMessages.choose, { name: message.name })
  return { says, with: `?bericht=${message.id}` }
}

function DatesForms({ refused, periods }: ComponentProps<typeof AwayForms>) {
  const field = (name: string) => fieldOf(refused, name)
  return (
    <>
      <div id={formPlaces.add} />
      <DeskForm title={words.add} does="add" button={words.addButton}>
        <p className="mb-5">{words.addText}</p>
        <SelectField label={words.workshop} {...field('workshop')}>
          <Choices of={siteWords.workshopNames} />
        </SelectField>
        <TextField type="date" label={words.day} {...field('day')} />
        <TextField type="time" label={words.starts} {...field('startTime')} />
        <TextField type="time" label={words.ends} {...field('endTime')} />
        <TextField inputMode="numeric" label={words.capacity} {...field('capacity')} />
        <details className="mb-5" open={isOwnTyped(refused)}>
          <summary className="flex min-h-11 items-center underline">{words.own.title}</summary>
          <OwnDateFields refused={refused} />
          <CheckField
            name="private"
            label={words.own.private}
            defaultChecked={refused?.typed['private'] !== undefined}
          />
        </details>
        <TextField inputMode="numeric" label={words.every} {...field('everyWeeks')} />
        <TextField type="date" label={words.until} {...field('until')} />
      </DeskForm>
      <div id={formPlaces.close} />
      <ClosePeriodForm refused={refused} />
      <div id={formPlaces.away} />
      <AwayForms {...{ periods, refused }} />
    </>
  )
}

/** What is filled in, or wrong, is not hidden. */
function isOwnTyped(refused: Refused | undefined): boolean {
  const names = Object.keys(ownDateTyped(asItsWorkshop))
  return names.some((name) => refused?.typed[name] || refused?.problems[name])
}

/** The form filled in as another date is, but for its day; or for those who wait for a new one. */
async function copiedFrom({ c, office }: DeskVisit): Promise<Refused | undefined> {
  const { voor, dag } = c.req.query()
  if (voor && dag) return { problems: {}, typed: { workshop: voor, day: dag } }
  const session = await office.store.sessions.find(c.req.query('zoals') ?? '')
  if (!session) return undefined
  const { workshop, startTime, endTime, capacity } = session
  const typed = { workshop, startTime, endTime, capacity: String(capacity) }
  return { problems: {}, typed: { ...typed, ...ownDateTyped(session) } }
}

function doneText(c: DeskVisit['c']): string | undefined {
  const n = Number(c.req.query('added'))
  const added = Number.isInteger(n) && n > 0 ? countedText(words.added, n) : undefined
  return saidDone(c, deskAway.done) ?? added
}

async function act(visit: DeskVisit, form: URLSearchParams): Promise<Response> {
  const typed = Object.fromEntries(form)
  const does = pressed(buttons.dates, form)
  if (does === 'away' || does === 'back') {
    const refused = await actOnAway(visit, does, typed)
    return refused ? show(visit, refused) : sayDone(visit, does)
  }
  if (does === 'undo' || does === 'send-now') {
    const refused = await pressUndo(visit, does, form)
    return refused ? show(visit, refused) : sayDone(visit, does)
  }
  if (does !== 'close-period') return add(visit, typed)
  const closed = await pressClosePeriod(visit, typed)
  return typeof closed === 'string' ? answerDone(visit.c, closed) : show(visit, closed)
}

/** Each can stand alone in the list above the form. */
const problems: Texts = {
  workshop: words.workshopProblem,
  day: words.dayProblem,
  startTime: words.startsProblem,
  endTime: words.endsProblem,
  capacity: fill(words.capacityProblem, { min: 1, max: mostPlaces }),
  ...ownDateProblems,
  everyWeeks: fill(words.everyProblem, { min: 1, max: 52 }),
  until: words.untilProblem,
}

async function add(visit: DeskVisit, typed: Texts): Promise<Response> {
  const { c, office, now } = visit
  const { workshops: usual } = await readHouse(office.store)
  const read = readNewSessions(typed, { today: dayOf(now), usual })
  if (read.kind === 'invalid') {
    return show(visit, { problems: problemsAt(problems, read.fields), typed })
  }
  const { everyWeeks, until, private: isPrivate, ...date } = read.value
  const state = isPrivate ? 'private' : 'open'
  const series = everyWeeks && until ? { everyWeeks, until } : undefined
  const added = await addSessions(office, { ...date, state, series })
  if (added === 0) return show(visit, refusedAt('startTime', words.exists, typed))
  return answerDone(c, `${deskPath('datums')}?added=${added}`)
}
