import type { AuthoredWords } from '../shape.ts'

export const partyChanged: AuthoredWords['bookingMails']['partyChanged'] = {
  subject: 'A different number of people: {workshop}, {date}',
  preview: 'The number of people has changed. Here’s the total and what’s left to pay.',
  title: 'The number of people has changed',
  text: 'We’ve changed the number of people. If that’s not what we agreed, reply to this email.',
  textByGuest: 'If this change wasn’t yours, reply at once.',
  newNumber: 'Now',
  oldNumber: 'Before',
  newTotal: 'New total',
  paid: 'Already paid',
  wholeBack: 'You had paid {amount} for whoever is no longer coming. You get that back.',
  partBack:
    'You had paid {paid} for whoever is no longer coming. Under our terms, {amount} of that comes back to you.',
  nothingBack:
    'You had paid {paid} for whoever is no longer coming. This close to the date, our terms allow no refund.',
  paidAgain:
    'We were going to pay back {amount} for whoever was no longer coming. It counts as paid again, so it won’t come back to you.',
  lessBack:
    'Of what we were going to pay back, {amount} counts as paid again. {rest} still comes back to you.',
  allPaid: 'Everything is paid: there’s nothing left to transfer.',
}
