import type { AuthoredWords, DeskWords } from '../shape.ts'

export const waitingMails: AuthoredWords['waitingMails'] = {
  links: {
    take: { one: 'Yes, I’ll take the place', other: 'Yes, we’ll take the {n} places' },
    leave: 'Take me off the list',
    own: 'Just for you: please don’t forward this email.',
  },
  joined: {
    subject: 'On the waiting list: {workshop}, {date}',
    preview: 'If places come free, we’ll hold them for you.',
    title: 'You’re on the waiting list',
    text: 'There isn’t enough room on this date. If enough places come free, we’ll hold them for you and email you.',
    meanwhile:
      'Once we offer you room, you usually have {terms.offer.figures} to decide. Waiting costs nothing and commits you to nothing.',
    notYou: 'Wasn’t this you? Click ‘Take me off the list’.',
  },
  joinedMany: {
    subject: 'You’re on {n} waiting lists',
    text: 'There isn’t enough room on these dates. If enough places come free, we’ll hold them for you and email you.',
    notYou: 'Wasn’t this you? Click ‘Take me off the list’ under each date.',
  },
  offer: {
    subject: 'There’s room: {workshop}, {date}',
    preview: 'We’re holding it for you, though not for ever.',
    title: 'There’s room for you',
    text: {
      one: 'Good news: a place has come free, and we’re holding it for you.',
      other: 'Good news: {n} places have come free, and we’re holding them for you.',
    },
    until: 'Yours until',
    next: 'Say yes, and your booking is confirmed there and then; we’ll email you how to pay.',
    otherwise: 'If you let the time pass, the room is open to others again.',
  },
  lapsed: {
    subject: 'Time’s up: {workshop}, {date}',
    preview: 'We’re no longer holding the place for you.',
    title: 'Time’s up',
    text: 'We were holding room for you, but the time has passed. You owe us nothing.',
    again: 'Still like to come? See on the site where there’s room, perhaps still on this date.',
  },
  calledOff: {
    subject: 'Called off: {workshop}, {date}',
    preview: 'The date you were waiting for won’t take place.',
    title: 'This workshop is off',
    text: 'We’ve had to call off the date you were waiting for. We’re sorry.',
    held: {
      one: 'The place we were holding for you goes with it.',
      other: 'The {n} places we were holding for you go with it.',
    },
    nothingOwed: 'You owe us nothing.',
    withRoom: {
      one: 'Still keen? Right now there’s room for you on:',
      other: 'Still keen? Right now there’s room for all of you on:',
    },
    noRoom: {
      one: 'Right now no other date of this workshop has room for you.',
      other: 'Right now no other date of this workshop has room for all of you.',
    },
    waitingList: 'Join the waiting list for a full date',
  },
}

export const waitingMailNames: DeskWords['textLists']['mails']['subjects']['waiting']['of'] = {
  'waiting-joined-guest': 'On the waiting list',
  'waiting-offer-guest': 'There’s a place',
  'waiting-lapsed-guest': 'The place has lapsed',
  'waiting-called-off-guest': 'Date called off, to those who waited',
  'waiting-letter-guest': 'Email to everybody on a date, to those who wait',
  'next-date-asked-guest': 'Wish for a new date',
  'next-date-guest': 'A new date found',
}
