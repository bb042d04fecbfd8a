import { Link } from 'react-router'
import type { WorkshopsWords } from '#content/words/shape/workshops.ts'
import { pathTo } from '#language/addresses.ts'
import { fill } from '#language/fill.ts'
import type { Language } from '#language/languages.ts'
import { Breadcrumb, type Crumb } from '../../ui/breadcrumb.tsx'
import { Picture } from '../../ui/picture.tsx'
import { prefetch } from '../../ui/prefetch.ts'
import { Questions } from '../../ui/questions.tsx'
import type { PageProps } from '../page-props.ts'
import { type PictureView, WorkshopCard, type WorkshopTeaser } from '../workshop-card.tsx'
import { PaintBreak } from '../../ui/paint-break.ts'

type WorkshopsData = PageProps<WorkshopsWords> & {
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
      <Picture {...pictures.table} first className="band mt-8 md:mt-13" />
      <PaintBreak />
      <section className="container-site pt-13 md:pt-21">
        <h2 className="sr-only">{words.cardsTitle}</h2>
        <div className="workshop-rows">
          {workshops.map((workshop) => (
            <WorkshopCard key={workshop.slug} {...{ workshop, language }} link={data.cardLink} />
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

function Expect({ words, picture }: { words: WorkshopsWords['expect']; picture: PictureView }) {
  return (
    <section className="container-site grid gap-x-13 gap-y-8 pt-21 md:pt-34 lg:grid-cols-12">
      <Picture {...picture} className="beside-left lg:col-span-6" />
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

type DetailsData = {
  readonly words: WorkshopsWords['details']
  readonly language: Language
  readonly prices: { readonly low: string; readonly high: string }
}

/** The facts of all three in one table (specification, section 2, "Workshops overview"). */
function Details({ words, language, prices }: DetailsData) {
  const { duration, participants, materials, meals, location, languages, price } = words.rows
  const rows = [duration, participants, materials, meals, location, languages, price]
  return (
    <section className="mt-21 bg-deep py-21 md:mt-34">
      <div className="container-site grid gap-x-13 gap-y-8 lg:grid-cols-12">
        <h2 className="text-43 md:text-60 lg:col-span-4">{words.title}</h2>
        <div className="lg:col-span-8">
          <table className="w-full border-t-2 border-ink text-left">
            <tbody>
              {rows.map(({ label, value }) => (
                <tr key={label} className="border-b border-rule align-top">
                  <th
                    scope="row"
                    className="w-2/5 py-3 pr-5 font-normal wrap-anywhere text-soft md:w-1/3"
                  >
                    {label}
                  </th>
                  <td className="py-3 wrap-anywhere">{fill(value, prices)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="mt-8">
            <Link className="button-solid cut" to={pathTo('booking', language)} prefetch={prefetch}>
              {words.bookLink}
            </Link>
          </p>
        </div>
      </div>
    </section>
  )
}
