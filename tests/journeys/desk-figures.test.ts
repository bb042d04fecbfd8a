import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { deskMore } from '#content/words/nl/desk-more.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { deskPath } from '#language/desk-paths.ts'
import { bringToDesk } from '#tests/support/desk-device.ts'
import { siteVisitor } from '#tests/support/visitor.ts'

const visitor = siteVisitor({}, { viewport: { width: 390, height: 800 } })

test('the quarter for the accountant is three taps from today, without script', async () => {
  const { page, context } = await visitor.newPage({ javaScriptEnabled: false })
  await bringToDesk(context, visitor.site)
  await page.goto(visitor.site.url + deskPath())
  await page.getByRole('link', { name: deskMore.tab, exact: true }).click()
  await page.getByRole('link', { name: deskPages.nav.figures }).last().click()
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: 'CSV van 3e kwartaal 2025' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toBe('kas 2025-07-01 2025-09-30.csv')
  expect(await readFile(await download.path(), 'utf8')).toMatch(/^\ufeff"Dag";"Referentie";/)
})
