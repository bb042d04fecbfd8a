import type { OwnDateWords } from '../shape/own-date.ts'

export const ownDate: OwnDateWords = {
  label: 'Bij deze datum',
  taughtIn: { nl: 'In het Nederlands', fr: 'In het Frans', en: 'In het Engels' },
  teachers: { hanne: 'Met Hanne', 'other-half': 'Met de andere helft van de hoeve' },
}
