import type { AuthoredWords } from '../shape.ts'
import { callOffSentences } from './reasons.ts'

export const calledOff: AuthoredWords['bookingMails']['calledOff'] = {
  subject: 'Called off: {workshop}, {date}',
  preview: 'We have to call off this date. Here is what you can do now.',
  title: 'This workshop is off',
  text: 'We have to call off ‘{workshop}’ on {date}. We’re sorry.',
  reasons: callOffSentences,
  others: 'The site shows when it’s on again and which dates have room.',
  choose:
    'There’s still enough room on another day. Choose a date, and your booking moves there. If you do nothing, that’s the end of it: you owe us nothing.',
  choosePaid:
    'There’s still enough room on another day. Choose a date before we pay you back, and your money simply carries over.',
  otherwise: 'If you don’t choose another date, you get back everything you paid: {amount}.',
}

export const rebooked: AuthoredWords['bookingMails']['rebooked'] = {
  subject: 'New date: {workshop}, {date}',
  preview: 'Another date, in place of the one we had to call off.',
  title: 'You’re coming on another day',
  byGuest: 'You chose another date in place of the one that’s off. Thank you for your patience.',
  byFarm:
    'We had to call off the date you had, and we’ve put you on another. If this day doesn’t suit you, tell us and we’ll keep looking.',
  paidAlong: 'The {paid} you’ve paid carries over to the new date, so there’s no refund.',
  dietsAgain:
    'Did you already tell us for the date we called off? We delete those answers, so please tell us again.',
}

export const moved: AuthoredWords['bookingMails']['moved'] = {
  subject: 'New date: {workshop}, {date}',
  preview: 'Your booking has moved. The old date no longer counts.',
  title: 'You’re coming on another day',
  byGuest: 'As you asked: here’s your new date.',
  byFarm: 'We’ve moved your booking. If this day doesn’t suit you, tell us and we’ll keep looking.',
  newDate: 'New date',
  newTime: 'Time',
  oldDate: 'Old date',
  paidAlong: 'The {paid} you’ve paid carries over to the new date.',
  atMost:
    'When you changed dates, a full refund was no longer open to you. So if you do cancel later, you get {percent}% back at most, however far off the new date is.',
  stillRequested:
    'Your request is still waiting for our answer. Until we confirm, there’s nothing to pay.',
  calendar:
    'The attached calendar file moves the appointment. If the old one stays behind, delete it.',
}

export const hoursChanged: AuthoredWords['bookingMails']['hoursChanged'] = {
  subject: 'New time: {workshop}, {date}',
  preview: 'Same day, different time. See whether it still suits you.',
  title: 'Same day, different time',
  text: 'We’ve had to change the hours. The price stays the same.',
  newTime: 'New time',
  oldTime: 'Old time',
  ofDays: {
    subject: 'New days: {workshop}, {date}',
    preview: 'One or more days of your course have changed. See whether they still suit you.',
    title: 'New days for your course',
    text: 'We’ve had to move days of the course. The price stays the same.',
    oldDays: 'Before',
  },
  calendar: 'The attached calendar file moves the appointment.',
  unsuitable:
    'No good for you? Cancel free of charge, or choose another date if there’s still time; the deadlines are below. If it suits you, there’s nothing to do.',
  begun: 'Can’t come on one of those days? Reply to this email and we’ll find a solution.',
  stillRequested:
    'Your request is still waiting for our answer. If this time doesn’t suit you, withdraw your request or choose another date; it costs you nothing.',
}

export const partyChanged: AuthoredWords['bookingMails']['partyChanged'] = {
  subject: 'A different number of people: {workshop}, {date}',
  preview: 'The number of people has changed. Here’s the total and what’s left to pay.',
  title: 'The number of people has changed',
  text: 'We’ve changed the number of people. If that’s not what we agreed, let us know.',
  textByGuest: 'You’ve changed the number of people. If that wasn’t you, tell us at once.',
  newNumber: 'Now',
  oldNumber: 'Before',
  newTotal: 'New total',
  paid: 'Paid so far',
  wholeBack: 'You had paid {amount} for whoever is no longer coming. You get that back.',
  partBack:
    'You had paid {paid} for whoever is no longer coming. Under our terms, you get {amount} of that back.',
  nothingBack:
    'You had paid {paid} for whoever is no longer coming. Under our terms, none of that comes back.',
  paidAgain:
    'We were going to pay back {amount} for whoever was no longer coming. It now counts as paid again, so it won’t be refunded.',
  lessBack:
    'Of what we were going to pay back, {amount} counts as paid again. You still get {rest} back.',
  allPaid: 'Everything is paid: there’s nothing left to transfer.',
}

export const partReceived: AuthoredWords['bookingMails']['partReceived'] = {
  subject: 'Part of the payment has arrived: {workshop}, {date}',
  preview: 'The payment of {amount} has arrived. Here’s what’s still to pay.',
  title: 'We’ve received part of the payment',
  text: 'We’ve received {amount} for your booking, thank you.',
  notSecured:
    'Once the whole deposit has arrived, your place is secured. Until then we’ll hold it for you.',
  notWhole:
    'Once the whole amount has arrived, your place is secured. Until then we’ll hold it for you.',
}

export const takenBack: AuthoredWords['bookingMails']['takenBack'] = {
  subject: 'Payment reversed: {workshop}, {date}',
  preview: 'The bank has reversed a payment. Here’s how to pay again.',
  title: 'The payment has been reversed',
  text: 'We had received {amount} for your booking, but the bank took it back. For now your place is still yours. Pay again below; if something else is wrong, let us know.',
}

export const notedByMistake: AuthoredWords['bookingMails']['notedByMistake'] = {
  subject: 'A correction: {workshop}, {date}',
  preview: 'We recorded a payment on your booking by mistake.',
  title: 'We recorded a payment by mistake',
  text: 'We had recorded {amount} on your booking. That was our mistake: no such payment came in. {open} is still to be paid, and your place is still yours. If you did pay, let us know.',
}
