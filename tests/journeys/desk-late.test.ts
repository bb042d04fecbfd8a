import { expect, test } from 'vitest'
import { openContext, sharedBrowser } from '../support/browser.ts'
import { bringToDesk } from '../support/desk-device.ts'
import { sharedFarm } from '../support/shared-farm.ts'

const farm = sharedFarm()

test('a late line with two buttons and a number to call leaves room for its text', async () => {
  const id = await farm.book({ on: '2025-10-23', participantName: 'Anneleen Peeters' })
  await farm.answer(id, 'confirm')
  farm.sql("update payment set due_on = '2025-09-01' where reservation_id = ?", id)
  farm.sql("update reservation set telephone = '0470 99 88 77' where id = ?", id)
  for (const kind of ['late-deposit', 'late-balance']) {
    const said = "insert into notice values (?, ?, '2025-09-03', '2025-09-03T07:00:00.000Z')"
    farm.sql(said, kind, id)
  }
  await using context = await openContext(await sharedBrowser())
  await bringToDesk(context, farm.site)
  const page = await context.newPage()
  await page.goto(farm.desk)
  await page.getByText('Herinner nog één keer').waitFor()
  const { width = 0 } = (await page.locator('.to-do-read').first().boundingBox()) ?? {}
  expect(width).toBeGreaterThan(200)
})
