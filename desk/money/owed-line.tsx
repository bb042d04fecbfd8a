import { deskPath } from '#language/desk-paths.ts'
import type { ToDo } from '#office/due/to-do.ts'
import { HowPaid } from './how-paid.tsx'
import { remindedText, ToRemind } from '../reservations/remind.tsx'
import { ToDoEntry, ToDoButton } from '../due/to-do-parts.tsx'

export function OwedLine(
  props: Readonly<Record<'text' | 'aside' | 'action', string>> & {
    readonly toDo: Extract<ToDo, { readonly kind: 'late' }>
  },
) {
  const { toDo, text, action } = props
  const { reservation, reminded, late } = toDo
  const { id, name } = reservation
  const payment = late.part === 'deposit' || late.part === 'balance' ? late.part : 'all'
  const aside = [props.aside, ...(reminded ? [remindedText(reminded, toDo)] : [])].join('\n')
  return (
    <ToDoEntry to={deskPath('boeking', id)} {...{ text, aside }}>
      <div className="no-print flex flex-wrap gap-3">
        <ToDoButton does="received" fields={{ booking: id, payment }} label={text} action={action}>
          <HowPaid name={name} />
        </ToDoButton>
        <ToRemind of={toDo} label={text} />
      </div>
    </ToDoEntry>
  )
}
