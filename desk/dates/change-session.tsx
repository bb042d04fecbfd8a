import { fieldOf, noField, problemsAt, type Refused, type Texts } from '#app/plain/parts.tsx'
import { TextArea, TextField } from '#app/ui/field.tsx'
import { hasBegun } from '#booking/dates/session.ts'
import { mostPlaces, readSessionChange } from '#booking/forms/owner-forms.ts'
import { deskDates } from '#content/words/nl/desk-dates.ts'
import { deskRefused } from '#content/words/nl/desk-done.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { fill } from '#language/fill.ts'
import { changeSession } from '#office/dates/change-session.ts'
import type { Office } from '#office/office.ts'
import type { SessionOnFile } from '#store/dates/sessions.ts'
import type { Id } from '#booking/id.ts'
import { refusedAt } from '../buttons.tsx'
import { FoldedForm } from '../desk-form.tsx'
import { OwnDateFields, ownDateProblems, ownDateTyped } from './own-date-fields.tsx'

const words = deskPages.date

type Form = {
  readonly session: SessionOnFile
  readonly refused: Refused | undefined
  readonly now: Date
}

export function ChangeSession({ session, refused, now }: Form) {
  const field = (name: keyof SessionOnFile) => fieldOf(refused, name, String(session[name] ?? ''))
  const isOpen = Object.keys(refused?.problems ?? {}).some((name) => Object.hasOwn(problems, name))
  return (
    <FoldedForm title={words.change} does="change" button={words.save} isOpen={isOpen}>
      {!hasBegun(session, now) && (
        <>
          <p className="mb-5">{deskDates.change.hoursTold}</p>
          <TextField type="time" label={deskDates.change.starts} {...field('startTime')} />
          <TextField type="time" label={deskDates.change.ends} {...field('endTime')} />
        </>
      )}
      {(['capacity', 'bookedElsewhere', 'minimum'] as const).map((name) => (
        <TextField key={name} label={words[name]} inputMode="numeric" {...field(name)} />
      ))}
      <TextField type="date" label={words.decidesOn} {...field('decidesOn')} />
      <OwnDateFields refused={refused} first={ownDateTyped(session)} />
      <p className="mb-5">{deskDates.change.priceKept}</p>
      <TextArea label={words.note} rows={3} maxLength={2000} {...field('note')} />
    </FoldedForm>
  )
}

/** Undefined when it was done. */
export async function change(
  office: Office,
  id: Id<'session'>,
  typed: Texts,
): Promise<Refused | undefined> {
  const session = await office.store.sessions.find(id)
  if (!session) return refusedAt(noField, deskRefused.dateCalledOff)
  const read = readSessionChange(typed, session)
  if (read.kind === 'invalid') return { problems: problemsAt(problems, read.fields), typed }
  const outcome = await changeSession(office, id, read.value)
  switch (outcome.kind) {
    case 'too-few-places':
      return refusedAt('capacity', fill(words.capacityProblem, { taken: outcome.taken }), typed)
    case 'hours-taken':
      return refusedAt('startTime', deskDates.change.hoursTaken, typed)
    case 'hours-over':
      return refusedAt('startTime', deskDates.change.hoursOver, typed)
    case 'no-such-date':
      return refusedAt(noField, deskRefused.dateCalledOff)
    case 'done':
      return undefined
  }
}

const upToMost = { min: 1, max: mostPlaces }

const problems: Texts = {
  startTime: deskDates.change.startsProblem,
  endTime: deskDates.change.endsProblem,
  capacity: fill(words.placesProblem, upToMost),
  bookedElsewhere: fill(words.elsewhereProblem, { min: 0, max: mostPlaces }),
  minimum: fill(words.minimumProblem, upToMost),
  decidesOn: words.decidesOnProblem,
  ...ownDateProblems,
}
