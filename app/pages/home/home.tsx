import type { Words } from '#content/words/shape.ts'
import { bookingLink, pathTo } from '#language/addresses.ts'
import { printDayAndMonth } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { timeOfYear } from '#language/time-of-year.ts'
import {
  joinFacts,
  galleryPicture,
  pageOf,
  sessionsOnSchedule,
  workshopTeasers,
} from '../../page-request.ts'
import { handwritten, isHandwritable } from '../../ui/handwriting.ts'
import { Jar } from '../../ui/jar.tsx'
import { PaintBreak } from '../../ui/paint-break.ts'
import { StyledText } from '../styled-text.tsx'
import { PlacePicture } from '../place-picture.tsx'
import { Closing } from '../closing.tsx'
import { isOnOffer, labelOf } from '../session-view.ts'
import { NextSession, WorkshopCard } from '../workshop-card.tsx'
import type { Route } from './+types/home.ts'
import type { HomeData } from './home-data.ts'
import { Afterwards } from './afterwards.tsx'
import { Hero } from './hero.tsx'

export { meta } from '../head.ts'

export async function loader(input: Route.LoaderArgs) {
  const page = pageOf(input, 'home')
  const { head, body, language, site, words } = page
  const sessions = await sessionsOnSchedule(page)
  const workshops = await workshopTeasers(page, sessions)
  const first = sessions.find(isOnOffer)
  const next = first && {
    text: fill(body.hero.next, {
      workshop: first.workshopName,
      // Number and month stay together.
      date: printDayAndMonth(first.day, language),
      price: joinFacts(printEuros(first.priceCents, language), first.length),
    }),
    link: bookingLink(language, first.workshop, first.choice),
    // This jar is full to its lid, so no free places are counted on it.
    label: labelOf(first, page).slice(0, 1),
  }
  const table = galleryPicture('ten-at-the-table', words.pictures)
  const time = timeOfYear(site.today())
  const { light } = await site.hour()
  const sentence = site.house.sentence[language]
  const lately = (await site.shownSentences()).map((shown) => ({
    ...shown,
    label: isHandwritable(shown.firstName) ? [handwritten(shown.firstName)] : undefined,
  }))
  return { head, language, words: body, workshops, table, next, time, light, sentence, lately }
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { words, language, next, time, light, sentence, lately } = loaderData
  return (
    <>
      <Hero words={words.hero} {...{ language, next, time, light }} />
      <PaintBreak />
      {sentence && <Today title={words.today} sentence={sentence} />}
      <Welcome {...loaderData} />
      <Workshops {...loaderData} />
      {words.afterwards.moments.length > 0 && <Afterwards words={words.afterwards} />}
      {words.testimonials.items.length + lately.length > 0 && (
        <Testimonials words={words.testimonials} lately={lately} />
      )}
      <Closing words={words.callToAction} to={pathTo('booking', language)} />
    </>
  )
}

function Workshops({ words: { workshops: words }, workshops, language }: HomeData) {
  return (
    <section className="bg-deep py-21 md:py-34">
      <div className="container-site">
        <h2 className="max-w-[11em] text-43 md:text-60">{words.title}</h2>
        <p className="mt-3 max-w-[33.5em] text-lead">{words.text}</p>
        <div className="home-workshops mt-13">
          {workshops.map((workshop) => (
            <WorkshopCard key={workshop.slug} {...{ workshop, language }} link={words.cardLink}>
              <NextSession words={words} date={workshop.nextDate} />
            </WorkshopCard>
          ))}
        </div>
      </div>
    </section>
  )
}

/** Set like a note on the kitchen door: one line of the farm's own, between the land and the welcome. */
function Today({ title, sentence }: { title: string; sentence: string }) {
  return (
    <section className="container-site pt-13 md:pt-21">
      <h2 className="font-sans text-meta text-soft">{title}</h2>
      <p className="mt-1 max-w-[21.5em] border-l-4 border-leaf pl-5 font-serif text-25 text-balance md:text-30">
        {sentence}
      </p>
    </section>
  )
}

function Welcome({ words: { welcome: words }, table }: HomeData) {
  return (
    <section className="container-site py-21 md:py-34">
      <div className="grid items-center gap-x-13 gap-y-8 lg:grid-cols-12">
        <PlacePicture {...table} className="bleed-left lg:col-span-6" />
        <div className="lg:col-span-5 lg:col-start-8">
          <h2 className="text-43 md:text-60">{words.title}</h2>
          <div className="mt-5 max-w-[32.5em] paragraphs">
            {words.paragraphs.map((paragraph) => (
              <StyledText key={paragraph} text={paragraph} />
            ))}
          </div>
        </div>
      </div>
      <dl className="mt-13 grid gap-x-8 gap-y-8 sm:grid-cols-2 md:mt-21 xl:grid-cols-4">
        {words.highlights.map(({ title, text }) => (
          <div
            key={title}
            className="row-span-2 grid grid-rows-subgrid gap-y-2 border-t-2 border-ink pt-3"
          >
            <dt className="font-serif text-25 text-balance">{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

type TestimonialsProps = Pick<HomeData, 'lately'> & {
  readonly words: Words['home']['testimonials']
}

function Testimonials({ words, lately }: TestimonialsProps) {
  return (
    <section className="bg-brine py-21 md:py-34">
      <div className="container-site">
        <h2 className="text-25">{words.title}</h2>
        <ul className="messages mt-8">
          {words.items.map(({ quote, author, location }) => (
            <li key={author} className="message">
              <blockquote>
                <p className="quoted">{quote}</p>
              </blockquote>
              <p className="mt-2 font-sans text-meta">
                {author}, {location}
              </p>
            </li>
          ))}
        </ul>
        {words.items.length > 0 && <p className="messages-chosen">{words.chosen}</p>}
        {lately.length > 0 && <Lately words={words} lately={lately} />}
      </div>
    </section>
  )
}

/** Text of guests: it stays text, in its own direction. */
function Lately({ words, lately }: TestimonialsProps) {
  return (
    <>
      <h3 className="mt-13 text-meta text-soft">{words.lately}</h3>
      <ul className="mt-3 grid gap-x-13 gap-y-5 border-t border-mist pt-5 [overflow-wrap:anywhere] lg:grid-cols-3">
        {lately.map(({ sentence, firstName, town, language, label }) => (
          <li key={`${firstName} ${town} ${sentence}`} className="flex items-end gap-5">
            <Jar look="cabbage-21" width={96} label={label} />
            <div className="min-w-0">
              <blockquote lang={language}>
                <p className="quoted">
                  <bdi>{sentence}</bdi>
                </p>
              </blockquote>
              <p className="mt-1 text-meta">
                <bdi>{firstName}</bdi>, <bdi>{town}</bdi>
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-5 text-meta text-soft">{words.latelyBy}</p>
    </>
  )
}
