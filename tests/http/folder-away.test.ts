import { copyFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mailsOnceSent, waitUntil } from '../support/sent-mails.ts'
import { callFunction, reservationRequest } from '../support/requests.ts'
import { startSiteProcess } from '../support/site-process.ts'

const store = 'hof-ter-gist.sqlite'

/** Mishaps of the folder of a site that runs: the name that is moved away, and what takes its place. */
const mishaps = [
  ['was moved', '', async () => undefined],
  ['lost its store', store, async () => undefined],
  ['got another store', store, (away: string, place: string) => copyFile(away, place)],
  ['lost the log of its store', `${store}-wal`, async () => undefined],
] as const

test.each(mishaps)(
  'a site whose folder %s takes no booking that it would lose, shows its pages, and is itself again afterwards',
  async (_, name, instead) => {
    await using site = await startSiteProcess()
    const book = async (email: string) =>
      (await callFunction(site.url, 'submit-reservation', reservationRequest({ email }))).status
    const statusOf = async (path: string) => (await fetch(site.url + path)).status
    expect(await book('before@example.org')).toBe(200)
    await mailsOnceSent(site, 2)
    const place = join(site.dataDir, name)
    const away = `${site.dataDir}-away`
    await rename(place, away)
    await instead(away, place)

    expect(await book('meanwhile@example.org')).toBe(503)
    await waitUntil(async () => (await statusOf('/readyz')) === 503)
    expect([await statusOf('/healthz'), await statusOf('/nl/reserveren')]).toEqual([200, 200])
    expect(site.output()).toContain('DATA_DIR was removed or replaced while the site ran')

    await rename(away, place)
    await waitUntil(async () => (await statusOf('/readyz')) === 200)
    expect(await book('after@example.org')).toBe(200)
    const booked = await site.farm<{ readonly email: string }>('reservations')
    const emails = booked.map(({ email }) => email)
    expect(emails.toSorted()).toEqual(['after@example.org', 'before@example.org'])
  },
)
