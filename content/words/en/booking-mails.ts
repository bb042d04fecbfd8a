import type { AuthoredWords } from '../shape.ts'
import {
  calledOff,
  hoursChanged,
  moved,
  notedByMistake,
  partReceived,
  partyChanged,
  rebooked,
  takenBack,
} from './change-mails.ts'
import { declineSentences } from './reasons.ts'

export const bookingMails: AuthoredWords['bookingMails'] = {
  links: {
    booking: 'See your booking',
    move: 'Choose another date',
    cancel: 'Cancel your booking',
    diets: 'Tell us what you don’t eat',
    dates: 'See the dates that still have room',
    own: 'Just for you: please don’t forward this email.',
  },
  payment: {
    togetherTitle: 'Deposit and balance in one go',
    together: 'The date is close, so it’s all paid at once.',
    wholeTitle: 'To pay',
    due: 'Due',
    soon: 'as soon as you can',
    received: 'Of the {amount}, {received} has already reached us.',
    copy: 'Put only those 12 digits in the communication field.',
    scan: 'Scan this with your banking app.',
    alt: 'QR code for your banking app. The same details are given here as text.',
  },
  terms: {
    title: 'If you can’t come',
    whole: 'Up to and including {date}: everything back.',
    part: 'Up to and including {date}: {percent}% back.',
    partOrMove: 'Up to and including {date}: {percent}% back, or another date.',
    move: 'Up to and including {date} you may also choose another date.',
    nothing: 'After that, nothing.',
    nothingAny: 'This close to the date, you get nothing back.',
    successor:
      'If the date was otherwise full, and someone takes your place after you cancel and pays for it, you get the rest back too.',
    successorAll:
      'If the date was otherwise full, and someone takes your place after you cancel and pays for it, you get everything back.',
    noWithdrawal:
      'A workshop on a fixed date carries no {terms.withdrawal.n}-day right of withdrawal.',
  },
  refund: {
    title: 'Your money back',
    whole: 'You get back everything you paid: {amount}.',
    part: 'Of the {paid} you paid, you get {amount} back.',
    toPayer: 'We are paying {amount} back to {name}, who had paid.',
    amount: 'Amount',
    account: 'To this account',
    when: 'When',
    soon: 'within {terms.refund.figures}',
    askAccount:
      'Reply to this email with your IBAN; we’ll transfer it within {terms.refund.figures} of your answer.',
    communication: 'Refund {reference}',
  },
  balance: {
    title: 'The balance',
    ownNumber: 'The balance has its own structured communication, not the deposit’s.',
  },
  diets: {
    title: 'What you don’t eat',
    text: 'We eat together, always vegetarian. If there’s something you can’t have or would rather not, tell us here; we delete it {terms.afterTheDay.spelled} after the workshop.',
    again: 'Told us already? Then there’s nothing to do.',
  },
  directions: {
    title: 'How to get here',
    car: 'By car: 15 minutes from Ghent. E17, exit De Pinte, N60, then signs to the village. The last stretch is a farm lane: walking pace, as the hens have right of way. Parking is free.',
    train:
      'By train: De Pinte station, on the lines from Ghent to Kortrijk and to Oudenaarde. From there it’s 500 metres to the village, and another {business.walkFromVillageMinutes} minutes on foot to the farm.',
    lastTrain: 'Look up your train home before you leave.',
  },
  confirmed: {
    subject: 'Confirmed: {workshop}, {date}',
    preview: 'We’re expecting you. Your payment will secure the booking.',
    title: 'Yes, do come',
    text: 'Your booking is confirmed. Your payment will secure it.',
    ownWords: 'A word from us:',
    alreadySecured:
      'Your booking is confirmed. Your deposit was quicker than we were, so your place is secured already.',
    alreadyPaid:
      'Your booking is confirmed. Your payment was quicker than we were, so everything is settled.',
    securedByVoucher: 'Your booking is confirmed, and your gift voucher has secured it.',
    voucherPaid: 'Your gift voucher covered {amount}. {left} is left on it.',
    voucherUsedUp: 'Your gift voucher covered {amount}. It’s now used up.',
    voucherGone:
      'The voucher you entered can no longer be used: it has been spent or has expired, or a newer email replaced its code. The full amount is still to pay; you can use another code on your booking page.',
    depositTitle: 'The deposit',
    nextTitle: 'After that',
    arrives:
      'Once your payment is in (banks may take a working day or two), we’ll send directions{offers.diets.paid}.',
    arrivesAtOnce: 'Directions, and what to bring, are in a second email that leaves at once.',
    balanceLater: 'The balance of {amount} is due by {date}; we’ll email the details beforehand.',
  },
  secured: {
    subject: 'Your place is secured: {workshop}, {date}',
    preview: 'The payment of {amount} has arrived, so your place on {date} is secured.',
    title: 'Your place is secured',
    text: 'The payment of {amount} has arrived, so the deposit is in. If we have to cancel, you get everything back.',
    calendar: 'With the attached calendar file, you can ink the date in.',
  },
  tooMuch: 'That’s {amount} more than there was to pay; you’ll hear from us about it.',
  paid: {
    subject: 'All paid: {workshop}, {date}',
    preview: 'The payment of {amount} has arrived, so everything is paid for {date}.',
    title: 'All paid',
    text: 'The payment of {amount} has arrived. Everything is paid: {total}.',
    come: 'All that’s left is to turn up.',
    next: 'A few days before, we’ll tell you what to bring.',
  },
  declined: {
    subject: 'Sorry, not this time: {workshop}, {date}',
    preview: 'We can’t accept your request. Perhaps another date would do.',
    title: 'Sorry, not that day',
    text: 'We’d have liked you to come, but we can’t accept your request for ‘{workshop}’ on {date}. You owe us nothing.',
    reasons: declineSentences,
    withRoom: 'There’s still room on these dates:',
    others: 'Perhaps another date would do.',
  },
  calledOff,
  cancelled: {
    subject: 'Cancelled: {workshop}, {date}',
    preview: 'Your booking is cancelled. Here’s whether you get anything back.',
    title: 'Your booking is cancelled',
    byGuest: 'A pity, but thank you for letting us know.',
    byFarm:
      'We’ve cancelled your booking. If you weren’t expecting that, please tell us straight away.',
    nothingPaid: 'You hadn’t paid anything yet, so nobody owes anybody anything.',
    nothingBack: 'Our terms allow no refund of the {paid} you paid.',
    others: 'Another time, perhaps?',
  },
  moved,
  rebooked,
  partReceived,
  hoursChanged,
  partyChanged,
  takenBack,
  notedByMistake,
  refundAccount: {
    subject: 'Account for your refund: {workshop}, {date}',
    preview: 'Wasn’t this you? One button stops it.',
    title: 'Is this your account?',
    text: 'We’ve been asked to send {amount} to an account ending in {ending}.',
    other:
      'You paid from another account, so we’ll wait {terms.accountWait.figures} before we transfer it.',
    unknown:
      'We don’t know which account you paid from, so we’ll wait {terms.accountWait.figures} before we transfer it.',
    yours: 'If you asked for this, there’s nothing to do. If you didn’t, stop it here.',
    stop: 'Don’t use this account',
  },
  refunded: {
    subject: 'Refunded: {amount}',
    preview: 'Your money is on its way, usually within one working day.',
    title: 'Your money is on its way',
    text: 'We’ve transferred {amount} to you. If it isn’t there after three working days, let us know.',
    reasons: {
      over: 'Too much had come in; this is what was too much.',
      'after-end': 'Your payment arrived when your booking was no longer going ahead.',
      party:
        'Fewer of you are coming than before; this is what you get back for the places given up.',
      'called-off': 'We called off the workshop on that date.',
      declined: 'We couldn’t accept your request.',
      cancelled: 'Your booking is cancelled, and you get back everything you’d paid.',
      'cancelled-part': 'Your booking is cancelled; this is what you get back under our terms.',
      'place-taken': 'After you cancelled, somebody took your place and paid for it.',
    },
    inCash: {
      preview: 'You got your money back in cash.',
      title: 'You got your money back',
      text: 'We’ve given {amount} back to you in cash. If that’s not right, let us know.',
    },
  },
}
