import type { AboutWords } from '#content/words/shape/about.ts'

/** Three pillars on dark ground, each a step lower than the one before. */
export function Philosophy({ words }: { words: AboutWords['philosophy'] }) {
  return (
    <section className="mt-21 bg-leaf py-21 text-paper md:mt-34 md:py-34">
      <div className="container-site">
        <div className="grid gap-x-13 gap-y-3 lg:grid-cols-12 lg:items-end">
          <h2 className="text-43 md:text-74 lg:col-span-7">{words.title}</h2>
          <p className="max-w-[50ch] text-lead lg:col-span-5 lg:pb-2">{words.text}</p>
        </div>
        <dl className="pillars mt-13 md:mt-21">
          {words.pillars.map(({ title, text }) => (
            <div key={title} className="border-t-2 border-paper pt-3">
              <dt className="font-serif text-30 md:text-43">{title}</dt>
              <dd className="mt-2 max-w-[40ch]">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
