import { expect, test } from 'vitest'
import { wordsIn } from '#tests/support/first-words.ts'
import { languages } from '#tests/support/first-languages.ts'
import { sharedFarm } from '../support/shared-farm.ts'
import { press } from '../support/forms.ts'
import { mailsAbout } from '../support/sent-mails.ts'

const farm = sharedFarm()

test.each(languages)('the guest reads why, in %s, and when there is room', async (language) => {
  const email = `no-${language}@example.org`
  const id = await farm.book({ on: '2025-12-18', language, email })
  const own = 'Bel ons gerust <b>even</b>.'
  await press(farm.link.owner('decline', id), { reason: 'in-doubt', words: own })
  const words = wordsIn(language).bookingMails.declined
  const [begin = ''] = words.subject.split('{')
  const mails = await mailsAbout(farm.site, new RegExp(`^${begin}`), 1)
  const mail = mails.find(({ to }) => to?.[0]?.address === email)
  const text = mail?.text?.replaceAll(/\s+/g, ' ')
  expect(text).toContain(words.reasons['in-doubt'])
  expect(text).toContain(own)
  expect(text).toContain(words.withRoom.replaceAll(/\s/g, ' '))
  expect(text).toMatch(/28 \p{L}+ 2025/u)
  expect(mail?.html).not.toContain('<b>even')
})

test('the mail says no more than no where there is no reason, or one that is not ours', async () => {
  const email = 'no-reason@example.org'
  const id = await farm.book({ on: '2025-12-18', email })
  await press(farm.link.owner('decline', id), { reason: 'toString' })
  expect(await farm.statusOf(id)).toBe('declined')
  const { subject, reasons } = wordsIn('nl').bookingMails.declined
  const mails = await mailsAbout(farm.site, new RegExp(`^${subject.split('{')[0]}`), 2)
  const text = mails.find(({ to }) => to?.[0]?.address === email)?.text?.replaceAll(/\s+/g, ' ')
  expect(text).toBeTruthy()
  for (const reason of Object.values(reasons)) {
    expect(text).not.toContain(reason)
  }
})
