import type { PartMailWords } from '../shape/part-mail.ts'

export const partReceived: PartMailWords = {
  subject: 'Part of it is here: {workshop}, {date}',
  preview: 'Your payment has arrived. Here’s what’s still to pay.',
  title: 'Part of it is here',
  text: 'We’ve received {amount} from you, thank you. Below is what’s still to pay.',
  notSecured:
    'Once the whole deposit is here, your place is secured. Until then it’s still being ' +
    'kept for you.',
}
