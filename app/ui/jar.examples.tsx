import type { PartExamples } from './examples.ts'
import { Jar } from './jar.tsx'

const levels = [
  { says: '10 places left', level: 0 },
  { says: '8 places left', level: 0.2 },
  { says: '5 places left', level: 0.5 },
  { says: '2 places left', level: 0.8 },
  { says: '1 place left', level: 0.9 },
  { says: 'Fully booked', level: 1 },
]

export const examples: PartExamples = {
  name: 'Jar',
  chapter: 'signs',
  use: 'Fills with the places that are taken; full is beet, and the lid goes on. Beside words, never instead of them.',
  show: () => [
    { state: 'from empty to full', room: 'wide', part: <Row /> },
    { state: 'on deep', ground: 'deep', room: 'wide', part: <Row /> },
  ],
}

function Row() {
  return (
    <ul className="flex flex-wrap gap-x-8 gap-y-5">
      {levels.map(({ says, level }) => (
        <li key={says} className="flex items-center gap-3">
          <Jar level={level} full={level === 1} />
          {says}
        </li>
      ))}
    </ul>
  )
}
