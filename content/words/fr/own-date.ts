import type { AuthoredWords } from '../shape.ts'

export const ownDate: AuthoredWords['ownDate'] = {
  label: 'Pour cette date',
  days: '{n} jours, réservés ensemble : {days}',
  evenings: '{n} soirées, réservées ensemble : {days}',
  taughtIn: { nl: 'En néerlandais', fr: 'En français', en: 'En anglais' },
  teachers: { hanne: 'Avec {business.people.guide}', 'other-half': 'Avec {business.people.cook}' },
}
