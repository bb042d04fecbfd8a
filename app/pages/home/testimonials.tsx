import type { HomeWords } from '#content/words/shape/home.ts'

/** Six messages: the first large, the others beside it, one rule each. */
export function Testimonials({ words }: { words: HomeWords['testimonials'] }) {
  return (
    <section className="bg-brine py-21 md:py-34">
      <div className="container-site">
        <h2 className="text-25">{words.title}</h2>
        <ul className="messages mt-8">
          {words.items.map(({ quote, author, location }) => (
            <li key={author} className="message">
              <blockquote>
                <p className="quoted">{quote}</p>
              </blockquote>
              <p className="mt-2 font-sans text-meta tracking-normal">
                {author}, {location}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
