import { expect, test } from 'vitest'
import { visibleText } from '#tests/support/pages.ts'
import { callFunction, reservationRequest } from '#tests/support/requests.ts'
import { linksOf } from '#tests/support/site-links.ts'
import { codaFile } from '#tests/support/statements/coda-file.ts'
import { transfer } from '#tests/support/statements/transfer.ts'
import { removeData, startTestSite } from '#tests/support/test-site.ts'

type Listed = { readonly payments: readonly { readonly reference: string }[] }

test('a part of a deposit is shown as a part, with what is open still, and so it stands on the desk', async ({
  onTestFinished,
}) => {
  const site = await startTestSite()
  onTestFinished(() => removeData(site))
  const link = await linksOf(site)
  const preferredDate = 'Thursday 23 October 2025 - 18:30-22:00'
  const request = reservationRequest({ workshopType: 'vegetables', preferredDate })
  const { body } = await callFunction(site.url, 'submit-reservation', request)
  await fetch(link.owner('confirm', String(body['reservationId'])), { method: 'POST' })
  const [row] = await site.farm<Listed>('reservations')
  const structured = row?.payments[0]?.reference ?? ''
  const form = new FormData()
  form.set('file', new File([codaFile([transfer({ structured, cents: 2000 })])], 'september.cod'))
  const url = `${link.desk()}/rekening/afschrift`
  const page = await (await fetch(url, { method: 'POST', body: form })).text()
  expect(visibleText(page)).toContain('voorschot, maar een deel: nog € 12,50 open')
  await site.stop()

  const env = { NOW: '2025-09-24T09:00:00+02:00' }
  const later = await startTestSite({ dataDir: site.dataDir, env })
  onTestFinished(() => later.stop())
  const home = await (await fetch((await linksOf(later)).desk())).text()
  expect(visibleText(home)).toContain('Nog niet alles gezien: Anneleen Peeters, € 12,50 te weinig')
})
