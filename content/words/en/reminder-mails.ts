import type { ReminderMailWords } from '../shape/reminder-mails.ts'
import { termsIn } from '../terms.ts'

const terms = termsIn('en')

export const reminderMails: ReminderMailWords = {
  depositReminder: {
    subject: 'Your deposit: {workshop}, {date}',
    preview: 'It hasn’t reached us yet. Perhaps it’s on its way.',
    title: 'Your deposit hasn’t arrived yet',
    text:
      'Your deposit hasn’t reached us yet. That may well be the bank: a transfer sometimes takes ' +
      'a few days. If you’ve paid already, there’s nothing you need to do.',
    part: {
      subject: 'The rest of your deposit: {workshop}, {date}',
      preview: 'Part of it has arrived. Perhaps the rest is on its way.',
      title: 'The rest of your deposit',
      text:
        'Part of your deposit has arrived, but we haven’t seen the rest yet. That may well be the ' +
        'bank: a transfer sometimes takes a few days. If you’ve paid the rest already, there’s ' +
        'nothing you need to do.',
    },
    stands:
      'Your booking still stands; nothing gets cancelled by itself. But only the deposit secures ' +
      'your place. If you can’t come after all, cancel below and somebody else gets a happy ' +
      'surprise.',
  },
  balanceRequest: {
    subject: 'The balance: {workshop}, {date}',
    preview: 'One more transfer and it’s all paid.',
    title: 'One more transfer',
    text: 'The workshop ‘{workshop}’ is getting closer. All that’s left to pay is the balance.',
    textPart:
      'The workshop ‘{workshop}’ is getting closer. Part of the balance has already arrived; ' +
      'only the rest is left to pay.',
    due:
      `Please make sure it reaches us by {date}, ${terms.balance.spelled} before the workshop. ` +
      'Check the structured communication: the balance has a number of its own.',
  },
  practical: {
    subject: 'See you soon: {workshop}, {date}',
    preview: 'Where to be, what to bring, and what you’ll carry home.',
    title: 'See you soon',
    text: 'Nearly there. Everything is in this one email, so it’s the only one to keep.',
    open:
      'According to our books this is still to be paid. If your transfer is on its way, our ' +
      'messages have crossed and you needn’t do anything.',
    takeHomeTitle: 'What goes home with you',
    lateTitle: 'If you’re running late',
    late:
      'Stuck in traffic, or no train? Come anyway. We start on time, but someone will fill you ' +
      'in while you tie your apron. To let us know, reply to this email, ' +
      'though not from behind the wheel.',
  },
  newLink: {
    subject: 'Your new link: {workshop}, {date}',
    preview: 'Use it to see and change your booking.',
    title: 'Your new link',
    text: 'Below is a link to your booking again. The links in our earlier emails still work too.',
    othersEnded:
      'Below is a new link to your booking. The links in our earlier emails have stopped working.',
    notAsked:
      'Didn’t ask for it? Then somebody else did, but the link comes to you alone. ' +
      'Nothing has changed.',
  },
}
