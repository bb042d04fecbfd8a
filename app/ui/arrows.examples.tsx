import { Chevron } from './arrows.tsx'
import type { PartExamples } from './examples.ts'

export const examples: PartExamples = {
  name: 'Arrow',
  use: 'Says that a list opens under a word. Drawn, as no face of the site has such a sign.',
  show: () => [
    { state: 'alone', part: <Chevron /> },
    {
      state: 'behind a word',
      part: (
        <span className="flex items-center gap-1">
          Workshops <Chevron />
        </span>
      ),
    },
    { state: 'on leaf', ground: 'leaf', part: <Chevron /> },
  ],
}
