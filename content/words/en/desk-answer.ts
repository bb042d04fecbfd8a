import type { DeskWords } from '../shape.ts'
import { declineLabels } from './reasons.ts'

/** Answering a request on the desk. */
export const deskAnswer: DeskWords['answer'] = {
  asks: { one: '{n} place for {name}?', other: '{n} places for {name}?' },
  asksMore: '5 or more places for {name}?',
  left: {
    one: '{n} place left after this request.',
    other: '{n} places left after this request.',
  },
  leftNone: 'That makes the date fully booked.',
  unproven: 'Address not confirmed by the guest yet',
  confirm: {
    own: {
      title: 'Add a line of your own',
      hint: 'For {name}, who reads {language}. It goes into the confirmation email.',
    },
    count: 'How many are coming?',
    choose: 'How many?',
    open: 'They asked for ‘5 or more’, and we’re holding five places. Your answer tells them the price, so choose how many first.',
    noMore: 'There’s no room for more on this date.',
    more: 'More than that? Change the number on the booking.',
    paid: 'Something has been paid already. If this isn’t the right number, change it on the booking first.',
    missing: 'Choose how many are coming: your answer tells them the price.',
    changed:
      'Nothing was confirmed: something about this request has changed in the meantime. Check it again.',
  },
  decline: {
    button: 'Decline',
    why: 'Why? The guest reads it in the email.',
    reasons: declineLabels,
    words: 'In your own words (optional)',
    wordsHint: 'Goes into the email as it is. The guest reads {language}.',
    text: 'The places become free again. The guest gets a friendly email with the dates that still have room.',
    textNoMail: 'The places become free again.',
    tooLate:
      'This request has been confirmed, so it can’t be declined any more. You can still cancel it.',
  },
}

/** Bookings whose mailbox is unproven, on the desk. */
export const deskUnproven: DeskWords['unproven'] = {
  title: 'Address not confirmed yet',
  text: 'This guest hasn’t clicked any link in our emails yet, so we don’t know whether the address is right.',
  burst: {
    one: 'No other request without a confirmed address came from this network in the same hour.',
    other:
      '{n} requests without a confirmed address came from this network within an hour, this one included. You can decline them together. Their places become free and nobody gets an email.',
  },
  others: {
    title: 'More from this address',
    text: '{n} other requests from this email address are waiting for your answer. You can decline them together. Their places become free and nobody gets an email.',
  },
  button: 'Decline all {n} requests',
  declined: {
    one: '{n} request declined. No email was sent.',
    other: '{n} requests declined. No email was sent.',
  },
}
