import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { isLanguage, type Language, languages } from '#language/languages.ts'
import type { Letter, Letters } from '../mail/letters.ts'
import { sampleNews } from '../mail/sample-news.ts'
import { sampleReservation } from '../mail/sample-reservation.ts'
import type { MailContent } from '../store/mail-records.ts'

/** Subject, plain text and frame of the two mails about a reservation, with an invented guest. */
export function previewMails(letters: Letters, language: Language) {
  const shown = letters.forReservation(sampleReservation(language)).map(({ kind, content }) => ({
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

/** Every kind of mail the site sends, in the order of a booking's life, with its frames. */
export function everyPreview(letters: Letters, language: Language) {
  const all = sampleLetters(letters, language).map(({ kind, content }) => {
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

/**
 * The mails as mail programs show them, for the frames of the preview page. Mails carry their styles
 * with them; each is allowed by its hash, and nothing else is but the pictures within.
 *
 * @param letters with links that open nothing: anybody may look
 */
export function createMailPreview(letters: Letters): Hono {
  const previews = new Hono()
  previews.get('/:kind/:language', (c) => {
    const { kind, language } = c.req.param()
    if (!isLanguage(language)) return c.text('Not Found', 404)
    const letter = sampleLetters(letters, language).find((each) => each.kind === kind)
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

function sampleLetters(letters: Letters, language: Language): readonly Letter[] {
  return [
    ...letters.forReservation(sampleReservation(language)),
    ...sampleNews(language).flatMap((news) => letters.forNews(news)),
  ]
}

/** A mail program finds a picture among the parts of the mail; a page has no such parts. */
function withPictures({ html, attachments }: MailContent): string {
  return attachments.reduce(
    (shown, { cid, contentType, content }) =>
      cid ? shown.replaceAll(`cid:${cid}`, `data:${contentType};base64,${content}`) : shown,
    html,
  )
}

function policyOf(html: string): string {
  const onElements = [...html.matchAll(/ style="([^"]*)"/g)].map(([, style = '']) =>
    // The browser hashes the text of the attribute, not its markup.
    style.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  )
  const sheets = [...html.matchAll(/<style>([^<]*)<\/style>/g)].map(([, sheet = '']) => sheet)
  const hashes = [...new Set([...onElements, ...sheets])].map(
    (style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  )
  return [
    "default-src 'none'",
    `style-src 'unsafe-hashes' ${hashes.join(' ')}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}
