import type { OwnDateWords } from '../shape/own-date.ts'

export const ownDate: OwnDateWords = {
  label: 'On this date',
  taughtIn: { nl: 'In Dutch', fr: 'In French', en: 'In English' },
  teachers: { hanne: 'With {business.people.guide}', 'other-half': 'With {business.people.cook}' },
}
