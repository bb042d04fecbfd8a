import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { wordsIn } from '#content/words/words.ts'
import { unescaped } from '#tests/support/pages.ts'
import { waitUntil } from '#tests/support/mails.ts'
import { exchange } from '#tests/support/raw.ts'
import { callFunction, reservationRequest } from '#tests/support/requests.ts'
import { removeData, startTestSite } from '#tests/support/test-site.ts'

type Line = { readonly event: string; readonly request?: string; readonly status?: number }

/** Every line but the one, for the owner, that says where the site answers. */
function linesIn(output: string): Line[] {
  const lines = output.trimEnd().split('\n')
  return lines
    .filter((line) => !line.includes(' answers at '))
    .map((line) => JSON.parse(line) as Line)
}

test('whatever comes in, each line of the log is JSON', async () => {
  const site = await startTestSite()
  try {
    const paths = ['/nl/%E0%A4%A', '/fr/%zz.data', '/en/workshops/%', '/%', '//x', '/__manifest']
    for (const path of [...paths, '/nl/nowhere', '/nl?_data=root', '/assets/%2e%2e']) {
      await exchange(site.url, `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
    }
    await exchange(site.url, 'GET /nl HTTP/1.1\r\n\r\n')
    await exchange(site.url, 'NONSENSE\r\n\r\n')
    await fetch(`${site.url}/nl/over-ons`, { method: 'POST', body: new URLSearchParams('a=b') })
    const asked = () => linesIn(site.output()).filter(({ request }) => request)
    await waitUntil(() => asked().length >= 10)
    expect(asked().filter(({ event }) => event !== 'request')).toEqual([])
  } finally {
    await removeData(site)
  }
})

test('when the store breaks, the log says where, under the id the visitor got', async () => {
  const site = await startTestSite()
  try {
    const database = new DatabaseSync(join(site.dataDir, 'hof-ter-gist.sqlite'), {
      timeout: 5_000,
    })
    database.exec('drop table payment; alter table session rename to lost')
    database.close()
    const page = await fetch(`${site.url}/fr/reservation`)
    const called = await callFunction(site.url, 'submit-reservation', reservationRequest())
    const calendar = await fetch(`${site.url}/schedule.ics`)
    const { text } = wordsIn('nl').brokenPage
    expect(unescaped(await calendar.text())).toContain(text)
    expect(called.body).toMatchObject({ error: { message: wordsIn('nl').errors.booking.failed } })
    await waitUntil(() => site.output().includes('"/schedule.ics"'))
    const lines = linesIn(site.output())
    for (const { status, headers } of [page, called, calendar]) {
      expect(status).toBe(500)
      const request = headers.get('x-request-id') ?? 'none'
      const failures = lines.filter((line) => line.request === request && line.event !== 'request')
      expect(failures).toMatchObject([{ level: 'error', place: expect.stringContaining('at ') }])
    }
    expect(site.output()).not.toContain('anneleen')
  } finally {
    await removeData(site)
  }
})
