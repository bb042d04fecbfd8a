import { business } from '#content/business.ts'
import type { OwnDateWords } from '../shape/own-date.ts'

const { guide, cook } = business.people

export const ownDate: OwnDateWords = {
  label: 'Bij deze datum',
  taughtIn: { nl: 'In het Nederlands', fr: 'In het Frans', en: 'In het Engels' },
  teachers: { hanne: `Met ${guide}`, 'other-half': `Met ${cook}` },
}
