import type { PartExamples } from '../ui/examples.ts'
import { StyledText } from './styled-text.tsx'

const written = `Bring an *apron*, and **no ring**. What it costs stands with [the workshops](/en/workshops).
- a jar with a lid
- a [question](mailto:hello@farm.example), if you have one`

export const examples: PartExamples = {
  name: 'Styled text',
  chapter: 'ways',
  use: 'A paragraph of the owner, in which a few signs make emphasis, a link and a list.',
  show: () => [{ state: 'with every sign', part: <StyledText text={written} look="mb-3" /> }],
}
