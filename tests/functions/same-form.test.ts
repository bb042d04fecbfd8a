import { expect, test } from 'vitest'
import { wordsIn } from '#content/words/words.ts'
import { pathTo } from '#language/addresses.ts'
import { languages } from '#language/languages.ts'
import { dateOn } from '#tests/support/dates.ts'
import { bookingFields, postForm } from '#tests/support/forms.ts'
import { removeData, startTestSite } from '#tests/support/test-site.ts'

test('twenty copies of one form, and one more after a crash, are one reservation', async () => {
  let site = await startTestSite()
  try {
    const { taken } = await dateOn(site, '2025-09-30')
    const send = () => postForm(`${site.url}/nl/reserveren`, bookingFields())
    const answers = await Promise.all(Array.from({ length: 20 }, send))
    const [first] = answers
    expect(first?.location).toMatch(/\?id=[\da-f-]{36}$/)
    for (const { status, location } of answers) {
      expect({ status, location }).toEqual({ status: 302, location: first?.location })
    }
    await site.kill()
    site = await startTestSite({ dataDir: site.dataDir, env: { NOW: '2025-09-16T08:59:00+02:00' } })
    expect((await send()).location).toBe(first?.location)
    expect(await site.farm('reservations')).toHaveLength(1)
    const mails = await site.farm<{ kind: string }>('mails')
    // A day later the farm is asked whether it saw the request, too.
    expect(mails.filter(({ kind }) => kind.startsWith('reservation-'))).toHaveLength(2)
    expect(await dateOn(site, '2025-09-30')).toMatchObject({ taken: taken + 2 })

    await site.stop()
    site = await startTestSite({ dataDir: site.dataDir, env: { NOW: '2025-09-16T09:10:00+02:00' } })
    expect((await send()).location, 'the next day').not.toBe(first?.location)
    expect(await site.farm('reservations')).toHaveLength(2)
  } finally {
    await removeData(site)
  }
})

test('anything that differs is another request', async () => {
  const site = await startTestSite()
  try {
    const different: Record<string, string>[] = [
      {},
      { participantName: 'Bram De Smet' },
      { participants: '2' },
      { email: 'bram@example.org' },
      { specialRequirements: 'Geen noten' },
      { workshopType: 'vegetables', preferredDate: '9 oktober 2025 - 18:30-22:00' },
    ]
    for (const each of different) {
      const fields = bookingFields({ participants: '1', ...each })
      expect((await postForm(`${site.url}/nl/reserveren`, fields)).status).toBe(302)
    }
    expect(await site.farm('reservations')).toHaveLength(different.length)
  } finally {
    await removeData(site)
  }
})

test('a form that was refused is looked at anew each time', async () => {
  const site = await startTestSite()
  try {
    const send = (email: string) => postForm(`${site.url}/nl/reserveren`, bookingFields({ email }))
    expect((await send('nobody')).status).toBe(422)
    expect((await send('nobody')).status).toBe(422)
    expect((await send('an@example.org')).status).toBe(302)
    expect(await site.farm('reservations')).toHaveLength(1)
  } finally {
    await removeData(site)
  }
})

test('each language is its own form, and says on the page that thanks what a repeat does', async () => {
  const site = await startTestSite()
  try {
    for (const language of languages) {
      const path = pathTo('booking', language)
      const [one, two] = [
        await postForm(site.url + path, bookingFields()),
        await postForm(site.url + path, bookingFields()),
      ]
      expect(one.location).toBe(two.location)
      const { sameAgain } = wordsIn(language).reservationSuccess
      expect(await (await fetch(site.url + one.location)).text()).toContain(sameAgain)
    }
    expect(await site.farm('reservations')).toHaveLength(3)
  } finally {
    await removeData(site)
  }
})
