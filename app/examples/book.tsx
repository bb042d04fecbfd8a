import { useEffect } from 'react'
import { firstHouse } from '#content/first-house.ts'
import { BusinessContext, shownBusiness } from '../business.ts'
import { JarSymbol } from '../layout/jar-symbol.tsx'
import type { Chapter, Example, PartExamples } from '../ui/examples.ts'
import { Inks, LetterSizes, Measures } from './inks.tsx'
import { longWords } from './long-words.ts'
import { keysOf } from '#language/keys-of.ts'

const titles: Readonly<Record<Chapter, { readonly title: string; readonly text: string }>> = {
  signs: { title: 'Signs', text: 'Small things that say something at a glance, beside words.' },
  ways: { title: 'Ways on', text: 'Whatever leads to another place, or opens one.' },
  asking: { title: 'Asking', text: 'Where the visitor has the word.' },
  telling: { title: 'Telling', text: 'Dates, prices, places and pictures.' },
  around: { title: 'Around the page', text: 'What stands about every page.' },
}

const found = import.meta.glob<PartExamples>('../**/*.examples.tsx', {
  eager: true,
  import: 'examples',
})

const chapters = chaptersOf(Object.values(found))

export function Book() {
  useEffect(stayAtTheTop, [])
  return (
    <BusinessContext value={shownBusiness(firstHouse)}>
      <JarSymbol dressed />
      <header className="container-site pt-21">
        <p className="text-meta text-soft">{firstHouse.business.name}, for whoever builds it</p>
        <h1 className="mt-3 max-w-[8.5em] text-43 md:text-74">The parts of the site</h1>
        <p className="mt-5 max-w-[31.5em] text-lead">
          Everything a page can be made of, in every state it can be in. Inks, letters and measures
          come first. The words are the longest that the site says in each of its languages.
        </p>
      </header>
      <Index />
      <main>
        <Inks />
        <LetterSizes />
        <Measures />
        {chapters.map((chapter) => (
          <ChapterOpening key={chapter.chapter} chapter={chapter} />
        ))}
      </main>
      <footer className="book-end">
        <p className="container-site font-serif text-25">
          A new part brings its examples along: a file beside it, and it stands here.
        </p>
      </footer>
    </BusinessContext>
  )
}

function Index() {
  return (
    <nav aria-label="Parts" className="container-site book-index">
      {chapters.map(({ chapter, title, parts }) => (
        <div key={chapter}>
          <h2 className="text-lead">{title}</h2>
          <ol>
            {parts.map(({ id, name, number }) => (
              <li key={id}>
                <a className="book-index-link" href={`#${id}`}>
                  <span className="book-figure">{number}</span>
                  {name}
                </a>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </nav>
  )
}

function ChapterOpening({ chapter }: { chapter: (typeof chapters)[number] }) {
  const { title, text, parts } = chapter
  return (
    <section className="container-site">
      <div className="book-chapter">
        <h2 className="text-43 md:text-60">{title}</h2>
        <p className="text-lead">{text}</p>
      </div>
      {parts.map((part) => (
        <Leaf key={part.id} part={part} />
      ))}
    </section>
  )
}

/** Some parts take the focus when they come, as they must on a page; not all of them at once here. */
function stayAtTheTop(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  if (location.hash === '') scrollTo({ top: 0, behavior: 'instant' })
  else document.getElementById(location.hash.slice(1))?.scrollIntoView()
}

function Leaf({ part }: { part: (typeof chapters)[number]['parts'][number] }) {
  const { number, id, name, use, show, chapter } = part
  // Parts around a page are as wide as the window.
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
  const { state, part, language, shown, ground = 'paper', room } = example
  return (
    <figure className={`specimen ${room ? 'specimen-wide' : ''}`}>
      <figcaption>{state}</figcaption>
      <div
        data-shown={shown}
        data-ground={ground}
        className={room === 'window' ? 'specimen-part specimen-window' : 'specimen-part'}
      >
        {language ? <div lang={language}>{part}</div> : part}
      </div>
    </figure>
  )
}

function chaptersOf(parts: readonly PartExamples[]) {
  let number = 0
  return keysOf(titles).map((chapter) => ({
    chapter,
    ...titles[chapter],
    parts: parts
      .filter((part) => part.chapter === chapter)
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
      .map((part) => ({ ...part, number: (number += 1), id: part.name.replaceAll(/\W+/g, '-') })),
  }))
}
