import type { PartExamples } from './examples.ts'
import { FillingJar } from './filling-jar.tsx'

const states = [
  { says: '10 places free', level: 0, closed: false },
  { says: '2 of the 6 free places', level: 0.6, closed: false },
  { says: 'the last place', level: 1, closed: false },
  { says: 'being sent', level: 0.6, closed: true },
]

export const examples: PartExamples = {
  name: 'Filling jar',
  chapter: 'signs',
  use: 'The jar of the chosen date: fills while people are chosen, and its lid clicks when the request is sent.',
  show: () => [
    {
      state: 'filling and closed',
      room: 'wide',
      part: (
        <ul className="flex flex-wrap gap-x-8 gap-y-5">
          {states.map(({ says, level, closed }) => (
            <li key={says} className="flex items-center gap-3">
              <FillingJar level={level} closed={closed} />
              {says}
            </li>
          ))}
        </ul>
      ),
    },
  ],
}
