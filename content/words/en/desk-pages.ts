import type { DeskWords } from '../shape.ts'
import { deskReceipts } from './desk-receipts.ts'

/** The pages of the owner's desk. */
export const deskPages: DeskWords['pages'] = {
  nav: {
    label: 'Desk',
    others: 'More of your desk',
    home: 'Today',
    dates: 'Dates',
    account: 'Bank',
    figures: 'Figures',
    messages: 'Messages',
    devices: 'Devices',
    house: 'House',
    vouchers: 'Gift vouchers',
  },
  counted: { menu: '{name} ({n})', title: '({n}) {title}' },
  home: {
    toDo: 'To do',
    nothing: 'Nothing. Put the kettle on.',
    coming: 'Who’s coming',
    noDates: 'There are no dates on the schedule.',
    clockDoubt:
      'The server’s clock says {now}. The last time we were sure of it was {before}. So until {until} we erase nothing, add no dates, close no bookings and send no reminders. If the clock is wrong, set it right: everything then carries on by itself.',
    clockRight: 'The clock is right',
  },
  date: {
    people: 'Who’s coming',
    actions: 'What you can do',
    nobody: 'Nobody yet.',
    nthDay: 'Day {nth} of {n}',
    taken: '{taken} of the {capacity} places taken',
    waits: {
      one: '{n} person on the waiting list',
      other: '{n} people on the waiting list',
    },
    elsewhere: 'of which {count} booked elsewhere',
    offeredToList: '{count} on offer to the waiting list',
    persons: { one: '{n} person', other: '{n} people' },
    owes: '{amount} to pay',
    paid: 'paid',
    allPaid: 'all paid',
    prepare: 'For the day itself',
    waiting: 'Waiting list',
    waitingSince: 'waiting since {since}',
    waitingClosed: 'As long as the date is closed, nobody on this list is offered places.',
    offered: 'offered until {until}',
    csv: 'List for a spreadsheet (CSV)',
    calendar: 'Put it in your calendar',
    state: {
      open: 'Open',
      closed: 'Closed to new bookings',
      held: 'Not on the site yet: first for those who waited for it',
      private: 'Private group',
      away: 'Not offered: you’re away',
      'off-site': 'Not offered: this workshop isn’t on the site',
      'called-off': 'Called off',
    },
    over: 'This workshop is over.',
    prices: '{least} to {most}',
    change: 'Change the date',
    capacity: 'Places',
    capacityProblem: 'More places are taken than that. Enter {taken} or more.',
    placesProblem: 'Enter a number of places, from {min} to {max}.',
    bookedElsewhere: 'Booked elsewhere',
    bookedElsewhereProblem: 'Enter how many places are booked elsewhere, from {min} to {max}.',
    minimum: 'Minimum number of people (empty: it always goes ahead)',
    minimumProblem:
      'Enter a minimum number of people, from {min} to {max} and no more than there are places. It may stay empty if ‘Decide on’ is empty too.',
    decidesOn: 'Decide on',
    decidesOnProblem: 'Enter the day on which you decide, before the workshop itself.',
    note: 'Note, just for you',
    save: 'Save',
    close: 'Close to new bookings',
    open: 'Open again',
    publish: 'Put on the site',
    sureProblem: 'Tick the box if you’re sure.',
    phone: 'Booking by phone',
    phoneText:
      'The booking is confirmed at once. If there’s an email address, the guest gets an email with what there is to pay. If not, the amount and communication are on the page of the booking.',
    'phone-note': 'Note, just for you',
    participants: 'Number of people',
    participantsProblem: 'Enter a number of people, from {min} to {max}.',
    name: 'Name',
    nameProblem: 'Enter a name of {most} characters at most.',
    email: 'Email address (optional)',
    emailProblem: 'This email address isn’t right. Correct it, or leave it empty.',
    telephone: 'Telephone (optional)',
    telephoneProblem:
      'The number in this field isn’t one you can ring. Enter it in full, or leave it empty.',
    language: 'Language of the emails',
    voucher: 'Gift voucher code (optional)',
    voucherProblem: deskReceipts.voucher.problems['no-code'],
    noRoom: 'There aren’t that many places left. Take fewer, or another date.',
    book: 'Book',
  },
  booking: {
    history: 'What has happened',
    due: 'no later than {date}',
    actions: 'What you can do',
    steps: 'Money received, or cancelling',
    money: 'Money',
    total: 'Total',
    chooseDate: 'Choose a date',
    partyNow: 'How many are coming? Now: {n}. Tap another number to see first what that changes.',
    giveAgain: 'Book after all',
    giveAgainText:
      'This makes a new booking with the same details. It’s confirmed at once. Whatever you still had to refund is still to be refunded.',
    partyNoRoom:
      'There’s no room for that. Left, besides the places of this booking: {left}. Enter {most} at most.',
    refund: 'Refund due: {amount}',
    refundOfCash:
      'The money came in cash. Give it back in cash, or ask which account it may go to.',
    refundNoIban: 'We don’t know which account this money came from. Ask where to refund it.',
    refundCameFrom: '{amount} came from {account}.',
    refundOfShare:
      'That’s how people who came along paid their own share. Ask whether it may go back there.',
    refundDone: 'Refunded on {date}: {amount}',
  },
  movedAtMost:
    'Moved from {from} to {to}; if the guest cancels after that, at most {percent}% goes back',
  splitOffAtMost:
    'Split: {participants} from {from} to here, with {amount}; if the guest cancels after that, at most {percent}% of it goes back. Booking',
  rebookedUnrefunded:
    'Moved to {to} after {from} was called off; {amount} carried over and isn’t refunded',
  refundGone: {
    rebooked:
      'This refund is no longer there: another date was chosen, and the money carried over. If you had already paid it, email the guest.',
    'party-changed':
      'This refund is no longer there: places were added again, and the money counts as paid for them. Check how things stand now. If you had already paid it, email the guest.',
  },
  hands: { guest: 'the guest', owner: 'you', bank: 'a bank statement', clock: 'automatic' },
  payments: { deposit: 'deposit', balance: 'balance', whole: 'payment' },
  earlier: 'Earlier',
  failed:
    'That didn’t work. Look in a minute at what was saved, then try again. If it keeps failing, ask whoever looks after your server whether its disk is full: the server’s log says why.',
  notThere: {
    title: 'This is no longer here',
    text: 'This page, booking or date doesn’t exist, or no longer does: after a time we erase what we keep about guests. You’ll find what there is now under ‘Today’.',
    home: 'Go to Today',
  },
}
