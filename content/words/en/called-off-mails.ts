import type { AuthoredWords } from '../shape.ts'

export const calledOff: AuthoredWords['bookingMails']['calledOff'] = {
  subject: 'Called off: {workshop}, {date}',
  preview: 'We have to drop this date. Here is what you can do now.',
  title: 'This workshop is off',
  text: 'We have to call off {workshop} on {date}. We’re sorry.',
  reasons: {
    weather: 'Bad weather is on its way, and we can’t work outside.',
    ill: 'Whoever gives the workshop is ill.',
    'too-few': 'There are too few of us to give the workshop.',
  },
  others: 'The site shows when it’s on again and where there’s room.',
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
    'We had to call off the date you had, and we’ve put you on another. If this day doesn’t suit you, reply to this email and we’ll go on looking.',
  paidAlong: 'The {paid} you’ve paid carries over to the new date, so there’s no refund.',
}
