import type { TakenBackMailWords } from '../shape/taken-back-mail.ts'

export const takenBack: TakenBackMailWords = {
  subject: 'Payment reversed: {workshop}, {date}',
  preview: 'Your bank has reversed a payment. Here’s how to pay again.',
  title: 'Your payment was reversed',
  text:
    'We had received {amount} from you, but the bank has reversed that payment. Perhaps you ' +
    'know why. For now your place is still yours. Below is how to pay again; if something ' +
    'else is wrong, reply to this email.',
}
