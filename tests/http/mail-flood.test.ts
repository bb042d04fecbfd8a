import { minuteMs } from '#booking/dates/brussels-time.ts'
import { expect, test } from 'vitest'
import { wordsIn } from '#tests/support/first-words.ts'
import { mailBudget, requestsOfOneNetwork } from '#office/limits.ts'
import { bookingFields, postForm } from '../support/forms.ts'
import { waitUntil } from '../support/sent-mails.ts'
import { callFunction, contactMessage, reservationRequest } from '../support/requests.ts'
import { startTestSite, type TestSite } from '../support/test-site.ts'

const { others } = mailBudget.mailbox
const spellings = ['bram@example.org', 'Bram@EXAMPLE.org', 'bram+1@example.org']
type MailRow = { readonly kind: string; readonly to: string; readonly state: string }

async function write(site: TestSite, email: string) {
  return callFunction(site.url, 'send-contact-email', contactMessage({ email }))
}

/** Writes fifteen messages in somebody's name, each with the address spelled differently. */
async function bury(site: TestSite) {
  for (let i = 0; i < 15; i++) {
    expect((await write(site, spellings[i % spellings.length]!)).status).toBe(200)
  }
}

/** The mails to whoever filled in a form, once no more than so many wait for their turn. */
async function mailsToStrangers(site: TestSite, waiting: number) {
  let mails: readonly MailRow[] = []
  await waitUntil(async () => {
    const all = await site.farm<MailRow>('mails')
    mails = all.filter(({ kind }) => !kind.endsWith('-owner'))
    return mails.filter(({ state }) => state === 'waiting').length <= waiting
  })
  return mails
}

test('a victim of fifteen messages is sent a few mails, books all the same, and hears of it at once', async () => {
  await using site = await startTestSite()
  await bury(site)
  // One mail that waits tells of all the others.
  expect(await mailsToStrangers(site, 1)).toHaveLength(others.atOnce + 1)
  const firstRequest = reservationRequest({ email: spellings[0] })
  expect((await callFunction(site.url, 'submit-reservation', firstRequest)).status).toBe(200)
  const after = await mailsToStrangers(site, 1)
  const [booked] = after.filter(({ kind }) => kind === 'reservation-guest')
  const waiting = after.filter(({ state }) => state === 'waiting')
  expect(booked).toMatchObject({ state: 'sent' })
  expect(waiting).toMatchObject([{ kind: 'contact-guest' }])

  // The forms without script take what is over the budget as well.
  const fields = { ...contactMessage({ email: 'bram@example.org' }), consent: 'on' }
  expect((await postForm(`${site.url}/fr/contact`, fields)).status).toBe(200)
  const form = bookingFields({ email: 'bram@example.org' })
  expect((await postForm(`${site.url}/fr/reservation`, form)).status).toBe(302)
  expect(await site.farm('messages')).toHaveLength(16)
})

test('a restart forgets nothing, what waited goes in its turn, and the address is not kept', async () => {
  await using site = await startTestSite()
  const email = 'Zoe.Marked+x@example.org'
  for (let i = 0; i < others.atOnce; i++) expect((await write(site, email)).status).toBe(200)
  await using soon = await site.restart()
  expect((await write(soon, email)).status).toBe(200)
  const states = (await mailsToStrangers(soon, 1)).map(({ state }) => state)
  expect(states.toSorted()).toEqual([...Array<string>(others.atOnce).fill('sent'), 'waiting'])
  const turn = Date.parse('2025-09-15T09:00:00+02:00') + others.oneEachMs + minuteMs
  await using later = await soon.restart({ NOW: new Date(turn).toISOString() })
  expect(await mailsToStrangers(later, 0)).toHaveLength(others.atOnce + 1)
  expect(later.output()).not.toMatch(/marked/i)
})

test('every mail goes at once where no pace is set, as for load tests', async () => {
  await using site = await startTestSite({ env: { RATE_LIMIT: 'off' } })
  await bury(site)
  expect(await mailsToStrangers(site, 0)).toHaveLength(15)
})

test('a machine cannot fill the store with requests for places, and every page and language says so', async () => {
  await using site = await startTestSite({ env: { TRUST_PROXY: '1' } })
  // The address is in one of 65,536 networks that a provider gives one customer, each time another.
  let network = 0
  const from = () => ({ 'x-forwarded-for': `2001:db8:7:${(network += 1)}::1` })
  const gone = reservationRequest({ preferredDate: 'dinsdag 1 mei 2018 - 18:30-22:00' })
  const ask = (request: unknown) => callFunction(site.url, 'submit-reservation', request, from())
  for (let i = 0; i < requestsOfOneNetwork.atOnce; i++) expect((await ask(gone)).status).toBe(409)
  for (const language of ['nl', 'fr', 'en'] as const) {
    const { status, body, headers } = await ask({ ...gone, language })
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(500)
    const message = wordsIn(language).errors.request.tooMany
    expect(body['error']).toMatchObject({ code: 'too-many', message })
  }
  expect(await site.farm('reservations')).toEqual([])
  const elsewhere = { 'x-forwarded-for': '198.51.100.7' }
  const honest = await callFunction(site.url, 'submit-reservation', reservationRequest(), elsewhere)
  expect(honest.status).toBe(200)
})
