import type { Frame, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { wordsIn } from '#tests/support/first-words.ts'
import { pathTo } from '#language/addresses.ts'
import { ownNameOf } from '#language/languages.ts'
import { languages } from '#tests/support/first-languages.ts'
import { createLinks } from '#tests/support/links.ts'
import { tags, textOf, textsOf, visibleText } from '#tests/support/pages.ts'
import { readPart } from '#tests/support/part-of-page.ts'
import { siteVisitor } from '#tests/support/visitor.ts'

const secret = 'a-secret-that-this-test-knows-long-enough'

const visitor = siteVisitor({ env: { SIGNING_SECRET: secret } })

const guestSubjects = {
  nl: /^Je aanvraag: .+, za 18 okt$/,
  fr: /^Votre demande\s: .+, sam\. 18 oct\.$/,
  en: /^Your request: .+, Sat 18 Oct$/,
} as const

const notes = {
  nl: /Altijd in het Nederlands/,
  fr: /Toujours en néerlandais/,
  en: /Always in Dutch/,
}

/** The mail in a frame, once it has come. */
async function mailIn(page: Page, selector: string): Promise<Frame> {
  const element = page.locator(`${selector} iframe`)
  await element.scrollIntoViewIfNeeded()
  const frame = await (await element.elementHandle())?.contentFrame()
  if (!frame) throw new Error(`No frame in ${selector}`)
  await frame.locator('h1').waitFor()
  return frame
}

/** Colours of page and sheet, the width of the sheet, and whether the preview line is hidden. */
function styleOf(frame: Frame) {
  return frame.evaluate(() => {
    const title = document.querySelector('h1')!
    const sheet = title.closest('table')!
    return {
      ground: getComputedStyle(document.body).backgroundColor,
      sheet: getComputedStyle(sheet).backgroundColor,
      widest: getComputedStyle(sheet).maxWidth,
      hidden: getComputedStyle(document.body.firstElementChild!).display,
    }
  })
}

const dressed = {
  ground: expect.stringMatching(/^rgb\(2\d\d, 2\d\d, 2\d\d\)$/),
  sheet: 'rgb(250, 246, 236)',
  widest: '600px',
  hidden: 'none',
}

test.for(languages)('the farm’s mail is in Dutch, which the page says, in %s', async (language) => {
  const { html } = await readPart(visitor.site.url, pathTo('emailTemplates', language))
  const [, section = ''] = html.slice(html.indexOf('<section')).split('</section>')
  expect(visibleText(section)).toMatch(notes[language])
  expect(textOf(section, 'strong')).toMatch(/^Aanvraag van .+, 2 pers\.: .+, za 18 okt$/)
  const [frame] = tags(section, 'iframe')
  const mail = await (await fetch(visitor.site.url + frame?.['src'])).text()
  expect(tags(mail, 'html')).toMatchObject([{ lang: 'nl' }])
  for (const fact of [
    '2 plaatsen voor Nele Vermeersch?',
    'zaterdag 18 oktober 2025 - 10:00-15:30',
    'nele@example.org',
    'Nele Vermeersch',
    'NL',
    'We komen met de trein',
    '7f3a9c21-4b6d-4e8f-9a10-2c5d7e9b1f34',
  ]) {
    expect(visibleText(mail)).toContain(fact)
  }
})

test.for(languages)('the guest’s mail is shown in three languages, from %s', async (language) => {
  const { html } = await readPart(visitor.site.url, pathTo('emailTemplates', language))
  const { languageLabel } = wordsIn(language).emailTemplates
  const [, list = ''] = html.split(`role="tablist" aria-label="${languageLabel}"`)
  const tabs = textsOf(list.split('</div>')[0] ?? '', 'a')
  // The page's own language comes first, and is open.
  expect(tabs[0]).toBe(ownNameOf(language))
  expect(tabs.toSorted()).toEqual(languages.map(ownNameOf).toSorted())
  if (language !== 'fr') return
  // One of the tabs shows the address to all.
  const { page } = await visitor.open(pathTo('emailTemplates', language))
  for (const other of languages) {
    await page.getByRole('tab', { name: ownNameOf(other) }).click()
    const panel = page.getByRole('tabpanel', { name: ownNameOf(other) })
    expect(await page.getByRole('tabpanel').count()).toBe(1)
    const subject = (await panel.locator('strong').textContent()) ?? ''
    expect(subject).toMatch(guestSubjects[other])
    expect(await panel.locator('iframe').getAttribute('title')).toContain(subject)
    const frame = await mailIn(page, `#mail-${other}`)
    expect(await frame.locator('html').getAttribute('lang')).toBe(other)
    const text = (await frame.locator('body').innerText()).replaceAll(/\s+/g, ' ')
    const { mails, bookingMails } = wordsIn(other)
    for (const part of [mails.reservation.nextTitle, bookingMails.terms.title, '7F3A9C21'])
      expect(text.toLowerCase()).toContain(part.toLowerCase())
    expect(text).toMatch(/190/)
    expect(await styleOf(frame)).toEqual(dressed)
    await panel.locator('summary').click()
    expect(await panel.locator('pre').innerText()).toContain('7F3A9C21')
  }
})

test('without script every mail can be reached', async () => {
  const { page } = await visitor.open('/en/email-templates', { javaScriptEnabled: false })
  expect(await styleOf(await mailIn(page, 'main section:nth-of-type(2)'))).toEqual(dressed)
  for (const language of ['en', 'nl', 'fr'] as const) {
    await page.getByRole('tab', { name: ownNameOf(language) }).press('Enter')
    const frame = await mailIn(page, `#mail-${language}`)
    expect(await frame.locator('html').getAttribute('lang')).toBe(language)
  }
})

test('a mail is framed by this site alone, and nothing in it can run or load', async () => {
  for (const kind of ['reservation-owner', 'reservation-guest']) {
    const { headers } = await fetch(`${visitor.site.url}/mail-preview/${kind}/fr`)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).not.toMatch(/script-src|'unsafe-inline'|https?:|\*/)
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(headers.get('x-robots-tag')).toBe('noindex')
  }
  const html = await (await fetch(`${visitor.site.url}/nl/email-sjablonen`)).text()
  expect(html.match(/<iframe\b/g)).toHaveLength(4)
  expect(html.match(/<iframe\b[^>]*sandbox=""/g)).toHaveLength(4)
})

test('the links in a mail on show open nothing, least of all the farm’s desk', async () => {
  const links = createLinks(secret)
  for (const kind of ['reservation-owner', 'reservation-guest', 'confirmed-guest']) {
    const html = await (await fetch(`${visitor.site.url}/mail-preview/${kind}/nl`)).text()
    const tokens = [...html.matchAll(/\/(?:l|desk)\/([^"<]+)/g)].map(([, token = '']) => token)
    expect(tokens.length).toBeGreaterThan(0)
    for (const token of tokens) {
      expect(links.read(token, new Date(0))).toEqual({ kind: 'unknown' })
      expect((await fetch(`${visitor.site.url}/l/${token}`)).status).toBe(404)
    }
  }
})
