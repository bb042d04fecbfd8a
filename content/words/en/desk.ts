import type { DeskWords } from '../shape.ts'
import { rulesIn } from '../terms.ts'

const terms = rulesIn('en')

/** The owner's desk and the pages behind the links in the owner's mails. */
export const desk: DeskWords['desk'] = {
  openDesk: 'Go to your desk',
  openBooking: 'Open the booking',
  openDate: 'Open the date',
  facts: {
    reference: 'Reference',
    workshop: 'Workshop',
    date: 'Date',
    participants: 'Number of people',
    name: 'Name',
    email: 'Email address',
    note: 'Note',
    status: 'Status',
    places: 'Left on that date',
    language: 'Language',
    iban: 'IBAN',
    communication: 'Communication',
    deposit: 'Deposit',
    balance: 'Balance',
    whole: 'Payment',
    taken: 'Places taken',
    minimum: 'Minimum',
    bookings: 'Bookings',
    paidSoFar: 'Paid so far',
  },
  none: 'None',
  paidOf: '{paid} of {amount}',
  placesLeft: '{left} of {capacity}',
  placesTaken: '{taken} of {capacity}',
  statuses: {
    unproven: 'Address not confirmed yet',
    requested: 'Requested',
    confirmed: 'Confirmed, deposit expected',
    awaited: 'Confirmed, payment expected',
    secured: 'Deposit in',
    paid: 'All paid',
    completed: 'Over',
    declined: 'Declined',
    cancelled: 'Cancelled',
    'called-off': 'Called off',
  },
  actions: {
    confirm: {
      title: 'Confirm the request',
      button: 'Confirm',
      mail: 'The guest gets an email with what there is to pay.',
    },
    decline: {
      title: 'Decline the request',
      button: 'Yes, decline',
    },
    'deposit-received': {
      title: 'Deposit received',
      text: 'The deposit is noted as paid.',
      mail: 'The guest gets an email saying that it’s in.',
      button: 'Yes, it’s in',
    },
    'balance-received': {
      title: 'Balance received',
      text: 'The balance is noted as paid.',
      mail: 'The guest gets an email saying that all is settled.',
      button: 'Yes, it’s in',
    },
    'all-received': {
      title: 'All received',
      text: 'All that’s still owed is noted as paid.',
      mail: 'The guest gets a single email, saying that all is settled.',
      button: 'Yes, it’s all in',
    },
    'cancel-guest': {
      title: 'Cancel the booking',
      text: 'The places become free. You’ll still be able to undo this for a little while.',
      mail: 'The guest gets an email.',
      button: 'Yes, cancel',
      wish: {
        title: 'The guest isn’t coming any more',
        text: '{paid} has been paid. Under the terms, {back} of that goes back today, and you keep {kept}.',
        all: 'Under the terms, all that was paid still goes back today: {paid}.',
        none: '{paid} has been paid. Under the terms, none of that goes back today.',
        button: 'Cancel and refund {back}',
        keep: 'Cancel and refund nothing',
        onVoucher: 'Cancel and put {back} back on the voucher',
      },
      farm: {
        title: 'You’re the one cancelling, or you want to give everything back anyway',
        text: 'Everything goes back: {paid}.',
        button: 'Cancel and refund everything',
      },
      onVoucher: '{amount} of that goes back onto the gift voucher.',
    },
  },
  noMail: 'The guest gave no email address: let them know yourself.',
  transfer: {
    amount: 'Amount',
    account: 'Account (IBAN)',
    from: 'The money came from',
  },
  callOff: {
    title: 'Call off the date',
    cancelled: {
      one: '{n} booking will be cancelled.',
      other: '{n} bookings will be cancelled.',
    },
    allTold: {
      one: 'The guest gets an email, and chooses another date or the money back.',
      other: 'Each guest gets an email, and chooses another date or the money back.',
    },
    othersTold:
      'Anyone who gave an email address gets an email, and chooses another date or the money back.',
    noAddress: 'No email address: {names}. Let them know yourself.',
    waiting: {
      one: '{n} group on the waiting list gets an email too.',
      other: '{n} groups on the waiting list get an email too.',
    },
    nobody: 'Nobody has booked on the site. The date comes off the schedule.',
    option: 'The option for {name} lapses. The group gets an email.',
    elsewhere: {
      one: '{n} place is booked elsewhere: let that guest know yourself.',
      other: '{n} places are booked elsewhere: let those guests know yourself.',
    },
    button: 'Yes, I’m calling it off',
    done: 'This date has been called off. There’s nothing more to do here.',
  },
  goAhead: {
    title: 'This date goes ahead',
    text: 'The date stays, and you won’t be asked about it again. The guests get no email about it.',
    button: 'Yes, it goes ahead',
    done: 'Decided: this date goes ahead. There’s nothing more to do here.',
  },
  dateOver: 'This date is over. There’s nothing more to do here.',
  next: {
    unproven:
      'The guest has yet to click the link in the email. Until then this request holds no place.',
    request: 'The guest is waiting for your answer.',
    money: 'Expected from the guest: {amount}, by {date}.',
    practical: `The guest gets the practical email ${terms.practical.spelled} before, and you get the preparation.`,
    owed: 'The guest has {amount} left to pay.',
    writtenOff: '{amount} was left unpaid, and you’ve stopped asking.',
    invoice: 'There’s an invoice or credit note to make: see ‘Invoice for a company’.',
    byTelephone:
      'Everything is paid. The guest has no email address: call them with the practical details.',
    ready: 'All is ready: the guest has the practical email and you the preparation.',
    refund: 'Refund due: {amount}. The code to scan is on the booking.',
    refundNoAccount: 'Refund due: {amount}. Ask the guest which account to refund to.',
    nothing: 'There’s nothing more to do here.',
  },
}
