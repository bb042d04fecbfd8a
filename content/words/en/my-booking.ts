import type { AuthoredWords } from '../shape.ts'

export const myBooking: AuthoredWords['myBooking'] = {
  title: 'Your booking',
  request: {
    title: 'Your request',
    booking: 'See your request',
    cancel: 'Withdraw your request',
    button: 'Yes, withdraw',
    back: 'Back to your request',
  },
  statuses: {
    unproven: {
      title: 'One more step',
      text: 'Your place is held once you confirm with the link in our email.',
    },
    requested: {
      title: 'We have your request',
      text: 'We’re checking the date and will answer within {terms.answer.figures}. There’s nothing to pay until then.',
    },
    confirmed: {
      title: 'We’re expecting you',
      text: 'Your booking is confirmed. Your payment will secure it.',
    },
    secured: {
      title: 'Your place is secured',
      text: 'Your deposit has arrived. What’s left to pay, and by when, is below.',
    },
    paid: {
      title: 'All set',
      text: 'Everything is paid. We’ll send directions again {terms.practical.spelled} before, and what to bring.',
    },
    completed: {
      title: 'The workshop is over',
      text: 'Thank you for coming. If a jar at home does something odd, write to us.',
    },
    declined: {
      title: 'Not this time',
      text: 'We couldn’t accept your request. Another date may suit.',
    },
    cancelled: {
      title: 'This booking is cancelled',
      text: 'What you had booked is available again. You’re welcome any other day.',
    },
  },
  done: {
    move: 'You’re now coming on {date}.',
    party: { one: 'It’s now just you.', other: 'There are now {n} of you.' },
    split:
      'That’s done. Those coming on the other date have a booking of their own: the link is in our email.',
  },
  paidSoon:
    'Everything is paid. Our last email has the directions and what to bring. See you soon.',
  missed: 'We’re sorry we missed you. If you were there after all, write to us.',
  unanswered: {
    late: {
      title: 'Your request is still with us',
      text: 'You should have heard from us by now, and we’re sorry. We’re holding what you asked for, and there’s nothing to pay until we answer. Do email us: {email}.',
    },
    past: {
      title: 'We didn’t answer you in time',
      text: 'The date you asked for has begun or is over. That’s our fault, and we’re sorry. You owe us nothing, and anything you’ve already paid comes back to you. Would another date suit you? Choose one below, or email {email}.',
    },
  },
  facts: {
    reference: 'Reference',
    goingAhead: 'Status',
    participants: 'Participants',
    where: 'Where',
    total: 'Total',
    groupTotal: 'Price for the whole group',
    paid: 'Paid so far',
  },
  payment: {
    deposit: 'Deposit: {amount}, {due}',
    balance: 'Balance: {amount}, {due}',
    together: 'Deposit and balance together: {amount}, {due}',
    whole: 'To pay: {amount}, {due}',
    later: 'Later: the balance, {amount}, no later than {date}.',
    howTo:
      'Copy the details: tap or click a line to select all of it. Or scan the code with your banking app.',
    showCode: 'Show the QR code',
    amount: 'Amount',
    beneficiary: 'Payee',
    account: 'Account (IBAN)',
    communication: 'Structured communication',
    code: 'QR code for a bank transfer of {amount}; the same details are beside it.',
  },
  links: {
    title: 'What you can do',
    before: 'Before you come',
    change: 'Change something',
    calendar: 'Put the date in your calendar',
    move: 'Choose another date',
    back: 'Back to your booking',
  },
  refunds: {
    title: 'If you can’t come after all',
    onItsWay: 'We still have {amount} to refund to you.',
    repaid: 'We’ve refunded you {amount}.',
    beforeAnswer: 'Until we confirm, we refund everything: {amount}.',
    everything: 'Up to and including {until} we refund everything: {amount}.',
    part: 'Up to and including {until} we refund {amount}, or you choose another date.',
    partOpen:
      'Up to and including {until} we refund {percent}% of what’s been paid by then (now {amount}), or you choose another date.',
    partAlone: 'Up to and including {until} we refund {amount}.',
    nothing: 'After that, there’s no refund.',
    nothingAny: 'This close to the date, there’s no refund.',
    voucherFirst: 'Whatever a gift voucher paid goes back onto the voucher first.',
    nothingPaid: 'You haven’t paid anything yet, so cancelling costs nothing.',
  },
  cancel: {
    title: 'Cancel your booking',
    refundToday: 'If you cancel today, we refund {amount}.',
    toVoucher: '{amount} of it goes back onto your gift voucher.',
    allToVoucher: 'If you cancel today, {amount} goes back onto your gift voucher.',
    noRefundToday: 'If you cancel today, there’s no refund.',
    nothingPaid: 'You haven’t paid anything yet, so there’s nothing to refund.',
    moveInstead: 'Would another date do?',
    paidAlong: 'Whatever you’ve paid moves with you.',
    paidAtMost:
      'Whatever you’ve paid moves with you; if you cancel that date later, you get {percent}% back at most.',
    iban: 'Account for the refund (IBAN)',
    goesBack: 'It goes back to the account it came from, ending in {ending}.',
    goesBackPart: '{amount} goes back to the account it came from, ending in {ending}.',
    unknownPart: 'We don’t have an account of yours for {amount}. Where shall we send it?',
    toPayer: 'Any refund goes to the person who paid.',
    otherAccount: 'Use another account instead',
    ibanHint: 'For example {example.iban}.',
    ibanProblem: 'That account number doesn’t add up. Please check the digits of your IBAN.',
    ibanMissing: 'Fill in the account you’d like the money sent to.',
    ibanOrUntick: 'Fill in the account for that money, or untick the box.',
    button: 'Yes, cancel',
    doneWithRefund: 'We refund {amount}, within {terms.refund.figures} of the cancellation.',
    done: 'There’s nothing left to pay or to refund.',
  },
  refundAccount: {
    title: 'Account for your refund',
    text: 'We’ve been asked to send your money to an account ending in {ending}.',
    thenBack: 'If you stop this, it goes back to the account it came from.',
    thenAsk: 'If you stop this, email us the account you’d like instead: {email}.',
    button: 'Don’t use this account',
    given:
      'Our bank already has this refund, for an account ending in {ending}. If that isn’t yours, email us straight away: {email}.',
    back: 'Your money goes back to the account it came from.',
    unknown: 'We don’t have an account for your refund now. Email us which one to use: {email}.',
    nothing: 'There’s nothing to stop: no refund is waiting.',
  },
  move: {
    title: 'Another date',
    text: 'What you’ve paid simply counts towards the new date.',
    textUnpaid: 'Everything moves with you to the new date.',
    atMost:
      'Please note: it’s already too late for a full refund. If you move and then cancel later, you get {percent}% back at most, even if the new date is still far off.',
    legend: 'Choose a date',
    spotsLeft: { one: '{n} spot left', other: '{n} spots left' },
    dateProblem: 'Choose a date from the list',
    noRoom: 'That date has just run out of room for you. Please choose another.',
    none: 'No other date has enough room at the moment. Write to {email} and we’ll look for one together.',
    button: 'Move to this date',
  },
  calledOff: {
    title: 'This date has been called off',
    choosePaid:
      'We had to call off the workshop on {date}, and we’re sorry. Choose another date here and your money carries over. If none suits you, you get everything back: {amount}.',
    askAccount: 'We don’t know your account for the refund: reply to our email with your IBAN.',
    choose:
      'We had to call off the workshop on {date}, and we’re sorry. Choose another date here. Or do nothing: you owe us nothing.',
    nonePaid:
      'We had to call off the workshop on {date}, and we’re sorry. You get everything back: {amount}. No other date has enough room at the moment; if one does before we pay you back, you can still choose it here.',
    none: 'We had to call off the workshop on {date}, and we’re sorry. You owe us nothing. No other date has enough room at the moment; if one does later, you can choose it here.',
    paidBack:
      'We had to call off the workshop on {date}. If you’d like to come on another day, ask for a place on the site.',
    dates: 'See the dates with room',
  },
  refusals: {
    over: 'Nothing about this booking can be changed any more.',
    tooLateToMove:
      'Less than {days} before the workshop, you can’t choose another date here. If something serious has happened, write to us.',
    tooLateToCancel: 'The workshop has already begun.',
  },
}
