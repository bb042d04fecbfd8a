import type { PartExamples } from '#app/ui/examples.ts'
import { Logo } from './logo.tsx'

export const examples: PartExamples = {
  name: 'Logo',
  chapter: 'signs',
  use: 'A house that is a jar half full, one bubble risen. In the header always the link home.',
  show: () => [
    { state: 'on paper', part: <Logo /> },
    { state: 'on deep', ground: 'deep', part: <Logo /> },
    { state: 'on brine', ground: 'brine', part: <Logo /> },
  ],
}
