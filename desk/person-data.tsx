import { type Refused, TextLink } from '#app/plain/parts.tsx'
import { CheckField } from '#app/ui/field.tsx'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { deskPerson as words } from '#content/words/nl/desk-person.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { eraseGuest } from '#office/people/erase-person.ts'
import { exportGuest } from '#office/people/export-person.ts'
import { answerFile } from '#server/http/answer-file.ts'
import { answerDone } from '#server/http/plain-page.ts'
import type { ReservationOnFile } from '#store/reservations.ts'
import { Fold, DeskButton, isRefused, refusedAt, sayDone, sayingDone } from './buttons.tsx'
import { notThere } from './frame.tsx'
import type { DeskVisit } from './visit.ts'

/** What a guest may ask of what is kept about them: a copy, and to have it erased. */
export function PersonData(props: {
  readonly reservation: ReservationOnFile
  readonly refused: Refused | undefined
}) {
  const { reservation, refused } = props
  const { id, email } = reservation
  return (
    <Fold title={words.title} isOpen={isRefused(refused, ['sure'])}>
      <TextLink to={deskPath('boeking', id, 'gegevens.json')}>{words.download}</TextLink>
      <form method="post" noValidate className="mt-5">
        <p className="mb-2 [overflow-wrap:anywhere]">
          {words.text} {email && fill(words.textAll, { email })}
        </p>
        <CheckField name="sure" label={words.sure} problem={refused?.problems['sure']} />
        <DeskButton does="erase" look="button-grave">
          {words.button}
        </DeskButton>
      </form>
    </Fold>
  )
}

export async function personAsJson(visit: DeskVisit): Promise<Response> {
  const { c, id, office, now } = visit
  const data = await exportGuest(office.store, id, now)
  if (!data) return notThere(visit)
  const body = JSON.stringify(data, undefined, 2)
  return answerFile(c, 'gegevens.json', { type: 'application/json; charset=utf-8', body })
}

/** Not to be taken back: so it asks first. The booking may be gone with its guest. */
export async function pressErase(
  visit: DeskVisit,
  form: URLSearchParams,
): Promise<Response | Refused> {
  const { c, id, office, now } = visit
  if (!form.has('sure')) return refusedAt('sure', deskPages.date.sureProblem)
  const outcomes = await eraseGuest(office.store, id, now)
  office.dataForgotten()
  if (!(await office.store.findReservation(id))) {
    return answerDone(c, sayingDone(deskPath(), 'erased'))
  }
  const isKept = outcomes.some(({ outcome }) => outcome === 'kept')
  return sayDone(visit, isKept ? 'erased-kept' : 'erased')
}
