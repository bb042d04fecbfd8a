import type { DeskWords } from '../shape.ts'

/** Form to replace the guest of a booking. */
export const deskNewcomer: DeskWords['newcomer'] = {
  title: 'Somebody else is coming',
  text: 'The booking passes to somebody else. They get directions, what to bring and links of their own; the guest who had booked gets a short email. The old links then stop working, and we erase what was said about allergies, diets or wishes.',
  textPaid: 'If money ever has to go back, it goes to the person who paid: {name}.',
  name: 'Name of who’s coming',
  email: 'Email address of who’s coming (optional)',
  button: 'Pass on the booking',
  payer: 'Paid by',
  came: '{name} is coming instead of {before}',
  camePaid: '{name} is coming instead of {before}, who had paid {amount}',
  cameNameless: 'Somebody else is coming instead',
}
