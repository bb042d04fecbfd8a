import type { DeskWords } from '../shape.ts'

/** The desk's pages of a date that is offered to one group. */
export const deskOption: DeskWords['option'] = {
  title: 'An option for a group',
  make: 'Offer a date on option',
  text: 'The group gets an email with a button to say yes. Up to and including the day below, the date is theirs alone; after that it’s released automatically, with an email to the group.',
  answersRequest:
    'The request you make this from ends without an email: this offer is the answer. When the group says yes, the booking gets the invoice they asked for, and the gift voucher they named is used.',
  least: 'Minimum number of people',
  most: 'Maximum number of people',
  mostProblem:
    'Enter a number from {min} to {max}, not lower than the minimum. A price for the whole group is for one number: enter the same one twice.',
  leastProblem: 'Enter a number from {min} to {max}.',
  until: 'Offered up to and including',
  untilProblem: 'Enter a day between today and the day before the workshop.',
  email: 'Email address',
  emailProblem: 'Enter an email address: the offer goes by email.',
  besideProblem:
    'There’s something on at that time already: {dates}. Tick the box below if that’s fine, or choose another time.',
  beside: 'Offer it all the same. What’s already on stays as it is.',
  button: 'Send the offer',
  offered:
    'The email with the offer has gone out. The date is theirs to take up to and including {date}.',
  people: 'People',
  price: 'Price per person',
  madeOn: 'Offered on',
  states: {
    open: 'Waiting for an answer',
    accepted: 'Accepted',
    declined: 'Declined',
    lapsed: 'Lapsed without an answer',
    withdrawn: 'Withdrawn',
  },
  withdrawTitle: 'Changed your mind?',
  withdraw: 'Withdraw the offer',
  withdrawText: 'The date is released, and an email tells the group that it’s no longer possible.',
  withdrawn: 'The offer has been withdrawn.',
  answeredBefore: 'Nothing has changed: this offer had already been answered, or had lapsed.',
  toRequest: 'Open the request',
  toDo: {
    open: 'Option: {name}, {people} people',
    openUntil: '{on}\ntheirs up to and including {until}',
    over: 'Option ended: {name}',
    declined: '{on}: they said no; the day is free again',
    lapsed: '{on}: no answer; the day is free again',
  },
  onDate: 'Option for {name} up to and including {until}',
  onBooking: 'From an option of {date}, accepted by the group',
  label: 'Option',
  companions: 'Signed up themselves',
  companionPaid: '{name} (paid {amount})',
}

/** The mails to the farm about it. */
export const ownerOption: DeskWords['ownerOption'] = {
  accepted: {
    subject: 'Option accepted: {name}, {workshop}, {date}',
    preview: 'The group is coming. Nothing for you to do.',
    title: 'A group says yes',
    text: '{name} took the date you offered. The booking is confirmed and the payment details have gone out. Nothing for you to do.',
  },
  declined: {
    subject: 'Option declined: {name}, {workshop}, {date}',
    preview: 'The day is free again.',
    title: 'A group says no',
    text: 'The date you offered {name} doesn’t suit. The day is free again; nothing for you to do.',
    reason: 'Their reason',
  },
}

/** The desk's page that makes a date for one group alone. */
export const deskGroup: DeskWords['group'] = {
  title: 'A private group',
  make: 'Make it a private group',
  text: 'A date of their own, on no page of the site. The booking is confirmed at once; if there’s an email address, the guest gets an email with what there is to pay.',
  answersRequest:
    'The request you make this from ends without an email. If the guest named a gift voucher, it’s used at once.',
  requestConfirmed: 'Nothing was made: this request has been confirmed in the meantime.',
  workshop: 'Workshop',
  day: 'Day',
  dayProblem: 'Enter a day and a time that are still to come.',
  price: 'Price in euros (empty: the workshop’s)',
  priceProblem: 'Enter a price from {min} to {max} euros per person, or leave it empty.',
  uneven: 'That amount can’t be divided equally. Use {below} or {above}.',
  per: 'That price is',
  perProblem: 'Choose what the price is for.',
  pers: { person: 'per person', group: 'for the whole group' },
  button: 'Book the group',
  done: 'The private group is booked.',
  mailed: 'The guest got an email saying what there is to pay.',
}
