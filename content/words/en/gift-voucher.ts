import type { AuthoredWords } from '../shape.ts'

export const giftVoucher: AuthoredWords['giftVoucher'] = {
  head: {
    title: 'Gift voucher for a fermentation workshop',
    description:
      'Give a workshop in sourdough, drinks or vegetables, or an amount of your choice. The voucher comes by email, ready to print, and is valid for {terms.voucher.spelled}.',
    keywords: 'gift voucher, workshop gift, fermentation gift, sourdough gift, voucher Ghent',
  },
  title: 'Give a\u00a0workshop on the farm',
  subtitle: 'A gift voucher for anyone who likes to get their hands into dough, cabbage or ginger.',
  pictureAlt:
    'A hand lays a gift voucher on its envelope, on a table the red of beetroot, beside a yellow ribbon and a jar under a checked cloth. The voucher shows a house that is a jar, the name of the farm and a wish of three lines.',
  points: [
    { title: 'You choose', text: 'A workshop for one or more people, or an amount.' },
    {
      title: 'By email, to print',
      text: 'Once your payment has arrived or on a day you choose, to you or to the person you’re giving it to.',
    },
    {
      title: 'Valid for {terms.voucher.spelled}',
      text: 'On any date, all at once or in parts. If a workshop is called off, the money goes back onto the voucher.',
    },
  ],
  form: {
    title: 'Put the voucher together',
    worth: 'What will you give? (price per person)',
    ofAmount: 'An amount of your choice',
    ofWorkshop: '{name}, {price}',
    amount: 'Amount in euros',
    amountHint: 'From {from} to {to} euros, no cents.',
    participants: 'Number of people',
    you: 'From',
    buyerName: 'Your name',
    buyerEmail: 'Your email address',
    receiver: 'For',
    receiverName: 'Name of the person it’s for',
    receiverEmail: 'Their email address',
    receiverEmailHint: 'Leave this empty to hand it over yourself: we’ll send it to you.',
    message: 'Your message on the voucher',
    messageHint: 'Optional. Up to {most} characters.',
    sendOn: 'Date to send it',
    sendOnHint: 'Leave this empty to have it sent as soon as it’s paid.',
    total: 'Total: {total}',
    terms:
      'You pay by bank transfer; you’ll see the details at once and get them by email too. You can withdraw from the purchase up to {terms.withdrawal.spelled} after your payment.',
    consent: 'You may use these details for the voucher, as the {privacy} explains.',
    consentLink: 'privacy page',
    submit: 'Order with obligation to pay',
    honeypot: 'Leave this field empty',
  },
  problems: {
    worth: 'Choose a workshop or an amount',
    participants: 'Choose a number of people from 1 to {people}',
    amount: 'Enter an amount in whole euros, from {from} to {to}',
    buyerName: 'Enter your name (100 characters at most)',
    buyerEmail: 'Enter a valid email address, such as name@example.com',
    receiverName: 'Say who the voucher is for (100 characters at most)',
    receiverEmail: 'This email address isn’t valid. Correct it, or leave it empty.',
    message: 'Keep your message to {most} characters',
    sendOn: 'Choose a day within a year from now, or leave this empty',
    consent: 'Tick the box, so that we may use your details for the voucher',
  },
  ordered: {
    title: 'We have your order',
    text: 'Transfer the amount with the structured communication below. We’ve emailed it all to {email} too.',
    gift: {
      title: 'The email to {email}',
      text: 'This is how it begins. It goes out only once you’ve paid. If anything is wrong, don’t pay, and order again: this order lapses by itself.',
    },
    next: 'As soon as your payment has arrived, we make the voucher, and it goes out at once.',
    nextOn: 'The voucher goes out on {date}, if your payment has arrived by then.',
    sameAgain:
      'Sent it twice? It counts once. For a second voucher, change the name or the message.',
    button: 'See the workshops',
  },
}
