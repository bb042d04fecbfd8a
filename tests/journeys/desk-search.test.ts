import { beforeAll, expect, test } from 'vitest'
import { deskSearch } from '#content/words/nl/desk-search.ts'
import { deskPath } from '#language/desk-paths.ts'
import { bringToDesk } from '#tests/support/desk-device.ts'
import { seatManyGuests } from '#tests/support/many-guests.ts'
import { siteVisitor } from '#tests/support/visitor.ts'

const visitor = siteVisitor({}, { viewport: { width: 390, height: 800 } })
beforeAll(() => seatManyGuests(visitor.site, 300))

// Nothing on the desk needs a script.
test('a guest among three hundred is one tap and half a name away', async () => {
  const { page, context } = await visitor.newPage({ javaScriptEnabled: false })
  await bringToDesk(context, visitor.site)
  await page.goto(visitor.site.url + deskPath())
  await page.getByRole('search').getByLabel(deskSearch.label).click()
  await page.keyboard.type('vandenb mari')
  await page.keyboard.press('Enter')
  const found = page.getByRole('main').getByRole('listitem').getByRole('link')
  await page.getByRole('heading', { name: '1 boeking' }).waitFor()
  expect(await found.allInnerTexts()).toEqual([expect.stringContaining('Marieke Van den Broeck')])
  await found.click()
  await page.getByRole('heading', { name: 'Marieke Van den Broeck' }).waitFor()
})
