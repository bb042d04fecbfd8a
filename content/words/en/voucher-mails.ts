import type { AuthoredWords, DeskWords } from '../shape.ts'

export const voucherMails: AuthoredWords['voucherMails'] = {
  back: '{amount} is back on your gift voucher. Its code stays the same.',
  facts: {
    worth: 'Value',
    people: { one: '{n} person', other: '{n} people' },
    receiver: 'For',
    validUntil: 'Valid up to and including',
    valid: 'Valid',
    fromPayment: '{terms.voucher.spelled} from your payment',
    reference: 'Structured communication',
    left: 'Left on it',
    code: 'Code',
  },
  links: {
    own: 'See your gift voucher',
    print: 'The voucher to print',
    withdraw: 'Withdraw from the purchase',
  },
  withdrawal:
    'Second thoughts? Up to and including {date} you can withdraw without giving a reason; you get back whatever is left on the voucher.',
  withdrawalUnpaid:
    'Second thoughts? Up to {terms.withdrawal.spelled} after your payment you can withdraw without giving a reason.',
  ordered: {
    subject: 'Your gift voucher: still to pay',
    preview: 'One transfer, and it’s ready to give.',
    title: 'One transfer to go',
    text: 'A lovely present. As soon as your transfer arrives, the voucher gets its code.',
    payTitle: 'How to pay',
    wait: 'A transfer usually takes a working day. If nothing comes for {days} days, we drop the order.',
  },
  paid: {
    subject: 'Your gift voucher is paid',
    preview: 'Thank you. Here’s what happens next.',
    title: 'Your gift voucher is paid',
    now: 'Thank you. The voucher is on its way to {email}.',
    later: 'Thank you. The voucher goes to {email} on {date}.',
  },
  gift: {
    subject: 'A gift voucher from {name}',
    preview: 'Go on, unwrap it.',
    title: 'A workshop on the farm, as a present',
    text: 'Here’s a gift voucher for you, from {name}.',
    how: 'Choose a workshop and ask for a place with the code. Whatever you don’t use stays on the voucher.',
    keep: 'Keep this email safe: whoever has the code has the voucher.',
  },
  byHand: {
    subject: 'Your gift voucher is ready to give',
    preview: 'Print it, or forward this email.',
    title: 'Ready to give',
    text: 'Here’s the voucher. Print it, or forward this email to whoever it’s for.',
    how: 'They choose a workshop and ask for a place with the code. Whatever they don’t use stays on the voucher.',
  },
  ending: {
    subject: 'Your gift voucher expires soon',
    preview: 'A voucher keeps well, but not for ever.',
    title: 'There’s still money on the gift voucher',
    text: 'There’s {amount} left on the voucher. You can use it up to and including {date}.',
    how: 'Choose a date and enter the code: it’s in the email the voucher came in. Lost that email? Tell us.',
  },
  endingByHand: {
    subject: 'The gift voucher you gave expires soon',
    preview: 'A voucher keeps well, but not for ever.',
    title: 'There’s still money on the voucher you gave',
    text: 'There’s {amount} left on the voucher. It can be used up to and including {date}.',
    how: 'Do remind whoever has it. The code is in the email the voucher came in. Lost that email? Tell us.',
  },
  withdrawn: {
    subject: 'Your gift voucher: withdrawal received',
    preview: 'This is your receipt.',
    title: 'Withdrawal received',
    text: 'We received your withdrawal on {at}, for the gift voucher with structured communication {reference}. Its code no longer works.',
    refund: 'You’ll get {amount} back, within {terms.withdrawalRefund.figures}.',
    account: 'To this account',
    askAccount: 'Email us the number of the account you’d like it sent to.',
    notYou:
      'We’ll wait {terms.accountWait.figures} before we transfer the money. If this wasn’t you, tell us before then.',
    notYouAtOnce: 'If this wasn’t you, tell us straight away.',
    nothing: 'Nothing had been paid yet, so there’s nothing to refund.',
  },
  takenBack: {
    subject: 'We’ve taken your gift voucher back',
    preview: 'Its code no longer works.',
    title: 'Gift voucher taken back',
    text: 'We took back the gift voucher with structured communication {reference} on {at}. Its code no longer works.',
    askAccount: 'Unless you’re getting it in cash, email us the number of your account.',
    notYou:
      'We’ll wait {terms.accountWait.figures} before we transfer the money. If something isn’t right, tell us before then.',
    notYouAtOnce: 'If something isn’t right, tell us straight away.',
  },
  refunded: {
    subject: 'Refunded: {amount}',
    preview: 'The money for your gift voucher is on its way.',
    title: 'Your money is on its way',
    text: 'We’ve transferred {amount} to you for your gift voucher.',
    inCash: {
      preview: 'You got the money for your gift voucher back in cash.',
      title: 'You got your money back',
      text: 'We’ve given {amount} back to you in cash for your gift voucher.',
    },
  },
}

export const voucherMailNames: DeskWords['textLists']['mails']['subjects']['vouchers']['of'] = {
  'voucher-ordered-guest': 'Voucher ordered',
  'voucher-paid-guest': 'Voucher paid',
  'voucher-gift-guest': 'The voucher itself',
  'voucher-ending-guest': 'Voucher expires soon',
  'voucher-withdrawn-guest': 'Voucher withdrawn',
  'voucher-refunded-guest': 'Voucher refunded',
}
