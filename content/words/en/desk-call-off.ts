import type { DeskWords } from '../shape.ts'

/** Calling a date off on the desk: why, what guests read, and the sum that goes back. */
export const deskCallOff: DeskWords['callOff'] = {
  why: 'Why? Each guest reads it in their own language.',
  reasons: {
    none: 'No reason',
    weather: 'Bad weather',
    ill: 'The person teaching is ill',
    'too-few': 'Too few people',
  },
  words: 'In your own words (optional)',
  wordsHint: 'Goes into each email as it is, whatever language the guest reads.',
  look: 'Show the email and the refunds',
  lookTitle: 'Call off the date: check it',
  back: '{amount} goes back to those who paid. It joins your list of refunds.',
  backOnVoucher: '{amount} goes back onto gift vouchers.',
  nothingBack: 'Nothing has been paid yet, so nothing goes back.',
  mend: 'Back to the date',
  inLanguage: { one: '{language}: {n} email', other: '{language}: {n} emails' },
  frame: 'Email in {language}: {subject}',
}
