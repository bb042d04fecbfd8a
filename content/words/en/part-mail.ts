import type { PartMailWords } from '../shape/part-mail.ts'

export const partReceived: PartMailWords = {
  subject: 'Part of your payment has arrived: {workshop}, {date}',
  preview: 'Your payment has arrived. Here’s what’s still to pay.',
  title: 'We’ve received part of your payment',
  text: 'We’ve received {amount} from you, thank you. Below is what’s still to pay.',
  notSecured:
    'Once the whole deposit has arrived, your place is secured. Until then it’s still being ' +
    'kept for you.',
}
