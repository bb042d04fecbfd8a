import { expect, test } from 'vitest'
import { choiceOf, type DateRow } from '#tests/support/dates.ts'
import { mailsOnceSent } from '#tests/support/mails.ts'
import { callFunction, contactMessage, reservationRequest } from '#tests/support/requests.ts'
import { removeData, startTestSite, type TestSite } from '#tests/support/test-site.ts'

const winter = '2026-01-02T09:00:00+01:00'
/** Past the time that a mail stays lent to a process that died with it in hand. */
const later = '2026-01-02T09:30:00+01:00'
const times = 15

type Acknowledged = { readonly id: string; readonly email: string }

/** Asks from several sides at once and pulls the plug as soon as the third answer is there. */
async function bookUntilCut(site: TestSite, round: number, dates: readonly DateRow[]) {
  const acknowledged: Acknowledged[] = []
  let cut: Promise<void> | undefined
  const asking = Array.from({ length: 8 }, async (_, i) => {
    const date = dates[(round * 8 + i) % dates.length]
    if (!date) throw new Error('No date')
    const email = `guest-${round}-${i}@example.org`
    const { workshop: workshopType } = date
    const request = reservationRequest({ workshopType, preferredDate: choiceOf(date), email })
    const { status, body } = await callFunction(site.url, 'submit-reservation', request)
    if (status === 200) acknowledged.push({ id: String(body['reservationId']), email })
    if (acknowledged.length >= 3) cut ??= site.kill()
  })
  await Promise.allSettled(asking)
  await (cut ?? site.kill())
  return acknowledged
}

test(
  'what was answered survives the plug being pulled right after, again and again',
  { timeout: 180_000 },
  async () => {
    let site = await startTestSite({ env: { NOW: winter } })
    const { dataDir } = site
    const dates = (await site.farm<DateRow>('schedule')).filter(({ left }) => left >= 8)
    const acknowledged: Acknowledged[] = []
    try {
      for (let round = 0; round < times; round++) {
        acknowledged.push(...(await bookUntilCut(site, round, dates)))
        site = await startTestSite({ dataDir, env: { NOW: round < times - 1 ? winter : later } })
      }
      expect(acknowledged.length).toBeGreaterThanOrEqual(3 * times)

      const reservations = await site.farm<Acknowledged & { participants: number }>('reservations')
      const kept = new Map(reservations.map((reservation) => [reservation.id, reservation]))
      for (const { id, email } of acknowledged) expect(kept.get(id)).toMatchObject({ email })

      const schedule = await site.farm<DateRow>('schedule')
      expect(schedule.reduce((sum, { taken }) => sum + taken, 0)).toBe(reservations.length)

      const mails = await mailsOnceSent(site, 2 * reservations.length)
      expect(mails).toHaveLength(2 * reservations.length)
      for (const { email, id } of acknowledged) {
        expect(mails.filter(({ to }) => to?.[0]?.address === email)).toHaveLength(1)
        expect(mails.filter(({ text }) => text?.includes(id))).toHaveLength(1)
      }
      const listed = await site.farm<{ state: string }>('mails')
      expect(listed.map(({ state }) => state)).toEqual(listed.map(() => 'sent'))
    } finally {
      await removeData(site)
    }
  },
)

test('a message that was answered survives it too', async () => {
  let site = await startTestSite()
  try {
    const { status } = await callFunction(site.url, 'send-contact-email', contactMessage())
    await site.kill()
    expect(status).toBe(200)
    site = await startTestSite({ dataDir: site.dataDir, env: { NOW: '2025-09-15T10:00:00+02:00' } })
    expect(await site.farm('messages')).toMatchObject([contactMessage()])
    expect(await mailsOnceSent(site, 2)).toHaveLength(2)
  } finally {
    await removeData(site)
  }
})
