import { expect, test } from 'vitest'
import { wordsIn } from '#tests/support/first-words.ts'
import { Farm } from '../support/farm.ts'
import { waitUntil } from '../support/sent-mails.ts'
import { unescaped } from '../support/pages.ts'
import { exchange } from '../support/raw.ts'
import { callFunction, reservationRequest } from '../support/requests.ts'
import { startSiteProcess } from '../support/site-process.ts'

type Line = { readonly event: string; readonly request?: string; readonly status?: number }

/** Every line but the one, for the owner, that says where the site answers. */
function linesIn(output: string): Line[] {
  const lines = output.trimEnd().split('\n')
  return lines
    .filter((line) => !line.includes(' answers at '))
    .map((line) => JSON.parse(line) as Line)
}

test('each line of the log is JSON, whatever comes in', async () => {
  await using site = await startSiteProcess()
  const paths = ['/nl/%E0%A4%A', '/fr/%zz.data', '/en/workshops/%', '/%', '//x', '/__manifest']
  for (const path of [...paths, '/nl/nowhere', '/nl?_data=root', '/assets/%2e%2e']) {
    await exchange(site.url, `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
  }
  await exchange(site.url, 'GET /nl HTTP/1.1\r\n\r\n')
  await exchange(site.url, 'NONSENSE\r\n\r\n')
  await fetch(`${site.url}/nl/over-ons`, { method: 'POST', body: new URLSearchParams('a=b') })
  const requests = () => linesIn(site.output()).filter(({ request }) => request)
  await waitUntil(() => requests().length >= 10)
  expect(requests().filter(({ event }) => event !== 'request')).toEqual([])
})

test('the log says where the store broke, under the id that the visitor got', async () => {
  await using farm = await new Farm().open()
  const { site } = farm
  farm.sql('drop table payment')
  farm.sql('alter table session rename to lost')
  const page = await fetch(`${site.url}/fr/reservation`)
  const called = await callFunction(site.url, 'submit-reservation', reservationRequest())
  const calendar = await fetch(`${site.url}/schedule.ics`)
  expect(unescaped(await calendar.text())).toContain(wordsIn('nl').brokenPage.text)
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
})
