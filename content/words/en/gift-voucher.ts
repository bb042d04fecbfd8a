import type { GiftVoucherWords } from '../shape/vouchers.ts'

export const giftVoucher: GiftVoucherWords = {
  head: {
    title: 'Gift voucher for a fermentation workshop',
    description:
      'Give a workshop in sourdough, drinks or vegetables, or an amount of your choice. ' +
      'The voucher comes by mail or on paper and is valid for five years.',
    keywords: 'gift voucher, workshop gift, fermentation gift, sourdough gift, voucher Ghent',
  },
  title: 'Give a day on the farm',
  subtitle: 'A gift voucher for whoever likes to get their hands into dough, cabbage or ginger.',
  points: [
    { title: 'You choose', text: 'A workshop for one or more people, or an amount.' },
    {
      title: 'By mail or on paper',
      text: 'As soon as you have paid or on a day you choose, to you or to whoever gets it. It can be printed at any time.',
    },
    {
      title: 'Valid for five years',
      text: 'On any date, all at once or in parts. If a workshop is called off, the money goes back on the voucher.',
    },
  ],
  form: {
    title: 'Make up the voucher',
    worth: 'What do you give?',
    ofAmount: 'An amount of your choice',
    ofWorkshop: '{name} ({price} a person)',
    amount: 'Amount in euros',
    amountHint: 'Only for an amount of your choice: from {from} to {to} euros, without cents.',
    participants: 'Number of people',
    participantsHint: 'Only for a workshop.',
    you: 'From whom',
    buyerName: 'Your name',
    buyerEmail: 'Your email address',
    receiver: 'For whom',
    receiverName: 'Name of whoever gets the voucher',
    receiverEmail: 'Email address of whoever gets the voucher',
    receiverEmailHint: 'Leave this empty to hand it over yourself: we then send it to you.',
    message: 'Your words on the voucher',
    messageHint: 'May stay empty. At most {most} characters.',
    sendOn: 'To be sent on',
    sendOnHint: 'Leave this empty to send it as soon as it is paid.',
    terms:
      'You pay by bank transfer; you see the details at once and get them by mail. Price including VAT. You can withdraw from the purchase until fourteen days after your payment.',
    consent: 'You may use these details for the voucher, as described in the {privacy}.',
    consentLink: 'privacy statement',
    submit: 'Order with obligation to pay',
    honeypot: 'Leave this field empty',
  },
  problems: {
    worth: 'Choose a workshop or an amount.',
    participants: 'Choose a number of people from 1 to {people}.',
    amount: 'Fill in an amount in whole euros, from {from} to {to}.',
    buyerName: 'Fill in your name, in 100 characters at most.',
    buyerEmail: 'Fill in your email address, with an @ in it.',
    receiverName: 'Fill in who the voucher is for, in 100 characters at most.',
    receiverEmail: 'This email address is not right. Mend it, or leave it empty.',
    message: 'Your words are too long: {most} characters at most.',
    sendOn: 'Choose a day from today and within a year, or leave this empty.',
    consent: 'Tick that we may use your details for the voucher.',
  },
  ordered: {
    title: 'Your order has come in',
    text: 'Transfer the amount with the reference below. We mailed it all to {email} too.',
    next: 'As soon as your payment is here we make the voucher and send it.',
  },
}
