import type { OwnDateWords } from '../shape/own-date.ts'

export const ownDate: OwnDateWords = {
  label: 'Bij deze datum',
  taughtIn: { nl: 'In het Nederlands', fr: 'In het Frans', en: 'In het Engels' },
  teachers: { hanne: 'Met {business.people.guide}', 'other-half': 'Met {business.people.cook}' },
}
