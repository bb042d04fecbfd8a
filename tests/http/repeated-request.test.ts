import { expect, test } from 'vitest'
import { wordsIn } from '#tests/support/first-words.ts'
import { pathTo } from '#language/addresses.ts'
import { languages } from '#tests/support/first-languages.ts'
import { dateOn } from '../support/dates.ts'
import { bookingFields, postForm } from '../support/forms.ts'
import { callFunction, reservationRequest } from '../support/requests.ts'
import { startSiteProcess } from '../support/site-process.ts'
import { startTestSite } from '../support/test-site.ts'

const key = { 'idempotency-key': 'f3b7c0de-one-click' }
const ask = async (url: string, different = {}) => {
  const request = reservationRequest({ email: 'by-key@example.org', ...different })
  const { status, body } = await callFunction(url, 'submit-reservation', request, key)
  return { status, body }
}
const send = async (url: string) => {
  const { status, location } = await postForm(`${url}/nl/reserveren`, bookingFields())
  return { status, location }
}
const twenty = <T>(copy: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, copy))

test('twenty copies of a call, or of a form, and one more after a crash are one reservation', async () => {
  await using site = await startSiteProcess()
  const { taken } = await dateOn(site, '2025-09-30')
  const first = await twenty(() => ask(site.url))
  const sent = await twenty(() => send(site.url))
  await site.kill()
  await using later = await site.restart({ NOW: '2025-09-16T08:59:00+02:00' })
  const id = first[0]!.body['reservationId']
  for (const answer of [...first, await ask(later.url)]) {
    expect(answer).toEqual({ status: 200, body: first[0]!.body })
  }
  expect(sent[0]?.location).toMatch(/\?id=[\da-f-]{36}$/)
  for (const answer of [...sent, await send(later.url)]) {
    expect(answer).toEqual({ status: 302, location: sent[0]?.location })
  }
  const kept = await later.farm<{ id: string }>('reservations')
  expect(kept.filter((each) => each.id === id)).toHaveLength(1)
  expect(kept).toHaveLength(2)
  const mails = await later.farm<{ kind: string }>('mails')
  // A day later the farm is asked whether it saw them, too.
  expect(mails.filter(({ kind }) => kind.startsWith('reservation-'))).toHaveLength(4)
  expect(await dateOn(later, '2025-09-30')).toMatchObject({ taken: taken + 3 })

  // The key is the same and the request is another.
  for (const language of languages) {
    const error = { code: 'key-reused', message: wordsIn(language).errors.request.keyReused }
    const other = await ask(later.url, { participants: '2', language })
    expect(other).toEqual({ status: 422, body: { error } })
  }
})

test('each language is its own form, and says on the page that thanks what a repeat does', async () => {
  await using site = await startTestSite()
  for (const language of languages) {
    const address = site.url + pathTo('booking', language)
    expect((await postForm(address, bookingFields({ email: 'nobody' }))).status).toBe(422)
    const one = await postForm(address, bookingFields())
    const two = await postForm(address, bookingFields())
    expect(one.location).toBe(two.location)
    const { sameAgain } = wordsIn(language).reservationSuccess
    expect(await (await fetch(site.url + one.location)).text()).toContain(sameAgain)
  }
  expect(await site.farm('reservations')).toHaveLength(3)
})
