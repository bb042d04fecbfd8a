import type { DeskWords } from '../shape.ts'

/** Bookings whose mailbox is unproven, on the desk. */
export const deskUnproven: DeskWords['unproven'] = {
  title: 'Address not confirmed yet',
  text: 'This guest hasn’t pressed any link in our emails yet. So we don’t know whether the address is right.',
  burst: {
    one: 'From this network no other request without a confirmed address came in the same hour.',
    other:
      'From this network {n} requests without a confirmed address came within an hour, this one included. You can decline them together. The places come free and nobody gets an email.',
  },
  button: 'Decline all {n} requests',
  declined: {
    one: '{n} request declined. No email was sent.',
    other: '{n} requests declined. No email was sent.',
  },
}
