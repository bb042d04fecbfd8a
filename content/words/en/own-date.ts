import { business } from '#content/business.ts'
import type { OwnDateWords } from '../shape/own-date.ts'

const { guide, cook } = business.people

export const ownDate: OwnDateWords = {
  label: 'On this date',
  taughtIn: { nl: 'In Dutch', fr: 'In French', en: 'In English' },
  teachers: { hanne: `With ${guide}`, 'other-half': `With ${cook}` },
}
