import type { AuthoredWords } from '../shape.ts'

export const moved: AuthoredWords['bookingMails']['moved'] = {
  subject: 'New date: {workshop}, {date}',
  preview: 'Your booking has moved. The old date no longer counts.',
  title: 'You’re coming on another day',
  byGuest: 'As you asked: here’s your new date.',
  byFarm:
    'We’ve moved your booking. If this day doesn’t suit you, reply to this email and we’ll go on looking.',
  newDate: 'New date',
  newTime: 'Time',
  oldDate: 'Old date',
  paidAlong: 'The {paid} you’ve paid carries over to the new date.',
  atMost:
    'When you changed dates, a full refund was no longer open to you. So if you do cancel later, you get {percent}% back at most, however far off the new date is.',
  stillRequested:
    'Your request is still waiting for our answer. Until we confirm, there’s nothing to pay.',
  calendar:
    'The attached calendar file moves the appointment. If the old one stays behind, delete it.',
}
