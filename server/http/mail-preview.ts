import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { isLanguage, type Language } from '#language/languages.ts'
import type { Letters } from '../mail/letters.ts'
import { sampleReservation } from '../mail/sample-reservation.ts'

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

/**
 * The mails as mail programs show them, for the frames of the preview page. Mails carry their styles
 * on each element; each is allowed by its hash, and nothing else is.
 */
export function createMailPreview(letters: Letters): Hono {
  const previews = new Hono()
  previews.get('/:kind/:language', (c) => {
    const { kind, language } = c.req.param()
    if (!isLanguage(language)) return c.text('Not Found', 404)
    const letter = letters
      .forReservation(sampleReservation(language))
      .find((each) => each.kind === kind)
    if (!letter) return c.text('Not Found', 404)
    const { html } = letter.content
    return c.html(html, 200, {
      'content-security-policy': policyOf(html),
      'x-robots-tag': 'noindex',
      'x-frame-options': 'SAMEORIGIN',
    })
  })
  return previews
}

function policyOf(html: string): string {
  const styles = new Set([...html.matchAll(/ style="([^"]*)"/g)].map((match) => match[1] ?? ''))
  const hashes = [...styles].map((style) => {
    // The browser hashes the text of the attribute, not its markup.
    const text = style.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  })
  return [
    "default-src 'none'",
    `style-src 'unsafe-hashes' ${hashes.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}
