import type { deskRemind as dutch } from '../nl/desk-remind.ts'
import type { Widened } from '../widened.ts'

/** Reminder of a late payment. */
export const deskRemind: Widened<typeof dutch> = {
  link: 'Remind the guest',
  title: 'Remind the guest',
  text: 'This goes to {name} at {email}. You can remind once for each payment.',
  button: 'Send this reminder',
  done: 'reminded on {at}',
  doneByClock: 'reminded on {at} (automatically)',
  noMailbox: 'no email address: call {telephone}',
  unreachable: 'no email address and no telephone number',
}
