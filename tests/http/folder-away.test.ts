import { copyFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { mailsOnceSent, waitUntil } from '../support/sent-mails.ts'
import { callFunction, reservationRequest } from '../support/requests.ts'
import { type SiteProcess, startSiteProcess } from '../support/site-process.ts'

const store = 'hof-ter-gist.sqlite'
const preferredDate = 'donderdag 18 december 2025 - 18:30-22:00'

/** Mishaps of the folder of a site that runs: the name that is moved away, and what takes its place. */
const mishaps = [
  ['was moved', '', async () => undefined],
  ['lost its store', store, async () => undefined],
  ['got another store', store, (away: string, place: string) => copyFile(away, place)],
  ['lost the log of its store', `${store}-wal`, async () => undefined],
] as const

let site: SiteProcess
beforeAll(async () => {
  site = await startSiteProcess({ env: { RATE_LIMIT: 'off' } })
  return () => site[Symbol.asyncDispose]()
})

test.each(mishaps)(
  'a site whose folder %s takes no booking that it would lose, shows its pages, and is itself again afterwards',
  async (mishap, name, instead) => {
    const book = async (participantName: string) => {
      const request = reservationRequest({ participants: '1', preferredDate, participantName })
      return (await callFunction(site.url, 'submit-reservation', request)).status
    }
    const statusOf = async (path: string) => (await fetch(site.url + path)).status
    const said = site.output().length
    const reservations = () => site.farm<{ readonly name: string }>('reservations')
    expect(await book(`${mishap} before`)).toBe(200)
    await mailsOnceSent(site, 2 * (await reservations()).length)
    const place = join(site.dataDir, name)
    const away = `${site.dataDir}-away`
    await rename(place, away)
    await instead(away, place)

    expect(await book(`${mishap} meanwhile`)).toBe(503)
    await waitUntil(async () => (await statusOf('/readyz')) === 503)
    expect([await statusOf('/healthz'), await statusOf('/nl/reserveren')]).toEqual([200, 200])
    expect(site.output().slice(said)).toContain(
      'DATA_DIR was removed or replaced while the site ran',
    )

    await rename(away, place)
    await waitUntil(async () => (await statusOf('/readyz')) === 200)
    expect(await book(`${mishap} after`)).toBe(200)
    const names = (await reservations()).map((each) => each.name)
    expect(names.filter((each) => each.startsWith(mishap)).toSorted()).toEqual([
      `${mishap} after`,
      `${mishap} before`,
    ])
  },
)
