import { deskPages } from '#content/words/nl/desk-pages.ts'
import { deskSubjects } from '#content/words/nl/desk-subjects.ts'
import { fill } from '#language/fill.ts'
import { keysOf } from '#language/keys-of.ts'
import type { ToDo } from '#office/due/to-do.ts'
import { ToDoLine } from './to-do-line.tsx'

const { more } = deskPages.toDo

/** So many are one list; more stand by subject, so that a hundred requests hide no refund. */
const mostTogether = 15
/** Of a subject; the rest waits folded. */
const mostOpen = 8

export function ToDoList({ toDos }: { toDos: readonly ToDo[] }) {
  if (toDos.length <= mostTogether) {
    return (
      <ul className="mt-3 border-t-2 border-ink">
        <Lines toDos={toDos} />
      </ul>
    )
  }
  return keysOf(deskSubjects).map((subject) => {
    const own = toDos.filter(({ kind }) => subjectOf[kind] === subject)
    return own.length > 0 && <Subject key={subject} title={deskSubjects[subject]} toDos={own} />
  })
}

const subjectOf: Readonly<Record<ToDo['kind'], keyof typeof deskSubjects>> = {
  request: 'requests',
  refund: 'money',
  'voucher-refund': 'money',
  overdue: 'money',
  owing: 'money',
  transaction: 'money',
  invoice: 'invoices',
  'credit-note': 'invoices',
  'invoice-anew': 'invoices',
  option: 'options',
  'failed-mail': 'mails',
}

function Subject({ title, toDos }: { title: string; toDos: readonly ToDo[] }) {
  const rest = toDos.slice(mostOpen)
  return (
    <section className="mb-8">
      <h3 className="mt-3 text-lead">{fill(title, { n: toDos.length })}</h3>
      <ul className="mt-2 border-t-2 border-ink">
        <Lines toDos={toDos.slice(0, mostOpen)} />
      </ul>
      {rest.length > 0 && (
        <details>
          <summary className="fold">{fill(more, { n: rest.length })}</summary>
          <ul>
            <Lines toDos={rest} />
          </ul>
        </details>
      )}
    </section>
  )
}

function Lines({ toDos }: { toDos: readonly ToDo[] }) {
  return toDos.map((toDo) => <ToDoLine key={keyOf(toDo)} toDo={toDo} />)
}

function keyOf(toDo: ToDo): string {
  switch (toDo.kind) {
    case 'transaction':
      return toDo.transaction.key
    case 'failed-mail':
      return toDo.mail.id
    case 'option':
      return toDo.option.id
    case 'refund':
      return toDo.refund.id
    case 'voucher-refund':
      return toDo.voucher.id
    default:
      return `${toDo.kind} ${toDo.reservation.id}`
  }
}
