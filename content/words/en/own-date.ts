import type { AuthoredWords } from '../shape.ts'

export const ownDate: AuthoredWords['ownDate'] = {
  label: 'On this date',
  days: '{n} days, booked together: {days}',
  evenings: '{n} evenings, booked together: {days}',
  taughtIn: { nl: 'In Dutch', fr: 'In French', en: 'In English' },
  teachers: { hanne: 'With {business.people.guide}', 'other-half': 'With {business.people.cook}' },
}
