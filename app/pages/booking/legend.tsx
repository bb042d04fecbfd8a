import type { ScheduleWords } from '#content/words/shape/booking.ts'
import { PlacesJar } from '../../ui/jar.tsx'

export function Legend({ words }: { words: ScheduleWords['legend'] }) {
  const rows = [
    { text: words.half, level: 0.5, full: false },
    { text: words.full, level: 1, full: true },
  ]
  return (
    <>
      <h2 className="text-25">{words.title}</h2>
      <ul className="mt-3 space-y-3">
        {rows.map(({ text, level, full }) => (
          <li key={text} className="flex items-center gap-5 text-meta">
            <PlacesJar level={level} full={full} />
            {text}
          </li>
        ))}
      </ul>
    </>
  )
}
