import type { TakenBackMailWords } from '../shape/taken-back-mail.ts'

export const takenBack: TakenBackMailWords = {
  subject: 'Payment reversed: {workshop}, {date}',
  preview: 'Your bank has reversed a payment. Here’s how to pay again.',
  title: 'Your payment was reversed',
  text:
    'We had received {amount} from you, but the bank took it back. For now your place is ' +
    'still yours. Pay again below; if something else is wrong, reply to this email.',
}
