import { expect, test } from 'vitest'
import sharp from 'sharp'
import { deskTexts } from '#content/words/nl/desk-texts.ts'
import { pathTo, translatePath } from '#language/addresses.ts'
import { optionalPages } from '#language/pages.ts'
import { makeKnown } from '#tests/support/desk-device.ts'
import { press } from '#tests/support/forms.ts'
import { siteVisitor } from '#tests/support/visitor.ts'

const photograph = sharp({
  create: { width: 1600, height: 1200, channels: 3, background: '#886644' },
})

const visitor = siteVisitor()

// Nothing on the desk needs a script (`tests/looks/every-page.test.ts`).
test('on a phone a sentence is changed in three languages in six taps and a photograph with its descriptions too', async () => {
  const { site } = visitor
  const { page } = await visitor.newPage({})
  const [name = '', value = ''] = (await makeKnown(site)).split('=')
  await page.context().addCookies([{ name, value, url: site.url, httpOnly: true }])
  await page.setViewportSize({ width: 390, height: 844 })
  let taps = 0
  const tap = async (selector: string) => {
    taps += 1
    await page.locator(selector).first().click()
  }
  const type = async (language: string, text: string) => {
    // The text that was tapped has the cursor in it.
    if (language !== 'nl') taps += 1
    await page.locator(`[name=${language}]`).fill(text)
  }
  await page.goto(`${site.url}/nl`)
  await page.locator('[data-consent-choice=necessary]').click()

  await tap(`text=${deskTexts.page.change}`)
  await tap('[id="tekst-home.hero.title"]')
  await type('nl', 'Kool, zout en tijd')
  await type('fr', 'Du chou, du sel, du temps')
  await type('en', 'Cabbage, salt and time')
  await tap('button[value=keep-text]')
  await tap('button[value=publish]')
  expect(taps).toBe(6)
  for (const [language, text] of [
    ['nl', 'Kool, zout en tijd'],
    ['fr', 'Du chou, du sel, du temps'],
  ]) {
    await page.goto(`${site.url}/${language}`)
    // A headline is not broken between some of its words.
    expect((await page.locator('h1').innerText()).replaceAll('\u00a0', ' ')).toBe(text)
  }

  taps = 0
  await page.goto(`${site.url}/nl/over-ons`)
  await tap(`text=${deskTexts.page.change}`)
  await tap('#foto-about-crock')
  taps += 1
  const file = {
    name: 'foto.jpg',
    mimeType: 'image/jpeg',
    buffer: await photograph.jpeg().toBuffer(),
  }
  await page.locator('[name=file]').setInputFiles(file)
  await tap('form[enctype] button')
  // The photograph's page asks what it shows, and leads back.
  await page.locator('[name=nl]').fill('Hanne met een bokaal')
  await tap('button[value=keep-text]')
  await tap('button[value=publish]')
  expect(taps).toBe(6)
  await page.goto(`${site.url}/fr/a-propos`)
  const shown = page.locator('img[src*="/pictures/about-crock-"]')
  await expect
    .poll(() => shown.evaluate((img: HTMLImageElement) => img.currentSrc))
    .toContain('.avif')
})

test('a page that is switched off is not found, once, with scripts too; its links to other languages lead to its other names', async () => {
  const { site } = visitor
  await makeKnown(site)
  for (const page of optionalPages)
    await press(`${site.url}/desk/teksten`, { do: 'page-off', page })
  for (const off of optionalPages) {
    const path = pathTo(off, 'fr')
    const { page, complaints } = await visitor.open(path)
    expect(await page.locator('h1').allInnerTexts()).toEqual(['Page introuvable'])
    const other = page.locator('header').getByRole('link', { name: 'Nederlands' }).first()
    expect(await other.getAttribute('href')).toBe(translatePath(path, 'nl'))
    await other.click()
    await page.waitForURL(site.url + translatePath(path, 'nl'))
    await page.locator('html[lang=nl]').waitFor()
    expect(await page.locator('h1').allInnerTexts()).toEqual(['Pagina niet gevonden'])
    expect((await fetch(`${site.url}${path}.data`)).status).toBe(404)
    // The browser itself says which document came with a 404.
    expect(complaints.splice(0).every((text) => text.includes('404'))).toBe(true)
  }
})

test('what was typed on the desk is not left without a question, unless its own form is sent', async () => {
  const { site } = visitor
  const { page } = await visitor.newPage({})
  const [name = '', value = ''] = (await makeKnown(site)).split('=')
  await page.context().addCookies([{ name, value, url: site.url, httpOnly: true }])
  const asked: string[] = []
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type())
    await dialog.dismiss()
  })
  const form = `${site.url}/desk/teksten/tekst?tekst=home.hero.lead&van=/nl`
  await page.goto(form)
  await page.locator('[name=nl]').pressSequentially('Getypt. ')
  const others = [page.locator('header a[href="/desk"]').first(), page.locator('main a').last()]
  for (const [nth, other] of others.entries()) {
    await other.click({ noWaitAfter: true })
    await expect.poll(() => asked.length).toBe(nth + 1)
  }
  expect(page.url()).toBe(form)
  expect(await page.locator('[name=nl]').inputValue()).toContain('Getypt. ')
  await page.locator('button[value=keep-text]').click()
  await page.waitForURL((url) => !url.href.includes('tekst?'))
  await page.goto(form)
  await page.locator('main a').last().click()
  await page.waitForURL((url) => !url.href.includes('tekst?'))
  expect(asked).toEqual(['beforeunload', 'beforeunload'])
})
