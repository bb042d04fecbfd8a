import { expect, test } from 'vitest'
import { deskBegin } from '#content/words/nl/desk-begin.ts'
import { everyPath, textAt, visibleText } from '../support/pages.ts'
import { makeKnown } from '../support/desk-device.ts'
import { press } from '../support/forms.ts'
import { wordsIn } from '../support/first-words.ts'
import { callFunction, reservationRequest } from '../support/requests.ts'
import { Farm } from '../support/farm.ts'

const { opening } = deskBegin

const documents = ['/schedule.ics', '/sitemap.xml', '/nl.data', '/waiting-list', '/next-date']

test('a site that its owner has not opened is seen on known devices alone, until she opens it', async () => {
  await using farm = await new Farm().open()
  const id = await farm.book()
  const turn = (does: string) => press(`${farm.desk}/begin`, { do: does })
  const at = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(farm.site.url + path, { headers, redirect: 'manual' })

  expect((await at('/nl')).status).toBe(200)
  await turn('close-site')
  expect((await at('/nl')).status).toBe(503)
  expect(await textAt(farm.desk)).toContain(opening.notice)
  for (const path of ['/', ...everyPath, ...documents, '/mail-preview/confirmed-guest/nl']) {
    const { status, headers } = await at(path)
    expect([path, status, headers.get('retry-after') !== null]).toEqual([path, 503, true])
  }
  // A cookie that the desk did not give opens nothing.
  expect((await at('/nl', { cookie: 'desk=mine; __Host-desk=mine' })).status).toBe(503)
  const english = await at('/en/contact')
  expect(english.headers.get('x-robots-tag')).toContain('noindex')
  const html = await english.text()
  expect(visibleText(html)).toContain(wordsIn('en').errors.request.notOpen)
  expect(html).toMatch(/<html lang="en"[^]*href="mailto:/)
  const refused = await callFunction(farm.site.url, 'submit-reservation', reservationRequest())
  expect([refused.status, refused.body]).toEqual([
    503,
    { error: expect.objectContaining({ code: 'not-open' }) },
  ])
  const form = new URLSearchParams({ name: 'Lotte' })
  const sent = await fetch(`${farm.site.url}/nl/contact`, { method: 'POST', body: form })
  expect(sent.status).toBe(503)
  expect(await farm.mailsOnceSent(2)).toHaveLength(2)

  // Guests who booked before keep their page; a picture in a mail stays a picture.
  expect((await fetch(farm.link.guest('booking', { id }))).status).toBe(200)
  expect((await at('/favicon.svg')).status).toBe(200)
  expect((await at('/healthz')).status).toBe(200)
  const cookie = await makeKnown(farm.site)
  expect((await at('/nl', { cookie })).status).toBe(200)

  await farm.restart({})
  expect((await at('/nl')).status).toBe(503)
  await turn('open-site')
  expect((await at('/nl')).status).toBe(200)
  expect(await textAt(`${farm.desk}/huis`)).toContain(`${opening.nobody} → ${opening.everybody}`)
})
