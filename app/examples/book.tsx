import { useEffect } from 'react'
import { firstHouse } from '#content/first-house.ts'
import { BusinessContext, shownBusiness } from '../business.ts'
import { JarSymbol } from '../layout/jar-symbol.tsx'
import type { Example, PartExamples } from '../ui/examples.ts'
import { longWords } from './long-words.ts'

const found = import.meta.glob<PartExamples>('../ui/*.examples.tsx', {
  eager: true,
  import: 'examples',
})

const parts = Object.values(found).toSorted((a, b) => a.name.localeCompare(b.name, 'en'))

export function Book() {
  useEffect(stayAtTheTop, [])
  return (
    <BusinessContext value={shownBusiness(firstHouse)}>
      <JarSymbol dressed />
      <main className="container-site py-21">
        <h1 className="text-43 md:text-74">The parts of the site</h1>
        <p className="mt-5 mb-13 max-w-[31.5em] text-lead">
          Each in every state it can be in. The words are the longest that the site says in each of
          its languages.
        </p>
        {parts.map(({ name, use, show }) => (
          <article key={name} className="leaf">
            <h2 className="text-30">{name}</h2>
            <p className="mt-2 mb-8 max-w-[33.5em] text-meta text-soft">{use}</p>
            <div className="specimens">
              {show(longWords).map((example) => (
                <Specimen key={example.state} example={example} />
              ))}
            </div>
          </article>
        ))}
      </main>
    </BusinessContext>
  )
}

/** Some parts take the focus as they come, which on this page would scroll it. */
function stayAtTheTop(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  scrollTo({ top: 0, behavior: 'instant' })
}

function Specimen({ example }: { example: Example }) {
  const { state, part, shown, ground = 'paper', room } = example
  return (
    <figure className={room ? 'specimen specimen-wide' : 'specimen'}>
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
