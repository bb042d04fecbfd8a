import { business } from '#content/business.ts'
import { useEffect } from 'react'
import type { PartExamples } from '#app/ui/examples.ts'
import { type ChapterOfParts, chaptersOf } from './chapters.ts'
import { Inks } from './inks.tsx'
import { Leaf } from './leaf.tsx'
import { Letters } from './letters.tsx'
import { Measures } from './measures.tsx'

const found = import.meta.glob<PartExamples>('../**/*.examples.tsx', {
  eager: true,
  import: 'examples',
})

const chapters = chaptersOf(Object.values(found))

/** Every part of the site in every state it can be in, as a printer shows his letters. */
export function Book() {
  useEffect(stayAtTheTop, [])
  return (
    <>
      <header className="container-site pt-21">
        <p className="text-meta text-soft">{business.name}, for whoever builds it</p>
        <h1 className="mt-3 max-w-[14ch] text-43 md:text-74">The parts of the site</h1>
        <p className="mt-5 max-w-[56ch] text-lead">
          Everything a page can be made of, in every state it can be in. Inks, letters and measures
          come first. The words are the longest that the site says in each of its languages.
        </p>
      </header>
      <Index />
      <main>
        <Inks />
        <Letters />
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
    </>
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

function ChapterOpening({ chapter }: { chapter: ChapterOfParts }) {
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
