import type { DeskWords } from '../shape.ts'

/** Paying back from a telephone. */
export const deskRefunds: DeskWords['refunds'] = {
  reasons: {
    over: 'paid too much',
    'after-end': 'paid after the booking ended',
    party: 'fewer people',
    'called-off': 'date called off',
    declined: 'declined',
    cancelled: 'booking cancelled',
    'cancelled-part': 'booking cancelled, under the terms',
    'place-taken': 'place taken',
  },
  pay: 'Refund',
  copy: 'Copy',
  copied: 'Copied',
  showCode: 'Code to scan with another device',
  goesTo: 'to {iban}',
  file: {
    one: 'File for your bank: 1\u00a0refund, {amount}',
    other: 'File for your bank: {n}\u00a0refunds, {amount} in all',
  },
  fileAgain: {
    one: 'Make the file again: 1\u00a0refund, {amount}',
    other: 'Make another file of what was already in one: {n}\u00a0refunds, {amount} in all',
  },
  filed: 'was in the file of {date}',
  fileText:
    'Upload the file (SEPA) on your bank’s website and sign it there. Everything stays here until your bank statement shows it, or you note it yourself. What was in one file doesn’t go into the next by itself.',
  fileName: 'refunds {day}',
}
