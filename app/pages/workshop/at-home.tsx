import type { PageBody } from '#content/words/shape/parts.ts'
import type { WorkshopPageWords, WorkshopWords } from '#content/words/shape/workshops.ts'
import { TimeLine } from '../time-line.tsx'

/** What goes home in the bag, and what it does there on which day. */
export function AtHome({
  words,
  labels,
}: {
  words: PageBody<WorkshopWords>
  labels: WorkshopPageWords
}) {
  return (
    <section className="container-site grid gap-x-13 gap-y-13 pt-21 md:pt-34 lg:grid-cols-12">
      <div className="lg:col-span-5">
        <h2 className="text-43">{labels.takeHomeTitle}</h2>
        <ul className="mt-5 max-w-[40ch]">
          {words.takeHome.map((thing) => (
            <li
              key={thing}
              className="border-b border-rule py-3 first:border-t-2 first:border-t-ink"
            >
              {thing}
            </li>
          ))}
        </ul>
      </div>
      <div className="lg:col-span-7">
        <h2 className="mb-8 text-43">{labels.afterwardsTitle}</h2>
        <TimeLine moments={words.afterwards} />
      </div>
    </section>
  )
}
