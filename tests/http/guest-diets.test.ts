import { expect, test } from 'vitest'
import { wordsIn } from '#content/words/words.ts'
import { dateOn } from '../support/dates.ts'
import { Farm } from '../support/farm.ts'
import { press } from '../support/forms.ts'
import { waitUntil } from '../support/mails.ts'
import { textAt } from '../support/pages.ts'
import { tracesIn } from '../support/traces.ts'

test('allergies and diets are kept only with a consent of their own, and erased when it is taken back', async () => {
  await using farm = await new Farm().open()
  const url = farm.link.guest('diets', { id: await farm.book({ language: 'en' }) })
  const { diets } = wordsIn('en')
  const remark = 'A <b>little</b>'
  const told = { vegans: '1', allergens: 'nuts', remark }
  const refused = await press(url, told)
  expect(refused.status).toBe(422)
  const page = await refused.text()
  expect(page).toContain(diets.consentProblem)
  expect(page).toContain('A &lt;b&gt;little&lt;/b&gt;')
  expect(await textAt(url)).not.toContain(diets.kept)
  expect((await press(url, { ...told, consent: 'on' })).status).toBe(303)
  expect(await textAt(url)).toContain(diets.kept)
  const { id: date } = await dateOn(farm.site, '2025-09-30')
  const onDesk = () => textAt(`${farm.desk}/datum/${date}`)
  expect(await onDesk()).toContain('noten: Anneleen Peeters')
  const { dataDir } = farm.site
  expect(await tracesIn(dataDir, remark)).not.toEqual([])
  await press(url, { do: 'forget' })
  expect(await onDesk()).not.toContain('noten')
  expect(await textAt(url)).not.toContain(diets.kept)
  await waitUntil(async () => (await tracesIn(dataDir, remark)).length === 0)
})
