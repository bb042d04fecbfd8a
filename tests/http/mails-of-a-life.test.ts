import { expect, test } from 'vitest'
import { makeKnown } from '../support/desk-device.ts'
import { Farm } from '../support/shared-farm.ts'
import { press } from '../support/forms.ts'
import { mailsAbout } from '../support/sent-mails.ts'
import type { TestSite } from '../support/test-site.ts'

const email = 'life@example.org'

/** The kinds of mail that the guest was sent so far. */
async function kindsAt(site: TestSite): Promise<readonly string[]> {
  const mails = await site.farm<{ kind: string; to: string }>('mails')
  return mails
    .filter(({ to }) => to === email)
    .map(({ kind }) => kind)
    .toSorted()
}

const mailAbout = async (site: TestSite, subject: RegExp) => (await mailsAbout(site, subject))[0]!

test('a booking brings each mail on its day, once, and each link in it opens', async () => {
  await using farm = await new Farm().open()
  const party = { on: '2025-12-18', participants: '2', language: 'en', email }
  await farm.answer(await farm.book(party), 'confirm')
  const told = ['confirmed-guest', 'reservation-guest']
  expect(await kindsAt(farm.site)).toEqual(told)

  await using october = await farm.site.restart({ NOW: '2025-10-20T10:00:00+02:00' })
  await mailAbout(october, /^Your deposit: /)
  told.push('deposit-reminder-guest')
  expect(await kindsAt(october)).toEqual(told.toSorted())
  const overdue = await mailAbout(october, /^Voorschot niet gezien/)
  await makeKnown(october)
  const [received = ''] = /\/desk\/doen\/[\w/-]+/.exec(overdue.text ?? '') ?? []
  expect((await press(october.url + received)).status).toBe(303)

  await using december = await october.restart({ NOW: '2025-12-08T10:00:00+01:00' })
  const asked = await mailAbout(december, /^The balance: /)
  expect(asked.text).toMatch(/\+{3}\d{3}\/\d{4}\/\d{5}\+{3}/)
  const names = asked.attachments.map(({ contentId }) => contentId)
  expect(names).toEqual(['<land@letter>', '<jar@booking>', expect.stringMatching(/@qr>$/)])

  await using soon = await december.restart({ NOW: '2025-12-15T10:00:00+01:00' })
  const practical = await mailAbout(soon, /^Coming up, and still to pay: /)
  await mailAbout(soon, /^Klaarzetten: .+ 18 december 2025/)
  told.push('secured-guest', 'balance-request-guest', 'practical-guest')
  expect(await kindsAt(soon)).toEqual(told.toSorted())
  const paths = [...(practical.text ?? '').matchAll(/\/l\/[a-z2-7]+/g)].map(([path]) => path)
  expect(paths).toHaveLength(5)
  for (const path of paths) {
    const page = await fetch(soon.url + path)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<html lang="en')
  }
})
