import { expect, test } from 'vitest'
import { deskAccount } from '../support/desk-account.ts'
import { textAt, visibleText } from '../support/pages.ts'
import { linksOf } from '../support/site-links.ts'
import { transfer } from '../support/statements/transfer.ts'

const desk = deskAccount()

test('a part of a deposit is shown as a part, with what is open still, and so it stands on the desk', async () => {
  const { id, deposit } = await desk.book()
  await desk.farm.answer(id, 'confirm')
  const page = await desk.told(transfer({ structured: deposit, cents: 2000 }))
  expect(visibleText(page)).toContain('voorschot, maar een deel: nog € 12,50 open')

  // The file has two lines, and each mail says what was open after its line.
  const two = await desk.book('Mia Claes')
  await desk.farm.answer(two.id, 'confirm')
  const lines = [1000, 500].map((cents) => transfer({ structured: two.deposit, cents }))
  const both = visibleText(await desk.told(...lines))
  for (const open of ['€ 22,50', '€ 17,50']) expect(both).toContain(`nog ${open} open`)

  await using later = await desk.farm.site.restart({ NOW: '2025-09-24T09:00:00+02:00' })
  const home = await textAt((await linksOf(later)).desk())
  expect(home).toContain('Nog niet alles gezien: Anneleen Peeters, € 12,50 te weinig')
})
