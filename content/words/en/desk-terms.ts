import type { DeskWords } from '../shape.ts'

/** Terms of the house on the desk. */
export const deskTerms: DeskWords['terms'] = {
  oneSum: 'all at once, {within}',
  inTwo: '{depositPercent}% deposit {within}, the balance {before}',
  step: '{percent}% back up to {before}',
  nothing: 'nothing after that',
  moveUntil: 'up to {before}',
  withinDays: { one: 'within {n} day', other: 'within {n} days' },
  daysBefore: { one: '{n} day before', other: '{n} days before' },
  hours: { one: 'within {n} hour', other: 'within {n} hours' },
  years: { one: '{n} year', other: '{n} years' },
  values: {
    payment: 'Payment',
    refunds: 'Cancelling',
    moving: 'Choosing another date',
    answer: 'Answer to a request',
    'voucher-validity': 'Gift voucher valid for',
  },
  hints: {
    payment:
      'If the workshop is close, everything is asked for at once. With 100% there’s only one payment, and the last number doesn’t matter. All the sentences on the site and in the emails follow by themselves; guests who have already booked keep the terms they had.',
    refunds:
      'Each step has fewer days and a smaller percentage than the one before; leave the rest empty. After the last step a guest gets nothing back, unless somebody takes their place and pays. If you’re the one who cancels, everything always goes back.',
    answer:
      'This is what the site promises anyone who asks for a place or writes to you, and the time your desk counts. Requests already made keep the promise of that day.',
    'voucher-validity':
      'Counted from the payment, or from a later day on which it is sent. A voucher already ordered is valid for as long as it was then.',
    moving: 'Until then a guest can choose another date. You can always do it for them.',
  },
  fields: {
    depositPercent: 'Deposit, as a percentage of the price',
    depositDays: 'Days to pay, from your confirmation',
    balanceDaysBefore: 'Days before the workshop by which the balance is paid',
    answerHours: 'Hours to answer',
    voucherYears: 'Years',
    days1: 'Step 1: this many days before or more',
    percent1: 'Step 1: percent back',
    days2: 'Step 2: this many days before',
    percent2: 'Step 2: percent back',
    days3: 'Step 3: this many days before',
    percent3: 'Step 3: percent back',
    days4: 'Step 4: this many days before',
    percent4: 'Step 4: percent back',
    moveDaysBefore: 'Days before the workshop',
  },
  problems: {
    depositPercent: 'Under ‘Deposit’, enter a percentage from {min} to {max}, without decimals.',
    depositDays: 'Under ‘Days to pay’, enter a number from {min} to {max}.',
    balanceDaysBefore:
      'Under ‘Days before the workshop by which the balance is paid’, enter a number from {min} to {max}.',
    days1: 'Under ‘Step 1’, enter a number of days from {min} to {max}.',
    percent1: 'Under ‘Step 1’, enter a percentage from {min} to {max}.',
    days2:
      'Under ‘Step 2’, enter a number of days, fewer than in step 1, or leave the whole step empty.',
    percent2:
      'Under ‘Step 2’, enter a percentage, smaller than in step 1, or leave the whole step empty.',
    days3:
      'Under ‘Step 3’, enter a number of days, fewer than in step 2, or leave the whole step empty.',
    percent3:
      'Under ‘Step 3’, enter a percentage, smaller than in step 2, or leave the whole step empty.',
    days4:
      'Under ‘Step 4’, enter a number of days, fewer than in step 3, or leave the whole step empty.',
    percent4:
      'Under ‘Step 4’, enter a percentage, smaller than in step 3, or leave the whole step empty.',
    answerHours: 'Under ‘Hours to answer’, enter a number from {min} to {max}.',
    voucherYears: 'Under ‘Years’, enter a number from {min} to {max}.',
    moveDaysBefore: 'Under ‘Days before the workshop’, enter a number from {min} to {max}.',
  },
}

/** Features of the house on the desk. */
export const deskFeatures: DeskWords['features'] = {
  title: 'What you offer',
  features: {
    waitingList: 'Waiting list',
    diary: 'Follow-up emails after the workshop',
    diets: 'Allergies and diets',
    privateGroups: 'Private groups',
  },
  texts: {
    waitingList:
      'Guests who find a date fully booked can join the list. Without it, the site doesn’t mention a waiting list anywhere; those already on it are still offered a place.',
    diary:
      'Three short emails for guests who ask for them. If you stop, nobody can ask for them any more; those who already have still get theirs.',
    diets:
      'Guests say what they don’t eat. Without it, we don’t ask; you can still read what has been said already.',
    privateGroups:
      'The site says that a group can ask for a date of its own, and of what size. Without them, it mentions none; you can still take a private group yourself.',
  },
  yes: 'yes',
  no: 'no',
  on: 'Offer again',
  off: 'Stop offering',
}
