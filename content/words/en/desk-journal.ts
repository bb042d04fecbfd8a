import type { DeskWords } from '../shape.ts'

/** The receipts journal on the desk and in its file. */
export const deskJournal: DeskWords['journal'] = {
  title: 'Receipts journal',
  text:
    'What came in and went back, day by day and without names. A day goes in as soon as it’s over, ' +
    'and never changes after that: whatever turns out differently later is added as a correction.',
  none: 'No day is over yet. The first goes in tonight.',
  noneHere: 'There’s nothing in it for this period.',
  day: 'Day',
  month: 'Month',
  amount: 'Amount',
  days: '{from} to {until}',
  rate: 'VAT {percent}%',
  on: 'of {day}',
  count: { one: '{n} receipt', other: '{n} receipts' },
  total: 'Total, {rate}',
  totals: 'Total',
  file: 'The journal of {year} (CSV)',
  hash:
    'Check number up to and including {day}: {hash}. Give it to your accountant: if anybody changes ' +
    'an old day, the number no longer matches.',
  kinds: {
    received: 'Into the account',
    'by-hand': 'Noted by hand',
    refunded: 'Refunded',
    'taken-back': 'Taken back by the bank',
    corrected: 'Put right',
    recounted: 'Put right: what the bank took back had been counted wrongly',
    begins: 'The journal begins',
    nothing: 'Nothing received',
  },
  fileName: 'receipts-journal',
  columns: {
    day: 'Day',
    line: 'Line',
    what: 'What',
    receivedOn: 'Received on',
    vat: 'VAT (%)',
    count: 'Number',
    amount: 'Amount (VAT included)',
    text: 'Text in the chain',
    hash: 'Check number of the day',
  },
}
