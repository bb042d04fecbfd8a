import type { HoursChangedMailWords } from '../shape/hours-mail.ts'

export const hoursChanged: HoursChangedMailWords = {
  subject: 'New time: {workshop}, {date}',
  preview: 'Same day, different time. See whether it still suits you.',
  title: 'Same day, different time',
  text: 'We’ve had to change the hours of your workshop. The day and the price stay as they were.',
  newTime: 'New time',
  oldTime: 'It was',
  calendar: 'The calendar file with this email moves the appointment to the new time.',
  unsuitable:
    'No good for you? Cancel free of charge, up to and including {until}, and everything you’ve ' +
    'paid comes back to you. You can also choose another date, with the links below. If the new ' +
    'time suits you, there’s nothing to do.',
  stillRequested:
    'Your request is still waiting for our answer. If this time doesn’t suit you, withdraw it or ' +
    'choose another date, with the links below. It costs you nothing.',
}
