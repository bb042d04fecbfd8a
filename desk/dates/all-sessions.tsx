import { type ComponentProps, use } from 'react'
import { FormFields, readSent } from '#app/plain/form-fields.tsx'
import { LinkList, type FormRefusal, SentForm, Section, TextLink } from '#app/plain/parts.tsx'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { holidaysOfSeries } from '#booking/dates/season.ts'
import { newSessionsForm } from '#booking/dates/session-form.ts'
import { hasRoomFor } from '#booking/waiting/waiting-list.ts'
import { readHouse } from '#office/house/read-house.ts'
import { isDay, printDays } from '#language/dates.ts'
import { deskPath } from '#language/desk-paths.ts'
import { keysOf } from '#language/keys-of.ts'
import { fill } from '#language/fill.ts'
import { addSessions } from '#office/dates/add-sessions.ts'
import { redirectTo } from '#server/http/plain-page.ts'
import { countedText, deskLanguage, deskWords } from '../desk-language.ts'
import { workshopAt } from './date-text.ts'
import {
  ownDateChoices,
  ownDateFields,
  ownDateTyped,
  ownDateWords,
  WorkshopChoices,
} from './date-fields.tsx'
import {
  AwayForms,
  awayNotice,
  closedNotice,
  ClosePeriodForm,
  handleAway,
  handleBackEarly,
  handleClosePeriod,
} from './days-off.tsx'
import { Anchor, refusalAt } from '../buttons.tsx'
import { asking, DeskForm } from '../desk-form.tsx'
import { EarlierLink, pastPageSize, pageOfPast, requestedUntil } from '../past-pages.tsx'
import { renderDeskPage, ResultNotice } from '../frame.tsx'
import { formAnchors, QuickLinks } from '../more.tsx'
import { SessionRows, phoneForm, phoneParameter } from './session-rows.tsx'
import type { DeskPage, DeskVisit } from '../visit.ts'

const words = () => deskWords().dates

export const sessionsPage: DeskPage = {
  show,
  handlers: { add, away: handleAway, back: handleBackEarly, 'close-period': handleClosePeriod },
  results: () => deskWords().away.done,
}

const adding = () => {
  const { own, add: title, addButton: button } = words()
  const formWords = { ...words(), ...ownDateWords(), private: own.private, title, button }
  const choices = { workshop: <WorkshopChoices />, ...ownDateChoices() }
  return asking(newSessionsForm, { does: 'add', words: formWords, choices })
}

async function show(visit: DeskVisit, refused?: FormRefusal): Promise<Response> {
  const { c, office, now } = visit
  const { store } = office
  const coming = await store.sessions.listNotOver(now)
  const until = requestedUntil(c)
  const { shown, earlier } = pageOfPast(
    await store.sessions.listUntil(until ?? now, pastPageSize),
    'startsAt',
  )
  const past = shown.filter(({ endsAt }) => endsAt < now)
  const copied = await copiedFrom(visit)
  const caller = await toBeBooked(visit)
  const periods = await store.away.listNotOver(now)
  // Somebody on the telephone waits, so only dates with room are listed.
  const listed = caller ? coming.filter((session) => hasRoomFor(session, 1)) : coming
  const body = (
    <div className="mt-5 grid gap-x-13 lg:grid-cols-[3fr_2fr]">
      <Section title={words().coming} className="mt-8 lg:mt-13">
        {listed.length > 0 ? (
          <SessionRows
            sessions={listed}
            asked={caller?.with}
            isBooked={!caller}
            waiting={await store.waiting.countPeopleBySession()}
            options={await store.options.listOpen()}
          />
        ) : (
          <p className="mt-3">{deskWords().pages.home.noDates}</p>
        )}
        {!caller && (
          <LinkList
            links={[
              { to: deskPath('wensen'), text: deskWords().wishes.title },
              { to: deskPath('optie'), text: deskWords().option.title },
              { to: deskPath('agenda'), text: deskWords().calendar.title },
            ]}
          />
        )}
        {!caller && past.length > 0 && (
          <details className="mt-8" open={until !== undefined}>
            <summary className="flex min-h-11 items-center underline">{words().past}</summary>
            <SessionRows sessions={past} />
            <EarlierLink since={earlier} path={deskPath('datums')} />
          </details>
        )}
      </Section>
      {!caller && (
        <div>
          <SessionsForms periods={periods} />
        </div>
      )}
    </div>
  )
  return renderDeskPage(visit, {
    title: words().title,
    lead: caller ? <p className="mt-3 text-lead">{caller.says}</p> : <QuickLinks />,
    notice: awayNotice(visit, periods) ??
      (await closedNotice(visit)) ??
      (await addedNotice(visit)) ?? (
        <ResultNotice text={c.req.query('dag') ? deskWords().wishes.proposed : visit.result} />
      ),
    sent: refused ?? copied,
    body,
  })
}

