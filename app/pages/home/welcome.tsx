import type { HomeWords } from '#content/words/shape/home.ts'
import { Picture } from '#app/ui/picture.tsx'
import type { PictureView } from '../picture-view.ts'

/** Who is here and what a day is like; the four highlights under it, one rule each. */
export function Welcome({ words, picture }: { words: HomeWords['welcome']; picture: PictureView }) {
  return (
    <section className="container-site py-21 md:py-34">
      <div className="grid items-center gap-x-13 gap-y-8 lg:grid-cols-12">
        <Picture
          {...picture}
          width={800}
          height={600}
          className="welcome-picture bleed-left lg:col-span-6"
        />
        <div className="lg:col-span-5 lg:col-start-8">
          <h2 className="text-43 md:text-60">{words.title}</h2>
          <div className="mt-5 max-w-[58ch] space-y-5">
            {words.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </div>
      <dl className="mt-13 grid gap-x-8 gap-y-8 sm:grid-cols-2 md:mt-21 xl:grid-cols-4">
        {words.highlights.map(({ title, text }) => (
          <div key={title} className="border-t-2 border-ink pt-3">
            <dt className="font-serif text-25 text-balance">{title}</dt>
            <dd className="mt-2">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
