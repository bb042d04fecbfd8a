import type { WorkshopsWords } from '#content/words/shape/workshops.ts'
import { Picture } from '#app/ui/picture.tsx'
import type { PictureView } from '../picture-view.ts'

/** What is the same whichever workshop one chooses, beside the jars that are further along. */
export function Expect({
  words,
  picture,
}: {
  words: WorkshopsWords['expect']
  picture: PictureView
}) {
  return (
    <section className="container-site grid gap-x-13 gap-y-8 pt-21 md:pt-34 lg:grid-cols-12">
      <Picture {...picture} width={800} height={600} className="beside-left lg:col-span-6" />
      <div className="lg:col-span-6">
        <h2 className="max-w-[12ch] text-43 md:text-60">{words.title}</h2>
        <ol className="mt-8 border-t-2 border-ink">
          {words.items.map(({ title, text }) => (
            <li key={title} className="border-b border-rule py-5">
              <h3 className="text-25">{title}</h3>
              <p className="mt-1 max-w-[56ch]">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
