import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { languages } from '#tests/support/first-languages.ts'
import { withPictures } from '#server/http/mail-preview.ts'
import { axeFindings } from '#tests/support/axe.ts'
import { openContext } from '#tests/support/browser.ts'
import { sampleLetters, testLetters } from '#tests/support/letters.ts'
import { worker } from '#tests/support/worker.ts'

const letters = testLetters()

/** The mails as HTML, their pictures where a mail program puts them. */
function mailsIn(language: (typeof languages)[number]): readonly (readonly [string, string])[] {
  return sampleLetters(letters, language).map(({ kind, content }) => [kind, withPictures(content)])
}

let page: Page
worker.beforeAll(async ({ browser }) => {
  const context = await openContext(browser)
  page = await context.newPage()
  return () => context.close()
})

test.each(languages)(
  'every mail in %s fits its screen, ends its rules at one edge, and breaks no number over two lines',
  async (language) => {
    let found = 0
    for (const [kind, html] of mailsIn(language)) {
      await page.setContent(html)
      for (const width of [640, 320]) {
        await page.setViewportSize({ width, height: 600 })
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(wide, kind).toBeLessThanOrEqual(0)
      }
      await page.setViewportSize({ width: 412, height: 600 })
      const ends = await page.locator('p.edge, td.edge').evaluateAll(rightEnds)
      expect(ends.length, `${kind}: ${ends}`).toBeLessThan(2)
      const numbers = await linesOfNumbers(page)
      found += numbers.length
      for (const [text, lines] of numbers) expect([kind, text, lines]).toEqual([kind, text, 1])
    }
    expect(found).toBeGreaterThan(10)
  },
)

test('a long word of a guest or of the owner makes no mail wider than its screen', async () => {
  await page.setViewportSize({ width: 320, height: 600 })
  const wide: string[] = []
  for (const [kind, html] of mailsIn('nl')) {
    await page.setContent(html.replaceAll(/Nele|Claes|kwartier|rolstoel/g, '$&'.repeat(16)))
    if ((await page.evaluate(() => document.documentElement.scrollWidth)) > 320) wide.push(kind)
  }
  expect(wide).toEqual([])
})

// A mail is a document of its own in a program that has the landmarks.
const without = ['region', 'landmark-one-main']

test('every mail can be read by day and by night', async () => {
  for (const [kind, html] of mailsIn('nl')) {
    await page.setContent(html)
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await axeFindings(page, { without }), kind).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await axeFindings(page, { only: ['color-contrast'] }), kind).toEqual([])
  }
})

test.each([
  ['keeps our rules for the night', (html: string) => html],
  ['drops them, as Thunderbird does', withoutMedia],
] as const)('what a mail program adds by night can be read where it %s', async (_, kept) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const [, html] = mailsIn('nl').find(([kind]) => kind === 'secured-guest')!
  const own = '<p>Invitation: <a href="https://farm.example/">farm.example</a></p>'
  await page.setContent(kept(html).replace(/<body[^>]*>/, `$&${own}`))
  expect(await axeFindings(page, { without })).toEqual([])
})

test('no mail asks for a picture before it is shown', () => {
  for (const [kind, html] of mailsIn('nl')) expect(html, kind).not.toContain('<link')
})

/** Each rule for some screens only, with the rules in it. */
function withoutMedia(html: string): string {
  const rest = html.replaceAll(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*\}/g, '')
  expect(rest).not.toContain('@media')
  return rest
}

const rightEnds = (all: readonly Element[]) => [
  ...new Set(all.map((it) => Math.round(it.getBoundingClientRect().right))),
]

/** Each IBAN and structured communication, and on how many lines it stands. */
function linesOfNumbers(shown: Page): Promise<[string, number][]> {
  return shown.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const numbers: [string, number][] = []
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent ?? ''
      for (const { 0: number, index } of text.matchAll(/BE\d\d( \d{4}){3}|\+{3}[\d/]+\+{3}/g)) {
        const range = document.createRange()
        range.setStart(texts.currentNode, index)
        range.setEnd(texts.currentNode, index + number.length)
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        numbers.push([number, tops.size])
      }
    }
    return numbers
  })
}
