import type { DeskWords } from '../shape.ts'
import { rulesIn } from '../terms.ts'
import { deskGroup } from './desk-option.ts'

const terms = rulesIn('en')

/** Confirmations on the page after a button, by the button's action. */
export const deskDone: DeskWords['done'] = {
  home: {
    confirm: 'The request is confirmed.',
    'confirm-all': 'The ticked requests are confirmed.',
    received: 'Noted: the money is in.',
    repaid: 'Noted: this has been refunded.',
    answered: 'Ticked off: this message is no longer waiting for you.',
    'mail-again': 'We’re trying those emails again now.',
    'mails-release': 'The emails are going out now.',
    'clock-right': 'We trust the clock again.',
    'send-back': 'Noted. What has to go back is below: you make the transfer yourself.',
  },
  booking: {
    confirm: 'The request is confirmed.',
    remind: 'The guest gets a reminder.',
    move: 'The booking is now on this date.',
    rebook: 'The booking is now on this date.',
    cancel: 'The booking is cancelled.',
    'not-received': 'Corrected: that sum no longer counts as received here.',
    'by-hand': 'Noted: the money is in.',
    redeem: 'Paid with the gift voucher.',
    decline: 'The request is declined.',
    group: deskGroup.done,
    party: 'The number of people has been changed.',
    split: 'The booking has been split. You’ll find the other one under ‘What has happened’.',
    note: 'Your note is saved.',
    guest: 'The guest’s details are saved.',
    company: 'The details for the invoice are saved.',
    invoiced: 'Noted: the invoice was made elsewhere.',
    invoice:
      'The invoice is made, and emailed to the guest. You can read it under ‘Invoices’, and send it to your accountant from there.',
    newcomer: 'The booking is now in this name.',
    'new-link': 'The guest gets an email with a new link. The old links no longer work.',
    'refund-account': 'The account is saved.',
    'refund-paid': 'Noted: this has been refunded.',
    'ask-later': 'The deposit counts as paid. What was missing is now part of the balance.',
    'write-off': 'You’ve stopped asking for the rest: this booking is off your to-do list.',
  },
  account: {
    book: 'Put towards this booking:',
    divide: 'Divided. Each booking shows its share.',
    'make-voucher':
      'The voucher has been made: it’s paid, and goes out now or on the day the buyer chose.',
    leave: `Put aside. It stays at the bottom for ${terms.aside.spelled}, in case it’s a guest’s after all.`,
    'look-again': 'It’s back under ‘To decide’.',
    'take-back': 'That sum is owed on the booking again.',
    refund: 'Noted: this was a refund.',
    pair: 'Noted: this is money you had already noted.',
  },
  vouchers: {
    'voucher-received':
      'Noted: the money is in. The voucher goes out now, or on the day the buyer chose.',
    'voucher-refunded': 'Noted: this has been refunded.',
    'voucher-taken-back': 'The voucher has been taken back and no longer works.',
  },
  date: {
    phone: 'The booking is on the list.',
    'go-ahead': 'The date is going ahead.',
    'line-off': 'This group is off the waiting list.',
    'line-number': 'The number on the waiting list has been changed.',
    'line-mail':
      'The link has been emailed again. As soon as the guest clicks it, they’re on the waiting list.',
    'line-offer': 'The places have been offered.',
    change: 'The date has been changed.',
    close: 'This date is closed: it takes no more bookings.',
    'close-period': 'The period is closed to new bookings.',
    open: 'This date is open to bookings again.',
    'call-off': 'This date is called off.',
    came: 'Saved who was there.',
    'send-letter': 'Your email is going out. Each booking shows it under ‘What has happened’.',
  },
}

/** Why a button on the desk could not do its work. */
export const deskRefused: DeskWords['refused'] = {
  booking: 'Nothing has changed. This booking is ‘{status}’, so this can’t be done.',
  noMailToSend: 'Nothing has changed: no email is waiting to go out again.',
  mailsNotHeld: 'Nothing has changed: the emails weren’t being held.',
  bookingGone: 'Nothing has changed: this booking no longer exists.',
  sameParty: 'Nothing has changed: the booking is already for that many people.',
  refundGone: 'Nothing has changed: this refund is no longer there.',
  refundPaid: 'Nothing has changed: this sum had already been refunded.',
  dateOver: 'Nothing has changed: this date is over or has begun.',
  dateCalledOff: 'Nothing has changed: this date has been called off.',
}
