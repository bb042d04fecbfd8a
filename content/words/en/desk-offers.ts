import type { DeskWords } from '../shape.ts'

/** Offers of the house on the desk. */
export const deskOffers: DeskWords['offers'] = {
  title: 'What you offer',
  offers: { waitingList: 'Waiting list', diary: 'Emails about the jar at home' },
  texts: {
    waitingList:
      'Guests who find a date fully booked can join the list. Without it, the site doesn’t mention a waiting list anywhere; those already on it are still offered a place.',
    diary:
      'Three short emails for guests who ask for them. Without them nobody can ask any more; those who did still get theirs.',
  },
  yes: 'yes',
  no: 'no',
  on: 'Offer again',
  off: 'Stop offering',
}
