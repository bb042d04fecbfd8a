import type { AuthoredWords } from '../shape.ts'

export const partReceived: AuthoredWords['bookingMails']['partReceived'] = {
  subject: 'Part of your payment has arrived: {workshop}, {date}',
  preview: 'Your payment has arrived. Here’s what’s still to pay.',
  title: 'We’ve received part of your payment',
  text: 'We’ve received {amount} from you, thank you.',
  notSecured:
    'Once the whole deposit is here, your place is secured. Until then we’re keeping it for you.',
  notWhole:
    'Once the whole amount is here, your place is secured. Until then we’re keeping it for you.',
}
