import type { RouterContextProvider } from 'react-router'
import { workshopSlugs } from '#booking/workshops.ts'
import { workshops } from '#content/workshops.ts'
import { wordsIn } from '#content/words/words.ts'
import { languageOf } from '#language/addresses.ts'
import { printDayAndMonth } from '#language/dates.ts'
import { printEuros } from '#language/money.ts'
import { siteContext } from '../context.ts'
import { type DateView, viewDate } from '../pages/date-view.ts'
import type { WorkshopTeaser } from '../pages/workshop-teaser.ts'

/** Not the request's own address: that is `/fr.data` when the router fetches what `/fr` shows. */
type LoaderInput = { readonly url: URL; readonly context: Readonly<RouterContextProvider> }

/** What every loader starts from: the page's language, its words, and the site's services. */
export function pageRequest({ url, context }: LoaderInput) {
  const language = languageOf(url.pathname)
  return { url, language, words: wordsIn(language), site: context.get(siteContext) }
}

type PageRequest = ReturnType<typeof pageRequest>

/** The coming dates as the page shows them. */
export async function upcomingDates({ site, language, words }: PageRequest): Promise<DateView[]> {
  const sessions = await site.upcomingSessions()
  return sessions.map((session) =>
    viewDate(session, language, {
      availability: words.availability,
      workshopName: words.workshop[session.workshop].name,
    }),
  )
}

/** The three workshops as cards show them. */
export function workshopTeasers(page: PageRequest, dates: readonly DateView[]): WorkshopTeaser[] {
  const { language, words } = page
  return workshopSlugs.map((slug) => {
    const { name, description, pictureAlt, durationText } = words.workshop[slug]
    const next = dates.find((date) => date.workshop === slug && date.state !== 'full')
    return {
      slug,
      name,
      description,
      pictureAlt,
      price: printEuros(workshops[slug].priceCents, language),
      duration: durationText,
      nextDate: next && printDayAndMonth(next.day, language),
    }
  })
}
