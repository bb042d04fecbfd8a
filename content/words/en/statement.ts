import type { StatementProblem, StatementProblemKind } from '#booking/money/readers/problem.ts'
import type { DeskWords } from '../shape.ts'
import { rulesIn } from '../terms.ts'

const terms = rulesIn('en')

/** Formats of bank statements. */
const formatNames: Readonly<Record<NonNullable<StatementProblem['format']>, string>> = {
  coda: 'CODA file',
  camt: 'CAMT file',
  csv: 'CSV file',
}

/** `{place}` is "Line 12 of this CODA file"; `{found}` is what stands there or is missing. */
const problems: Readonly<Record<StatementProblemKind, string>> = {
  empty: 'This file is empty.',
  'too-large':
    '{place} is larger than a bank statement can be: choose a shorter period at your bank.',
  'unknown-format':
    'We can’t read this file. A PDF or an Excel file won’t do: at your bank, choose CODA, CAMT.053 or CSV.',
  amount: '{place} has an amount that isn’t in whole cents: ‘{found}’.',
  day: '{place} has a date that doesn’t exist: ‘{found}’.',
  currency: '{place} isn’t in euros but in ‘{found}’.',
  sign: '{place} doesn’t say whether the money came in or went out: ‘{found}’.',
  'other-account': '{place} is from an account other than yours: it ends in {found}.',
  'no-account': '{place} doesn’t say which account it’s from.',
  'line-length': '{place} is {found} characters long, while every line has 128.',
  'record-order': '{place} is in the wrong place and begins with ‘{found}’.',
  'record-count': '{place} gives a different number of lines from what’s there ({found}).',
  totals: '{place} has totals that don’t match the lines.',
  balance: '{place} has a new balance that doesn’t match the old balance and the lines.',
  'cut-off': '{place} is the last, but the end is missing: fetch the file again.',
  xml: '{place} isn’t valid XML ({found}): fetch the file again.',
  doctype: '{place} has a document type, and a bank statement never has one.',
  'not-a-statement': 'This is XML, but not a bank statement (CAMT.053): it says ‘{found}’.',
  'element-missing': '{place} should have ‘{found}’ in it, but it’s missing.',
  'entry-count':
    '{place} gives a different number of lines from what’s there: fetch the file again.',
  batch: '{place} is a combined line whose parts don’t add up to the whole.',
  'unknown-columns': 'The columns of this CSV file aren’t those of any bank we know: ‘{found}’.',
  'column-missing':
    '{place} looks like the row of column names, but the column ‘{found}’ is missing.',
  cells: '{place} doesn’t have as many cells as there are columns ({found}).',
}

/** Why a file could not be read, in one sentence, and that nothing was done with it. */
export function sayStatementProblem({
  kind,
  format,
  bank,
  line,
  found = '',
}: StatementProblem): string {
  const file = format ? `this ${formatNames[format]}${bank ? ` from ${bank}` : ''}` : 'this file'
  const place = line === undefined ? file : `line ${line} of ${file}`
  const why = problems[kind]
    .replace('{place}', () => place.charAt(0).toUpperCase() + place.slice(1))
    .replace('{found}', () => found)
  return `${why} Nothing was imported.`
}

/** Why a transaction waits for the owner. */
export const reviewReasons: DeskWords['reviewReasons'] = {
  'wrong-check-digits': 'There’s a mistake in the structured communication.',
  'unknown-reference': 'The structured communication doesn’t belong to any booking.',
  'no-reference': 'It came without a structured communication.',
  'several-bookings': 'The communication belongs to more than one booking, share or gift voucher.',
  'paid-already': 'What the communication names had already been paid.',
  'booking-over': 'The booking has been declined or cancelled.',
  'marked-by-hand': 'This looks like money you’ve already noted as received.',
  'which-refund': 'This could be more than one refund.',
  'no-refund':
    'Money went to a guest, but no refund of that sum is due (any more). Check that you didn’t pay twice.',
  reversal: 'Money for this booking left your account again.',
  'put-back': 'You took this off a booking. Say what it’s for.',
  'voucher-amount': 'This belongs to a gift voucher, but it’s more than is still owed.',
  'voucher-lapsed':
    'This belongs to a gift voucher that was paid for too late: the order has lapsed.',
}

