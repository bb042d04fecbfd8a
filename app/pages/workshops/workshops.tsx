import { ofWorkshop } from '#booking/house/workshop-slug.ts'
import type { Words } from '#content/words/shape.ts'
import { pathTo } from '#language/addresses.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import {
  galleryPicture,
  pageOf,
  sessionsOnSchedule,
  workshopsBreadcrumb,
  workshopTeasers,
} from '../../page-request.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { PaintBreak } from '../../ui/paint-break.ts'
import { SidePicture } from '../place-picture.tsx'
import { Questions } from '../questions.tsx'
import { headOf } from '../head.ts'
import { breadcrumbList, faqPage } from '../structured-data.ts'
import { WorkshopCard } from '../workshop-card.tsx'
import type { Route } from './+types/workshops.ts'
import { SolidLink } from '../button-link.tsx'

export async function loader(input: Route.LoaderArgs) {
  const page = pageOf(input, 'workshops')
  const { head, body, language, site, words } = page
  const { shown, workshops } = site.house
  const cents = shown.map((slug) => ofWorkshop(workshops, slug).priceCents)
  const low = printEuros(Math.min(...cents), language)
  const high = printEuros(Math.max(...cents), language)
  return {
    head,
    language,
    words: body,
    cardLink: words.home.workshops.cardLink,
    // The home page tells what guests make; this page helps them choose.
    workshops: (await workshopTeasers(page, await sessionsOnSchedule(page))).map((workshop) => ({
      ...workshop,
      description: ofWorkshop(words.workshop, workshop.slug).overview,
    })),
    prices:
      low === high
        ? `${low} ${words.workshopPage.sidebar.perPerson}`
        : fill(body.details.rows.price.value, { low, high }),
    pictures: {
      table: galleryPicture('soup-at-supper', words.pictures),
      shelf: galleryPicture('jar-in-both-arms', words.pictures),
    },
    breadcrumb: workshopsBreadcrumb(page),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { head, words, breadcrumb } = loaderData
  const { title: _title, ...questions } = words.questions
  if (!import.meta.env.SSR) return headOf(head)
  return headOf(head, [
    breadcrumbList(head.siteUrl, breadcrumb.crumbs),
    faqPage(Object.values(questions)),
  ])
}

type WorkshopsData = Route.ComponentProps['loaderData']

export default function WorkshopsPage({ loaderData }: Route.ComponentProps) {
  const { words, language, workshops, breadcrumb, pictures } = loaderData
  return (
    <>
      <div className="container-site grid items-end gap-x-13 gap-y-5 pt-21 md:pt-34 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <Breadcrumb {...breadcrumb} />
          <h1 className="mt-3 max-w-[9.5em] text-43 md:text-74">{words.title}</h1>
        </div>
        <p className="max-w-[33.5em] text-lead lg:col-span-5 lg:pb-2">{words.lead}</p>
      </div>
      <SidePicture {...pictures.table} first className="band mt-8 md:mt-13" />
      <PaintBreak />
      <section className="container-site pt-13 md:pt-21">
        <h2 className="sr-only">{words.cardsTitle}</h2>
        <div className="workshop-rows">
          {workshops.map((workshop) => (
            <WorkshopCard
              key={workshop.slug}
              {...{ workshop, language }}
              link={loaderData.cardLink}
            />
          ))}
        </div>
      </section>
      <Expect {...loaderData} />
      <Details {...loaderData} />
      <section className="container-site pt-21 md:pt-34">
        <h2 className="mb-8 text-43 md:text-60">{words.questions.title}</h2>
        <Questions name="question" questions={questionsOf(words.questions)} />
      </section>
    </>
  )
}

/** The six of the specification, in its order. */
function questionsOf(words: Words['workshops']['questions']) {
  const { experience, bring, meals, travel, supplies, cancellation } = words
  return [experience, bring, meals, travel, supplies, cancellation]
}

function Expect({ words: { expect: words }, pictures }: WorkshopsData) {
  return (
    <section className="container-site grid gap-x-13 gap-y-8 pt-21 md:pt-34 lg:grid-cols-12">
      <SidePicture {...pictures.shelf} className="beside-left lg:col-span-6" />
      <div className="lg:col-span-6">
        <h2 className="max-w-[7em] text-43 md:text-60">{words.title}</h2>
        <ol className="mt-8 border-t-2 border-ink">
          {words.items.map(({ title, text }) => (
            <li key={title} className="border-b border-rule py-5">
              <h3 className="text-25">{title}</h3>
              <p className="mt-1 max-w-[31.5em]">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

/** The facts of all that are shown, in one table (specification, section 2, "Workshops overview"). */
function Details({ words: { details: words }, language, prices }: WorkshopsData) {
  const { duration, participants, materials, meals, location, languages, price } = words.rows
  const facts = [duration, participants, materials, meals, location, languages]
  const rows = [...facts, { ...price, value: prices }]
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
                    className="w-2/5 py-3 pr-3 font-normal wrap-anywhere text-soft md:w-1/3 md:pr-5"
                  >
                    {label}
                  </th>
                  <td className="py-3 wrap-anywhere">{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="mt-8">
            <SolidLink to={pathTo('booking', language)}>{words.bookLink}</SolidLink>
          </p>
        </div>
      </div>
    </section>
  )
}
