import { business } from '#content/business.ts'
import type { OwnDateWords } from '../shape/own-date.ts'

const { guide, cook } = business.people

export const ownDate: OwnDateWords = {
  label: 'Pour cette date',
  taughtIn: { nl: 'En néerlandais', fr: 'En français', en: 'En anglais' },
  teachers: { hanne: `Avec ${guide}`, 'other-half': `Avec ${cook}` },
}
