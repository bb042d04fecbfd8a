import type { Words } from '#content/words/shape.ts'
import { JarSymbol } from '../../layout/jar-symbol.tsx'
import { Jar } from '../../ui/jar.tsx'

const looks = ['cabbage-0', 'cabbage-3', 'cabbage-7', 'cabbage-21'] as const

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
          {words.moments.map((moment, nth) => (
            <Moment key={moment.day} {...moment} look={looks[nth] ?? looks[0]} />
          ))}
        </ol>
      </div>
    </section>
  )
}

function Moment({ day, text, look }: { day: string; text: string; look: string }) {
  const [before, number, after] = day.split(/(\d+)(.*)/)
  return (
    <li className="shelf-moment">
      <div className="shelf-board">
        <Jar look={look} width={240} />
      </div>
      <div className="shelf-words">
        <p className="shelf-day">
          {before}
          {number && <span className="shelf-number">{number}</span>}
          {after}
        </p>
        <p className="mt-2">{text}</p>
      </div>
    </li>
  )
}
