import { expect, test } from 'vitest'
import { wordsIn } from '#content/words/words.ts'
import { pathTo } from '#language/addresses.ts'
import { languages } from '#language/languages.ts'
import { siteVisitor } from '#tests/support/visitor.ts'

/** What can be read without script. */
const plain = { javaScriptEnabled: false }

const visitor = siteVisitor()

test.for(languages)('the farm tells who it is, in five parts in order, in %s', async (language) => {
  const { page, complaints } = await visitor.open(pathTo('about', language), plain)
  const words = wordsIn(language).about
  const main = page.locator('main')
  expect(await main.getByRole('heading', { level: 1 }).textContent()).toBe(words.title)
  expect(await main.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    words.journey.title,
    words.philosophy.title,
    words.commitment.title,
    words.guide.title,
    words.call.title,
  ])
  const text = await main.textContent()
  for (const { when, text: moment } of words.journey.moments) {
    expect(text).toContain(when)
    expect(text).toContain(moment)
  }
  expect(words.journey.moments.length).toBeGreaterThanOrEqual(3)
  for (const paragraph of words.guide.paragraphs) expect(text).toContain(paragraph)
  expect(complaints).toEqual([])
})

const pillars = {
  nl: ['De tijd', 'De grond', 'De maat'],
  fr: ['Le temps', 'La terre', 'La mesure'],
  en: ['Time', 'Land', 'Size'],
} as const

test.for(languages)('the farm stands on three pillars, each explained, in %s', async (language) => {
  const { page, complaints } = await visitor.open(pathTo('about', language), plain)
  const { philosophy } = wordsIn(language).about
  expect(await page.locator('main dt').allTextContents()).toEqual(pillars[language])
  expect(await page.locator('main dd').allTextContents()).toEqual(
    philosophy.pillars.map(({ text }) => text),
  )
  expect(complaints).toEqual([])
})

test.for(languages)('the farm says what guests can hold it to, in %s', async (language) => {
  const { page, complaints } = await visitor.open(pathTo('about', language), plain)
  const { commitment } = wordsIn(language).about
  const section = page.locator('main div').filter({
    has: page.getByRole('heading', { name: commitment.title, exact: true }),
  })
  const promises = await section.last().getByRole('listitem').allTextContents()
  expect(promises).toEqual(commitment.promises)
  expect(promises.length).toBeGreaterThanOrEqual(3)
  expect(complaints).toEqual([])
})

test.for(languages)('the page ends with the way to the workshops, in %s', async (language) => {
  const { page, complaints } = await visitor.open(pathTo('about', language))
  const { call } = wordsIn(language).about
  const last = page.locator('main section').last()
  await last.getByText(call.text, { exact: true }).waitFor()
  await last.getByRole('link', { name: call.button, exact: true }).click()
  await page.waitForURL(visitor.site.url + pathTo('workshops', language))
  const { title } = wordsIn(language).workshops
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
  expect(complaints).toEqual([])
})
