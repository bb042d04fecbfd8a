import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { business } from '#content/business.ts'
import { firstHouse } from '#content/first-house.ts'
import { wordsOf } from '#content/words/words.ts'
import { pathTo } from '#language/addresses.ts'
import { leavePage } from '#scripts/looks/photograph.ts'
import { languages } from '#tests/support/first-languages.ts'
import { tags, textOf, textsOf, visibleText } from '#tests/support/pages.ts'
import { readPart } from '#tests/support/part-of-page.ts'
import { quietVisitor } from '#tests/support/visitor.ts'

const visitor = quietVisitor()

const labels = {
  nl: ['Zuurdesem', 'Dranken', 'Groenten', 'Algemeen'],
  fr: ['Pain au levain', 'Boissons', 'Légumes', 'Général'],
  en: ['Sourdough', 'Drinks', 'Vegetables', 'General'],
} as const

const ids = ['sourdough', 'drinks', 'vegetables', 'general'] as const

/** The tab that says it is open, and the panels that are visible. */
async function opened(page: Page) {
  const selected = await page.locator('[role=tab][aria-selected=true]').allTextContents()
  const seen: string[] = []
  for (const id of ids) if (await page.locator(`#${id}`).isVisible()) seen.push(id)
  return { selected, seen }
}

test.for(languages)('four tabs with their questions are told in order in %s', async (language) => {
  const { inOrder } = await readPart(visitor.site.url, pathTo('faq', language))
  const { tabs } = wordsOf(firstHouse, language).faq
  const allQuestions = ids.flatMap((id) => tabs[id].questions)
  inOrder([
    ...labels[language],
    ...allQuestions.flatMap(({ question, answer }) => [question, answer]),
  ])
})

test('sourdough is open; arrows, Home and End move along the tabs, and Tab leads into the panel', async () => {
  const { page } = await visitor.open('/en/faq')
  expect(await opened(page)).toEqual({ selected: ['Sourdough'], seen: ['sourdough'] })
  await page.getByRole('tab', { name: 'Sourdough' }).focus()
  for (const [key, label, id] of [
    ['ArrowRight', 'Drinks', 'drinks'],
    ['ArrowRight', 'Vegetables', 'vegetables'],
    ['End', 'General', 'general'],
    ['ArrowRight', 'Sourdough', 'sourdough'],
    ['ArrowLeft', 'General', 'general'],
    ['Home', 'Sourdough', 'sourdough'],
  ] as const) {
    await page.keyboard.press(key)
    expect(await page.locator(':focus').textContent(), key).toBe(label)
    expect(await opened(page), key).toEqual({ selected: [label], seen: [id] })
    expect(await page.getByRole('tabpanel', { name: label }).count()).toBe(1)
  }
  await page.keyboard.press('Tab')
  expect(await page.locator(':focus').getAttribute('id')).toBe('sourdough')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const answer = page.locator('#sourdough details[open]')
  expect(await answer.count()).toBe(1)
  // It stays open while another tab is read.
  for (const name of ['General', 'Sourdough']) await page.getByRole('tab', { name }).click()
  expect(await answer.isVisible()).toBe(true)
})

test('a question stays where it is pressed, as the long answer above it closes', async () => {
  const { page } = await visitor.open('/en/faq', { viewport: { width: 360, height: 740 } })
  const questions = page.locator('#sourdough summary')
  await questions.nth(0).click()
  const topOfSecond = () => questions.nth(1).evaluate((it) => it.getBoundingClientRect().top)
  await questions.nth(1).evaluate((it) => it.scrollIntoView({ block: 'center' }))
  const before = await topOfSecond()
  await questions.nth(1).press('Enter')
  await page.locator('#sourdough details[open] p').waitFor()
  await expect.poll(topOfSecond).toBeCloseTo(before, 0)
  expect(await page.locator('#sourdough details[open]').count()).toBe(1)
})

test.for([true, false])('one answer is open at a time (script: %s)', async (javaScriptEnabled) => {
  const { page } = await visitor.newPage({ javaScriptEnabled })
  await page.goto(`${visitor.site.url}/en/faq`)
  const questions = page.locator('#sourdough details')
  const answers = page.locator('#sourdough details > p')
  const open = page.locator('#sourdough details[open]')
  expect(await open.count()).toBe(0)
  for (const i of [0, 3, 1]) {
    await questions.nth(i).locator('summary').click()
    await answers.nth(i).waitFor({ state: 'visible' })
    expect(await open.count()).toBe(1)
  }
  await questions.nth(1).locator('summary').click()
  await answers.nth(1).waitFor({ state: 'hidden' })
  expect(await open.count()).toBe(0)
})

/** Words of the tabs that look chosen. */
const ruled = (page: Page) =>
  page
    .getByRole('tab')
    .evaluateAll((tabs) =>
      tabs
        .filter((tab) => getComputedStyle(tab).borderBottomColor !== 'rgba(0, 0, 0, 0)')
        .map(({ textContent }) => textContent),
    )

test.for([true, false])(
  'a tab is opened by its address and by a click, and an unknown address leaves the first (script: %s)',
  async (javaScriptEnabled) => {
    const { page } = await visitor.newPage({ javaScriptEnabled })
    const address = `${visitor.site.url}/fr/faq`
    const isOpen = async (id: string) => {
      await expect.poll(async () => (await opened(page)).seen).toEqual([id])
      await expect.poll(() => ruled(page)).toEqual([labels.fr[ids.findIndex((one) => one === id)]])
    }
    for (const hash of ids) {
      await leavePage(page, visitor.site.url)
      await page.goto(`${address}#${hash}`)
      await isOpen(hash)
    }
    await leavePage(page, visitor.site.url)
    await page.goto(`${address}#nergens`)
    expect((await opened(page)).seen).toEqual(['sourdough'])
    for (const [i, id] of [...ids.entries()].toReversed()) {
      await page.getByRole('tab').nth(i).click()
      await isOpen(id)
      expect(page.url()).toBe(`${address}#${id}`)
    }
  },
)

test.for(languages)('the page ends with a mail and a way to the form, in %s', async (language) => {
  const { html } = await readPart(visitor.site.url, pathTo('faq', language))
  const block = html.slice(html.lastIndexOf('<section'))
  const { closing } = wordsOf(firstHouse, language).faq
  expect(textOf(block, 'h2')).toBe(closing.title)
  expect(visibleText(block)).toContain(closing.text.split('{email}')[0])
  expect(tags(block, 'a').map(({ href }) => href)).toEqual([
    `mailto:${business.email}`,
    pathTo('contact', language),
  ])
  expect(textsOf(block, 'a')).toEqual([business.email, closing.contactLink])
})
