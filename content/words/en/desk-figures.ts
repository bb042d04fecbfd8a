import type { DeskWords } from '../shape.ts'

/** The desk's page that counts places and money. */
export const deskFigures: DeskWords['figures'] = {
  title: 'Figures: {period}',
  quarter: 'Q{n} {year}',
  periods: 'Another period',
  accountant: 'For the accountant',
  accountantText:
    'What came in and went back, day by day, to open in a spreadsheet (CSV): on the ' +
    'bank’s date, or on the day you noted it yourself.',
  csv: 'CSV of {period}',
  other: 'CSV of other days',
  from: 'First day',
  until: 'Last day',
  download: 'Make CSV',
  daysProblem: 'Enter a first day, and a last one that isn’t before it.',
  none: 'There are no dates on the schedule in this period.',
  byQuarter: 'By quarter and month',
  byMonth: 'By month',
  byWorkshop: 'By workshop',
  byDate: 'By date',
  worst: 'Where the fewest came',
  text:
    'Everything counts at the date of the workshop. What a guest overpaid is under Back alone; ' +
    'what you’ve stopped asking for stays under Owed.',
  what: 'Places',
  received: 'In',
  owed: 'Owed',
  refunded: 'Back',
  total: 'Total',
  places: '{taken} of {capacity}',
  money: {
    title: 'What came in and went back',
    text:
      'On the bank’s date, or on the day you noted it yourself. A gift voucher counts when ' +
      'it’s paid for, and not again when somebody redeems it.',
    what: 'What for',
    bookings: 'Bookings',
    vouchers: 'Gift vouchers',
    together: 'Total',
    redeemed: 'Redeemed with gift vouchers: {amount}. That isn’t new money.',
    owedOn: 'Left to use on gift vouchers, after {day}: {amount}.',
    owed: 'Left to use on gift vouchers',
  },
  difference: {
    title: 'Why those two sums differ',
    text: 'What came in and went back comes to {cash}; the receipts journal has {journal}.',
    countedLater: {
      read: '{amount} came {came} and was imported {read}: it’s in the journal of that day.',
      noted: '{amount} came {came} and was noted {read}: it’s in the journal of that day.',
    },
    cameBefore: {
      read: '{amount} came {came} and was imported {read}: it’s in this journal, and not above.',
      noted: '{amount} came {came} and was noted {read}: it’s in this journal, and not above.',
    },
    unwritten: '{amount} is from today: it joins the journal tonight.',
    otherwise:
      '{amount}: for this, the bank’s date differs from yours, or it was put right later, or it ' +
      'came before the journal began.',
    on: 'on {day}',
    between: 'from {from} to {until} inclusive',
  },
  file: {
    columns: {
      day: 'Day',
      reference: 'Reference',
      name: 'Name',
      received: 'Received',
      refunded: 'Refunded',
      redeemed: 'Redeemed',
      owed: 'Left on vouchers',
      how: 'How',
      workshop: 'Workshop',
      workshopOn: 'Workshop date',
      vatPercent: 'VAT (%)',
      vat: 'VAT in the amount',
      invoice: 'Invoice',
    },
    hows: {
      bank: 'bank',
      voucher: 'gift voucher',
      cash: 'cash',
      transfer: 'transfer',
      payconiq: 'Payconiq',
      wero: 'Wero',
      hand: 'noted by hand',
    },
    voucher: 'Gift voucher from {name}',
    nobodys: 'To decide under Bank',
  },
  fileName: 'cash-book',
}
