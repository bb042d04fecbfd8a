// A request as the loader of a public page has it: language, words, house, and the services that
// read dates.

import type { HeadersArgs, RouterContextProvider } from 'react-router'
import { type House, priceOn } from '#booking/house/house.ts'
import { workshopSlugIn } from '#booking/house/own-address.ts'
import { openingsOf } from '#booking/house/openings.ts'
import { internationalNumber } from '#booking/house/telephone.ts'
import { townIn } from '#booking/house/town.ts'
import { ofWorkshop, type WorkshopSlug } from '#booking/house/workshop-slug.ts'
import type { PictureId } from '#content/gallery.ts'
import { ownShare } from '#content/own-share.ts'
import { sharedAs, sharePicturePath } from '#content/share-pictures.ts'
import type { HeadWords, PictureWords } from '#content/words/parts.ts'
import { printLength } from '#content/words/own-date.ts'
import { wordsOf } from '#content/words/words.ts'
import {
  bookingLink,
  languageOf,
  pathTo,
  scheduleCalendar,
  subscriptionTo,
} from '#language/addresses.ts'
import type { Page } from '#language/pages.ts'
import { printDayAndMonth, weekdays } from '#language/dates.ts'
import type { Language } from '#language/languages.ts'
import { printEuros } from '#language/money.ts'
import { typesetAll } from '#language/typeset.ts'
import { siteContext } from './context.ts'
import { type SessionView, isOnOffer, viewSession } from './pages/session-view.ts'

/** The address that the visitor sees, as the router fetches `/fr.data` for `/fr`. */
type LoaderInput = { readonly url: URL; readonly context: Readonly<RouterContextProvider> }

export function pageRequest({ url, context }: LoaderInput) {
  const language = languageOf(url.pathname)
  const site = context.get(siteContext)
  return { url, language, words: wordsOf(site.house, language, site.absence), site }
}

export type PageRequest = ReturnType<typeof pageRequest>

export function pageOf<Name extends Exclude<PageHead['page'], 'workshop' | 'ownPage'>>(
  input: LoaderInput,
  page: Name,
) {
  const request = pageRequest(input)
  const { head: words, ...body } = request.words[page]
  return { ...request, head: headFrom(request, { words, page }), body }
}

export function headFrom(
  { language, site }: PageRequest,
  about: Pick<PageHead, 'words' | 'page' | 'slug' | 'paths'>,
): PageHead {
  const { page, slug } = about
  const { siteUrl, house } = site
  const owners = ownShare(house, sharedAs(page, slug), language)
  const share = owners?.path ?? sharePicturePath(page, language, slug)
  const words = withName(about.words, house, language)
  return { language, siteUrl, house: headFacts(house, language), share, ...about, words }
}

/** A title names the house once, in the spaces and hyphens of the other words. */
function withName(words: HeadWords, { business }: House, language: Language): HeadWords {
  const { head } = typesetAll({ head: { ...words, name: business.name } }, language)
  const { title, name } = head
  return title.includes(name) ? words : { ...words, title: `${title} – ${name}` }
}

/** Few facts of the house stand in the head of every page: a browser writes the head anew. */
function headFacts(house: House, language: Language) {
  const { business, workshops, shown, telephone, spoken } = house
  const { name, email, location, serviceRadiusKm } = business
  const address = { ...business.address, town: townIn(house, language) }
  const prices = shown.map((slug) => ofWorkshop(workshops, slug).priceCents)
  const ends = new Set([Math.min(...prices), Math.max(...prices)])
  const priceRange = [...ends]
    .map((cents) => `€${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)}`)
    .join('-')
  return {
    business: { name, email, address, location, serviceRadiusKm },
    // Hours without days are those of the whole week.
    openings: openingsOf(house).map(({ days, ...hours }) => ({
      ...hours,
      ...(days.length < weekdays.length && { days }),
    })),
    spoken,
    priceRange,
    telephone: telephone && internationalNumber(telephone, address.countryCode),
  }
}

