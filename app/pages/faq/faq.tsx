import { ofWorkshop } from '#booking/house/workshop-slug.ts'
import { pathTo } from '#language/addresses.ts'
import { galleryPicture, pageOf } from '../../page-request.ts'
import { PaintBreak } from '../../ui/paint-break.ts'
import { Questions } from '../questions.tsx'
import { TabList, TabPanel, useTabs } from '../../ui/tabs.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { headOf } from '../head.ts'
import { SidePicture } from '../place-picture.tsx'
import { faqPage } from '../structured-data.ts'
import { MailLink } from '../mail-link.tsx'
import { withParts } from '../with-parts.tsx'
import { missing, type PageData } from '../missing.ts'
import { NothingThere } from '../nothing-there.tsx'
import type { Route } from './+types/faq.ts'
import { SolidLink } from '../button-link.tsx'

export function loader(input: Route.LoaderArgs) {
  const { head, body, language, site, words: all } = pageOf(input, 'faq')
  if (site.house.leftOut.includes('faq')) return missing(input)
  const tabs = [...site.house.shown, 'general'].flatMap((id) => {
    const { label, questions } = ofWorkshop(body.tabs, id)
    return questions.length > 0 ? [{ id, label, questions }] : []
  })
  const { tabs: _all, ...words } = body
  const picture = galleryPicture('kitchen-after-dark', all.pictures)
  return { head, words, tabs, language, picture }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!import.meta.env.SSR || !loaderData || 'nothing' in loaderData)
    return headOf(loaderData?.head)
  const { head, tabs } = loaderData
  return headOf(head, [faqPage(tabs.flatMap(({ questions }) => questions))])
}

type FaqData = PageData<Route.ComponentProps['loaderData']>

export default function FaqPage({ loaderData }: Route.ComponentProps) {
  if ('nothing' in loaderData) return <NothingThere {...loaderData.nothing} />
  return <Faq {...loaderData} />
}

/** A tab for each workshop, and one for the rest; in each, one answer open at a time (specification, section 2, "FAQ"). */
function Faq({ words, tabs, language, picture }: FaqData) {
  const [open, choose] = useTabs(tabs)
  return (
    <>
      <div className="container-site pt-26 md:pt-34">
        <h1 className="max-w-[11em] text-43 md:text-74">{words.title}</h1>
        <p className="mt-5 max-w-[33.5em] text-lead">{words.lead}</p>
      </div>
      <PaintBreak />
      <div
        className="container-site grid gap-x-13 gap-y-13 pt-13 lg:grid-cols-12"
        data-scripted={useHydrated()}
      >
        <div className="lg:col-span-7">
          {tabs[1] ? (
            <>
              <TabList label={words.tabsLabel} tabs={tabs} open={open} onOpen={choose} />
              {tabs.map((tab) => (
                <TabPanel key={tab.id} id={tab.id} open={tab.id === open}>
                  <Answers {...tab} />
                </TabPanel>
              ))}
            </>
          ) : (
            tabs[0] && <Answers {...tabs[0]} />
          )}
        </div>
        <SidePicture {...picture} className="beside-right object-[72%] lg:col-span-5" />
      </div>
      <section className="container-site pt-21 md:pt-34">
        <div className="border-t-2 border-ink pt-8">
          <h2 className="text-43">{words.closing.title}</h2>
          <p className="mt-3 max-w-[33.5em] text-lead">
            {withParts(words.closing.text, { email: <MailLink /> })}
          </p>
          <p className="mt-8">
            <SolidLink to={pathTo('contact', language)}>{words.closing.contactLink}</SolidLink>
          </p>
        </div>
      </section>
    </>
  )
}

type Group = FaqData['tabs'][number]

function Answers({ id, label, questions }: Group) {
  return (
    <>
      <h2 className="sr-only">{label}</h2>
      <Questions name={`question-${id}`} questions={questions} />
    </>
  )
}
