import type { DeskWords } from '../shape.ts'
import { rulesIn } from '../terms.ts'
import { deskBookingButtons } from './desk-booking.ts'

const terms = rulesIn('en')

/** Confirmations on the page after a button, by the button's action. */
export const deskButtons: DeskWords['buttons'] = {
  home: {
    confirm: { done: 'The request is confirmed.' },
    'confirm-all': {
      done: 'The ticked requests are confirmed.',
      step: 'the confirmation, along with others',
    },
    received: { done: 'Noted: the money is in.', step: 'the payment' },
    repaid: { done: 'Noted: this has been refunded.', step: 'the refund' },
    answered: {
      done: 'Ticked off: this message is no longer waiting for you.',
      step: 'ticking off the message',
    },
    'mail-again': { done: 'We’re trying those emails again now.' },
    'mails-release': { done: 'The emails are going out now.' },
    'clock-right': { done: 'We trust the clock again.' },
    'send-back': {
      done: 'Noted. What has to go back is below: you make the transfer yourself.',
      step: 'the refund to make',
    },
  },
  booking: deskBookingButtons,
  account: {
    book: { done: 'Put towards this booking.', step: 'what a payment was for' },
    divide: { done: 'Divided. Each booking shows its share.', step: 'how a payment was divided' },
    'make-voucher': {
      done: 'The voucher has been made: it’s paid, and goes out now or on the day the buyer chose.',
    },
    leave: {
      done: `Put aside. It stays at the bottom for ${terms.aside.spelled}, in case it’s a guest’s after all.`,
      step: 'putting it aside',
    },
    'look-again': {
      done: 'It’s back under ‘To decide’.',
      step: 'putting it back under ‘To decide’',
    },
    'take-back': {
      done: 'That sum is owed on the booking again.',
      step: 'the money taken back by the bank',
    },
    refund: { done: 'Noted: this was a refund.', step: 'the payment seen as a refund' },
    pair: { done: 'Noted: this is money you had already noted.', step: 'the money already noted' },
  },
  vouchers: {
    'voucher-received': {
      done: 'Noted: the money is in. The voucher goes out now, or on the day the buyer chose.',
    },
    'voucher-extended': { done: 'The voucher is valid again.' },
    'voucher-taken-back': { done: 'The voucher has been taken back and no longer works.' },
  },
  date: {
    phone: { done: 'The booking is on the list.', step: 'the booking by phone' },
    'go-ahead': { done: 'The date is going ahead.', step: 'the date going ahead' },
    'line-off': {
      done: 'This group is off the waiting list.',
      step: 'taking a group off the waiting list',
    },
    'line-number': {
      done: 'The number on the waiting list has been changed.',
      step: 'the number on the waiting list',
    },
    'line-mail': {
      done: 'The link has been emailed again. As soon as the guest clicks it, they’re on the waiting list.',
    },
    'line-offer': { done: 'The places have been offered.', step: 'the offer to those waiting' },
    change: { done: 'The date has been changed.', step: 'the change' },
    close: { done: 'This date is closed: it takes no more bookings.', step: 'closing the date' },
    'close-period': { done: 'The period is closed to new bookings.', step: 'closing a period' },
    open: { done: 'This date has been opened.', step: 'opening the date again' },
    'call-off': { done: 'This date is called off.', step: 'calling off the date' },
    'save-attendance': { done: 'Saved who was there.' },
    'send-letter': {
      done: 'Your email is going out. Each booking shows it under ‘What has happened’.',
    },
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
  notAsShown:
    'Nothing was done this time, as something here has changed meanwhile. Check what it says now.',
  tooLong: 'Make this text shorter: {most} characters at most.',
}
