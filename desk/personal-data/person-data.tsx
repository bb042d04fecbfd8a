import { LinkList, type FormRefusal, TextLink, Section } from '#app/plain/parts.tsx'
import { CheckField, TextField } from '#app/ui/field.tsx'
import { referenceOf } from '#booking/reservations/reference.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { eraseGuest } from '#office/personal-data/erase-person.ts'
import type { Erased } from '#office/personal-data/erase-record.ts'
import { exportGuest } from '#office/personal-data/export-person.ts'
import { sendDownload } from '#server/http/answer-file.ts'
import { GraveButton, pathWithResult, redirectWithResult, refusalAt } from '../buttons.tsx'
import { renderDeskPage, renderNotFound } from '../frame.tsx'
import { type BookingVisit, ofBooking } from '../of-record.ts'
import type { DeskPage, DeskVisit } from '../visit.ts'
import { deskWords } from '../desk-language.ts'

const words = () => deskWords().person

/** A guest's rights over their data: a copy, and erasure, with the data that must stay and why. */
export const personPage: DeskPage = { show: ofBooking(showPerson) }

function showPerson(visit: BookingVisit, refused?: FormRefusal): Response {
  const { id, reservation } = visit
  const { email, name } = reservation
  const body = (
    <>
      <Section title={words().copy}>
        <p className="mt-3">{words().copyText}</p>
        <TextLink to={deskPath('boeking', id, 'gegevens.json')}>{words().download}</TextLink>
      </Section>
      <Section title={words().erase}>
        <form method="post" action={deskPath('boeking', id)} noValidate className="mt-3">
          <p className="[overflow-wrap:anywhere]">
            {words().text} {email && fill(words().textAll, { email })}
          </p>
          <Kept />
          <CheckField name="sure" label={words().sure} problem={refused?.problems['sure']} />
          <GraveButton does="erase">{words().button}</GraveButton>
        </form>
      </Section>
      <LinkList links={[{ to: deskPath('boeking', id), text: deskWords().invoice.booking }]} />
    </>
  )
  const above = [name, referenceOf(id)].filter(Boolean).join(', ')
  const problems = refused?.problems
  return renderDeskPage(visit, { title: words().title, above, isNarrow: true, problems, body })
}

function Kept() {
  return (
    <>
      <h2 className="mt-8 text-25">{words().kept.title}</h2>
      <ul className="my-3 list-disc pl-6">
        {words().kept.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
}

export const findPersonPage: DeskPage = {
  show: (visit) => {
    const { find } = words()
    const body = (
      <>
        <p className="mt-5">{find.text}</p>
        <form action={deskPath('zoeken')} className="mt-5">
          <TextField label={find.label} name="q" type="search" autoComplete="off" />
          <button className="button" type="submit">
            {find.button}
          </button>
        </form>
        <Kept />
      </>
    )
    return renderDeskPage(visit, { title: words().link, isNarrow: true, body })
  },
}

export async function personAsJson(visit: DeskVisit): Promise<Response> {
  const { c, id, office, now } = visit
  const data = await exportGuest(office.store, id, now)
  if (!data) return renderNotFound(visit)
  const body = JSON.stringify(data, undefined, 2)
  return sendDownload(c, 'gegevens.json', { type: 'application/json; charset=utf-8', body })
}

/** Erasure is for good, so the page asks first; the booking may be gone with its guest. */
export async function handleErase(visit: BookingVisit, form: URLSearchParams): Promise<Response> {
  const { c, id, office, now } = visit
  if (!form.has('sure')) {
    return showPerson(visit, refusalAt('sure', deskWords().pages.date.sureProblem))
  }
  const outcomes = await eraseGuest(office.store, id, now)
  office.dataForgotten()
  const result = resultOf(outcomes)
  const isThere = (await office.store.reservations.find(id)) !== undefined
  return isThere
    ? redirectWithResult(visit, result)
    : c.redirect(pathWithResult(deskPath(), result), 303)
}

function resultOf(outcomes: readonly Erased[]): keyof ReturnType<typeof words>['done'] {
  // The page that asked told of lines put aside, whose names go by themselves.
  const kept = outcomes.filter(
    ({ outcome, because }) => outcome === 'kept' && because !== 'put-aside',
  )
  if (kept.length === 0) return 'erased'
  return kept.every(({ because }) => because === 'undecided') ? 'erased-undecided' : 'erased-kept'
}
