import { createContext, use } from 'react'
import { LinkList, noField, type Texts } from '#app/plain/parts.tsx'
import { ownWords } from '#booking/forms/text-rules.ts'
import { isCountOpen } from '#booking/party/party-size.ts'
import { addedText } from '#booking/reservations/guest-facts.ts'
import { isAgreed } from '#booking/reservations/status.ts'
import { shownStatus } from '#booking/reservations/shown-status.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import type { ToDo } from '#office/due/to-do.ts'
import {
  type Chosen,
  confirmTogether,
  shownInRequest,
} from '#office/reservations/answer-request.ts'
import { DeskButton, refusalAt, typedIn } from '../buttons.tsx'
import { countedText, deskWords, listedText } from '../desk-language.ts'
import { undoableOffice } from '../undo/undo-notice.tsx'
import { OwnWords } from './yes-words.tsx'
import type { DeskVisit } from '../visit.ts'

const words = () => deskWords().together

const formId = 'together'
const field = 'chosen'
export const wordsField = 'words-of-all'
const leftParameter = 'niet'
const doneParameter = 'wel'
const othersParameter = 'meer'
export const wholeParameter = 'alle'
/** One change confirms so many; the next press confirms the others. */
const maxAtOnce = 200
/** Most requests in the notice; the list below has all. */
const maxNamed = 10
const maxConfirmedNamed = 40

/** A request can be confirmed unseen, but not for five or more: nobody knows its price. */
function isReady(toDo: ToDo): boolean {
  return toDo.kind === 'request' && !isCountOpen(toDo.reservation)
}

/** Ticked from the start: a request without a question from a guest who pressed a link of ours. */
function isTicked(request: Request): boolean {
  return asksNothing(request) && !request.isUnproven
}

function asksNothing({ reservation, hasBegun }: Request): boolean {
  return !hasBegun && addedText(reservation) === ''
}

export const Ticks = createContext(isTicked)

/** Boxes of a refused form as they were sent; a button adds those of requests that only wait for a proven address. */
export function ticksAfter({ [wordsField]: own, [field]: sent = '', do: button }: Texts = {}) {
  if (own === undefined) return isTicked
  const isAdded = button === 'tick-unproven' ? asksNothing : () => false
  return (request: Request) => sent.includes(request.reservation.id) || isAdded(request)
}

type Request = Pick<Extract<ToDo, { kind: 'request' }>, 'reservation' | 'isUnproven' | 'hasBegun'>

type ListedRequests = {
  readonly toDos: readonly ToDo[]
  readonly typed: string | undefined
  readonly isWhole: boolean
}

/** One button for all ticked requests, once every one is in sight; none for a single request. */
export function Together({ toDos, typed, isWhole }: ListedRequests) {
  const ticks = use(Ticks)
  const ready = toDos.filter(isReady)
  const n = ready.length
  if (n < 2) return null
  if (!isWhole) {
    const text = fill(words().showAll, { n: toDos.length })
    return <LinkList links={[{ to: `${deskPath()}?${wholeParameter}=1#${formId}`, text }]} />
  }
  const requests = ready.filter((toDo) => toDo.kind === 'request')
  const unticked = requests.filter((request) => !ticks(request))
  const unproven = unticked.filter(asksNothing).length
  const action = `${deskPath()}?${wholeParameter}=1`
  return (
    <form id={formId} method="post" action={action} className="no-print mt-3" noValidate>
      {unticked.length < n && <p className="mb-3 max-w-[33.5em]">{fill(words().text, { n })}</p>}
      {unticked.length > 0 && (
        <p className="mb-3 max-w-[33.5em]">{countedText(words().unticked, unticked.length)}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <DeskButton does="confirm-all" look={unticked.length < n ? 'button' : 'button-quiet'}>
          {words().button}
        </DeskButton>
        {unproven > 0 && (
          <DeskButton does="tick-unproven" at={`${action}#${formId}`}>
            {fill(words().tickUnproven, { n: unproven })}
          </DeskButton>
        )}
      </div>
      <OwnWords field={wordsField} hint={words().hint} typed={typed} />
    </form>
  )
}

export function GoesAlong(request: Request) {
  const { reservation } = request
  if (isCountOpen(reservation)) return null
  const { id, name } = reservation
  return (
    <label className="no-print goes-along">
      <input
        type="checkbox"
        className="field-check"
        form={formId}
        name={field}
        value={`${id} ${shownInRequest(reservation)}`}
        defaultChecked={use(Ticks)(request)}
        aria-label={fill(words().along, { name })}
      />
    </label>
  )
}

export async function handleConfirmTogether(visit: DeskVisit, form: URLSearchParams) {
  const chosen = form.getAll(field).slice(0, maxAtOnce).map(readChosen)
  const answer = ownWords(form.get(wordsField) ?? '')
  const typed = typedIn(form)
  if (chosen.length === 0) return refusalAt(noField, words().none, typed)
  const reservationIds = chosen.map(({ id }) => id)
  const office = undoableOffice(visit, 'confirm-all', { reservations: reservationIds })
  const { count, left } = await confirmTogether(office, chosen, answer)
  if (count === 0) return refusalAt(noField, await leftText(visit, left), typed)
  const done = reservationIds.filter((id) => !left.includes(id))
  const named = done.slice(0, maxConfirmedNamed).join(' ')
  const query = new URLSearchParams({ done: 'confirm-all', [doneParameter]: named })
  const others = done.length - maxConfirmedNamed
  if (others > 0) query.set(othersParameter, String(others))
  if (left.length > 0) query.set(leftParameter, left.slice(0, maxNamed).join(' '))
  return visit.c.redirect(`${deskPath()}?${query}`, 303)
}

function readChosen(typed: string): Chosen {
  const [id = '', shown = ''] = typed.split(' ')
  return { id, shown }
}

export async function confirmedText({ c, office }: DeskVisit): Promise<string | undefined> {
  const ids = (c.req.query(doneParameter) ?? '').split(' ').filter(Boolean)
  const found = await office.store.reservations.listEach(ids.slice(0, maxConfirmedNamed))
  const names = found.filter(({ status }) => isAgreed(status)).map(({ name }) => name)
  if (names.length === 0) return undefined
  const n = Number(c.req.query(othersParameter))
  const others = n > 0 ? [countedText(words().others, n)] : []
  return fill(words().confirmed, { names: listedText([...names, ...others]) })
}

/** Notice of ticked requests that could not be confirmed; undefined without any. */
export async function leftNotice(visit: DeskVisit) {
  const ids = (visit.c.req.query(leftParameter) ?? '').split(' ').filter(Boolean)
  if (ids.length === 0) return undefined
  return (
    <p className="notice mt-5" data-grave="">
      {await leftText(visit, ids.slice(0, maxNamed))}
    </p>
  )
}

async function leftText({ office }: DeskVisit, ids: readonly string[]): Promise<string> {
  const found = await office.store.reservations.listEach(ids)
  const names = found.map((booking) => {
    const { name, status } = booking
    const why =
      status === 'requested' ? words().changed : deskWords().desk.statuses[shownStatus(booking)]
    return fill(words().leftOne, { name, why })
  })
  const gone = ids.length - found.length
  const others = gone > 0 ? [countedText(words().gone, gone)] : []
  return fill(words().left, { names: [...names, ...others].join('; ') })
}
