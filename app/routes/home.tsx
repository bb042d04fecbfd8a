import { bookingLink } from '#language/addresses.ts'
import { printDayAndMonth } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { timeOfYear } from '#language/time-of-year.ts'
import { HomePage } from '../pages/home/home-page.tsx'
import type { Route } from './+types/home.ts'
import { galleryPicture } from './gallery-picture.ts'
import { pageOf, upcomingDates, workshopTeasers } from './page-request.ts'

export { meta } from './head.ts'

export async function loader(input: Route.LoaderArgs) {
  const page = pageOf(input, 'home')
  const { head, body, language, site, words } = page
  const dates = await upcomingDates(page)
  const workshops = workshopTeasers(page, dates)
  const first = dates.find(({ state }) => state !== 'full')
  const next = first && {
    text: fill(body.hero.next, {
      workshop: first.workshopName,
      // Number and month stay together.
      date: printDayAndMonth(first.day, language).replaceAll(' ', '\u00a0'),
      price: printEuros(first.priceCents, language),
    }),
    link: bookingLink(language, first.workshop, first.choice),
  }
  const table = galleryPicture('soup-at-supper', words.pictures)
  const time = timeOfYear(site.today())
  const sentence = site.house.sentence[language]
  const lately = await site.shownSentences()
  return { head, language, words: body, workshops, table, next, time, sentence, lately }
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />
}
