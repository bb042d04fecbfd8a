import { bringToDesk } from '#tests/support/desk-device.ts'
import { expect, test } from 'vitest'
import { accountPage as words, reviewReasons } from '#content/words/nl/statement.ts'
import { axeFindings } from '#tests/support/axe.ts'
import { mailsOnceSent } from '#tests/support/sent-mails.ts'
import { askForPlaces } from '#tests/support/requests.ts'
import { press } from '#tests/support/forms.ts'
import { linksOf } from '#tests/support/site-links.ts'
import { codaFile } from '#tests/support/statements/coda-file.ts'
import { transfer } from '#tests/support/statements/transfer.ts'
import { siteVisitor } from '#tests/support/visitor.ts'

type Listed = { readonly id: string; readonly payments: readonly { readonly reference: string }[] }

const visitor = siteVisitor()

test('the owner gives the desk a file, decides on what is not clear, and the guest hears', async () => {
  const link = await linksOf(visitor.site)
  const id = await askForPlaces(visitor.site.url)
  await press(link.owner('confirm', id))
  const [reservation] = await visitor.site.farm<Listed>('reservations')
  const [deposit = '', balance = ''] = reservation!.payments.map(({ reference }) => reference)
  const wrong = `${balance.slice(0, 11)}${(Number(balance[11]) + 1) % 10}`
  const file = codaFile([
    transfer({ structured: deposit, cents: 3250 }),
    transfer({ structured: wrong, cents: 3250 }),
    transfer({ cents: 2500, text: 'verjaardag oma', name: 'An Onbekend' }),
  ])

  const { page } = await visitor.newPage()
  await bringToDesk(page.context(), visitor.site)
  await page.goto(link.desk())
  await page.getByRole('link', { name: words.title, exact: true }).click()
  const buffer = Buffer.from(file)
  const statement = { name: 'september.cod', mimeType: 'application/octet-stream', buffer }
  await page.getByLabel(words.file).setInputFiles(statement)
  await page.getByRole('button', { name: words.read }).click()
  await page.getByText(reviewReasons['wrong-check-digits']).waitFor()
  await page.getByText('3 regels: 1 geboekt').waitFor()
  expect(await axeFindings(page)).toEqual([])

  await page.setViewportSize({ width: 360, height: 800 })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(360)
  await page.getByRole('button', { name: /^Boeken voor Anneleen Peeters .*: saldo$/ }).click()
  await page.getByText(words.nothingWaits, { exact: true }).waitFor()
  await page.getByText(words.lately).waitFor()
  expect(await axeFindings(page)).toEqual([])

  // Asked, confirmed, secured by the bank, paid by the owner's button; and the farm's own.
  await mailsOnceSent(visitor.site, 5)
  const kinds = (await visitor.site.farm<{ kind: string }>('mails')).map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['secured-guest', 'paid-guest']))
})
