import type { PartExamples } from './examples.ts'
import { handwritten } from './handwriting.ts'
import { Jar } from './jar.tsx'
import { PlacesJar } from './places-jar.tsx'

const levels = [
  { says: '10 places left', level: 0 },
  { says: '8 places left', level: 0.2 },
  { says: '5 places left', level: 0.5 },
  { says: '2 places left', level: 0.8 },
  { says: '1 place left', level: 0.9 },
  { says: 'Fully booked', level: 1 },
]

const days = [
  ['Asked for', 'ready'],
  ['Day 0', 'cabbage-0'],
  ['Day 3', 'cabbage-3'],
  ['Day 7', 'cabbage-7'],
  ['Day 21', 'cabbage-21'],
  ['Tea, day 0', 'tea'],
  ['Tea, day 7', 'tea mother tea-7'],
  ['Tea, day 14', 'tea mother tea-14'],
  ['Starter, day 0', 'dough'],
  ['Starter, day 7', 'dough dough-7'],
  ['Starter, day 21', 'dough dough-21'],
  ['A gift', 'gift'],
] as const

export const examples: PartExamples = {
  name: 'Jar',
  use: 'One drawing, filled and aged by properties. Fills with the places that are taken; full is beet, and the lid goes on. Beside words, never instead of them.',
  show: () => [
    { state: 'from empty to full', room: 'wide', part: <Row /> },
    { state: 'on deep', ground: 'deep', room: 'wide', part: <Row /> },
    { state: 'as its days go by', room: 'wide', part: <Days /> },
  ],
}

function Row() {
  return (
    <ul className="flex flex-wrap gap-x-8 gap-y-5">
      {levels.map(({ says, level }) => (
        <li key={says} className="flex items-center gap-3">
          <PlacesJar level={level} full={level === 1} />
          {says}
        </li>
      ))}
    </ul>
  )
}

function Days() {
  return (
    <ul className="flex flex-wrap gap-8">
      {days.map(([says, look]) => (
        <li key={says}>
          <Jar look={look} width={130} label={[handwritten(says)]} />
        </li>
      ))}
    </ul>
  )
}
