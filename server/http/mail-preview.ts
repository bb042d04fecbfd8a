import { Hono } from 'hono'
import type { House } from '#booking/house/house.ts'
import { isLanguage, type Language, languages } from '#language/languages.ts'
import type { Letters } from '#letters/letters.ts'
import { sampleLetters, sampleOf } from '#letters/sample-news.ts'
import type { MailContent } from '#store/mails.ts'
import { hashSource } from './headers.ts'

export function previewMails(letters: Letters, language: Language, house: House) {
  const shown = letters
    .forNews(sampleOf('reservation', language, house))
    .map(({ kind, content }) => ({
      kind,
      subject: content.subject,
      text: content.text,
      src: `/mail-preview/${kind}/${language}`,
    }))
  return {
    owner: shown.find(({ kind }) => kind === 'reservation-owner')!,
    guest: shown.find(({ kind }) => kind === 'reservation-guest')!,
  }
}

export function everyPreview(letters: Letters, language: Language, house: House) {
  const all = sampleLetters(letters, language, house).map(({ kind, content }) => {
    const isToFarm = kind.endsWith('-owner')
    const spoken = isToFarm ? (['nl'] as const) : languages
    const sources = spoken.map((each) => ({
      language: each,
      src: `/mail-preview/${kind}/${each}`,
    }))
    return { kind, isToFarm, subject: content.subject, sources }
  })
  return {
    guest: all.filter(({ isToFarm }) => !isToFarm),
    owner: all.filter(({ isToFarm }) => isToFarm),
  }
}

/** Each style in the mail is allowed by its hash, and nothing else but its pictures. The links of the letters open nothing. */
export function createMailPreview(
  lettersOf: (house: House) => Letters,
  readHouse: () => Promise<House>,
): Hono {
  const previews = new Hono()
  previews.get('/:kind/:language', async (c) => {
    const { kind, language } = c.req.param()
    if (!isLanguage(language)) return c.text('Not Found', 404)
    const house = await readHouse()
    const letter = sampleLetters(lettersOf(house), language, house).find(
      (each) => each.kind === kind,
    )
    if (!letter) return c.text('Not Found', 404)
    const html = withPictures(letter.content)
    return c.html(html, 200, {
      'content-security-policy': policyOf(html),
      'x-robots-tag': 'noindex',
      'x-frame-options': 'SAMEORIGIN',
      // In a frame without an origin of its own there is nothing to keep apart, and browsers complain.
      'origin-agent-cluster': '?0',
    })
  })
  return previews
}

/** A mail program finds a picture among the parts of the mail; a page has no such parts. */
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
