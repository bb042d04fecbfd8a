import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { gallery } from '#content/gallery.ts'
import { wordsIn } from '#tests/support/first-words.ts'
import { pathTo } from '#language/addresses.ts'
import { languages } from '#tests/support/first-languages.ts'
import { leavePage } from '#scripts/looks/photograph.ts'
import { tags, textsOf } from '#tests/support/pages.ts'
import { quietVisitor } from '#tests/support/visitor.ts'

const visitor = quietVisitor()

const counts = { all: 30, farm: 14, workshop: 9, seasonal: 7 } as const
const filters = ['all', 'farm', 'workshop', 'seasonal'] as const
const labels = ['All', 'Farm Life', 'Workshops', 'Seasons']

/** The categories of the pictures that can be seen, each once, and how many pictures there are. */
async function shown(page: Page) {
  const categories = await page
    .locator('[data-category]:visible')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-category')))
  return { count: categories.length, categories: [...new Set(categories)] }
}

const expected = (filter: (typeof filters)[number]) => ({
  count: counts[filter],
  categories: filter === 'all' ? ['farm', 'workshop', 'seasonal'] : [filter],
})

test('four filters show 30, 14, 9 and 7 pictures, in English', async () => {
  const { page } = await visitor.open('/en/gallery')
  const words = wordsIn('en').gallery
  expect(await page.getByRole('tab').allTextContents()).toEqual(labels)
  expect(await page.getByRole('tab', { selected: true }).textContent()).toBe(labels[0])
  expect(await shown(page)).toEqual(expected('all'))
  for (const [i, filter] of filters.entries()) {
    await page.getByRole('tab').nth(i).click()
    expect(await shown(page)).toEqual(expected(filter))
    const count = words.count.other.replace('{n}', String(counts[filter]))
    await page.locator('main [aria-live=polite]').getByText(count, { exact: true }).waitFor()
  }
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  expect(await shown(page)).toEqual(expected('farm'))
})

test.for([true, false])(
  'a filter is set by its address and by a click (script: %s)',
  async (javaScriptEnabled) => {
    const { page } = await visitor.open('/fr/galerie', { javaScriptEnabled })
    for (const filter of filters) {
      await leavePage(page, visitor.site.url)
      await page.goto(`${visitor.site.url}/fr/galerie#${filter}`)
      await expect.poll(() => shown(page), { message: filter }).toEqual(expected(filter))
    }
    for (const [i, filter] of filters.entries()) {
      await page.getByRole('tab').nth(i).click()
      expect(await shown(page)).toEqual(expected(filter))
    }
  },
)

test.for(languages)(
  'each picture has a size, a text, a caption and a file that it leads to, in %s',
  async (language) => {
    const html = await (await fetch(visitor.site.url + pathTo('gallery', language))).text()
    const grid = html.split('class="gallery-grid"')[1]?.split('</ul>')[0] ?? ''
    const words = wordsIn(language)
    const pictures = tags(grid, 'img')
    expect(pictures.map(({ alt }) => alt)).toEqual(gallery.map(({ id }) => words.pictures[id].alt))
    expect(new Set(pictures.map(({ src }) => src)).size).toBe(30)
    for (const [i, { alt, width, height, loading, src = '' }] of pictures.entries()) {
      expect(alt).not.toBe('')
      // The room of a picture is kept before it comes; those further down wait until they are near.
      expect([width, height, loading]).toEqual(['800', '600', i < 3 ? 'eager' : 'lazy'])
      const response = await fetch(visitor.site.url + src)
      expect(response.headers.get('content-type'), src).toMatch(/^image\//)
    }
    expect(tags(grid, 'a').map(({ href }) => href)).toEqual(pictures.map(({ src }) => src))
    expect(textsOf(grid, 'figcaption')).toEqual(
      gallery.map(({ id }) => words.pictures[id].caption ?? words.gallery.defaultCaption),
    )
  },
)

test('no picture says the same in two languages', () => {
  for (const { id } of gallery) {
    for (const what of ['alt', 'caption'] as const) {
      const texts = languages.flatMap((language) => wordsIn(language).pictures[id][what] ?? [])
      expect(new Set(texts).size, id).toBe(texts.length)
    }
  }
})

/** True when the whole caption lies inside its picture's frame. */
function captionShows(page: Page, i: number): Promise<boolean> {
  return page
    .locator('figure')
    .nth(i)
    .evaluate((figure) => {
      const frame = figure.getBoundingClientRect()
      const caption = figure.querySelector('figcaption')
      if (!caption || getComputedStyle(caption).opacity !== '1') return false
      const { height, bottom } = caption.getBoundingClientRect()
      return height > 0 && bottom <= frame.bottom + 1
    })
}

test('a caption shows under the mouse and with the focus, which has its ring, and otherwise does not', async () => {
  const { page } = await visitor.open('/en/gallery')
  const links = page.locator('.gallery-grid a')
  expect(await captionShows(page, 0)).toBe(false)
  await links.nth(0).hover()
  await expect.poll(() => captionShows(page, 0)).toBe(true)
  expect(await captionShows(page, 1)).toBe(false)
  await page.mouse.move(0, 0)
  await expect.poll(() => captionShows(page, 0)).toBe(false)
  await links.nth(1).focus()
  await expect.poll(() => captionShows(page, 1)).toBe(true)
  await page.keyboard.press('Tab')
  const ringOf = (figure: Element) => getComputedStyle(figure).outlineStyle
  expect(await page.locator('figure').nth(2).evaluate(ringOf)).toBe('solid')
  expect(await page.locator('figure').nth(1).evaluate(ringOf)).toBe('none')
})

const phone = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true }

test('where nothing can hover, every caption stands there', async () => {
  const { page } = await visitor.open('/en/gallery', phone)
  for (const i of [0, 9, 29]) expect(await captionShows(page, i)).toBe(true)
})
