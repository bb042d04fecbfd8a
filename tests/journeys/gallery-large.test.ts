import { expect, test } from 'vitest'
import { gallery } from '#content/gallery.ts'
import { wordsIn } from '#content/words/words.ts'
import { pathTo } from '#language/addresses.ts'
import { languages } from '#language/languages.ts'
import { axeFindings } from '#tests/support/axe.ts'
import { visit } from '#tests/support/visit.ts'
import { siteVisitor } from '#tests/support/visitor.ts'

const visitor = siteVisitor({}, { reducedMotion: 'reduce' })

const phone = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true }

test.for(languages)('a picture opens large and is turned with keys, in %s', async (language) => {
  const { page, complaints } = await visitor.open(pathTo('gallery', language))
  const words = wordsIn(language)
  const alt = (i: number) => words.pictures[gallery[i]!.id].alt
  const dialog = page.getByRole('dialog')
  const large = dialog.getByRole('img')
  const label = words.gallery.enlarge.replace('{alt}', alt(1))
  await page.getByRole('link', { name: label, exact: true }).focus()
  await page.keyboard.press('Enter')
  await dialog.waitFor()
  for (const [key, i] of [
    ['Shift', 1],
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
    ['ArrowLeft', 0],
    ['ArrowLeft', 29],
    ['ArrowRight', 0],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(() => large.getAttribute('alt')).toBe(alt(i))
    await dialog
      .getByText(words.gallery.position.replace('{n}', String(i + 1)).replace('{total}', '30'))
      .waitFor()
  }
  await dialog.getByText(words.pictures[gallery[0].id].caption ?? '', { exact: true }).waitFor()
  expect((await large.boundingBox())?.width).toBeGreaterThan(700)
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(await page.locator(':focus').getAttribute('aria-label')).toBe(label)
  await page.keyboard.press('Enter')
  await expect.poll(() => large.getAttribute('alt')).toBe(alt(1))
  for (const [button, i] of [
    ['next', 2],
    ['previous', 1],
  ] as const) {
    await dialog.getByRole('button', { name: words.gallery[button] }).click()
    await expect.poll(() => large.getAttribute('alt')).toBe(alt(i))
  }
  await dialog.getByRole('button', { name: words.gallery.close }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(complaints).toEqual([])
})

test('large pictures are those of the filter, and a swipe turns them', async () => {
  const { page, context, complaints } = await visitor.open('/en/gallery#seasonal', phone)
  const seasonal = gallery.filter(({ category }) => category === 'seasonal')
  const large = page.getByRole('dialog').getByRole('img')
  await page.locator('.gallery-grid a').first().tap()
  const session = await context.newCDPSession(page)
  const swipe = async (from: number, to: number) => {
    const at = (x: number) => [{ x, y: 300 }]
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) })
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(to) })
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  for (const [from, to, i] of [
    [300, 100, 1],
    [100, 300, 0],
    [100, 300, 6],
    [200, 180, 6],
  ] as const) {
    await swipe(from, to)
    const { alt } = wordsIn('en').pictures[seasonal[i]!.id]
    await expect.poll(() => large.getAttribute('alt')).toBe(alt)
  }
  await page.getByRole('dialog').getByText('7 of 7').waitFor()
  expect(complaints).toEqual([])
})

test('a picture is turned in a browser that opens no dialog twice', async () => {
  const { page, context, complaints } = await visitor.newPage()
  await context.addInitScript(() => {
    const { showModal } = HTMLDialogElement.prototype
    HTMLDialogElement.prototype.showModal = function once() {
      if (this.open) throw new DOMException('It is open already', 'InvalidStateError')
      showModal.call(this)
    }
  })
  await visit(page, `${visitor.site.url}/en/gallery`)
  await page.locator('.gallery-grid a').first().click()
  await page.getByRole('dialog').getByText('1 of 30').waitFor()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('dialog').getByText('2 of 30').waitFor()
  expect(complaints).toEqual([])
})

test('with Control a picture opens in a tab of its own, and nothing over the page', async () => {
  const { page, context, complaints } = await visitor.open('/en/gallery')
  const opening = context.waitForEvent('page')
  await page
    .locator('.gallery-grid a')
    .first()
    .click({ modifiers: ['Control'] })
  expect((await opening).url()).toMatch(/\.svg$/)
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(complaints).toEqual([])
})