/** The person to book: a message's writer, or a caller. */
async function toBeBooked({ c, office }: DeskVisit) {
  if (c.req.query(phoneParameter)) {
    return { says: deskWords().more.phone.choose, with: phoneForm }
  }
  const message = await office.store.messages.find(c.req.query('bericht') ?? '')
  if (!message) return undefined
  const says = fill(deskWords().messages.choose, { name: message.name })
  return { says, with: `?bericht=${message.id}` }
}

function SessionsForms(props: ComponentProps<typeof AwayForms>) {
  const fields = { form: adding() }
  return (
    <>
      <Anchor id={formAnchors.add} />
      <DeskForm {...adding()}>
        <p className="mb-5">{words().addText}</p>
        <FormFields {...fields} only={['workshop', 'day', 'startTime', 'endTime', 'capacity']} />
        <details className="mb-5" open={useIsOwnTyped()}>
          <summary className="flex min-h-11 items-center underline">{words().own.title}</summary>
          <FormFields {...fields} only={[...ownDateFields(), 'private']} />
        </details>
        <FormFields {...fields} only={['everyWeeks', 'until', 'asOne']} />
      </DeskForm>
      <Anchor id={formAnchors.close} />
      <ClosePeriodForm />
      <Anchor id={formAnchors.away} />
      <AwayForms {...props} />
    </>
  )
}

function useIsOwnTyped(): boolean {
  const { typed, problems } = use(SentForm)
  return ownDateFields().some((name) => typed?.[name] || problems?.[name])
}

/** The form, filled in from another date without its day, or for people with a wish. */
async function copiedFrom({ c, office }: DeskVisit): Promise<FormRefusal | undefined> {
  const { voor, dag } = c.req.query()
  if (voor) return { problems: {}, typed: { workshop: voor, day: dag ?? '' } }
  const session = await office.store.sessions.find(c.req.query('zoals') ?? '')
  if (!session) return undefined
  const { workshop, startTime, endTime, capacity } = session
  const typed = { workshop, startTime, endTime, capacity: String(capacity) }
  // Further days of a course depend on its first day.
  return { problems: {}, typed: { ...typed, ...ownDateTyped(session), furtherDays: '' } }
}

async function addedNotice({ c, office }: DeskVisit) {
  const n = Number(c.req.query('added'))
  if (!Number.isInteger(n) || n < 1) return undefined
  const first = await office.store.sessions.find(c.req.query('datum') ?? '')
  const { without } = words()
  return (
    <p className="notice mt-5">
      {countedText(words().added, n)}{' '}
      {first && <TextLink to={deskPath('datum', first.id)}>{workshopAt(first)}</TextLink>}
      {keysOf(without).map((reason) => {
        const days = (c.req.query(reason) ?? '').split(',').filter(isDay)
        return (
          days.length > 0 && (
            <span key={reason} className="mt-2 block">
              {fill(without[reason], { days: printDays(days, deskLanguage()) })}
            </span>
          )
        )
      })}
    </p>
  )
}

async function add({ c, office, now }: DeskVisit, form: URLSearchParams) {
  const { workshops: usual } = await readHouse(office.store)
  const read = readSent(adding(), form, { today: dayOf(now), usual })
  if (read.kind === 'refused') return read.refused
  const { everyWeeks, until, asOne, private: isPrivate, ...date } = read.value
  const state = isPrivate ? 'private' : 'open'
  const series = everyWeeks && until ? { everyWeeks, until, asOne: asOne === 'on' } : undefined
  const { added, there } = await addSessions(office, { ...date, state, series })
  const [first] = added
  if (first === undefined) return refusalAt('startTime', words().exists, read.typed)
  const holidays = series ? holidaysOfSeries({ firstDay: date.day, ...series }, series.until) : []
  const without = `&holidays=${holidays.join()}&there=${there.join()}`
  return redirectTo(c, `${deskPath('datums')}?added=${added.length}&datum=${first}${without}`)
}
