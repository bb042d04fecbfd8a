import type { AuthoredWords } from '../shape.ts'

export const newcomerMails: AuthoredWords['newcomerMails'] = {
  newcomer: {
    subject: 'You’re coming: {workshop}, {date}',
    preview: 'How to find us and what to bring.',
    title: 'We look forward to meeting you',
    text: 'You’re coming instead of {name}. The booking is now in your name.',
    textNameless: 'The booking is now in your name.',
    open: 'This is still to pay, and it’s now yours to pay.',
  },
  replaced: {
    subject: 'Someone else is coming: {workshop}, {date}',
    preview: 'Your booking is now in another name.',
    title: 'Someone else is coming in your place',
    text: '{name} is coming in your place. There’s nothing left for you to do: the links in our earlier emails no longer work, and we’ve erased what you told us about food or health.',
    money: 'If any money ever has to go back, it goes to you: you’re the one who paid.',
    notYou: 'Not what you agreed? Reply to this email at once.',
  },
}
