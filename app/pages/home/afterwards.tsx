import type { Words } from '#content/words/shape.ts'
import { JarSymbol } from '../../layout/jar-symbol.tsx'
import { Jar } from '../../ui/jar.tsx'

/** The shelf at home: a jar for each day that matters, as far along as that day is. */
export function Afterwards({ words }: { words: Words['home']['afterwards'] }) {
  return (
    <section className="afterwards bg-leaf text-paper">
      <JarSymbol />
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
        <Jar look={`cabbage-${number}`} width={240} />
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
