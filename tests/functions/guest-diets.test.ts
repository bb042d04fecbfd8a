import { expect, test } from 'vitest'
import { wordsIn } from '#content/words/words.ts'
import { dateOn } from '#tests/support/dates.ts'
import { press } from '#tests/support/forms.ts'
import { textAt } from '#tests/support/pages.ts'
import { callFunction, reservationRequest } from '#tests/support/requests.ts'
import { linksOf } from '#tests/support/site-links.ts'
import { removeData, startTestSite } from '#tests/support/test-site.ts'

test('allergies and diets are kept only with a consent of their own, and erased when it is taken back', async ({
  onTestFinished,
}) => {
  const site = await startTestSite()
  onTestFinished(async () => {
    await site.stop()
    await removeData(site)
  })
  const link = await linksOf(site)
  const { body: placed } = await callFunction(
    site.url,
    'submit-reservation',
    reservationRequest({ language: 'en' }),
  )
  const url = link.guest('diets', { id: String(placed['reservationId']) })
  const { diets } = wordsIn('en')
  const told = { vegans: '1', allergens: 'nuts', remark: 'A <b>little</b>' }
  const refused = await press(url, told)
  expect(refused.status).toBe(422)
  const page = await refused.text()
  expect(page).toContain(diets.consentProblem)
  expect(page).toContain('A &lt;b&gt;little&lt;/b&gt;')
  expect(await textAt(url)).not.toContain(diets.kept)
  expect((await press(url, { ...told, consent: 'on' })).status).toBe(303)
  expect(await textAt(url)).toContain(diets.kept)
  const { id: date } = await dateOn(site, '2025-09-30')
  const onDesk = () => textAt(`${link.desk()}/datum/${date}`)
  expect(await onDesk()).toContain('noten: Anneleen Peeters')
  await press(url, { do: 'forget' })
  expect(await onDesk()).not.toContain('noten')
  expect(await textAt(url)).not.toContain(diets.kept)
})
