import type { AuthoredWords, DeskWords } from '../shape.ts'

export const reminderMails: AuthoredWords['reminderMails'] = {
  depositReminder: {
    subject: 'Your deposit hasn’t arrived yet: {workshop}, {date}',
    preview: 'It hasn’t reached us yet. Perhaps it’s on its way.',
    title: 'Your deposit hasn’t arrived yet',
    text: 'A transfer sometimes takes a few days; if you’ve paid already, there’s nothing to do.',
    part: {
      subject: 'The rest of your deposit: {workshop}, {date}',
      preview: 'Part of it has arrived. Perhaps the rest is on its way.',
      title: 'The rest of your deposit',
      text: 'Part of your deposit has arrived, but we haven’t seen the rest yet. If you’ve paid it already, there’s nothing to do.',
    },
    stands:
      'Your booking stands: nothing is cancelled automatically. If you can’t come after all, cancel below.',
  },
  wholeReminder: {
    subject: 'Your payment hasn’t arrived yet: {workshop}, {date}',
    preview: 'It hasn’t reached us yet. Perhaps it’s on its way.',
    title: 'Your payment hasn’t arrived yet',
    part: {
      subject: 'The rest of your payment: {workshop}, {date}',
      title: 'The rest of your payment',
      text: 'Part of your payment has arrived, but we haven’t seen the rest yet. If you’ve paid it already, there’s nothing to do.',
    },
  },
  balanceReminder: {
    subject: 'Your balance hasn’t arrived yet: {workshop}, {date}',
    title: 'Your balance hasn’t arrived yet',
    textPart:
      'Part of it has arrived, but we haven’t seen the rest yet. If you’ve paid it already, there’s nothing to do.',
  },
  balanceRequest: {
    subject: 'The balance is still to pay: {workshop}, {date}',
    preview: 'One more transfer and it’s all paid.',
    title: 'One more transfer',
    text: 'The workshop ‘{workshop}’ is getting closer. All that’s left to pay is the balance.',
    textPart:
      'The workshop ‘{workshop}’ is getting closer. Part of the amount has already arrived; only the rest is left to pay.',
  },
  practical: {
    subject: 'See you soon: {workshop}, {date}',
    preview: 'Where to be, what to bring, and what you’ll carry home.',
    title: 'See you soon',
    text: 'Nearly there. This is the one email to keep.',
    unpaid: {
      subject: 'Coming up, not fully paid yet: {workshop}, {date}',
      preview: 'There’s still something to pay. Here’s how, and how to find us.',
      title: 'First, the payment',
      text: 'The workshop is close, and this is still to pay. If your transfer is on its way, there’s nothing to do.',
    },
    takeHomeTitle: 'What goes home with you',
    lateTitle: 'If you’re running late',
    late: 'Stuck in traffic, or no train? Come anyway: we start on time, and someone will fill you in. Let us know, though not from behind the wheel.',
  },
  newLink: {
    subject: 'Your new link: {workshop}, {date}',
    preview: 'Use it to see and change your booking.',
    title: 'Your new link',
    text: 'Here’s another link to your booking. The earlier ones still work.',
    othersEnded: 'Here’s a new link to your booking. The earlier ones no longer work.',
    notAsked: 'Didn’t ask for it? The link comes to you alone, and nothing has changed.',
  },
}

export const bookingMailNames: DeskWords['textLists']['mails']['subjects']['booking']['of'] = {
  'reservation-guest': 'Request received',
  'prove-guest': 'Confirm that this is your address',
  'confirmed-guest': 'Confirmed, and what there is to pay',
  'declined-guest': 'Declined',
  'deposit-reminder-guest': 'Reminder of the deposit',
  'part-received-guest': 'Part of the money is in',
  'secured-guest': 'Deposit in, place secured',
  'balance-request-guest': 'Asking for the balance',
  'balance-reminder-guest': 'Reminder of the balance',
  'paid-guest': 'All paid',
  'practical-guest': 'Practical email',
  'diary-guest': 'How it’s going at home',
  'diary-question-guest': 'One sentence for the site',
  'invoiced-guest': 'Invoice',
  'new-link-guest': 'A new link',
}
