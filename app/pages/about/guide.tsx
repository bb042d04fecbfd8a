import type { AboutWords } from '#content/words/shape/about.ts'
import { Picture } from '#app/ui/picture.tsx'

/** Who stands at the head of the table: in words, and by what hangs in the corridor. */
export function Guide({ words, picture }: { words: AboutWords['guide']; picture: string }) {
  return (
    <section className="container-site grid items-center gap-x-13 gap-y-8 pt-21 md:pt-34 lg:grid-cols-12">
      <Picture
        src={picture}
        alt={words.pictureAlt}
        width={800}
        height={600}
        className="beside-left beside-tall lg:col-span-6"
      />
      <div className="lg:col-span-5 lg:col-start-8">
        <h2 className="max-w-[14ch] text-43">{words.title}</h2>
        <div className="mt-5 max-w-[56ch] space-y-5">
          {words.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  )
}
