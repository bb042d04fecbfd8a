import { deskPath } from '#language/desk-paths.ts'
import type { ToDo } from '#office/due/to-do.ts'
import { HowPaid } from './how-paid.tsx'
import { NoMailbox, RemindLink, remindedText } from '../reservations/remind.tsx'
import { ToDoEntry, Press } from '../due/to-do-parts.tsx'

/** A payment that is late: the owner notes that it came, or reminds the guest, once. */
export function OwedLine(
  props: Readonly<Record<'payment' | 'text' | 'aside' | 'action', string>> & {
    readonly toDo: Extract<ToDo, { readonly kind: 'overdue' | 'owing' }>
  },
) {
  const { toDo, payment, text, action } = props
  const { reservation, reminded } = toDo
  const { id, email } = reservation
  const aside = [props.aside, ...(reminded ? [remindedText(reminded)] : [])].join('\n')
  return (
    <ToDoEntry to={deskPath('boeking', id)} {...{ text, aside }}>
      <div className="no-print flex flex-wrap gap-3">
        <Press does="received" fields={{ booking: id, payment }} label={text} action={action}>
          <HowPaid name={reservation.name} />
        </Press>
        {email && !reminded && <RemindLink id={id} label={text} />}
      </div>
      {!email && <NoMailbox of={reservation} />}
    </ToDoEntry>
  )
}
