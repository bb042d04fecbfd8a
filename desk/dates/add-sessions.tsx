import { type ComponentProps, use } from 'react'
import { FormFields, readSent } from '#app/plain/form-fields.tsx'
import { type FormRefusal, SentForm, TextLink } from '#app/plain/parts.tsx'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { holidaysOfSeries } from '#booking/dates/season.ts'
import { newSessionsForm } from '#booking/dates/session-form.ts'
import { readHouse } from '#office/house/read-house.ts'
import { isDay, printDays } from '#language/dates.ts'
import { deskPath } from '#language/desk-paths.ts'
import { keysOf } from '#language/keys-of.ts'
import { fill } from '#language/fill.ts'
import { addSessions } from '#office/dates/add-sessions.ts'
import { countedText, deskLanguage, deskWords } from '../desk-language.ts'
import { workshopAt } from './date-text.ts'
import {
  ownDateChoices,
  ownDateFields,
  ownDateTyped,
  ownDateWords,
  WorkshopChoices,
} from './date-fields.tsx'
import { AwayForms, ClosePeriodForm } from './days-off.tsx'
import { Anchor, refusalAt } from '../buttons.tsx'
import { asking, DeskForm } from '../desk-form.tsx'
import { formAnchors } from '../more.tsx'
import type { DeskVisit } from '../visit.ts'

const words = () => deskWords().dates

const adding = () => {
  const { own, add: title, addButton: button } = words()
  const formWords = { ...words(), ...ownDateWords(), private: own.private, title, button }
  const choices = { workshop: <WorkshopChoices />, ...ownDateChoices() }
  return asking(newSessionsForm, { does: 'add-dates', words: formWords, choices })
}

export function SessionsForms(props: ComponentProps<typeof AwayForms>) {
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
export async function copiedFrom({ c, office }: DeskVisit): Promise<FormRefusal | undefined> {
  const { voor, dag } = c.req.query()
  if (voor) return { problems: {}, typed: { workshop: voor, day: dag ?? '' } }
  const session = await office.store.sessions.find(c.req.query('zoals') ?? '')
  if (!session) return undefined
  const { workshop, startTime, endTime, capacity } = session
  const typed = { workshop, startTime, endTime, capacity: String(capacity) }
  // Further days of a course depend on its first day.
  return { problems: {}, typed: { ...typed, ...ownDateTyped(session), furtherDays: '' } }
}

export async function addedNotice({ c, office }: DeskVisit) {
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

export async function handleAdd({ c, office, now }: DeskVisit, form: URLSearchParams) {
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
  return c.redirect(`${deskPath('datums')}?added=${added.length}&datum=${first}${without}`, 303)
}
