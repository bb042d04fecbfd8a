import type { OwnerWords } from '#content/words/owner-words.ts'
import { Fragment, type ReactNode } from 'react'
import { type Texts, TextLink } from '#app/plain/parts.tsx'
import { distinguishingNotes } from '#booking/people/distinguish.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { keysOf, onceBy } from '#language/keys-of.ts'
import type { ToDo } from '#office/due/to-do.ts'
import type { Button } from '../button-names.ts'
import { Together, wholeParameter } from '../reservations/confirm-together.tsx'
import { ToDoLine } from './to-do-line.tsx'
import { maxToDecide } from '../money/statement/transactions.tsx'
import { countedText, deskWords } from '../desk-language.ts'

const more = () => deskWords().toDo.more

/** Longest list in one piece; a longer list is cut by subject, so that requests hide no refund. */
const maxTogether = 15
/** Most lines of a subject; its other lines are folded. */
const maxOpen = 8

type Answered = {
  /** The line after the one just answered: it is kept in view, and the notice stands there. */
  readonly at: string | undefined
  readonly notice: ReactNode
  readonly isWhole: boolean
  /** Parts of the page that stand before the first line of a kind. */
  readonly before: Partial<Record<ToDo['kind'], ReactNode>>
}

type ShownList = Answered & { readonly toDos: readonly ToDo[]; readonly typed: string | undefined }

export function ToDoList({ toDos, typed, ...answered }: ShownList) {
  if (toDos.length <= maxTogether) {
    return (
      <>
        <Together toDos={toDos} typed={typed} isWhole />
        <ul className="mt-3 border-t-2 border-ink">
          <Lines lines={linesOf(toDos)} {...answered} isPicked />
        </ul>
      </>
    )
  }
  return keysOf(deskWords().subjects).map((subject) => {
    const lines = linesOf(toDos.filter(({ kind }) => subjectOf[kind] === subject))
    const title = deskWords().subjects[subject]
    return lines.length > 0 && <Subject key={subject} {...{ title, lines, typed }} {...answered} />
  })
}

const subjectOf: Readonly<Record<ToDo['kind'], keyof OwnerWords['subjects']>> = {
  request: 'requests',
  'to-decide': 'dates',
  message: 'messages',
  refund: 'money',
  'voucher-refund': 'money',
  late: 'money',
  transaction: 'money',
  invoice: 'invoices',
  'invoice-more': 'invoices',
  'credit-note': 'invoices',
  'invoice-anew': 'invoices',
  option: 'options',
  'failed-mail': 'mails',
}

type ToDoLine = ReturnType<typeof linesOf>[number]

/** Each line with the one to show once it is answered: the next, or the one before the last. */
function linesOf(toDos: readonly ToDo[]) {
  const keys = toDos.map(keyOf)
  return toDos.map((toDo, n) => ({
    toDo,
    key: keys[n]!,
    beside: keys[n + 1] ?? keys[n - 1],
    isFirst: toDos.findIndex(({ kind }) => kind === toDo.kind) === n,
  }))
}

type ListedLines = Answered & { readonly lines: readonly ToDoLine[] }
type Titled = Pick<ShownList, 'typed'> & { readonly title: string }

function Subject({ title, lines, typed, ...answered }: ListedLines & Titled) {
  const isRequests = lines.every(({ toDo }) => toDo.kind === 'request')
  const transactions = lines.filter(({ toDo }) => toDo.kind === 'transaction').length
  const others = Math.max(0, transactions - maxToDecide)
  const open = answered.isWhole && isRequests ? lines.length : maxOpen
  // Transactions stand last among their subject.
  const rest = lines.slice(open, lines.length - others)
  // Requests are ticked only when they are in sight.
  const isPicked = rest.length === 0
  return (
    <section className="mb-8">
      <h3 className="mt-3 text-lead">{fill(title, { n: lines.length })}</h3>
      <Together toDos={lines.map(({ toDo }) => toDo)} typed={typed} isWhole={isPicked} />
      <ul className="mt-2 border-t-2 border-ink">
        <Lines lines={lines.slice(0, open)} {...answered} isPicked={isPicked} />
      </ul>
      {rest.length > 0 && (
        <details open={rest.some(({ key }) => key === answered.at)}>
          <summary className="fold">{fill(more(), { n: rest.length + others })}</summary>
          <ul>
            <Lines lines={rest} {...answered} isPicked={false} />
          </ul>
          {others > 0 && (
            <TextLink to={deskPath('rekening')}>
              {countedText(deskWords().account.othersWait, others)}
            </TextLink>
          )}
        </details>
      )}
    </section>
  )
}

type Picked = ListedLines & { readonly isPicked: boolean }

function Lines({ lines, at, notice, isWhole, isPicked, before }: Picked) {
  return lines.map(({ toDo, key, beside, isFirst }) => (
    <Fragment key={key}>
      {isFirst && before[toDo.kind] && (
        <li className="border-b border-rule pb-3">{before[toDo.kind]}</li>
      )}
      {key === at && notice && (
        <li id={doneAnchor} tabIndex={-1} className="border-b border-rule pb-5 outline-none">
          {notice}
        </li>
      )}
      <ToDoLine toDo={toDo} action={pathAt(beside, { isWhole })} isPicked={isPicked} />
    </Fragment>
  ))
}

const doneAnchor = 'done'
export const lineParameter = 'at'

type Way = Pick<Answered, 'isWhole'> & { readonly done?: Button; readonly pressed?: Texts }

/** Address of the list with one line in view, where the result is said. */
export function pathAt(line: string | undefined, { isWhole, done, pressed }: Way): string {
  const query = new URLSearchParams({
    ...(isWhole && { [wholeParameter]: '1' }),
    ...(done && { done, ...pressed }),
    ...(line && { [lineParameter]: line }),
  })
  const place = done && line ? `#${doneAnchor}` : ''
  return query.size > 0 ? `${deskPath()}?${query}${place}` : deskPath()
}

export function isListed(toDos: readonly ToDo[], line: string | undefined): boolean {
  return toDos.some((toDo) => keyOf(toDo) === line)
}

function keyOf(toDo: ToDo): string {
  switch (toDo.kind) {
    case 'transaction':
      return toDo.transaction.key
    case 'failed-mail':
      return toDo.mail.id
    case 'message':
      return toDo.message.id
    case 'option':
      return toDo.option.id
    case 'refund':
      return toDo.refund.id
    case 'voucher-refund':
      return toDo.voucher.id
    case 'to-decide':
      return toDo.session.id
    default:
      return `${toDo.kind} ${toDo.reservation.id}`
  }
}

/** Two guests of one name are told apart, but not in refunds: the bank compares their name. */
export function withDistinctToDos(toDos: readonly ToDo[]): readonly ToDo[] {
  const bookings = toDos.flatMap((toDo) => ('reservation' in toDo ? toDo.reservation : []))
  const apart = distinguishingNotes(onceBy(bookings, ({ id }) => id))
  return toDos.map((toDo) => {
    if (!('reservation' in toDo) || toDo.kind === 'refund') return toDo
    const { id, name } = toDo.reservation
    const by = apart.get(id)
    if (by === undefined) return toDo
    return { ...toDo, reservation: { ...toDo.reservation, name: `${name} (${by})` } }
  })
}
