import { inEachLanguage } from '../../examples/in-each-language.ts'
import { handwritten } from '../../ui/handwriting.ts'
import type { PartExamples } from '../../ui/examples.ts'
import { Legend } from './legend.tsx'

export const examples: PartExamples = {
  name: 'Legend of the jar',
  chapter: 'signs',
  use: 'How to read the jar, beside the schedule: under the jar of the next date that has room.',
  show: () =>
    inEachLanguage(({ booking }) => (
      <Legend
        words={booking.schedule.legend}
        next={{ label: ['di 30 sep', '4 plaatsen vrij'].map(handwritten), level: 0.6 }}
      />
    )),
}
