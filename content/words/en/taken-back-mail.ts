import type { AuthoredWords } from '../shape.ts'

export const takenBack: AuthoredWords['bookingMails']['takenBack'] = {
  subject: 'Payment reversed: {workshop}, {date}',
  preview: 'Your bank has reversed a payment. Here’s how to pay again.',
  title: 'Your payment was reversed',
  text: 'We had received {amount} from you, but the bank took it back. For now your place is still yours. Pay again below; if something else is wrong, reply to this email.',
}

export const notedByMistake: AuthoredWords['bookingMails']['notedByMistake'] = {
  subject: 'A correction: {workshop}, {date}',
  preview: 'We noted a payment on your booking by mistake.',
  title: 'We noted a payment by mistake',
  text: 'We had noted {amount} on your booking. That was our mistake: that money did not come in for it. {open} is still to be paid, and your place is still yours. If you did pay, reply to this email.',
}
