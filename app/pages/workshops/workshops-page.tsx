import { Link } from 'react-router'
import type { PageBody } from '#content/words/shape/parts.ts'
import type { WorkshopsWords } from '#content/words/shape/workshops.ts'
import { pathTo } from '#language/addresses.ts'
import { fill } from '#language/fill.ts'
import type { Language } from '#language/languages.ts'
import { Breadcrumb, type Crumb } from '#app/ui/breadcrumb.tsx'
import { Questions } from '#app/ui/questions.tsx'
import type { WorkshopTeaser } from '../workshop-teaser.ts'
import { WorkshopCard } from '../workshop-card.tsx'

export type WorkshopsData = {
  readonly language: Language
  readonly words: PageBody<WorkshopsWords>
  readonly cardLink: string
  readonly breadcrumb: { readonly label: string; readonly crumbs: readonly Crumb[] }
  readonly workshops: readonly WorkshopTeaser[]
  readonly prices: { readonly low: string; readonly high: string }
}

export function WorkshopsPage({ data }: { data: WorkshopsData }) {
  const { words, language, workshops, breadcrumb } = data
  return (
    <>
      <div className="container-site pt-21 md:pt-34">
        <Breadcrumb {...breadcrumb} />
        <h1 className="mt-3 max-w-[16ch] text-43 md:text-74">{words.title}</h1>
        <p className="mt-5 max-w-[60ch] text-lead">{words.lead}</p>
      </div>
      <section className="container-site pt-13 md:pt-21">
        <h2 className="sr-only">{words.cardsTitle}</h2>
        <div className="grid gap-13 lg:grid-cols-3 lg:gap-8">
          {workshops.map((workshop, i) => (
            <WorkshopCard
              key={workshop.slug}
              workshop={workshop}
              language={language}
              link={data.cardLink}
              first={i === 0}
            />
          ))}
        </div>
      </section>
      <Expect words={words.expect} />
      <Details data={data} />
      <section className="container-site pt-21 md:pt-34">
        <h2 className="mb-8 text-43">{words.questions.title}</h2>
        <Questions name="question" questions={questionsOf(words.questions)} />
      </section>
    </>
  )
}

function Expect({ words }: { words: WorkshopsWords['expect'] }) {
  return (
    <section className="container-site pt-21 md:pt-34">
      <h2 className="max-w-[18ch] text-43">{words.title}</h2>
      <ol className="mt-8 grid gap-x-13 border-t-2 border-ink md:grid-cols-2">
        {words.items.map(({ title, text }) => (
          <li key={title} className="border-b border-rule py-5">
            <h3 className="text-25">{title}</h3>
            <p className="mt-1 max-w-[56ch]">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Details({ data }: { data: WorkshopsData }) {
  const { words, language, prices } = data
  const { duration, participants, materials, meals, location, languages, price } =
    words.details.rows
  const rows = [duration, participants, materials, meals, location, languages, price]
  return (
    <section className="mt-21 bg-deep py-21 md:mt-34">
      <div className="container-site grid gap-8 lg:grid-cols-[1fr_2fr]">
        <h2 className="text-43">{words.details.title}</h2>
        <div>
          <table className="w-full border-t-2 border-ink text-left">
            <tbody>
              {rows.map(({ label, value }) => (
                <tr key={label} className="border-b border-rule align-top">
                  <th scope="row" className="w-2/5 py-3 pr-5 font-normal text-soft md:w-1/3">
                    {label}
                  </th>
                  <td className="py-3">{fill(value, prices)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="mt-8">
            <Link className="button-solid cut" to={pathTo('booking', language)} prefetch="intent">
              {words.details.bookLink}
            </Link>
          </p>
        </div>
      </div>
    </section>
  )
}

/** The six of the specification, in its order. */
function questionsOf(words: WorkshopsWords['questions']) {
  const { experience, bring, meals, travel, supplies, cancellation } = words
  return [experience, bring, meals, travel, supplies, cancellation]
}
