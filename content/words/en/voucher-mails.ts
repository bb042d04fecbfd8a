import { business } from '#content/business.ts'
import type { VoucherMailWords } from '../shape/vouchers.ts'

export const voucherMails: VoucherMailWords = {
  footer: `You get this mail because a gift voucher of ${business.name} was ordered with, or sent to, this address.`,
  back: 'Of what a gift voucher had paid, {amount} is on that voucher again. Its code stays the same.',
  facts: {
    worth: 'Worth',
    people: { one: '{n} person', other: '{n} people' },
    receiver: 'For',
    validUntil: 'Valid until',
    reference: 'Reference',
    left: 'Still on it',
    code: 'Code',
  },
  links: {
    own: 'See your gift voucher',
    print: 'The voucher to print',
    withdraw: 'Withdraw from the purchase',
  },
  withdrawal:
    'Second thoughts? Until {date} you can withdraw from the purchase without giving a reason. What ' +
    'is still on the voucher then comes back to you.',
  ordered: {
    subject: 'Your gift voucher: still to pay',
    preview: 'One transfer, and it is ready to give.',
    title: 'Your gift voucher is waiting',
    text: 'A good present. As soon as your transfer arrives we make the voucher and its code.',
    payTitle: 'How to pay',
    wait: 'A transfer mostly takes a working day. If nothing comes for {days} days, we forget the order.',
  },
  paid: {
    subject: 'Your gift voucher is paid',
    preview: 'Thank you. Here is what happens next.',
    title: 'Your gift voucher is paid',
    text: 'Thank you, your payment has come in.',
    now: 'The voucher is on its way to {email}.',
    later: 'The voucher leaves on {date}, for {email}.',
  },
  gift: {
    subject: 'A gift voucher from {name}',
    preview: 'For a workshop on the farm.',
    title: 'A day on the farm, as a present',
    text: 'From {name}, for {receiver}.',
    how:
      'Choose a workshop and ask for a place. On the page of your booking you fill in the code; ' +
      'whatever you do not use stays on the voucher.',
    keep: 'Keep this mail safe: whoever has the code has the voucher.',
  },
  ending: {
    subject: 'Your gift voucher ends soon',
    preview: 'There is still money on it.',
    title: 'There is still money on the gift voucher',
    text: 'There is {amount} left on the voucher. You can use it until {date}.',
  },
  withdrawn: {
    subject: 'You withdrew from the gift voucher',
    preview: 'This is your receipt.',
    title: 'Withdrawal received',
    text: 'We received your withdrawal from the gift voucher with reference {reference} on {at}. Its code no longer works.',
    refund: 'You get {amount} back, within 14 days.',
    account: 'To account',
    askAccount: 'Mail us the number of the account on which you want the money.',
    nothing: 'Nothing had been paid yet, so there is nothing to give back.',
  },
  refunded: {
    subject: '{amount} given back',
    preview: 'The money of your gift voucher is on its way.',
    title: 'Your money is on its way',
    text: 'We transferred {amount} for the gift voucher that you withdrew from.',
  },
}
