import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { waitUntil } from '#tests/support/mails.ts'
import { visibleText } from '#tests/support/pages.ts'
import { callFunction, contactMessage } from '#tests/support/requests.ts'
import { linksOf } from '#tests/support/site-links.ts'
import { removeData, startTestSite } from '#tests/support/test-site.ts'

test('a site far from where it was forgets nothing until the owner says on the desk that its clock is right', async () => {
  // Three years before the real clock at least, by which the second site runs.
  const old = await startTestSite({ env: { NOW: '2022-01-10T09:00:00+01:00' } })
  const { dataDir } = old
  await callFunction(old.url, 'send-contact-email', contactMessage())
  await old.stop()
  {
    using database = new DatabaseSync(join(dataDir, 'hof-ter-gist.sqlite'), { timeout: 5_000 })
    database.exec("insert into clock values (1, '2022-01-10T08:00:00.000Z', null)")
  }
  const site = await startTestSite({ dataDir, env: { NOW: '' } })
  try {
    await waitUntil(async () => site.output().includes('"event":"clock-doubted"'))
    const desk = (await linksOf(site)).desk(new Date())
    const home = async () => visibleText(await (await fetch(desk)).text())
    expect(await home()).toContain('10 januari 2022')
    expect(await home()).toContain(deskPages.home.clockRight)
    expect(await site.farm('messages')).toHaveLength(1)

    const body = new URLSearchParams({ do: 'clock-right' })
    expect((await fetch(desk, { method: 'POST', body, redirect: 'manual' })).status).toBe(303)
    expect(await home()).not.toContain(deskPages.home.clockRight)
    await site.stop()
    const again = await startTestSite({ dataDir, env: { NOW: '' } })
    await waitUntil(async () => (await again.farm('messages')).length === 0)
    expect(again.output()).not.toContain('clock-doubted')
    await again.stop()
  } finally {
    await site.stop()
    await removeData(old)
  }
})
