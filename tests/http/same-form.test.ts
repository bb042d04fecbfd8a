import { expect, test } from 'vitest'
import { wordsIn } from '#content/words/words.ts'
import { pathTo } from '#language/addresses.ts'
import { languages } from '#language/languages.ts'
import { dateOn } from '../support/dates.ts'
import { bookingFields, postForm } from '../support/forms.ts'
import { startTestSite } from '../support/test-site.ts'

test('twenty copies of one form, and one more after a crash, are one reservation', async () => {
  await using site = await startTestSite()
  const { taken } = await dateOn(site, '2025-09-30')
  const send = (url: string) => postForm(`${url}/nl/reserveren`, bookingFields())
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(site.url)))
  const [first] = answers
  expect(first?.location).toMatch(/\?id=[\da-f-]{36}$/)
  for (const { status, location } of answers) {
    expect({ status, location }).toEqual({ status: 302, location: first?.location })
  }
  await site.kill()
  await using later = await site.restart({ NOW: '2025-09-16T08:59:00+02:00' })
  expect((await send(later.url)).location).toBe(first?.location)
  expect(await later.farm('reservations')).toHaveLength(1)
  const mails = await later.farm<{ kind: string }>('mails')
  // A day later the farm is asked whether it saw the request, too.
  expect(mails.filter(({ kind }) => kind.startsWith('reservation-'))).toHaveLength(2)
  expect(await dateOn(later, '2025-09-30')).toMatchObject({ taken: taken + 2 })
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
