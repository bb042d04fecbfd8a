import { expect, it } from 'vitest'
import { business } from '#content/business.ts'
import { languages } from '#tests/support/first-languages.ts'
import { createReadyCheck } from './documents.ts'
import { securityFile } from './site-files.ts'

it('the finder of a weakness reads whom to tell, on every day for less than a year to come (RFC 9116)', () => {
  const site = 'https://farm.example'
  for (const now of ['2025-09-15T09:00:00Z', '2031-12-31T23:59:59Z']) {
    const lines = securityFile({
      email: business.email,
      spoken: languages,
      siteUrl: site,
      now: new Date(now),
    })
      .trimEnd()
      .split('\n')
    const fields = Object.fromEntries(lines.map((line) => line.split(': ')))
    expect(fields).toEqual({
      Contact: `mailto:${business.email}`,
      Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      'Preferred-Languages': 'nl, fr, en',
      Canonical: `${site}/.well-known/security.txt`,
    })
    const days = (Date.parse(fields['Expires'] ?? '') - Date.parse(now)) / 86_400_000
    expect(days).toBeGreaterThan(180)
    expect(days).toBeLessThan(365)
  }
})

it('questions of one second share an answer, good or bad, and the next second has a new one', async () => {
  let now = 0
  let looks = 0
  const check = async () => {
    looks += 1
    if (looks === 1) throw new Error('The disk is full')
  }
  const ready = createReadyCheck(check, () => now)
  const together = await Promise.allSettled([ready(), ready(), ready()])
  expect(together.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  now = 999
  await expect(ready()).rejects.toThrow()
  now = 1_000
  await ready()
  expect(looks).toBe(2)
})
