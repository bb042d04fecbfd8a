import type { DeskWords } from '../shape.ts'

/** The desk's page that makes a date for one group alone. */
export const deskGroup: DeskWords['group'] = {
  title: 'A private group',
  make: 'Make it a private group',
  text: 'A date of their own, on no page of the site. The booking is confirmed at once; if there’s an email address, the guest gets an email with what there is to pay.',
  answersRequest:
    'The request you make this from ends without an email. If the guest named a gift voucher, it pays at once.',
  workshop: 'Workshop',
  day: 'Day',
  dayProblem: 'Enter a day and a time that are still to come.',
  price: 'Price in euros (empty: the workshop’s)',
  priceProblem: 'Enter a price from {min} to {max} euros per person, or leave it empty.',
  uneven: 'That amount can’t be shared equally, to the cent. Take {below} or {above}.',
  per: 'That price is',
  perProblem: 'Choose what the price is for.',
  pers: { person: 'per person', group: 'for the whole group' },
  button: 'Book the group',
  done: 'The private group is booked. If there’s an email address, the guest has an email with what there is to pay.',
}
