import type { DeskWords } from '../shape.ts'
import { rulesIn } from '../terms.ts'

const { remindAgain } = rulesIn('en')

/** Mails to the farm about late payments, whole or in part. */
export const overdueMails: DeskWords['overdueMails'] = {
  subject: '{title}: {name}, {workshop} on {date}',
  preview: '{open} is late. You decide what happens.',
  several: {
    preview: 'Who, how much and since when. You decide what happens.',
    title: '{n} payments not in yet',
    text: 'Import a new bank statement first: they may be there already.',
    line: '{name}: {what} {open}, due on {due}',
    groups: {
      toCheck: 'Money waiting under ‘Bank’ may be theirs; check that first:',
      toRemind: 'Not reminded of this sum yet; you can do that on the booking:',
      toCall: `Already reminded; one last reminder can go after ${remindAgain.spelled}. Call those who gave a number:`,
      noMailbox: 'No email address, so no reminder; give them a call:',
    },
  },
  call: 'Call {name}: {telephone}',
  stands: 'Nothing happens until you decide: the places stay taken.',
  reminded: 'The guest was reminded of it by email on {at}.',
  notReminded: 'The guest hasn’t been reminded of this sum yet: you can do that on the booking.',
  waits: '{amount} from {payer} is waiting under ‘Bank’: check that first.',
  noMailbox: 'The guest has no email address, so got no reminder: give them a call.',
  deposit: {
    title: 'No deposit yet',
    text: 'The deposit from {name} should have been here by {due}.',
    part: {
      title: 'Deposit incomplete',
      text: '{received} of the deposit from {name} has come in. {open} is still missing; all of it should have been here by {due}.',
    },
  },
  /** The only payment. */
  whole: {
    title: 'No payment yet',
    text: 'The payment from {name} should have been here by {due}.',
    part: {
      title: 'Payment incomplete',
      text: '{received} of the payment from {name} has come in. {open} is still missing; all of it should have been here by {due}.',
    },
  },
  together: {
    title: 'No deposit and no balance yet',
    text: 'The deposit from {name} should have been here by {due}, and now the balance too: {open} in all.',
    part: {
      title: 'Not all in yet',
      text: '{received} has come in from {name}. The deposit should have been here by {due}, and now the balance too: another {open} in all.',
    },
  },
  balance: {
    title: 'No balance yet',
    text: 'The balance from {name} should have been here by {due}.',
    part: {
      title: 'Balance incomplete',
      text: '{received} of the balance from {name} has come in. {open} is still missing; all of it should have been here by {due}.',
    },
  },
}
