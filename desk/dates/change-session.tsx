import { FormFields } from '#app/plain/form-fields.tsx'
import { noField, type Texts } from '#app/plain/parts.tsx'
import { hasBegun } from '#booking/dates/session.ts'
import { sessionChange } from '#booking/dates/session-form.ts'
import { fill } from '#language/fill.ts'
import { changeSession } from '#office/dates/change-session.ts'
import type { SessionOnFile } from '#store/dates/sessions.ts'
import { refusalAt } from '../buttons.tsx'
import { asking, AskingForm, readAsShown } from '../desk-form.tsx'
import { ownDateChoices, ownDateFields, ownDateTyped, ownDateWords } from './date-fields.tsx'
import { deskWords } from '../desk-language.ts'
import type { DeskVisit } from '../visit.ts'

const words = () => deskWords().pages.date

const changing = () => {
  const { change: title, save: button, placesProblem: capacityProblem } = words()
  const { change, startTimeProblem, endTimeProblem } = deskWords().dates
  const own = { ...change, startTimeProblem, endTimeProblem, ...ownDateWords() }
  const noteProblem = deskWords().refused.tooLong
  const formWords = { ...words(), ...own, capacityProblem, noteProblem, title, button }
  return asking(sessionChange, { does: 'change', words: formWords, choices: ownDateChoices() })
}

const hours = ['startTime', 'endTime'] as const
const numbers = ['capacity', 'bookedElsewhere', 'minimum', 'decidesOn'] as const

function textsOf(session: SessionOnFile): Texts {
  const texts = Object.entries(session).map(([name, value]) => [name, String(value ?? '')])
  return { ...Object.fromEntries(texts), ...ownDateTyped(session) }
}

export function ChangeSession({ session, now }: { session: SessionOnFile; now: Date }) {
  const first = textsOf(session)
  const fields = { form: changing(), first, sendsShown: true }
  const isBegun = hasBegun(session, now)
  const isRunning = session.furtherDays.length > 0 && isBegun && now < session.endsAt
  const own = ownDateFields(session).filter(
    (name) => name !== 'furtherDays' || !isBegun || isRunning,
  )
  return (
    <AskingForm of={changing()} first={first} only={['note']} sendsShown>
      {!isBegun && (
        <>
          <p className="mb-5">{deskWords().dates.change.hoursTold}</p>
          <FormFields {...fields} only={hours} />
        </>
      )}
      {isRunning && <p className="mb-5">{deskWords().dates.change.daysTold}</p>}
      <FormFields {...fields} only={[...numbers, ...own]} />
      <p className="mb-5">{deskWords().dates.change.priceKept}</p>
    </AskingForm>
  )
}

export async function handleSessionChange({ office, id, now }: DeskVisit, form: URLSearchParams) {
  const session = await office.store.sessions.find(id)
  if (!session) return refusalAt(noField, deskWords().refused.dateCalledOff)
  const read = readAsShown(changing(), { sent: form, now: textsOf(session) }, session)
  if (read.kind === 'refused') return read.refused
  const { typed } = read
  const outcome = await changeSession(office, id, read.value)
  switch (outcome.kind) {
    case 'too-few-places':
      return refusalAt('capacity', fill(words().capacityProblem, { taken: outcome.taken }), typed)
    case 'hours-taken':
      return refusalAt('startTime', deskWords().dates.change.hoursTaken, typed)
    case 'hours-over':
      return hasBegun(session, now)
        ? refusalAt('furtherDays', deskWords().dates.change.daysTold, typed)
        : refusalAt('startTime', deskWords().dates.change.hoursOver, typed)
    case 'no-such-date':
      return refusalAt(noField, deskWords().refused.dateCalledOff)
    case 'done':
      return undefined
  }
}
