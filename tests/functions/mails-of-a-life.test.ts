import PostalMime, { type Email } from 'postal-mime'
import { afterAll, expect, test } from 'vitest'
import { waitUntil } from '#tests/support/mails.ts'
import { callFunction, reservationRequest } from '#tests/support/requests.ts'
import { linksOf } from '#tests/support/site-links.ts'
import { removeData, startTestSite, type TestSite } from '#tests/support/test-site.ts'

type Mail = { readonly kind: string; readonly to: string }

let site: TestSite
afterAll(async () => {
  await site.stop()
  await removeData(site)
})

/** The site goes on at another moment, as it would have come of itself. */
async function goOnAt(now: string): Promise<void> {
  await site.stop()
  site = await startTestSite({ dataDir: site.dataDir, env: { NOW: now, RATE_LIMIT: 'off' } })
}

const kindsTo = async (address: string) =>
  (await site.farm<Mail>('mails')).filter(({ to }) => to === address).map(({ kind }) => kind)
const press = (url: string) => fetch(url, { method: 'POST', redirect: 'manual' })

async function mailAbout(subject: RegExp): Promise<Email> {
  let found: Email | undefined
  await waitUntil(async () => {
    const mails = await Promise.all((await site.mailFiles()).map((file) => PostalMime.parse(file)))
    found = mails.find((mail) => subject.test(mail.subject ?? ''))
    return found !== undefined
  })
  return found!
}

test('a booking brings each mail on its day, once, and each link in it opens', async () => {
  site = await startTestSite({ env: { RATE_LIMIT: 'off' } })
  const link = await linksOf(site)
  const email = 'life@example.org'
  const request = reservationRequest({
    workshopType: 'drinks',
    preferredDate: 'Thursday 18 December 2025 - 18:30-22:00',
    participants: '2',
    language: 'en',
    email,
  })
  const { body } = await callFunction(site.url, 'submit-reservation', request)
  const id = String(body['reservationId'])
  await press(link.owner('confirm', id))
  const told = ['reservation-guest', 'confirmed-guest']
  expect((await kindsTo(email)).toSorted()).toEqual(told.toSorted())

  await goOnAt('2025-10-20T10:00:00+02:00')
  await mailAbout(/^Your deposit: /)
  told.push('deposit-reminder-guest')
  expect((await kindsTo(email)).toSorted()).toEqual(told.toSorted())
  const overdue = await mailAbout(/^Voorschot niet gezien/)

  // The owner's links hold thirty days: the one in the mail is younger than the booking.
  const [received = ''] = /\/l\/[a-z2-7]+/.exec(overdue.text ?? '') ?? []
  expect((await press(site.url + received)).status).toBe(303)
  await goOnAt('2025-12-08T10:00:00+01:00')
  const asked = await mailAbout(/^The balance: /)
  expect(asked.text).toMatch(/\+{3}\d{3}\/\d{4}\/\d{5}\+{3}/)
  expect(asked.attachments.map(({ mimeType }) => mimeType)).toEqual(['image/png'])

  await goOnAt('2025-12-15T10:00:00+01:00')
  const practical = await mailAbout(/^See you soon: /)
  await mailAbout(/^Klaarzetten: .+ 18 december 2025/)
  told.push('secured-guest', 'balance-request-guest', 'practical-guest')
  expect((await kindsTo(email)).toSorted()).toEqual(told.toSorted())
  const paths = [...(practical.text ?? '').matchAll(/\/l\/[a-z2-7]+/g)].map(([path]) => path)
  expect(paths).toHaveLength(4)
  for (const path of paths) {
    const page = await fetch(site.url + path)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<html lang="en')
  }
})
