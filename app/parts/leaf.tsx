import type { Example } from '#app/ui/examples.ts'
import type { NumberedPart } from './chapters.ts'
import { longWords } from './long-words.ts'

/** One part: its number and what it is for at the left, its states at the right. */
export function Leaf({ part }: { part: NumberedPart }) {
  const { number, id, name, use, show, chapter } = part
  // What stands about a page is as wide as the window.
  const across = chapter === 'around'
  return (
    <article id={id} className={across ? 'leaf leaf-across' : 'leaf'}>
      <div className="leaf-head">
        <p className="leaf-number">{number}</p>
        <h3 className="text-30">{name}</h3>
        <p className="mt-2 text-meta text-soft">{use}</p>
      </div>
      <div className="specimens">
        {show(longWords).map((example) => (
          <Specimen key={example.state} example={example} />
        ))}
      </div>
    </article>
  )
}

function Specimen({ example }: { example: Example }) {
  const { state, part, shown, ground = 'paper', room } = example
  return (
    <figure className={`specimen ${room ? 'specimen-wide' : ''}`}>
      <figcaption>{state}</figcaption>
      <div
        data-shown={shown}
        data-ground={ground}
        className={room === 'window' ? 'specimen-part specimen-window' : 'specimen-part'}
      >
        {part}
      </div>
    </figure>
  )
}
