import type { DeskWords } from '../shape.ts'
import { rulesIn } from '../terms.ts'

const terms = rulesIn('en')

/** The mails to the farm about what happens to a booking or a date. */
export const ownerNews: DeskWords['ownerNews'] = {
  facts: {
    newDate: 'New date',
    oldDate: 'Now free',
    calledOffDate: 'Called off',
    participants: 'People',
    name: 'Name',
    email: 'Email',
    noEmail: 'None: booked with you directly',
    language: 'Language',
    none: 'None',
    deposit: 'Deposit',
    balance: 'Balance',
    whole: 'Payment',
    paidUntil: '{paid} of {amount}, due on {date}',
    reference: 'Reference',
    places: 'Places taken',
    minimum: 'Minimum',
  },
  actions: {
    confirm: 'Confirm',
    decline: 'Decline',
    'deposit-received': 'The deposit is in',
    'balance-received': 'The balance is in',
    'all-received': 'It’s all in',
    'cancel-guest': 'Cancel the booking',
    'refund-paid': 'I’ve refunded it',
    'go-ahead': 'Yes, it goes ahead',
    'call-off': 'Call off the date',
  },
  oneButton: 'Opening a link does nothing yet; only the button on the page does.',
  reply: 'If you reply to this email, your answer goes straight to the guest.',
  unanswered: {
    subject: 'Unanswered: {name}, {workshop}, {date}',
    preview: 'The time we promise is almost up.',
    title: 'This request is waiting for you',
    text: '{name} can expect an answer by {until}. Until you answer, we hold the places.',
    unproven:
      'Nobody has clicked a link in an email to this guest yet: we don’t know whether the address is right.',
  },
  cancelled: {
    subject: 'Guest cancels: {name}, {workshop}, {date}',
    preview: 'There’s room again. There’s nothing to refund.',
    previewBack: 'There’s room again. To refund: {amount}.',
    title: 'A guest isn’t coming',
    text: {
      one: '{name} has cancelled. The place is free again.',
      other: '{name} has cancelled. The {n} places are free again.',
    },
    offered: {
      one: '{n} place went straight to the waiting list as an offer.',
      other: '{n} places went straight to the waiting list as an offer.',
    },
    nothingPaid: 'Nothing had been paid yet, so there’s nothing to refund.',
    nothingBack: '{paid} had been paid. Under the terms, none of it goes back.',
    ifTaken:
      'If somebody else pays for the place, up to {amount} more goes back. That refund will appear on your list by itself.',
    creditNote:
      'This booking has an invoice, which is no longer right. The credit note is on your list.',
  },
  refund: {
    text: `The guest is counting on it within ${terms.refund.figures}. Once it’s on its way, say so with the button, and we’ll tell the guest.`,
    noAccount:
      'The guest hasn’t said yet which account. Our email to the guest asks for it; the answer comes to your inbox. Once the money is on its way, say so with the button.',
    otherAccount:
      'This goes to a different account from the one the money came from. It came from {known}; the account given is {asked}, and the guest has been emailed how to stop that. Don’t pay before {from}: from then on the code is on the booking.',
    typedAccount:
      'The account given is {asked}. Nothing shows who typed it, so the guest has been emailed how to stop it. Don’t pay before {from}: from then on the code is on the booking.',
    fromSame: 'that account',
    fromUnknown: 'unknown',
    noAccountNoEmail: 'The guest gave no account number and has no email address: ask by phone.',
    beneficiary: 'Payee',
    alt: 'QR code for your banking app. The same details are given here as text.',
    scan: 'Scan this with your banking app, or copy the details.',
  },
  moved: {
    subject: 'Another date: {name}, {workshop}, {date}',
    preview: 'The same guest, another day.',
    title: 'A guest is coming on another day',
    text: '{name} chose another date. What’s been paid carries over.',
  },
  rebooked: {
    subject: 'Rebooked: {name}, {workshop}, {date}',
    preview: 'A guest from a date you called off has chosen another.',
    title: 'A guest chose another date',
    text: '{name} had a date that you called off, and chose another in its place.',
    noRefund:
      'The {amount} you had to refund carries over: there’s nothing left to refund. If the money is already on its way, email the guest at once.',
    isRequest: 'You hadn’t answered this request yet: it’s now waiting for you again.',
    nothing: 'Nothing for you to do.',
  },
  waitingAccepted: {
    subject: 'From the waiting list: {name}, {workshop}, {date}',
    preview: 'The booking is confirmed. Nothing for you to do.',
    title: 'Somebody from the waiting list is coming',
    text: '{name} accepted your offer. The booking is confirmed and the payment details have gone out. Nothing for you to do.',
  },
  deskKey: {
    subject: 'Your key to the desk',
    preview: `It works once, within ${terms.deskKey.figures}.`,
    title: 'Your key to the desk',
    text: `Open it on the device on which you asked for it: your desk will know that one from then on. The key works once, within ${terms.deskKey.figures}. Don’t forward this email.`,
    button: 'Open the desk on this device',
    notAsked: `Didn’t ask for it yourself? Then somebody else did, but it only comes to this inbox. Leave it be: after ${terms.deskKey.figures} it no longer works.`,
  },
  burst: {
    subject: 'A lot at once: {what}',
    requests: { one: '{n} request', other: '{n} requests' },
    messages: { one: '{n} message', other: '{n} messages' },
    both: '{requests} and {messages}',
    preview: 'All in one email, to spare your inbox.',
    title: 'A lot at once',
    text: 'We’ve had {what} in quick succession. You can read them at your desk.',
    messagesTitle: 'The messages',
    message: '{name} ({email}): {subject}',
    openMessage: 'Open the message at your desk',
    listTitle: 'The requests',
    openRequest: 'Open the request at your desk',
    line: {
      one: '{name}, {n} person: {workshop}, {date}',
      other: '{name}, {n} people: {workshop}, {date}',
    },
    more: { one: 'And {n} more', other: 'And {n} more' },
    careful: 'Don’t know why it’s so busy? Then check each request before you confirm it.',
  },
  toDecide: {
    subject: 'To decide: {workshop}, {date}',
    preview: 'Is this date going ahead? You wanted to decide by today.',
    title: 'Is this date going ahead?',
    text: 'You wanted to decide by today whether this date goes ahead.',
    guestsTitle: 'Who has booked',
    guest: { one: '{name}, {n} person: {status}', other: '{name}, {n} people: {status}' },
    elsewhere: { one: '{n} place, booked elsewhere', other: '{n} places, booked elsewhere' },
    consequence:
      'If you call the date off, all that’s been paid goes back, and each guest who gave an email address is told. The page first shows you how much that is.',
  },
  prepSheet: {
    subject: 'To get ready: {workshop}, {date}',
    preview: 'Who’s coming, and what to set out.',
    title: 'Preparation: {workshop}',
    later:
      'Guests can answer about allergies and diets until {until}. The page of the date always has the latest.',
    private: `This email has names and allergies in it. Delete it after the workshop, and throw away whatever you printed. The site erases the allergies itself, ${terms.afterTheDay.spelled} after the workshop.`,
    privateNames:
      'This email has names in it. Delete it after the workshop, and throw away whatever you printed.',
  },
}