/** Warning when the bank's name for the account differs from ours; `{held}` and `{ours}` are names. */
export const payeeWords: DeskWords['payee'] = {
  differs:
    'At the bank your account is in the name of ‘{held}’, and we print ‘{ours}’. Your guest’s bank compares the two with every transfer, and now warns that the name doesn’t match.',
  close:
    'At the bank your account is in the name of ‘{held}’, and we print ‘{ours}’. That’s close, but your guest’s bank may say that it doesn’t quite match.',
  remedy:
    'Under ‘House’, at ‘Name’, write the name as the bank does. This notice goes away as soon as a later statement has the same name.',
}

/** The page of the farm's account on the desk. */
export const accountPage: DeskWords['account'] = {
  lapsed: 'Gift voucher from {buyer}, lapsed.',
  makeVoucher: 'Make {buyer}’s voucher after all',
  title: 'Bank',
  text: 'Fetch a file from your bank (CODA, CAMT.053 or CSV) and choose it here. Importing the same period twice does no harm: we recognise what we already have.',
  file: 'File from your bank',
  chooseFile: 'Choose a file.',
  read: 'Import',
  lastRead: 'Last import: {at}',
  readNext: 'Import another file',
  neverRead: 'No bank statement has been imported yet.',
  result: {
    title: 'Imported',
    count: { one: '{n} line', other: '{n} lines' },
    totals: 'In this file: {in} in, {out} out.',
    booked: '{n} matched',
    waiting: '{n} to decide',
    known: '{n} already here',
    ignored: '{n} for no booking',
    nothing: 'There’s nothing in this file.',
    forgotten: 'For no booking',
    onlyNow:
      'What came in is also under ‘Put aside’. What you spent yourself shows only here: we don’t keep it.',
    past: 'The result of that file is no longer shown here. Feel free to import it again: we recognise what we already have.',
  },
  waiting: 'To decide',
  nothingWaits: 'Nothing.',
  othersWait: {
    one: '{n} more line is waiting: it will come here once you have decided one.',
    other: '{n} more lines are waiting: they will come here as you decide.',
  },
  over: '{amount} too much came in, or part of it is for another booking.',
  book: 'Put towards {booking}: {what}',
  divide: 'Divide: {shares}',
  share: '{amount} for {booking}, {what}',
  andShare: ', and ',
  andPayment: ' and ',
  amount: 'How much of this goes to this booking',
  amountProblem:
    'Under ‘Amount’, enter an amount in euros, such as 47.50: no more than is owed on the booking, and no more than is left of this payment.',
  several: 'It may be for more than one booking.',
  both: 'deposit and balance',
  part: '{what}, but only part of it: {amount} still owed',
  partOfBoth: {
    balance: 'deposit and part of the balance: {amount} still owed',
    deposit: 'balance and part of the deposit: {amount} still owed',
  },
  sendBack: 'Refund {amount}',
  takeBack: 'Reopen for {name}: {what}',
  succeeded:
    'Because this booking was paid, you gave {amount} back to the guest who had the place first, or that refund is still on your list. Reopening this doesn’t change that: a bank only takes a transfer back if you say yes.',
  tellGuest: 'Email the guest what there is to pay again',
  isRefund: 'Refund to {bookings}',
  voucher: 'gift voucher {reference}',
  bought: 'Gift voucher paid',
  and: ', and to ',
  isMarked: 'This is the {what} you’ve already noted, from {booking}',
  leave: 'Put aside',
  aside: {
    title: 'Put aside ({n})',
    text: `Money that isn’t for any booking: because you said so, or because nothing in it looks like a booking. It stays here for ${terms.aside.spelled}.`,
    lookAgain: 'Put back to decide',
  },
  other: 'It’s for another booking',
  which: 'Which booking is it for?',
  bookHere: 'Put towards it',
  owing: '{reference}, {date}, {amount} to pay',
  seek: 'Search by name or reference',
  seekButton: 'Search',
  noneOwes: 'No booking with that name or reference owes anything.',
  moreOwe: 'There are more: search by name or reference.',
  back: 'Back to Bank',
  doesNotFit: 'That’s no longer possible: see on the booking what’s still owed.',
  lately: 'Latest matched',
  refund: 'refund',
  marked: 'already noted',
  noName: 'Name unknown',
}
