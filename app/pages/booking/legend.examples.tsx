import { inEachLanguage } from '../../examples/in-each-language.ts'
import type { PartExamples } from '../../ui/examples.ts'
import { Legend } from './legend.tsx'

export const examples: PartExamples = {
  name: 'Legend of the jar',
  chapter: 'signs',
  use: 'How to read the jar, beside the schedule.',
  show: () => inEachLanguage(({ booking }) => <Legend words={booking.schedule.legend} />),
}
