import type { AuthoredWords } from '../shape.ts'

export const ownDate: AuthoredWords['ownDate'] = {
  label: 'On this date',
  taughtIn: { nl: 'In Dutch', fr: 'In French', en: 'In English' },
  teachers: { hanne: 'With {business.people.guide}', 'other-half': 'With {business.people.cook}' },
}
