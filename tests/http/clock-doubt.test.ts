import { expect, test } from 'vitest'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { Farm } from '../support/farm.ts'
import { press } from '../support/forms.ts'
import { waitUntil } from '../support/mails.ts'
import { textAt } from '../support/pages.ts'
import { callFunction, contactMessage } from '../support/requests.ts'
import { linksOf } from '../support/site-links.ts'

test('a site far from where it was forgets nothing until the owner says on the desk that its clock is right', async () => {
  // Three years before the real clock at least, by which the second site runs.
  await using old = await new Farm({ NOW: '2022-01-10T09:00:00+01:00' }).open()
  await callFunction(old.site.url, 'send-contact-email', contactMessage())
  await old.site.stop()
  old.sql("insert into clock values (1, '2022-01-10T08:00:00.000Z', null)")
  await using site = await old.site.restart({ NOW: '' })
  await waitUntil(async () => site.output().includes('"event":"clock-doubted"'))
  const desk = (await linksOf(site)).desk()
  expect(await textAt(desk)).toContain('10 januari 2022')
  expect(await textAt(desk)).toContain(deskPages.home.clockRight)
  expect(await site.farm('messages')).toHaveLength(1)

  expect((await press(desk, { do: 'clock-right' })).status).toBe(303)
  expect(await textAt(desk)).not.toContain(deskPages.home.clockRight)
  await using again = await site.restart()
  await waitUntil(async () => (await again.farm('messages')).length === 0)
  expect(again.output()).not.toContain('clock-doubted')
})
