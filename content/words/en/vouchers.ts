import type { AuthoredWords } from '../shape.ts'

export const vouchers: AuthoredWords['vouchers'] = {
  title: 'Gift voucher',
  states: {
    unpaid: {
      title: 'Still to pay',
      text: 'As soon as your transfer arrives, the voucher gets its code.',
    },
    waiting: { title: 'Paid', text: 'The voucher is ready and goes out on the day you chose.' },
    sent: {
      title: 'Sent',
      text: 'We’ve emailed the voucher. Its code is in that email, and nowhere else.',
    },
    used: { title: 'Used up', text: 'The voucher is spent, down to the last cent.' },
    ended: { title: 'Expired', text: 'The voucher is no longer valid.' },
    withdrawn: {
      title: 'Withdrawn',
      text: 'You withdrew from the purchase. The code no longer works.',
    },
    'taken-back': {
      title: 'Taken back',
      text: 'We took the voucher back. The code no longer works.',
    },
  },
  facts: { left: 'Left on it', email: 'Goes to', sendOn: 'Goes out on', words: 'Your message' },
  payTitle: 'How to pay',
  payHow: 'Transfer the amount, or scan the code with your banking app.',
  payCode: 'QR code to transfer {amount}',
  again: {
    text: 'Lost the email? We’ll send the voucher again with a new code. The old one stops working.',
    button: 'Send the voucher again',
  },
  withdraw: {
    link: 'Withdraw from contract here',
    title: 'Withdraw from the purchase',
    text: 'Up to and including {date} you can withdraw from the purchase of this gift voucher. You needn’t give a reason.',
    rest: 'If part of the voucher has been used, you get back what’s left on it.',
    tooLate:
      'The voucher is used up or the {terms.withdrawal.spelled} are over. Email us if something went wrong.',
    iban: 'Account number (IBAN)',
    ibanHint:
      'You may leave this empty if you paid by transfer: the money goes back to that account.',
    ibanProblem: 'That account number doesn’t add up. Check the digits, or leave the field empty.',
    button: 'Withdraw from contract',
    confirm: 'Confirm withdrawal',
    confirmText:
      'Is this right? Once you click this button, the code stops working. You’ll get a receipt by email at once.',
    refund: 'You’ll get {amount} back.',
    back: 'Back to the gift voucher',
  },
  print: {
    ask: 'Type or paste the code from the email. The voucher then appears, ready to print.',
    show: 'Show the voucher',
    forName: 'For',
    fromName: 'From',
    how: 'Choose a workshop on our site and ask for a place, with this code in the form. You can also enter it later, on your booking page.',
    book: 'Ask for a place with this voucher',
    valid: 'Valid up to and including {date}.',
    hint: 'Print with your browser’s own button; this line stays off the paper.',
  },
  redeem: {
    text: 'Enter the code. Whatever you don’t need stays on the voucher.',
    label: 'Gift voucher code',
    button: 'Pay with the voucher',
    done: '{amount} was paid with your gift voucher. That leaves {left} on it.',
    problems: {
      'no-code':
        'This code isn’t right. A code has twenty characters, and never a zero, one, I, L or O: check it in the email.',
      unknown: 'We don’t recognise this code; it may have been replaced. Look for a newer email.',
      used: 'There’s nothing left on this voucher. If you have another, enter that code.',
      ended: 'This voucher is no longer valid. Email us and we’ll see what we can do.',
      'nothing-to-pay': 'There’s nothing to pay for this booking at the moment.',
      'too-many': 'You’ve tried a lot of codes in a row. Wait an hour and try again, or email us.',
    },
  },
}