export type PageHead = {
  readonly words: HeadWords
  readonly page: Page | 'notFound' | 'ownPage'
  readonly paths?: Readonly<Record<Language, string>>
  readonly slug?: string
  readonly language: Language
  readonly siteUrl: string
  readonly house: ReturnType<typeof headFacts>
  /** Address of the picture beside the page where it is shared. */
  readonly share: string
}

export async function sessionsOnSchedule({ site, language, words }: PageRequest) {
  const sessions = await site.sessionsOnSchedule()
  return sessions.map((session) =>
    viewSession(session, language, {
      availability: words.availability,
      ownDate: words.ownDate,
      workshopName: ofWorkshop(words.workshopNames, session.workshop),
      priceCents: priceOn(site.house, session),
      requests: site.requestsFor(session),
    }),
  )
}

export function workshopTeasers(page: PageRequest, sessions: readonly SessionView[]) {
  const { language, site, words } = page
  const teasers = site.house.shown.map(async (slug) => {
    const { name, description, pictureAlt, durationText } = ofWorkshop(words.workshop, slug)
    const coming = sessions.filter(({ workshop }) => workshop === slug)
    const next = coming.find(isOnOffer)
    const address = workshopSlugIn(site.house, slug, language)
    return {
      slug,
      // The owner's own; it is left out where it is the slug, as every page would carry it twice.
      ...(address !== slug && { address }),
      name,
      description,
      pictureAlt,
      price: printEuros(ofWorkshop(site.house.workshops, slug).priceCents, language),
      duration: joinFacts(await lengthOf(page, slug, coming), durationText),
      nextDate: next && {
        text: printDayAndMonth(next.day, language),
        link: bookingLink(language, slug, next.choice),
      },
    }
  })
  return Promise.all(teasers)
}

/** How many days the next date of a workshop has; without a coming one, its last. */
export async function lengthOf(
  { site, words }: PageRequest,
  slug: WorkshopSlug,
  [next]: readonly SessionView[],
): Promise<string | undefined> {
  if (next) return next.length
  const last = await site.lastSessionOf(slug)
  return last && printLength(last, words.ownDate.length)
}

/** Facts on one line; the price of a course is never read as that of a day. */
export function joinFacts(...facts: readonly (string | undefined)[]): string {
  return facts.filter(Boolean).join(' · ')
}

export function moreSessions({ language, words, site }: PageRequest) {
  const subscription = subscriptionTo(site.siteUrl + scheduleCalendar(language))
  return { language, words: words.nextDate.onSite, subscription }
}

export function workshopsBreadcrumb({ language, words }: PageRequest, workshop?: string) {
  const { breadcrumb, navigation } = words.layout
  const home = { label: breadcrumb.home, path: pathTo('home', language) }
  const overview = { label: navigation.workshops, path: pathTo('workshops', language) }
  const crumbs = workshop
    ? [home, overview, { label: workshop }]
    : [home, { label: navigation.workshops }]
  return { label: breadcrumb.label, crumbs }
}

export function headers({ actionHeaders }: HeadersArgs) {
  return actionHeaders
}

/** A form that came too often, and when it may come again (RFC 6585, section 4). */
export function tooMany(waitSeconds: number): ResponseInit {
  return { status: 429, headers: { 'Retry-After': String(waitSeconds) } }
}

/** An error of our own program is an outcome too: the form is shown again with all that was typed. */
export async function orFailed<Outcome>(
  { site }: Pick<PageRequest, 'site'>,
  outcome: Promise<Outcome>,
): Promise<Outcome | { readonly kind: 'failed' }> {
  try {
    return await outcome
  } catch (error) {
    site.reportError(error)
    return { kind: 'failed' }
  }
}

/** The server answers 503 instead where another try may succeed. */
export const failed: ResponseInit = { status: 500 }

const files = import.meta.glob<string>('/content/pictures/gallery/*', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Drawn or photographed; the build has made sure that there is one. */
export function galleryPicture(id: PictureId, words: PictureWords) {
  const found = Object.entries(files).find(([path]) => path.includes(`/gallery/${id}.`))
  if (!found) throw new Error(`content/pictures/gallery has no file named ${id}`)
  return { src: found[1], alt: words[id].alt }
}
