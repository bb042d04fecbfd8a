import type { HomeWords } from '#content/words/shape/home.ts'

export function Testimonials({ words }: { words: HomeWords['testimonials'] }) {
  return (
    <section className="bg-brine py-21 md:py-34">
      <div className="container-site">
        <h2 className="text-43">{words.title}</h2>
        <ul className="mt-13 gap-13 md:columns-2 lg:columns-3">
          {words.items.map(({ quote, author, location }) => (
            <li key={author} className="mb-13 break-inside-avoid border-t-2 border-ink pt-3">
              <blockquote>
                <p className="quoted font-serif text-25">{quote}</p>
              </blockquote>
              <p className="mt-3 text-meta">
                {author}, {location}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
