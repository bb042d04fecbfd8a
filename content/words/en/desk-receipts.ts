import type { DeskWords } from '../shape.ts'
import { rulesIn } from '../terms.ts'

/** The receipts of a booking, as its page on the desk lists, takes and takes back. */
export const deskReceipts: DeskWords['receipts'] = {
  title: 'Money in',
  line: '{amount} on {day}, {how}: {what}',
  hows: {
    cash: 'cash',
    transfer: 'transfer',
    payconiq: 'Payconiq',
    wero: 'Wero',
  },
  byHand: 'noted by hand',
  howUnsaid: 'how was it paid?',
  onStatement: 'in your account',
  notReceived: 'Not received after all',
  marked:
    'Did this money never come? Then {amount} is owed on this booking again. The receipts journal gets a correction today.',
  shown:
    'Was this in your account, but not for this booking? Then {amount} is owed here again, and the money waits under ‘Bank’ until you say what it’s for.',
  succeeded:
    'Because this booking was paid, you gave {amount} back to the guest who had the place first, or that refund is still on your list. That stays as it is.',
  ofEnded: {
    marked:
      'Did this money never come? Then {amount} less goes back to the guest. The receipts journal gets a correction today.',
    shown:
      'Was this in your account, but not for this booking? Then {amount} less goes back to this guest, and the money waits under ‘Bank’ until you say what it’s for.',
    notTold:
      'We don’t tell the guest. If they’ve read that money was coming back, let them know yourself.',
  },
  tell: 'Email the guest that it was a mistake, and what’s owed now',
  tellTold:
    'Email the guest that it was a mistake, and what’s owed now. They’ve already had an email saying that this money had come.',
  spared: 'The email about it is still waiting and won’t go out: the guest won’t notice a thing.',
  notTold: 'The guest has no email address, so we can’t tell them.',
  button: 'Yes, not received after all',
  stays: {
    ended:
      'The booking is cancelled or declined. You kept part of what was paid, or some of it has gone back, so this sum has to stay here.',
    refund: 'A refund is still waiting on this booking. Deal with that first.',
    gone: 'Part of this money has gone back, or carried over to another booking.',
  },
  refused: 'Nothing has changed. {why}',
  byHandTitle: 'Note money received',
  byHandWhole:
    'For what’s still owed. If it came into your account, it’s better to import your bank’s file: that recognises it by itself.',
  byHandText:
    'For what’s still owed: the deposit first, then the balance. If it came into your account, it’s better to import your bank’s file: that recognises it by itself.',
  amount: 'Amount in euros',
  amountProblem: 'Enter how much came, in euros: for example 40 or 32.50.',
  tooMuch: '{amount} is still owed. Enter that much at most; anything over that, you give back.',
  method: 'How it was paid',
  methodProblem: 'Choose how it was paid.',
  day: 'Received on',
  dayProblem: 'Enter the day on which the money came: today or earlier.',
  take: 'Note as received',
  again: {
    problem:
      '{amount} on {day}, {how}, is here already. If the same sum came again, tick the box; otherwise it’s noted already.',
    label: 'Yes, the same sum came again',
  },
  waits: {
    all: '{amount} from {payer} is waiting under ‘Bank’',
    rest: '{amount} came from {payer}: the extra {rest} is waiting under ‘Bank’',
    nobody: 'an unknown payer',
  },
  voucher: {
    title: 'Pay with a gift voucher',
    code: 'Gift voucher code',
    button: 'Redeem',
    paid: '{amount} with a gift voucher, code begins with {code}',
    back: '{amount} is back on the gift voucher.',
    problems: {
      'no-code': 'This code isn’t right. Check it on the voucher: five groups of four characters.',
      unknown:
        'We don’t recognise this code. Check it on the voucher, or look the voucher up under ‘Gift vouchers’.',
      used: 'This voucher is used up.',
      ended: 'This voucher has expired.',
      'nothing-to-pay': 'Nothing is owed on this booking any more.',
    },
  },
}

/** Results of taking a step back, or of a refusal. */
export const deskTakenBack: DeskWords['takenBack'] = {
  letter: 'The emails go out at once. There’s no getting them back.',
  mail: 'The email goes out at once. There’s no getting it back.',
  redeem:
    'This can’t be undone. If the booking is cancelled, the money goes back onto the voucher.',
  substitute:
    'This can’t be undone: the old links no longer work, and what the guest had told us about themselves is erased.',
  burst: 'This can’t be undone: anyone who really wanted to come can ask again.',
  group:
    'This can’t be undone, as the email goes out at once. You can cancel the booking or call off the date.',
  withdraw:
    'This can’t be undone: the group gets an email at once. You can offer them a new option.',
  end: 'This can’t be undone: the device will need a new key.',
  endAll: 'This can’t be undone. This phone or computer will need a new key too.',
  endAllSure: 'Yes, shut out every device, this one too',
  endAllProblem: 'Tick ‘Yes, shut out every device’ if you’re sure.',
}

const terms = rulesIn('en')

/** Reminder of a late payment. */
export const deskRemind: DeskWords['remind'] = {
  link: 'Remind the guest',
  title: 'Remind the guest',
  text: 'This goes to {name} at {email}.',
  later: `You can send one more after ${terms.remindAgain.spelled}.`,
  button: 'Send this reminder',
  again: {
    link: 'Remind once more',
    title: 'Remind once more',
    text: '{name} was {done}. This goes to {name} at {email} now; after it, your desk sends no more reminders.',
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
