import type { VoucherPageWords } from '../shape/vouchers.ts'

export const vouchers: VoucherPageWords = {
  title: 'Gift voucher',
  states: {
    unpaid: {
      title: 'Still to pay',
      text: 'As soon as your transfer arrives the voucher gets its code.',
    },
    waiting: { title: 'Paid', text: 'The voucher is ready and leaves on the day you chose.' },
    sent: {
      title: 'Sent',
      text: 'The voucher has left. Its code is in that mail, and nowhere else.',
    },
    used: { title: 'Used up', text: 'Everything that was on the voucher has been used.' },
    ended: { title: 'Ended', text: 'The voucher is no longer valid.' },
    withdrawn: {
      title: 'Withdrawn',
      text: 'You withdrew from the purchase. The code no longer works.',
    },
  },
  facts: { left: 'Still on it', email: 'Goes to', sendOn: 'Leaves on', words: 'Your words' },
  payTitle: 'How to pay',
  payHow: 'Transfer the amount, or scan the code with your bank’s app.',
  payCode: 'QR code to transfer {amount}',
  again: {
    text: 'Lost the mail? We send the voucher again with a new code. The old one then no longer works.',
    button: 'Send the voucher again',
  },
  withdraw: {
    link: 'Withdraw from contract here',
    title: 'Withdraw from the purchase',
    text: 'Until {date} you can withdraw from the purchase of this gift voucher. You need give no reason.',
    rest: 'Of a voucher used in part you get back what is still on it.',
    tooLate:
      'The voucher is used up or the fourteen days are over. Mail us if something went wrong.',
    iban: 'Account number (IBAN)',
    ibanHint: 'May stay empty if you paid by transfer: the money then goes back to that account.',
    ibanProblem: 'This is not a valid account number. Check the digits, or leave the field empty.',
    button: 'Withdraw from contract',
    confirm: 'Confirm withdrawal',
    confirmText:
      'Is this right? After this button the code no longer works. You are mailed a receipt at once.',
    refund: 'You get {amount} back.',
    back: 'Back to the gift voucher',
  },
  print: {
    forName: 'For',
    fromName: 'From',
    how: 'Choose a workshop on our site, ask for a place and fill in the code on the page of your booking.',
    valid: 'Valid until {date}.',
    hint: 'Print with your browser’s own button; this line stays off the paper.',
  },
  redeem: {
    title: 'A gift voucher?',
    text: 'Fill in the code. What you do not need stays on the voucher.',
    label: 'Code of the gift voucher',
    button: 'Pay with the voucher',
    done: '{amount} was paid with your gift voucher. There is {left} left on it.',
    problems: {
      'no-code':
        'This code is not right. It has twenty signs, without nought, one, I, L or O: check it in the mail.',
      unknown:
        'We do not know this code (any more). See whether there is a newer mail with another one.',
      used: 'There is nothing left on this voucher.',
      ended: 'This voucher is no longer valid. Mail us and we will see what we can do.',
      'nothing-to-pay': 'There is nothing to pay for this booking at the moment.',
      'too-many':
        'You tried many codes one after the other. Wait an hour and try again, or mail us.',
    },
  },
}
