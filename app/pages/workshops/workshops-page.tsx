import type { PageBody } from '#content/words/shape/parts.ts'
import type { WorkshopsWords } from '#content/words/shape/workshops.ts'
import type { Language } from '#language/languages.ts'
import { Breadcrumb, type Crumb } from '#app/ui/breadcrumb.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Questions } from '#app/ui/questions.tsx'
import type { PictureView } from '../picture-view.ts'
import type { WorkshopTeaser } from '../workshop-teaser.ts'
import { WorkshopCard } from '../workshop-card.tsx'
import { Details } from './details.tsx'
import { Expect } from './expect.tsx'

export type WorkshopsData = {
  readonly language: Language
  readonly words: PageBody<WorkshopsWords>
  readonly cardLink: string
  readonly breadcrumb: { readonly label: string; readonly crumbs: readonly Crumb[] }
  readonly workshops: readonly WorkshopTeaser[]
  readonly prices: { readonly low: string; readonly high: string }
  readonly pictures: { readonly table: PictureView; readonly shelf: PictureView }
}

export function WorkshopsPage({ data }: { data: WorkshopsData }) {
  const { words, language, workshops, breadcrumb, pictures } = data
  return (
    <>
      <div className="container-site grid items-end gap-x-13 gap-y-5 pt-21 md:pt-34 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <Breadcrumb {...breadcrumb} />
          <h1 className="mt-3 max-w-[16ch] text-43 md:text-74">{words.title}</h1>
        </div>
        <p className="max-w-[60ch] text-lead lg:col-span-5 lg:pb-2">{words.lead}</p>
      </div>
      <Picture {...pictures.table} width={800} height={600} first className="band mt-8 md:mt-13" />
      <section className="container-site pt-13 md:pt-21">
        <h2 className="sr-only">{words.cardsTitle}</h2>
        <div className="workshop-rows">
          {workshops.map((workshop) => (
            <WorkshopCard
              key={workshop.slug}
              workshop={workshop}
              language={language}
              link={data.cardLink}
            />
          ))}
        </div>
      </section>
      <Expect words={words.expect} picture={pictures.shelf} />
      <Details words={words.details} language={language} prices={data.prices} />
      <section className="container-site pt-21 md:pt-34">
        <h2 className="mb-8 text-43 md:text-60">{words.questions.title}</h2>
        <Questions name="question" questions={questionsOf(words.questions)} />
      </section>
    </>
  )
}

/** The six of the specification, in its order. */
function questionsOf(words: WorkshopsWords['questions']) {
  const { experience, bring, meals, travel, supplies, cancellation } = words
  return [experience, bring, meals, travel, supplies, cancellation]
}
