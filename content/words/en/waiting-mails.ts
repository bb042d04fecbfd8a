import { business } from '#content/business.ts'
import type { WaitingMailWords } from '../shape/waiting-mails.ts'

export const waitingMails: WaitingMailWords = {
  footer:
    'You are getting this email because somebody used this address to join a waiting list at ' +
    `${business.name}.`,
  links: {
    take: { one: 'Yes, I’ll take the place', other: 'Yes, we’ll take the {n} places' },
    leave: 'Take me off the list',
    own: 'These links are yours: anyone who has them can decide for you, so don’t pass them on.',
  },
  joined: {
    subject: 'On the waiting list: {workshop}, {date}',
    preview: 'If places come free, we’ll set them aside for you.',
    title: 'You’re on the waiting list',
    text:
      'There isn’t enough room on this date, but now and then somebody drops out. If enough places ' +
      'come free, we set them aside for you and send an email.',
    meanwhile:
      'From then on you usually have a day to decide. ' +
      'Waiting costs nothing and commits you to nothing.',
    others: 'Rather not wait? There may be room on another day.',
    notYou:
      'Wasn’t this you? Take yourself off the list with the link above, ' +
      'and you’ll hear no more about this date.',
  },
  joinedMany: {
    subject: 'You’re on {n} waiting lists',
    preview: 'If places come free, we’ll set them aside for you.',
    title: 'You’re on {n} waiting lists',
    text:
      'There isn’t enough room on these dates, but now and then somebody drops out. If enough ' +
      'places come free, we set them aside for you and send an email.',
    meanwhile:
      'From then on you usually have a day to decide. ' +
      'Waiting costs nothing and commits you to nothing.',
    notYou:
      'Wasn’t this you? Take yourself off each list with the links above, ' +
      'and you’ll hear no more about those dates.',
  },
  offer: {
    subject: 'There’s room: {workshop}, {date}',
    preview: 'It’s set aside for you, though not for ever.',
    title: 'There’s room for you',
    text: {
      one: 'A place has come free, and we’re holding it for you.',
      other: '{n} places have come free, and we’re holding them for you.',
    },
    until: 'Yours until',
    next:
      'Say yes, and your booking is confirmed there and then; ' +
      'an email with how to pay the deposit follows.',
    otherwise: 'If you let the time pass, it’s the next person’s turn.',
  },
  lapsed: {
    subject: 'Time’s up: {workshop}, {date}',
    preview: 'The place goes to the next person on the list.',
    title: 'Time’s up',
    text:
      'We kept room for you, but the time to take it has passed, and now it’s the next ' +
      'person’s turn. You owe us nothing.',
    again: 'Would you still like to come? Choose another date, or join the list again.',
  },
  calledOff: {
    subject: 'Called off: {workshop}, {date}',
    preview: 'The date you were waiting for won’t take place.',
    title: 'This workshop is off',
    text:
      'You’re on the waiting list for a date that we’ve had to call off, so the list ends here. ' +
      'We’re sorry.',
    held: {
      one: 'The place we were holding for you goes with it.',
      other: 'The {n} places we were holding for you go with it.',
    },
    nothingOwed: 'You owe us nothing, and there’s nothing you need to do.',
    withRoom: {
      one: 'Still keen? Right now there’s room for you on:',
      other: 'Still keen? Right now there’s room for all of you on:',
    },
    noRoom: {
      one: 'Right now no other date of this workshop has room for you.',
      other: 'Right now no other date of this workshop has room for all of you.',
    },
    waitAgain: 'Is the day that suits you full? You can join the waiting list for that one too.',
    waitingList: 'Join the waiting list',
  },
}
