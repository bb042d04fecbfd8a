import type { AuthoredWords } from '../shape.ts'

export const waitingList: AuthoredWords['waitingList'] = {
  join: {
    title: 'The waiting list',
    text: 'Tell us which date, and how many of you. If enough places come free for all of you, we hold them and send an email. There’s nothing to pay now.',
    nothingFull: 'There’s no full date to wait for at the moment.',
    date: 'Which date?',
    forLarger: '{left}: only worth waiting for if there are more of you',
    participants: 'How many of you?',
    participantsPrompt: 'Pick a number',
    participantsHint:
      'We won’t split you up: it’s all of you together, or a little longer in the queue.',
    name: 'Your name',
    email: 'Email address',
    emailHint: 'This is where we’ll write when there’s room.',
    consent:
      'You may keep these details to let me know, until {terms.afterTheDay.spelled} after the date.',
    honeypot: 'Leave this empty',
    button: 'Put me on the list',
    schedule: 'See all dates',
  },
  problems: {
    date: 'Choose a date from the list',
    participants: 'Choose how many of you there are from the list',
    name: 'Enter your name (100 characters at most)',
    email: 'Enter a valid email address, such as name@example.com',
    consent: 'Tick the box; without it we can’t write to you',
    neverFits:
      'That date has {capacity} places in all. If there are more of you, write to us about a date of your own.',
    tooLate:
      'It’s too late to join the waiting list for this date. Choose another, or get in touch.',
    noSuchDate: 'That date is no longer on the schedule. Choose another.',
  },
  hasRoom: {
    text: 'Good news: there’s still enough room on {date}, so there’s no need to wait.',
    button: { one: 'Ask for {n} place', other: 'Ask for {n} places' },
  },
  joined: {
    title: 'You’re on the list',
    text: 'An email is on its way to you. If it has a button to confirm your address, click that first: only then can we offer you a place. If enough places come free, you’ll hear at once.',
  },
  offer: {
    title: 'There’s room for you',
    text: 'We’re holding it for you until the time below. Say yes, and we’ll email you how to pay {terms.pay.first}. Say no, and it’s open to others again.',
    until: 'Yours until',
    button: 'Yes, book with obligation to pay',
    leave: 'Not after all: take me off the list',
  },
  accepted: {
    title: 'See you at the farm',
    text: 'You’re booked. You’ll find how to pay {terms.pay.first} in your inbox.',
  },
  stillWaiting: {
    title: 'You’re on the list',
    text: 'There isn’t enough room yet. The moment that changes, you’ll have an email.',
  },
  over: {
    title: 'This offer has ended',
    text: 'The time to decide has passed, or you took yourself off the list. Another date may suit, or you can join the list again.',
  },
  calledOff: {
    title: 'This date has been called off',
    text: 'We’ve had to call off ‘{workshop}’ on {date}, and its waiting list ends with it. You owe us nothing. There may be room on another day.',
    booked:
      'We’ve had to call off ‘{workshop}’ on {date}, and your booking with it. You’ll find what that means in your inbox. There may be room on another day.',
  },
  leave: {
    title: 'Leave the waiting list',
    text: 'One click and you’re off it. You won’t hear from us about this date any more.',
    held: 'The places we’re holding for you go too.',
    button: 'Take me off the list',
  },
  left: {
    title: 'You’re off the list',
    text: 'We won’t write about this date again. You’re welcome any other day.',
  },
}
