import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page, Response } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingFields } from '#tests/support/forms.ts'
import { contactMessage, keyHeaders, reservationRequest } from '#tests/support/requests.ts'
import { siteVisitor } from '#tests/support/visitor.ts'

const visitor = siteVisitor()

let elsewhere: Server
beforeAll(async () => {
  elsewhere = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://x')
    response.setHeader('content-type', 'text/html')
    response.setHeader('referrer-policy', searchParams.get('referrer') ?? 'unsafe-url')
    response.end(pathname === '/form' ? formPage(searchParams) : '<p>Elsewhere</p>')
  })
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  elsewhere.close()
})

/** A page of another site with our own form in it, filled in. */
function formPage(query: URLSearchParams): string {
  const fields = { ...bookingFields(), ...contactMessage(), consent: 'on' }
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<textarea name="${name}">${value}</textarea>`,
  )
  const form = `<form method="post" action="${query.get('to')}">${inputs.join('')}<button>Win</button></form>`
  const inFrame = `<iframe sandbox="allow-forms allow-top-navigation allow-scripts" srcdoc="${form.replaceAll('"', '&quot;')}"></iframe>`
  return query.has('frame') ? inFrame : form
}

const originOf = (server: Server, host = '127.0.0.1') =>
  `http://${host}:${(server.address() as AddressInfo).port}`

/** Sends the other site's form; a sandboxed one has no origin to name, as that of a saved page. */
async function sendForm(page: Page, query: Record<string, string>, host?: string) {
  const address = `${originOf(elsewhere, host)}/form?${new URLSearchParams(query)}`
  await page.goto(address)
  const answer = page.waitForResponse((response) => response.request().method() === 'POST')
  const form = 'frame' in query ? page.frameLocator('iframe') : page
  await form.getByRole('button').click()
  return answer
}

const sentBy = (answer: Response) => answer.request().allHeaders()

const ways = [
  { to: '/nl/reserveren' },
  { to: '/nl/contact' },
  { to: '/nl/contact.data' },
  { to: '/nl/reserveren', referrer: 'no-referrer' },
  { to: '/nl/contact', frame: '1' },
  // Another port of the same machine is the same site to a browser, and still not ours.
  { to: '/nl/reserveren', host: 'localhost' },
] as const

test('a form on another site does nothing here, however it is sent', async () => {
  const { page, complaints } = await visitor.newPage()
  for (const { to, ...how } of ways) {
    const { host, ...query } = { host: undefined, ...how }
    const answer = await sendForm(page, { to: visitor.site.url + to, ...query }, host)
    expect(answer.status(), JSON.stringify(await sentBy(answer))).toBe(403)
  }
  expect(await visitor.site.farm('reservations')).toEqual([])
  expect(await visitor.site.farm('messages')).toEqual([])
  // The other site is one, and the browser says what was refused.
  expect(complaints.splice(0)).not.toEqual([])
})

test('a script on another site cannot call the functions, whatever it tries', async () => {
  const { page, complaints } = await visitor.newPage()
  await page.goto(originOf(elsewhere))
  const bodies = [
    ['submit-reservation', reservationRequest()],
    ['send-contact-email', contactMessage()],
  ] as const
  for (const [name, body] of bodies) {
    const ask = (init: { body: string; headers?: Record<string, string>; mode?: 'no-cors' }) =>
      page.evaluate(
        ([url, given]) =>
          fetch(url, given).then(
            ({ type }) => type,
            () => 'refused',
          ),
        [`${visitor.site.url}/functions/v1/${name}`, { method: 'POST', ...init }] as const,
      )
    const text = JSON.stringify(body)
    const json = { 'content-type': 'application/json' }
    expect(await ask({ body: text, headers: { ...json, ...keyHeaders } })).toBe('refused')
    expect(await ask({ body: text, headers: json })).toBe('refused')
    // A script may send without permission what a form could send; the site refuses it as a request
    // from another site.
    expect(await ask({ body: text, mode: 'no-cors' })).toBe('refused')
  }
  expect(await visitor.site.farm('reservations')).toEqual([])
  expect(await visitor.site.farm('messages')).toEqual([])
  // The other site is one, and the browser says what was refused.
  expect(complaints.splice(0)).not.toEqual([])
})
