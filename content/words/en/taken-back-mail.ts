import type { TakenBackMailWords } from '../shape/taken-back-mail.ts'

export const takenBack: TakenBackMailWords = {
  subject: 'Payment taken back: {workshop}, {date}',
  preview: 'Your bank has taken a payment back. Here’s how to pay again.',
  title: 'Your payment was taken back',
  text:
    'We had received {amount} from you, but the bank has taken that amount back. Perhaps you know ' +
    'why. For now your place is still yours. Below is how to pay again; if something else is ' +
    'wrong, reply to this email.',
}
