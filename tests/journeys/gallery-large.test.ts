import { expect, test } from 'vitest'
import { gallery } from '#content/gallery.ts'
import { wordsIn } from '#tests/support/first-words.ts'
import { visit } from '#tests/support/visit.ts'
import { quietVisitor } from '#tests/support/visitor.ts'

const visitor = quietVisitor()

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

test('a picture opens large and is turned with keys', async () => {
  const { page } = await visitor.open('/fr/galerie')
  const words = wordsIn('fr')
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
})

test('a picture that is chosen while the browser still goes back opens once it has, and is turned where no dialog opens twice', async () => {
  const { page } = await visitor.newPage({})
  await page.addInitScript(() => {
    const { showModal } = HTMLDialogElement.prototype
    HTMLDialogElement.prototype.showModal = function once() {
      if (this.open) throw new DOMException('It is open already', 'InvalidStateError')
      showModal.call(this)
    }
    const { go } = History.prototype
    History.prototype.go = function slowly(by) {
      setTimeout(() => go.call(this, by), 300)
    }
    addEventListener('popstate', () => document.documentElement.setAttribute('data-went', ''))
  })
  await visit(page, `${visitor.site.url}/fr/galerie`)
  const dialog = page.getByRole('dialog')
  const thumbnails = page.locator('.gallery-grid a')
  await thumbnails.first().click()
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await thumbnails.nth(1).click()
  await page.locator('[data-went]').waitFor({ state: 'attached' })
  const alt = (i: 1 | 2) => wordsIn('fr').pictures[gallery[i].id].alt
  const shown = () => dialog.getByRole('img').getAttribute('alt')
  await expect.poll(shown).toBe(alt(1))
  await page.keyboard.press('ArrowRight')
  await expect.poll(shown).toBe(alt(2))
  await page.goBack()
  await dialog.waitFor({ state: 'hidden' })
  await page.goForward()
  await dialog.waitFor()
})

test('a picture that returns before the browser tells of its closing stays open', async () => {
  const { page } = await visitor.newPage({})
  await page.addInitScript(() => {
    let isLate = false
    const { close, showModal } = HTMLDialogElement.prototype
    HTMLDialogElement.prototype.close = function late() {
      isLate ||= this.open
      addEventListener('close', (event) => event.stopPropagation(), { once: true, capture: true })
      close.call(this)
    }
    HTMLDialogElement.prototype.showModal = function told() {
      if (isLate) this.dispatchEvent(new Event('close'))
      isLate = false
      showModal.call(this)
    }
  })
  await visit(page, `${visitor.site.url}/fr/galerie`)
  const dialog = page.getByRole('dialog')
  await page.locator('.gallery-grid a').first().click()
  await dialog.waitFor()
  await page.goBack()
  await dialog.waitFor({ state: 'hidden' })
  await page.goForward()
  await dialog.waitFor()
})

test('large pictures are those of the filter and as wide as a phone, with their buttons on one line, and a swipe turns them', async () => {
  const { page, context } = await visitor.open('/en/gallery#seasonal', phone)
  const seasonal = gallery.filter(({ category }) => category === 'seasonal')
  const dialog = page.getByRole('dialog')
  const large = dialog.getByRole('img')
  await page.locator('.gallery-grid a').first().tap()
  await dialog.waitFor()
  expect((await large.boundingBox())?.width).toBe(360)
  const tops = await dialog
    .getByRole('button')
    .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  const session = await context.newCDPSession(page)
  const swipe = async (from: number, to: number, beside: readonly number[] = []) => {
    const at = (x: number) => [x, ...beside].map((each, id) => ({ x: each, y: 300, id }))
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
  await dialog.getByText('7 of 7').waitFor()
  // Two fingers enlarge, and turn nothing.
  await swipe(180, 40, [200])
  await swipe(200, 180)
  expect(await large.getAttribute('alt')).toBe(wordsIn('en').pictures[seasonal[6]!.id].alt)
})

// The browser opens a tab of its own then; its headless shell at times leaves it empty.
test('with Control a picture is left to the browser, and nothing comes over the page', async () => {
  const { page } = await visitor.open('/en/gallery')
  const first = page.locator('.gallery-grid a').first()
  await first.focus()
  await page.locator('[data-scripted=true]', { has: first }).waitFor()
  const isLeft = page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('click', (event) => resolve(!event.defaultPrevented), { once: true })
      }),
  )
  await first.click({ modifiers: ['Control'] })
  expect(await isLeft).toBe(true)
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('going back closes the picture, as the cross does, and stays in the gallery', async () => {
  const { page } = await visitor.open('/en/gallery#seasonal', phone)
  await page.evaluate(() => scrollTo(0, 600))
  const first = page.locator('.gallery-grid a').first()
  const dialog = page.getByRole('dialog')
  const close = dialog.getByRole('button', { name: wordsIn('en').gallery.close })
  const entries = () => page.evaluate(() => history.length)
  for (const shut of [() => page.goBack(), () => close.tap()]) {
    await first.tap()
    await dialog.waitFor()
    const before = await entries()
    await dialog.getByRole('button', { name: wordsIn('en').gallery.next }).tap()
    await dialog.getByText('2 of 7').waitFor()
    expect(await entries()).toBe(before)
    await shut()
    await dialog.waitFor({ state: 'hidden' })
    expect(page.url()).toContain('/en/gallery#seasonal')
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300)
  }
})
