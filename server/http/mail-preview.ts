import { Hono } from 'hono'
import type { House } from '#booking/house/house.ts'
import { isOneSum } from '#booking/money/payment-plan.ts'
import { ownerWordsIn } from '#content/words/owner-words.ts'
import { isLanguage, type Language } from '#language/languages.ts'
import { type Letter, type Letters, type NewsKind } from '#letters/letters.ts'
import { newsAt, sampleOf } from '#letters/sample-news.ts'
import type { MailContent } from '#store/mail/mails.ts'
import { hashSource } from './headers.ts'
import { cachedPage } from './page-cache.ts'
import { type CachedPage, sendCachedPage } from './send-page.ts'

/** Pages of mails that are kept; each is as large as a page of the site. */
const pagesKept = 60

export type Previews = ReturnType<typeof createPreviews>

/** All letters of a language take as long as fifty pages: they are written once for each state of the house. */
export function createPreviews(lettersOf: (house: House) => Letters) {
  let ofHouse: House | undefined
  const letters = new Map<string, readonly Letter[]>()
  const pages = new Map<string, CachedPage>()

  function lettersAbout(news: NewsKind, language: Language, house: House): readonly Letter[] {
    if (house !== ofHouse) {
      letters.clear()
      pages.clear()
      ofHouse = house
    }
    return letters.getOrInsertComputed(`${news} ${language}`, () =>
      lettersOf(house)(sampleOf(news, language, house)),
    )
  }

  return {
    lettersAbout,
    allLetters: (language: Language, house: House) =>
      newsAt(house).flatMap((news) => lettersAbout(news, language, house)),
    page: (kind: string, language: Language, house: House): CachedPage | undefined => {
      const about = newsAt(house).find(
        (news) => kind.replace(/-(guest|owner|accountant)$/, '') === news,
      )
      const written = about ? lettersAbout(about, language, house) : []
      const letter = written.find((each) => each.kind === kind)
      if (!letter) return undefined
      return pages.getOrInsertComputed(`${kind} ${language}`, () => {
        const [oldest] = pages.keys()
        if (pages.size >= pagesKept && oldest !== undefined) pages.delete(oldest)
        const html = withPictures(letter.content)
        return cachedPage({ html, policy: policyOf(html) })
      })
    },
  }
}

export function mailPreviews(letters: readonly Letter[], language: Language) {
  const mail = (wanted: 'reservation-owner' | 'reservation-guest') => {
    const { kind, content } = letters.find((each) => each.kind === wanted)!
    const { subject, text } = content
    return { kind, subject, text, src: `/mail-preview/${kind}/${language}` }
  }
  return { owner: mail('reservation-owner'), guest: mail('reservation-guest') }
}

export function everyPreview(
  letters: readonly Letter[],
  language: Language,
  { ownerLanguage, ...site }: House,
) {
  const { subjects, onePayment } = ownerWordsIn(language).textLists.mails
  const names = new Map(Object.values(subjects).flatMap(({ of }) => Object.entries(of)))
  if (isOneSum(site.terms)) names.set('deposit-reminder-guest', onePayment)
  const all = letters.map(({ kind, content }) => {
    // The accountant's mails are in the farm's language.
    const isToFarm = !kind.endsWith('-guest')
    const spoken = isToFarm ? [ownerLanguage] : site.spoken
    const sources = spoken.map((each) => ({
      language: each,
      src: `/mail-preview/${kind}/${each}`,
    }))
    return { kind, isToFarm, name: names.get(kind), subject: content.subject, sources }
  })
  return {
    guest: all.filter(({ isToFarm }) => !isToFarm),
    owner: all.filter(({ isToFarm }) => isToFarm),
  }
}

/** Each style in the mail is allowed by its hash, and nothing else but its pictures. The links of the letters open nothing. */
export function createMailPreview(previews: Previews, readHouse: () => Promise<House>): Hono {
  const mails = new Hono()
  mails.get('/:kind/:language', async (c) => {
    const { kind, language } = c.req.param()
    const page = isLanguage(language) ? previews.page(kind, language, await readHouse()) : undefined
    if (!page) return c.text('Not Found', 404)
    const answer = await sendCachedPage(c, page, 'text/html; charset=UTF-8')
    answer.headers.set('x-robots-tag', 'noindex')
    answer.headers.set('x-frame-options', 'SAMEORIGIN')
    // A frame without origin has nothing to keep apart, and browsers complain.
    answer.headers.set('origin-agent-cluster', '?0')
    return answer
  })
  return mails
}

/** A mail program finds pictures among a mail's parts, which a page does not have. */
export function withPictures({ html, attachments }: MailContent): string {
  return attachments.reduce(
    (shown, { cid, contentType, content }) =>
      cid ? shown.replaceAll(`cid:${cid}`, `data:${contentType};base64,${content}`) : shown,
    html,
  )
}

function policyOf(html: string): string {
  return [
    "default-src 'none'",
    `style-src ${stylesOfMail(html)}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}

export function stylesOfMail(html: string): string {
  const onElements = [...html.matchAll(/ style="([^"]*)"/g)].map(([, style = '']) =>
    // The browser hashes the text of the attribute, not its markup.
    style.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  )
  const sheets = [...html.matchAll(/<style>([^<]*)<\/style>/g)].map(([, sheet = '']) => sheet)
  return ["'unsafe-hashes'", ...new Set([...onElements, ...sheets].map(hashSource))].join(' ')
}
