import type { DeskWords } from '../shape.ts'
import { deskDates } from './desk-dates.ts'
import { deskEvents } from './desk-events.ts'
import { deskFormer } from './desk-former.ts'
import { deskMessages } from './desk-messages.ts'
import { deskParty } from './desk-party.ts'
import { deskReceipts } from './desk-receipts.ts'
import { deskToDo } from './desk-to-do.ts'

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
    title: 'Today',
    toDo: 'To do',
    nothing: 'Nothing. Put the kettle on.',
    coming: 'Who’s coming',
    noDates: 'There are no dates on the schedule.',
    clockDoubt:
      'The server’s clock says {now}. The last time we’re sure of: {before}. So until {until} we ' +
      'erase nothing, close no bookings and send no reminders. If the clock is wrong, set it right: ' +
      'everything then carries on by itself.',
    clockRight: 'The clock is right',
  },
  toDo: deskToDo,
  date: {
    people: 'Who’s coming',
    actions: 'What you can do',
    nobody: 'Nobody yet.',
    taken: '{taken} of the {capacity} places taken',
    elsewhere: 'of which {count} booked elsewhere',
    persons: { one: '{n} person', other: '{n} people' },
    owes: '{amount} to pay',
    paid: 'paid',
    allPaid: 'all paid',
    former: deskFormer,
    prepare: 'For the day itself',
    waiting: 'Waiting list',
    waitingSince: 'waiting since {since}',
    waitingClosed: 'As long as the date is closed, nobody on this list is offered places.',
    offered: 'places offered until {until}',
    list: 'Print the list',
    csv: 'List for a spreadsheet (CSV)',
    calendar: 'Put it in your calendar',
    state: {
      open: 'Open',
      closed: 'Closed to new bookings',
      held: 'Not on the site yet: first for those who waited for it',
      private: 'Private group',
      away: 'Not offered: we’re away',
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
      'Enter a minimum number of people, from {min} to {max}. It may stay empty if the day of decision is empty too.',
    decidesOn: 'Decide on',
    decidesOnProblem: 'Enter the day on which you decide, before the workshop itself.',
    note: 'Note, just for you',
    save: 'Save',
    close: 'Close to new bookings',
    open: 'Open again',
    publish: 'Put on the site',
    callOff: 'Call off the date',
    callOffSure: 'Yes, I’m calling off this date',
    sureProblem: 'Tick the box if you’re sure.',
    phone: 'Booking by phone',
    phoneText:
      'The booking is confirmed at once. If there’s an email address, the guest gets an email with ' +
      'what there is to pay. If not, the amount and communication are on the page of the booking.',
    'phone-note': 'Note, just for you',
    participants: 'Number of people',
    participantsProblem: 'Enter a number of people, from {min} to {max}.',
    name: 'Name',
    nameProblem: 'Enter a name of 100 characters at most.',
    email: 'Email address (optional)',
    emailProblem: 'This email address isn’t right.',
    telephone: 'Telephone (optional)',
    telephoneProblem:
      'There’s no telephone number in this field. Enter at least eight digits, or leave it empty.',
    language: 'Language of the emails',
    voucher: 'Gift voucher code (optional)',
    voucherProblem: deskReceipts.voucher.problems['no-code'],
    noRoom: 'There aren’t that many places left.',
    book: 'Book',
  },
  booking: {
    history: 'What has happened',
    payments: 'Payments',
    due: 'no later than {date}',
    note: 'Note, just for you',
    saveNote: 'Save the note',
    guest: 'Correct name, email address or telephone',
    saveGuest: 'Save',
    newLink: 'Send the guest a new link',
    newLinkText: 'The links in earlier emails then stop working.',
    actions: 'What you can do',
    steps: 'Note money or cancel',
    money: 'Money',
    total: 'Total',
    move: 'Move to another date',
    moveTo: 'New date',
    moveText: 'What’s been paid carries over. {told}',
    moveMail: 'The guest gets an email with the new date.',
    rebookText: 'If you choose another date, the booking simply carries on there.',
    rebookPaidText:
      'If you choose another date before you refund, what’s been paid carries over and the ' +
      'refund leaves your list.',
    rebookPaidBack:
      'The money has been refunded in the meantime. Book the guest again on the page of the date.',
    chooseDate: 'Choose a date',
    dateProblem: 'Choose the date on which the guest is coming.',
    party: 'Change the number of people',
    partyText:
      'The price and what’s left to pay follow by themselves; what’s been paid stays paid. If ' +
      'fewer are coming, the terms today give back {percent}% of what was paid for those places.',
    partyMail: 'The guest gets an email.',
    partyNow: 'How many are coming? Now {n}. Tap another number to see what it changes first.',
    partyFree: 'Left on that date: {left}',
    weighParty: 'Show what it changes',
    giveAgain: 'Book after all',
    giveAgainText:
      'This makes a new booking with the same details. It’s confirmed at once. Whatever you still ' +
      'had to refund stays.',
    partyNoRoom:
      'There’s no room for that. Left, besides the places of this booking: {left}. ' +
      'Enter {most} at most.',
    noOtherDate: 'No other date has enough room.',
    writeOff: 'Stop asking',
    writeOffText:
      '{amount} is still owed. If you let it go, it leaves your list. The guest isn’t told, and if the ' +
      'money comes after all, it simply counts as paid.',
    askLater: 'Don’t ask for it now',
    askLaterText:
      'The deposit is {amount} short. If you don’t ask for that now, the place is secure and ' +
      '{amount} joins the balance. {told}',
    askLaterMail: 'The guest gets an email about it.',
    refund: 'Refund due: {amount}',
    refundOfCash: 'It came in cash. Give it back that way, or ask which account it may go back to.',
    refundNoIban: 'We don’t have an account for the guest. Ask which one it may go back to.',
    refundCameFrom: '{amount} came from {account}.',
    refundOfShare:
      'That’s from somebody who came along and paid their own share. Ask whether it may go back there.',
    refundAccount: 'Enter or correct the account',
    keepAccount: 'Save the account',
    accountProblem: 'This IBAN isn’t right. Check the digits.',
    refundPaid: 'Refunded',
    refundDone: 'Refunded on {date}: {amount}',
  },
  party: deskParty,
  movedAtMost:
    'Moved from {from} to {to}; if the guest still cancels, {percent}% goes back at most',
  splitOffAtMost:
    'Split: {participants} from {from} to here, with {amount}; if the guest still cancels, ' +
    '{percent}% of that goes back at most. Booking',
  rebookedUnrefunded:
    'Moved to {to} after {from} was called off; {amount} carried over and isn’t refunded',
  refundGone: {
    rebooked:
      'This refund is no longer there: another date was chosen, and the money carried over. If you ' +
      'had already paid it, email the guest.',
    'party-changed':
      'This refund is no longer there: places were added again, and the money counts as paid for ' +
      'them. See how things stand now. If you had already paid it, email the guest.',
  },
  events: deskEvents,
  hands: { guest: 'the guest', owner: 'you', bank: 'a bank statement', clock: 'automatic' },
  payments: { deposit: 'deposit', balance: 'balance', whole: 'whole amount' },
  dates: deskDates,
  earlier: 'Earlier',
  messages: deskMessages,
  notThere: {
    title: 'This is no longer here',
    text:
      'This page, booking or date doesn’t exist, or doesn’t any more: after a time we erase what we ' +
      'keep of guests. What there is now, you’ll find under Today.',
    home: 'To Today',
  },
}
