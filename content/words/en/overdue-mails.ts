import type { overdueMails as dutch } from '../nl/overdue-mails.ts'
import { rulesIn } from '../terms.ts'
import type { Widened } from '../widened.ts'

const terms = rulesIn('en')

/** Mails to the farm about late payments, whole or in part. */
export const overdueMails: Widened<typeof dutch> = {
  several: {
    subject: '{n} payments not in yet',
    preview: 'Who, how much and since when. You decide what happens.',
    title: '{n} payments not in yet',
    text:
      'Import a new bank statement first: they may be there already. On the booking, and at your desk, ' +
      'you can remind the guest or say that the money is in.',
    line: '{name}: {what} {open}, expected on {due}',
    stands: 'Nothing happens until you decide: the places stay taken.',
  },
  'deposit-overdue': {
    subject: 'No deposit yet: {name}, {workshop}, {date}',
    preview: `The deposit is ${terms.depositLate.spelled} late. You decide what happens.`,
    title: 'No deposit yet',
    text: 'The deposit from {name} should have been here on {due}. The guest has been reminded by email.',
    textNoEmail:
      'The deposit from {name} should have been here on {due}. ' +
      'The guest has no email address, so got no reminder: give them a call.',
    part: {
      subject: 'Deposit incomplete: {name}, {workshop}, {date}',
      preview: `The rest is ${terms.depositLate.spelled} late. You decide what happens.`,
      title: 'Deposit incomplete',
      text:
        'Of the deposit from {name}, {received} came. {open} is still missing; all of it should ' +
        'have been here on {due}. The guest has been reminded by email.',
      textNoEmail:
        'Of the deposit from {name}, {received} came. {open} is still missing; all of it should ' +
        'have been here on {due}. The guest has no email address, so got no reminder: give them a call.',
    },
    stands: 'Nothing happens until you decide: the places stay taken.',
  },
  /** The only payment. */
  'whole-overdue': {
    subject: 'No payment yet: {name}, {workshop}, {date}',
    preview: `The payment is ${terms.depositLate.spelled} late. You decide what happens.`,
    title: 'No payment yet',
    text: 'The payment from {name} should have been here on {due}. The guest has been reminded by email.',
    textNoEmail:
      'The payment from {name} should have been here on {due}. ' +
      'The guest has no email address, so got no reminder: give them a call.',
    part: {
      subject: 'Payment incomplete: {name}, {workshop}, {date}',
      preview: `The rest is ${terms.depositLate.spelled} late. You decide what happens.`,
      title: 'Payment incomplete',
      text:
        'Of the payment from {name}, {received} came. {open} is still missing; all of it should ' +
        'have been here on {due}. The guest has been reminded by email.',
      textNoEmail:
        'Of the payment from {name}, {received} came. {open} is still missing; all of it should ' +
        'have been here on {due}. The guest has no email address, so got no reminder: give them a call.',
    },
    stands: 'Nothing happens until you decide: the places stay taken.',
  },
  'balance-overdue': {
    subject: 'No balance yet: {name}, {workshop}, {date}',
    preview: `The balance is ${terms.balanceLate.spelled} late. You decide what happens.`,
    title: 'No balance yet',
    text: 'The balance from {name} should have been here on {due}. The payment details were sent by email.',
    textNoEmail:
      'The balance from {name} should have been here on {due}. ' +
      'The guest has no email address, so wasn’t asked for it: give them a call.',
    part: {
      subject: 'Balance incomplete: {name}, {workshop}, {date}',
      preview: `The rest is ${terms.balanceLate.spelled} late. You decide what happens.`,
      title: 'Balance incomplete',
      text:
        'Of the balance from {name}, {received} came. {open} is still missing; all of it should ' +
        'have been here on {due}. The payment details were sent by email.',
      textNoEmail:
        'Of the balance from {name}, {received} came. {open} is still missing; all of it should ' +
        'have been here on {due}. The guest has no email address, so wasn’t asked for it: give them a call.',
    },
    stands: 'Nothing happens until you decide: the places stay taken.',
  },
}
