import type { DeskWords } from '../shape.ts'
import { rulesIn } from '../terms.ts'

const terms = rulesIn('en')

/** Reminder of a late payment. */
export const deskRemind: DeskWords['remind'] = {
  link: 'Remind the guest',
  title: 'Remind the guest',
  text: `This goes to {name} at {email}. You can send one more after ${terms.remindAgain.spelled}.`,
  button: 'Send this reminder',
  again: {
    link: 'Remind once more',
    title: 'Remind once more',
    text: '{name} was {done}. This now goes to {name} at {email}; your desk sends no reminder after it.',
    button: 'Send this last reminder',
  },
  done: 'reminded on {at}',
  doneByClock: 'reminded on {at} (automatically)',
  doneTwice: 'reminded twice, last on {at}',
  againFrom: 'one more can go from {date}',
  call: 'call {telephone}',
  noMailbox: 'no email address: call {telephone}',
  unreachable: 'no email address and no telephone number',
}
