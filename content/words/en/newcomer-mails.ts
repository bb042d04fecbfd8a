import type { NewcomerMailWords } from '../shape/newcomer-mails.ts'

export const newcomerMails: NewcomerMailWords = {
  newcomer: {
    subject: 'You are coming: {workshop}, {date}',
    preview: 'How to find us and what to bring.',
    title: 'We look forward to meeting you',
    text: 'You are coming instead of {name}. The booking is now in your name; here is all you need.',
    textNameless: 'The booking is now in your name; here is all you need.',
  },
  replaced: {
    subject: 'Somebody else is coming: {workshop}, {date}',
    preview: 'Your booking is now in another name.',
    title: 'Somebody else is coming instead of you',
    text:
      '{name} is coming instead of you. There is nothing left for you to do: the links in our ' +
      'earlier mails no longer work, and we have erased what you told us about food or health.',
    money: 'Should any money have to go back, it goes to you, as you are the one who paid.',
    notYou: 'Was this not agreed? Then reply to this mail at once.',
  },
}
