import { afterAll, beforeAll, expect, test } from 'vitest'
import { desk } from '#content/words/nl/desk.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { choiceOf, dateOn } from '#tests/support/dates.ts'
import { press } from '#tests/support/forms.ts'
import { textAt, visibleText } from '#tests/support/pages.ts'
import { callFunction, reservationRequest } from '#tests/support/requests.ts'
import { linksOf } from '#tests/support/site-links.ts'
import { removeData, startTestSite, type TestSite } from '#tests/support/test-site.ts'

const words = deskPages.party

let site: TestSite
let links: Awaited<ReturnType<typeof linksOf>>
beforeAll(async () => {
  site = await startTestSite()
  links = await linksOf(site)
})
afterAll(() => removeData(site))

const mailKinds = async () =>
  (await site.farm<{ kind: string }>('mails'))
    .map(({ kind }) => kind)
    .filter((kind) => kind === 'party-changed-guest')

/** The desk's page of four who paid all of 260 euro. */
async function paidByFour(email: string, day = '2025-10-23'): Promise<string> {
  const date = await dateOn(site, day)
  const request = {
    workshopType: 'vegetables',
    preferredDate: choiceOf(date, 'nl'),
    participants: '4',
    email,
  }
  const { body } = await callFunction(site.url, 'submit-reservation', reservationRequest(request))
  const id = String(body['reservationId'])
  for (const purpose of ['confirm', 'deposit-received', 'balance-received'] as const) {
    await press(links.owner(purpose, id))
  }
  return `${links.desk()}/boeking/${id}`
}

/** Types a number on the booking's page; returns the page that says what it does. */
async function type(booking: string, participants: string) {
  const asked = await press(booking, { do: 'party', participants })
  expect(asked.status).toBe(303)
  const url = new URL(asked.headers.get('location')!, site.url).href
  const html = await (await fetch(url)).text()
  const hidden = /<input type="hidden" name="(\w+)" value="(\d+)"/g
  const fields = Object.fromEntries(
    [...html.matchAll(hidden)].map(([, name, value]) => [name, value]),
  )
  const keep = () => press(url, fields as Record<string, string>)
  return { text: visibleText(html), keep }
}

test('the owner reads in euros what a number does, and mends one that was mistyped', async () => {
  const booking = await paidByFour('typed@example.org')
  const smaller = await type(booking, '2')
  expect(smaller.text).toContain('Aantal personen van 4 naar 2')
  for (const sum of ['Prijs € 260 wordt € 130', 'Telt als betaald € 260 wordt € 130']) {
    expect(smaller.text).toContain(sum)
  }
  expect(smaller.text).toContain('Terug te betalen € 0 wordt € 130')
  expect(smaller.text).toContain(
    'is € 130 betaald; daarvan geven de voorwaarden vandaag € 130 terug',
  )
  expect(smaller.text).toContain(deskPages.booking.partyMail)
  // Reading it changes nothing.
  expect(await textAt(booking)).not.toContain('Terug te betalen')
  expect((await smaller.keep()).status).toBe(303)
  const html = await (await fetch(booking)).text()
  expect(visibleText(html)).toContain('Terug te betalen: € 130')
  const [, refund = ''] = /name="refund" value="([^"]+)"/.exec(html) ?? []

  const mended = await type(booking, '4')
  expect(mended.text).toContain('Terug te betalen € 130 wordt € 0')
  expect(mended.text).toContain('€ 130 die je nog moest terugbetalen, telt weer als betaald')
  expect(mended.text).toContain('Nog te ontvangen € 0')
  await mended.keep()
  const now = await textAt(booking)
  expect(now).toContain(desk.statuses.paid)
  expect(now).toContain('€ 130 toch niet terug te betalen')
  expect(now).not.toContain('Terug te betalen')
  expect(await mailKinds()).toHaveLength(2)

  // On the page as it was before.
  const gone = await press(booking, { do: 'refund-paid', refund })
  expect(gone.status).toBe(422)
  expect(visibleText(await gone.text())).toContain(deskPages.refundGone['party-changed'])
})

test('what is no longer so is shown again, and not done', async () => {
  const booking = await paidByFour('stale@example.org')
  const [first, second] = [await type(booking, '3'), await type(booking, '2')]
  expect((await first.keep()).status).toBe(303)
  const before = await mailKinds()
  const refused = await second.keep()
  expect(refused.status).toBe(409)
  const text = visibleText(await refused.text())
  expect(text).toContain(words.notAsShown)
  expect(text).toContain('Aantal personen van 3 naar 2')
  // Without the figures nothing was shown.
  const url = `${booking}/personen`
  expect((await press(url, { participants: '2' })).status).toBe(409)
  // Pressed twice is pressed once.
  expect((await first.keep()).headers.get('location')).not.toContain('personen')
  expect(await mailKinds()).toEqual(before)
  expect(await textAt(booking)).toContain('Terug te betalen: € 65')
})

test('whoever waits is named before places are let go', async () => {
  const day = '2025-12-04'
  const booking = await paidByFour('waited-for@example.org', day)
  expect((await type(booking, '3')).text).not.toContain(words.somebodyWaits)
  const date = await dateOn(site, day)
  await press(`${links.desk()}/datum/${date.id}`, {
    do: 'change',
    capacity: String(date.taken),
    bookedElsewhere: '3',
    minimum: '',
    decidesOn: '',
    note: '',
  })
  const party = {
    date: date.id,
    participants: '1',
    name: 'Bram',
    email: 'b@example.org',
    consent: 'on',
  }
  expect((await press(`${site.url}/waiting-list?lng=nl`, party)).status).toBe(303)
  expect((await type(booking, '3')).text).toContain(words.somebodyWaits)
  expect((await press(booking, { do: 'party', participants: '5' })).status).toBe(422)
  expect((await fetch(`${booking}/personen?participants=veel`)).status).toBe(422)
  const same = await fetch(`${booking}/personen?participants=4`, { redirect: 'manual' })
  expect(same.status).toBe(303)
})
