import type { AuthoredWords } from '../shape.ts'

export const hoursChanged: AuthoredWords['bookingMails']['hoursChanged'] = {
  subject: 'New time: {workshop}, {date}',
  preview: 'Same day, different time. See whether it still suits you.',
  title: 'Same day, different time',
  text: 'We’ve had to change the hours. The price stays the same.',
  newTime: 'New time',
  oldTime: 'It was',
  ofDays: {
    subject: 'New days: {workshop}, {date}',
    preview: 'One or more days of your course have changed. See whether they still suit you.',
    title: 'New days for your course',
    text: 'We’ve had to move days of the course. The price stays the same.',
    oldDays: 'It was',
  },
  calendar: 'The attached calendar file moves the appointment.',
  unsuitable:
    'No good for you? Cancel free of charge, or choose another date if there’s still time; the last days are below. If it suits you, there’s nothing to do.',
  stillRequested:
    'Your request is still waiting for our answer. If this time doesn’t suit you, withdraw it or choose another date; it costs you nothing.',
}
