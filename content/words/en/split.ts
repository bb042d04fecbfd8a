import type { AuthoredWords } from '../shape.ts'

export const split: AuthoredWords['split'] = {
  title: 'Split over two dates',
  text: 'Choose the date. You’ll see what changes before you decide.',
  number: 'How many of you want that other date?',
  problems: {
    number:
      'Enter a number from 1 to {most}. If all of you want another day, move the whole booking instead.',
    noRoom: 'There aren’t that many places on that date: {left} left.',
  },
  none: 'No other date has a place at the moment. Write to {email} and we’ll look for one together.',
  invoiced:
    'There’s already an invoice for this booking, for all of you. Write to {email} and we’ll sort it out.',
  become: { one: 'One of you will come on {date}', other: '{n} of you will come on {date}' },
  becomeText:
    'Your booking becomes two. The price for each of you stays the same: today there’s nothing more to pay, and nothing goes back. What you’ve paid is shared out per person.',
  staying: 'As planned: {date}',
  going: 'New: {date}',
  owedThere:
    'What’s still owed for that date is paid separately. The details are in the email you’ll get at once.',
  atMost:
    'Please note: it’s already too late for a full refund. If you cancel later for whoever is coming on that other date, you get {percent}% of it back at most, even if the date is still far off.',
  button: 'Yes, split my booking',
  mail: {
    subject: 'Now two bookings: {workshop}, {date}',
    preview: 'Some of you are coming on another day. Here’s who comes when, and what it costs.',
    title: 'Your group is coming on two days',
    byGuest: 'You’ve split your booking. If that wasn’t you, tell us at once.',
    byFarm: 'We’ve split your booking. If that’s not what we agreed, let us know.',
    atMost:
      'When you split the booking, a full refund was no longer open to you. So if you cancel for this date later, you get {percent}% back at most, however far off it is.',
    calendar: 'The attached calendar file is for the new day.',
  },
}
