import { business } from '#content/business.ts'
import type { BookingMailWords } from '../shape/booking-mails.ts'
import { calledOff, rebooked } from './called-off-mails.ts'
import { hoursChanged } from './hours-mail.ts'
import { moved } from './moved-mail.ts'
import { partReceived } from './part-mail.ts'
import { partyChanged } from './party-mail.ts'
import { takenBack } from './taken-back-mail.ts'
import { termsIn } from '../terms.ts'

const terms = termsIn('en')

export const bookingMails: BookingMailWords = {
  footer: `You are getting this email because you asked for a place at ${business.name} with this address.`,
  links: {
    booking: 'See your booking',
    move: 'Choose another date',
    cancel: 'Cancel your booking',
    diets: 'Tell us what you don’t eat',
    dates: 'See the dates that still have room',
    own:
      'The links in our emails are yours: anyone who has them can see and change your booking, ' +
      'so please don’t pass them on.',
  },
  payment: {
    togetherTitle: 'Deposit and balance in one go',
    together:
      'The date is close, so both are paid at once: one transfer, one structured ' +
      'communication.',
    due: 'Due',
    soon: 'as soon as you can',
    received: 'Of the {amount}, {received} has already reached us. This is what’s left.',
    copy: 'Put those 12 digits in the communication field, and nothing else.',
    scan: 'Scan this with your banking app. Reading on your phone? Copy the details instead.',
    alt: 'QR code for your banking app. The same details are given here as text.',
  },
  terms: {
    title: 'If you can’t come',
    whole: 'Up to and including {date}: we refund everything.',
    part: 'Up to and including {date}: we refund {percent}%.',
    partOrMove: 'Up to and including {date}: we refund {percent}%, or you choose another date.',
    move: 'Up to and including {date} you may also choose another date.',
    nothing: 'After that, there’s no refund.',
    nothingAny: 'This close to the date, there’s no refund.',
    successor:
      'If someone takes your place after you cancel, and pays for it, we refund the rest too.',
    noWithdrawal: 'A workshop on a fixed date carries no 14-day right of withdrawal.',
  },
  refund: {
    title: 'Your money back',
    whole: 'You get back everything you paid: {amount}.',
    part: 'Of the {paid} you paid, {amount} comes back to you.',
    toPayer: 'We are paying {amount} back to {name}, who had paid.',
    amount: 'Amount',
    account: 'To this account',
    when: 'When',
    soon: `within ${terms.refund.figures}`,
    askAccount:
      'We just don’t know which account to send it to. Reply to this email with your IBAN; we’ll ' +
      `transfer it within ${terms.refund.figures} of that.`,
    communication: 'Refund {reference}',
  },
  balance: {
    title: 'The balance',
    later:
      'You have until the end of {date}. We’ll remind you, but sooner is fine too. Check the ' +
      'structured communication: the balance has a number of its own.',
    now: 'The date is close, so the balance is due now too. It has a number of its own.',
  },
  diets: {
    title: 'What you don’t eat',
    text:
      'There will be food, always vegetarian. If there’s something you can’t have or would ' +
      'rather not, tell us here. You don’t have to answer, and we delete it ' +
      `${terms.afterTheDay.spelled} after the workshop. Told us already? Then there’s nothing to ` +
      'do.',
  },
  directions: {
    title: 'How to get here',
    car:
      'By car: 15 minutes from Ghent. Leave the E17 at De Pinte, take the N60 and follow the ' +
      'signs to the village. The last stretch is a farm lane: walking pace, please, as the hens ' +
      'have right of way. Parking in the yard is free.',
    train:
      'By train: De Pinte station, on the lines from Ghent to Kortrijk and to Oudenaarde. The ' +
      'village centre is 500 metres away, under ten minutes on foot; from there it’s another ' +
      `${business.walkFromVillageMinutes}\u00a0minutes to the farm.`,
    lastTrain: 'Look up your train home before you leave.',
  },
  confirmed: {
    subject: 'Confirmed: {workshop}, {date}',
    preview: 'We’re expecting you. Your first payment will secure the booking.',
    title: 'Yes, do come',
    text: 'There’s room for you: your booking is confirmed. Your first payment will secure it.',
    alreadySecured:
      'There’s room for you: your booking is confirmed. Your deposit was quicker than we ' +
      'were, so it’s secure already.',
    alreadyPaid:
      'There’s room for you: your booking is confirmed. Your payment was quicker than we ' +
      'were, so everything is settled.',
    securedByVoucher:
      'There’s room for you: your booking is confirmed, and your gift voucher has secured it.',
    voucherPaid: 'Your gift voucher paid {amount}. {left} is left on it.',
    voucherUsedUp: 'Your gift voucher paid {amount}. It is used up.',
    voucherGone:
      'The gift voucher that you gave us pays nothing any more: it was used or has ended since, or ' +
      'a newer email replaced its code. So everything is still to be paid; with another code you can ' +
      'do that on the page of your booking.',
    depositTitle: 'The deposit',
    nextTitle: 'After that',
    arrives: 'We email you when your payment arrives. Banks sometimes take a working day or two.',
    balanceLater:
      'The balance of {amount} is due by {date}. An email with the payment details comes well ' +
      'before.',
    directionsLater:
      'As soon as your first payment is in, we ask what you don’t eat and send directions.',
  },
  secured: {
    subject: 'Your booking is secure: {workshop}, {date}',
    preview: 'Your deposit has arrived, so your booking is secure.',
    title: 'Your booking is secure',
    text: 'Your deposit of {amount} has arrived. Nobody can take what you’ve booked from you now.',
    calendar:
      'A new calendar file is attached. If the date was still in pencil, you can ink it in ' +
      'now.',
  },
  paid: {
    subject: 'All paid: {workshop}, {date}',
    preview: 'Your payment has arrived. All that’s left is to turn up.',
    title: 'All paid',
    text: 'Everything is paid now, {amount} in all. All that’s left is to turn up.',
    next: 'A few days before, we’ll tell you what to bring and where to be.',
  },
  declined: {
    subject: 'Sorry, not this time: {workshop}, {date}',
    preview: 'We can’t accept your request. Perhaps another date would do.',
    title: 'Sorry, not that day',
    text:
      'We’d have liked to have you, but we can’t accept your request for {workshop} on {date}. ' +
      'You owe us nothing.',
    reasons: {
      full: 'That date is full by now.',
      'too-many': 'There isn’t enough room on that date for a group of that size.',
      'in-doubt': 'We don’t know yet whether that date goes ahead.',
      allergy: 'With that allergy or diet we can’t cook for you safely that day.',
    },
    withRoom: 'There’s still room on these dates:',
    others: 'Perhaps another date would do. The site shows where there’s still room.',
  },
  calledOff,
  cancelled: {
    subject: 'Cancelled: {workshop}, {date}',
    preview: 'Your booking is cancelled. Here is what happens to your money.',
    title: 'Your booking is cancelled',
    byGuest: 'You’ve cancelled your booking. A pity, but thank you for letting us know.',
    byFarm:
      'We’ve cancelled your booking. If you weren’t expecting that, ' +
      'please reply to this email straight away.',
    nothingPaid: 'You hadn’t paid anything yet, so that’s that: nobody owes anybody anything.',
    nothingBack: 'This close to the date, our terms allow no refund of the {paid} you paid.',
    others: 'Another time, perhaps? The dates are on the site.',
  },
  moved,
  rebooked,
  partReceived,
  hoursChanged,
  partyChanged,
  takenBack,
  refundAccount: {
    subject: 'Account for your refund: {workshop}, {date}',
    preview: 'Wasn’t this you? One button stops it.',
    title: 'Is this your account?',
    text: 'We’ve been asked to send {amount} to an account ending in {ending}.',
    other: 'You paid from another account, so we’ll wait a day before we transfer it.',
    yours: 'If you asked for this, there’s nothing to do. If you didn’t, stop it here.',
    stop: 'Don’t use this account',
  },
  refunded: {
    subject: 'Refunded: {amount}',
    preview: 'Your money is on its way, usually within one working day.',
    title: 'Your money is on its way',
    text:
      'We’ve transferred {amount} to you. It’s usually in your account within one working day. ' +
      'If it isn’t after three, reply to this email.',
  },
}
