import type { OwnDateWords } from '../shape/own-date.ts'

export const ownDate: OwnDateWords = {
  label: 'Pour cette date',
  taughtIn: { nl: 'En néerlandais', fr: 'En français', en: 'En anglais' },
  teachers: { hanne: 'Avec {business.people.guide}', 'other-half': 'Avec {business.people.cook}' },
}
