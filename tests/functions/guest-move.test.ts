import { afterAll, beforeAll, expect, test } from 'vitest'
import { wordsIn } from '#content/words/words.ts'
import { printDay } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { type Language, languages } from '#language/languages.ts'
import { printEuros } from '#language/money.ts'
import { press } from '#tests/support/forms.ts'
import { textAt, visibleText } from '#tests/support/pages.ts'
import { callFunction, reservationRequest } from '#tests/support/requests.ts'
import { linksOf } from '#tests/support/site-links.ts'
import { removeData, startTestSite, type TestSite } from '#tests/support/test-site.ts'

const dates = {
  nl: 'dinsdag 30 september 2025 - 18:30-22:00',
  fr: 'mardi 30 septembre 2025 - 18:30-22:00',
  en: 'Tuesday 30 September 2025 - 18:30-22:00',
}

let site: TestSite
/** Seven days before the date, at one minute to midnight. */
beforeAll(async () => {
  site = await startTestSite({ env: { RATE_LIMIT: 'off', NOW: '2025-09-23T23:50:00+02:00' } })
})
afterAll(async () => {
  await site.stop()
  await removeData(site)
})

/** Of one, with a deposit of 32.50 euros that came. */
async function paidBooking(language: Language, confirms = true) {
  const link = await linksOf(site)
  const request = reservationRequest({
    workshopType: 'drinks',
    preferredDate: dates[language],
    participants: '1',
    language,
  })
  const { body } = await callFunction(site.url, 'submit-reservation', request)
  const id = String(body['reservationId'])
  if (confirms) await press(link.owner('confirm', id))
  await press(link.owner('deposit-received', id))
  const pages = ['move', 'cancel', 'booking'] as const
  return [...pages.map((page) => link.guest(page, { id })), id]
}

test('before the answer a guest reads that all goes back, whatever the day', async () => {
  const [, cancel = '', booking = ''] = await paidBooking('en', false)
  const { refunds } = wordsIn('en').myBooking
  for (const url of [cancel, booking]) {
    const text = await textAt(url)
    expect(text).toContain(fill(refunds.beforeAnswer, { amount: '€32.50' }))
    expect(text).not.toContain(refunds.nothing)
  }
})

test('seven days before, moving takes nothing away and says nothing of it', async () => {
  const [move = '', cancel = ''] = await paidBooking('en')
  const html = await (await fetch(move)).text()
  expect(html).not.toContain('name="most"')
  const [, date = ''] = /name="date" [^>]*value="([^"]+)"/.exec(html) ?? []
  expect((await press(move, { date })).status).toBe(303)
  expect(await textAt(cancel)).toContain('you get everything back: €32.50')
})

test.each(languages)(
  'six days before, a guest reads in %s what moving takes away before it does, and after',
  async (language) => {
    const words = wordsIn(language).myBooking
    const [early = '', cancel = ''] = await paidBooking(language)
    const before = await (await fetch(early)).text()
    const [, date = ''] = /name="date" [^>]*value="([^"]+)"/.exec(before) ?? []

    const env = { RATE_LIMIT: 'off', NOW: '2025-09-24T00:01:00+02:00' }
    const later = await startTestSite({ dataDir: site.dataDir, env })
    const at = (url: string) => url.replace(site.url, later.url)
    try {
      // The page from before midnight said nothing of it: it is shown again, with the date still chosen.
      const told = await press(at(early), { date })
      expect(told.status).toBe(409)
      const page = await told.text()
      expect(visibleText(page)).toContain(visibleText(fill(words.move.atMost, { percent: 50 })))
      expect(page).toMatch(new RegExp(`value="${date}"[^>]*checked|checked[^>]*value="${date}"`))
      expect((await press(at(early), { date, most: '50' })).status).toBe(303)

      // 28 October is far away, and yet half goes back, until three days before it and no longer.
      const text = await textAt(at(cancel))
      const amount = printEuros(1625, language)
      const until = printDay('2025-10-25', language)
      const said = [
        fill(words.cancel.refundToday, { amount }),
        fill(words.refunds.part, { amount, until }),
        words.refunds.nothing,
      ]
      for (const sentence of said) expect(text).toContain(visibleText(sentence))
      expect(text).not.toContain(printEuros(3250, language) + '.')
    } finally {
      await later.stop()
    }
  },
)

test('whom the farm moves two days forward reads the days of the date before, and when it is too late to move', async () => {
  const link = await linksOf(site)
  const [, cancel = '', , id = ''] = await paidBooking('en')
  const date = { workshop: 'drinks', startTime: '18:30', endTime: '22:00', capacity: '8' }
  const added = { ...date, day: '2025-09-28', everyWeeks: '', until: '' }
  expect((await press(`${link.desk()}/datums`, added)).status).toBe(303)
  const schedule = await site.farm<{ id: string; startsAt: string }>('schedule')
  const nearer = schedule.find(({ startsAt }) => startsAt.startsWith('2025-09-28'))
  await press(`${link.desk()}/boeking/${id}`, { do: 'move', date: nearer?.id ?? '' })
  const text = await textAt(cancel)
  expect(text).toContain('28 September 2025')
  expect(text).toContain('including Tuesday 23 September 2025 you get everything back: €32.50.')
  expect(text).toContain('including Saturday 27 September 2025 you get €16.25 back. After that')
})
