import { noField, type Refused } from '#app/plain/parts.tsx'
import { readPartySize } from '#booking/forms/owner-forms.ts'
import { isCountOpen } from '#booking/party/party-size.ts'
import { deskTogether as words } from '#content/words/nl/desk-together.ts'
import { desk } from '#content/words/nl/desk.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import type { ToDo } from '#office/due/to-do.ts'
import { type Chosen, confirmTogether } from '#office/reservations/confirm-together.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { DeskButton, refusedAt } from '../buttons.tsx'
import { countedText } from '../dutch.ts'
import { officeOf } from '../undo/press-undo.tsx'
import type { DeskVisit } from '../visit.ts'

const formId = 'together'
const field = 'chosen'
const leftParameter = 'niet'
/** One change holds so many; the next press takes the rest. */
const mostAtOnce = 200
/** So many are named; the list below has all of them. */
const mostNamed = 10

/** What can be answered with yes unseen: nobody knows the price of five or more. */
function isReady(toDo: ToDo): boolean {
  return toDo.kind === 'request' && !isCountOpen(toDo.reservation)
}

/** One button for the requests that are ticked in the list below it; nothing while there is only one. */
export function Together({ toDos }: { toDos: readonly ToDo[] }) {
  const n = toDos.filter(isReady).length
  if (n < 2) return null
  return (
    <form id={formId} method="post" action={deskPath()} className="no-print mt-3" noValidate>
      <p className="mb-3 max-w-[33.5em]">{fill(words.text, { n })}</p>
      <DeskButton does="confirm-all" look="button">
        {words.button}
      </DeskButton>
    </form>
  )
}

/** Whether a request goes along; ticked from the start. */
export function GoesAlong({ reservation }: { reservation: ReservationOnFile }) {
  if (isCountOpen(reservation)) return null
  const { id, name, participants } = reservation
  return (
    <label className="no-print goes-along">
      <input
        type="checkbox"
        className="field-check"
        form={formId}
        name={field}
        value={`${participants} ${id}`}
        defaultChecked
        aria-label={fill(words.along, { name })}
      />
    </label>
  )
}

/** Where the page that says what was done is; or why nothing was. */
export async function pressTogether(
  visit: DeskVisit,
  form: URLSearchParams,
): Promise<Refused | string> {
  const chosen = form.getAll(field).slice(0, mostAtOnce).flatMap(readChosen)
  if (chosen.length === 0) return refusedAt(noField, words.none)
  const reservationIds = chosen.map(({ id }) => id)
  const office = officeOf(visit, 'confirm-all', { reservationIds })
  const { count, left } = await confirmTogether(office, chosen)
  if (count === 0) return refusedAt(noField, await leftText(visit, left))
  const asked = new URLSearchParams({ done: 'confirm-all' })
  if (left.length > 0) asked.set(leftParameter, left.slice(0, mostNamed).join(' '))
  return `${deskPath()}?${asked}`
}

function readChosen(typed: string): readonly Chosen[] {
  const [participants = '', id = ''] = typed.split(' ')
  const read = readPartySize({ participants })
  return read.kind === 'invalid' ? [] : [{ id, from: read.value.participants }]
}

/** Those that were ticked and not confirmed; undefined when there were none. */
export async function leftNotice(visit: DeskVisit) {
  const ids = (visit.c.req.query(leftParameter) ?? '').split(' ').filter(Boolean)
  if (ids.length === 0) return undefined
  return (
    <p className="notice mt-5" data-grave="">
      {await leftText(visit, ids.slice(0, mostNamed))}
    </p>
  )
}

async function leftText({ office }: DeskVisit, ids: readonly string[]): Promise<string> {
  const found = await office.store.reservations.findEach(ids)
  const names = found.map(({ name, status }) => {
    const why = status === 'requested' ? words.changed : desk.statuses[status]
    return fill(words.leftOne, { name, why })
  })
  const gone = ids.length - found.length
  const others = gone > 0 ? [countedText(words.gone, gone)] : []
  return fill(words.left, { names: [...names, ...others].join('; ') })
}
