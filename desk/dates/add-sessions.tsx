import { type ComponentProps, use } from 'react'
import { FormFields, readSent } from '#app/plain/form-fields.tsx'
import { type FormRefusal, SentForm, TextLink, useField } from '#app/plain/parts.tsx'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { daysOfSeries, holidaysOfSeries } from '#booking/dates/season.ts'
import { newSessionsForm } from '#booking/dates/session-form.ts'
import { readHouse } from '#office/house/read-house.ts'
import { isDay, printDays } from '#language/dates.ts'
import { deskPath } from '#language/desk-paths.ts'
import { keysOf } from '#language/keys-of.ts'
import { fill } from '#language/fill.ts'
import { addSessions } from '#office/dates/add-sessions.ts'
import { countedText, deskLanguage, deskWords } from '../desk-language.ts'
import { courseText, workshopAt } from './date-text.ts'
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
        <FormFields {...fields} only={['everyWeeks', 'until']} />
        <AsOneChoice />
      </DeskForm>
      <Anchor id={formAnchors.close} />
      <ClosePeriodForm />
      <Anchor id={formAnchors.away} />
      <AwayForms {...props} />
    </>
  )
}

function AsOneChoice() {
  const { name, defaultValue: chosen, problem } = useField('asOne')
  const problemId = problem && 'asOne-problem'
  return (
    <fieldset id={name} tabIndex={-1} className="mb-5" aria-describedby={problemId}>
      <legend className="font-semibold">{words().asOne}</legend>
      {problem && (
        <p id={problemId} className="mt-2 border-l-4 border-beet pl-3 font-semibold text-beet">
          {problem}
        </p>
      )}
      {(['on', 'off'] as const).map((one) => (
        <label key={one} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            className="field-check mt-0"
            name={name}
            value={one}
            defaultChecked={one === chosen}
          />
          {words().asOneOr[one]}
        </label>
      ))}
    </fieldset>
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
  const daysIn = (name: string) => (c.req.query(name) ?? '').split(',').filter(isDay)
  return (
    <p className="notice mt-5">
      {countedText(words().added, n)}{' '}
      {first && <TextLink to={deskPath('datum', first.id)}>{workshopAt(first)}</TextLink>}
      <span className="mt-2 block">
        {(first && courseText(first)) ?? printDays(daysIn('days'), deskLanguage())}
      </span>
      {keysOf(without).map((reason) => {
        const days = daysIn(reason)
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
  const rhythm = series && { firstDay: date.day, ...series }
  const holidays = rhythm ? holidaysOfSeries(rhythm, rhythm.until) : []
  const all = rhythm ? daysOfSeries(rhythm, rhythm.until) : []
  const days = all.filter((day) => !there.includes(day))
  const told = `&days=${days.join()}&holidays=${holidays.join()}&there=${there.join()}`
  return c.redirect(`${deskPath('datums')}?added=${added.length}&datum=${first}${told}`, 303)
}
