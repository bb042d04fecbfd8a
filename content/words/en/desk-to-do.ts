import type { DeskWords } from '../shape.ts'

/** The work of the day on the first page of the desk. */
export const deskToDo: DeskWords['toDo'] = {
  fiveOrMore: '5 or more',
  decide: 'Is it going ahead? {date}',
  decideHas: '{taken} booked, minimum {minimum}',
  goAhead: 'Go ahead',
  callOff: 'Call off',
  received: 'Received',
  more: '{n} more to do',
  requestHours: '{hours} h left to answer',
  requestSoon: '{hours} h until the workshop begins',
  requestLate: 'your answer is late',
  overdue: '{title}: {name}, {amount}',
  partOverdue: 'Not all in yet: {name}, {amount} short',
  due: 'due on {date}',
  readFirst: 'Import a newer bank statement first',
  owing: 'Still owed: {name}, {amount}',
  owingAfter: 'the workshop was on {date}',
  refund: 'Refund due: {name}, {amount}',
  refundLate: 'late: promised by {date}',
  refundReasons: {
    over: 'too much came in',
    'after-end': 'the payment came after the booking had ended',
    party: 'fewer people are coming',
    'called-off': 'the date was called off',
    declined: 'the request was declined',
    cancelled: 'cancelled: all of it goes back',
    'cancelled-part': 'cancelled: part of it goes back',
    'place-taken': 'somebody took and paid for the free place',
  },
  transaction: 'Payment to check: {payer}, {amount} on {date}',
  transactionNobody: 'name unknown',
  transactionOver: '{amount} came in: this is more than was due.',
  failedMail: 'Email not delivered: {to}',
  mailAgain: 'Try all those emails again',
}

/** Headings in a long to-do list. */
export const deskSubjects: DeskWords['subjects'] = {
  requests: 'Requests ({n})',
  dates: 'Dates ({n})',
  messages: 'Messages ({n})',
  money: 'Money ({n})',
  invoices: 'Invoices ({n})',
  options: 'Options ({n})',
  mails: 'Emails ({n})',
}
