import day0 from '#content/pictures/jar-day-0.svg?url'
import day21 from '#content/pictures/jar-day-21.svg?url'
import day3 from '#content/pictures/jar-day-3.svg?url'
import day7 from '#content/pictures/jar-day-7.svg?url'
import type { HomeWords } from '#content/words/shape/home.ts'
import { Picture } from '../../ui/picture.tsx'

const jars: Readonly<Record<string, string>> = { 0: day0, 3: day3, 7: day7, 21: day21 }

/** The shelf at home: a jar for each day that matters, as far along as that day is. */
export function Afterwards({ words }: { words: HomeWords['afterwards'] }) {
  return (
    <section className="afterwards bg-leaf text-paper">
      <div className="container-site">
        <div className="afterwards-words">
          <h2 className="text-43 md:text-60">{words.title}</h2>
          <p className="mt-3 max-w-[22.5em] text-lead">{words.text}</p>
        </div>
        <ol className="shelf">
          {words.moments.map((moment) => (
            <Moment key={moment.day} {...moment} />
          ))}
        </ol>
      </div>
    </section>
  )
}

/** "Dag 21" with its number large. */
function Moment({ day, text }: { day: string; text: string }) {
  const number = /\d+/.exec(day)?.[0] ?? '0'
  const [before, after] = day.split(number)
  return (
    <li className="shelf-moment">
      <div className="shelf-board">
        <Picture src={jars[number] ?? day7} alt="" width={320} height={400} className="shelf-jar" />
      </div>
      <div className="shelf-words">
        <p className="shelf-day">
          {before}
          <span className="shelf-number">{number}</span>
          {after}
        </p>
        <p className="mt-2">{text}</p>
      </div>
    </li>
  )
}
