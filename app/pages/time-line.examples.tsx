import { inEachLanguage } from '../examples/in-each-language.ts'
import type { PartExamples } from '../ui/examples.ts'
import { TimeLine } from './time-line.tsx'

export const examples: PartExamples = {
  name: 'Time line',
  chapter: 'telling',
  use: 'Days that matter, where waiting is part of the matter. Not an ornament.',
  show: () => inEachLanguage(({ home }) => <TimeLine moments={home.afterwards.moments} />),
}
