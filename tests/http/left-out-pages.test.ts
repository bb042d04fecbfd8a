import { expect, test } from 'vitest'
import { deskTexts } from '#content/words/nl/desk-texts.ts'
import { pathTo } from '#language/addresses.ts'
import { languages } from '#tests/support/first-languages.ts'
import { postForm } from '#tests/support/forms.ts'
import { sharedFarm } from '#tests/support/shared-farm.ts'

const farm = sharedFarm()
const fetched = (path: string, init?: RequestInit) => fetch(farm.site.url + path, init)
const press = (button: string, page: string) =>
  postForm(`${farm.desk}/teksten`, { do: button, page })

test('a page that the house does without is on no address, in no menu and in no site map, until it comes back', async () => {
  const home = await (await fetched('/nl')).text()
  await press('page-off', 'gallery')
  await press('page-off', 'giftVoucher')
  for (const language of languages) {
    for (const page of ['gallery', 'giftVoucher'] as const) {
      const path = pathTo(page, language)
      expect((await fetched(path)).status, path).toBe(404)
      expect(await (await fetched(`/${language}/contact`)).text()).not.toContain(`href="${path}"`)
      expect(await (await fetched('/sitemap.xml')).text()).not.toContain(`${path}<`)
    }
    expect((await fetched(pathTo('faq', language))).status).toBe(200)
  }
  expect(await farm.html(`${farm.site.url}/fr/faq`)).not.toContain('bons cadeaux')
  // Nobody has a voucher yet: no form asks for a code.
  const id = await farm.book({ on: '2025-10-23' })
  await farm.answer(id, 'confirm')
  const own = farm.link.guest('booking', { id })
  const asks = async () => [
    (await (await fetched('/nl/reserveren')).text()).includes('name="voucher"'),
    (await farm.html(own)).includes('name="voucher"'),
  ]
  expect(await asks()).toEqual([false, false])
  const order = { method: 'POST', body: new URLSearchParams({ name: 'Bram' }) }
  expect((await fetched(pathTo('giftVoucher', 'nl'), order)).status).toBe(404)
  expect(await farm.html(`${farm.desk}/huis`)).toContain('niet op de site')
  expect(await farm.html(`${farm.desk}/teksten`)).toContain(deskTexts.leaving.on)

  await press('page-on', 'gallery')
  await press('page-on', 'giftVoucher')
  expect(await asks()).toEqual([true, true])
  expect((await fetched(pathTo('gallery', 'fr'))).status).toBe(200)
  expect(await (await fetched('/nl')).text()).toBe(home)
})
