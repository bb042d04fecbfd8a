import { expect, test } from 'vitest'
import { wordsIn } from '#tests/support/first-words.ts'
import { languages } from '#tests/support/first-languages.ts'
import { dateOn } from '../support/dates.ts'
import { waitUntil } from '../support/sent-mails.ts'
import { callFunction, reservationRequest } from '../support/requests.ts'
import { startSites } from '../support/sites.ts'
import { postgres, sqlite } from '../support/stores.ts'

const day = '2025-12-18'
const preferredDate = 'donderdag 18 december 2025 - 18:30-22:00'
const languageOf = (guest: number) => languages[guest % 3] ?? 'nl'

/** A hundred people who all ask before any of them has an answer, in three languages. */
function askAtOnce(urls: readonly string[]) {
  return Promise.all(
    Array.from({ length: 100 }, async (_, guest) => {
      const email = `guest-${guest}@example.org`
      const language = languageOf(guest)
      const request = reservationRequest({ preferredDate, email, language })
      const url = urls[guest % urls.length]!
      const ask = () => callFunction(url, 'submit-reservation', request)
      let answer = await ask()
      // A machine that is slow for a while may have no connection left: they are told to come back.
      while (answer.status === 503) answer = await ask()
      return { guest, ...answer }
    }),
  )
}

test.each([
  { ...sqlite, processes: 1 },
  { ...postgres, processes: 2 },
])(
  '$name, $processes at work: of a hundred people who want the last ten places at once, ten get one',
  async (on) => {
    await using farm = await startSites(on, on.processes)
    const { sites } = farm
    const [site] = sites
    expect(await dateOn(site, day)).toMatchObject({ left: 10 })
    const answers = await askAtOnce(sites.map(({ url }) => url))
    const [placed, refused] = [200, 409].map((code) =>
      answers.filter(({ status }) => status === code),
    )
    expect([placed!.length, refused!.length]).toEqual([10, 90])
    for (const { guest, body } of refused!) {
      const message = wordsIn(languageOf(guest)).errors.booking.fullyBooked
      expect(body).toMatchObject({ error: { code: 'fully-booked', message } })
    }

    expect(await dateOn(site, day)).toMatchObject({ taken: 10, left: 0, state: 'full' })
    const kept = (await site.farm<{ id: string }>('reservations')).map(({ id }) => id)
    const promised = placed!.map(({ body }) => body['reservationId'])
    expect(kept.toSorted()).toEqual(promised.toSorted())
    const mails = async () => (await Promise.all(sites.map((one) => one.mailFiles()))).flat()
    await waitUntil(async () => (await mails()).length >= 20)
    expect(await mails()).toHaveLength(20)
    for (const { guest } of placed!) {
      const toGuest = new RegExp(`^To: guest-${guest}@`, 'm')
      expect((await mails()).filter((mail) => toGuest.test(mail))).toHaveLength(1)
    }
  },
)
