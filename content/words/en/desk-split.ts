import type { DeskWords } from '../shape.ts'

/** Some of a party on another date, before it is done. */
export const deskSplit: DeskWords['split'] = {
  title: 'Some of them on another date',
  text: 'Those going get a booking of their own, with the same price and terms and a share of what’s been paid.',
  choose: 'How many people are going to which date? You’ll see what it changes before you decide.',
  goingTo: '{n} to {date}',
  more: 'Another number or another date',
  going: 'How many are going',
  becomes: '{going} of the {from} to {date}',
  goes: 'Going to {date}',
  stays: 'Staying on {date}',
  persons: 'People',
  groupPrice:
    'The group had one price, {amount}. It’s divided by the number of people: {goes} for those going, {stays} for those staying.',
  noMoney: 'No money goes back: what’s been paid is now shared by two bookings.',
  goingProblem: 'Enter a number from 1 to {most}: somebody has to stay.',
  noRoom: 'There’s no room for that on that date. Left: {left}.',
  invoiced:
    'There’s already an invoice for this booking, for the whole group. Move the whole group to another date, or make the number smaller and book those going separately.',
  button: 'Split the booking',
}
