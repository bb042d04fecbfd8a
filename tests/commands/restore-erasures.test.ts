import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runProgram } from '#tests/support/command.ts'
import { mailsOnceSent } from '#tests/support/sent-mails.ts'
import { callFunction, contactMessage, reservationRequest } from '#tests/support/requests.ts'
import { autumn, removeData, startTestSite, type TestSite } from '#tests/support/test-site.ts'
import { tracesIn } from '#tests/support/traces.ts'

const marks = ['wendelmoet', 'qvistgaard', 'walnotenolie', 'hondenmand']
const person = {
  participantName: 'Wendelmoet Qvistgaard',
  email: 'Wendelmoet.Qvistgaard@example.org',
  specialRequirements: 'Geen walnotenolie, graag',
}
const message = contactMessage({
  name: person.participantName,
  email: person.email,
  message: 'Mag de hondenmand mee?',
})
const dayAfter = '2025-10-02T09:00:00+02:00'

let folder: string
let before: string
let since: string
let site: TestSite

const farmOn = (now: string, dataDir: string, ...words: string[]) =>
  runProgram('farm', words, {
    NOW: now,
    DATA_DIR: dataDir,
    BACKUP_KEY_FILE: join(site.dataDir, 'backup-key'),
  })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hof-ter-gist-erasures-'))
  before = join(folder, 'before.backup')
  since = join(folder, 'since.backup')
  site = await startTestSite()
  await callFunction(site.url, 'submit-reservation', reservationRequest(person))
  await callFunction(site.url, 'send-contact-email', message)
  await callFunction(site.url, 'submit-reservation', reservationRequest())
  await mailsOnceSent(site, 6)
  await farmOn(autumn, site.dataDir, 'backup', before)
  await farmOn(dayAfter, site.dataDir, 'erase', person.email)
  await farmOn(dayAfter, site.dataDir, 'backup', since)
})
afterAll(async () => {
  await removeData(site)
  await rm(folder, { recursive: true, force: true })
})

test('an earlier backup brings nobody back who was erased since, given a later one', async () => {
  const forgetful = join(folder, 'forgetful')
  await farmOn(dayAfter, forgetful, 'restore', before)
  expect((await tracesIn(forgetful, ...marks)).length).toBeGreaterThan(0)

  const dataDir = join(folder, 'restored')
  const { code, out } = await farmOn(
    dayAfter,
    dataDir,
    'restore',
    before,
    '--erasures',
    since,
    '--json',
  )
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject([{ reservations: 2, erasedAgain: 2 }])
  expect(await tracesIn(dataDir, ...marks)).toEqual([])
  const left = await farmOn(dayAfter, dataDir, 'reservations', '--json')
  expect(JSON.parse(left.out)).toMatchObject([{ email: reservationRequest().email }])

  // A backup made after the erasure holds it as well.
  const next = join(folder, 'next.backup')
  await farmOn(dayAfter, dataDir, 'backup', next)
  const again = join(folder, 'again')
  await farmOn(dayAfter, again, 'restore', before, '--erasures', next)
  expect(await tracesIn(again, ...marks)).toEqual([])
})

test('a list that is no later than the backup is refused, and nothing is put back', async () => {
  const dataDir = join(folder, 'earlier')
  const { code, err } = await farmOn(dayAfter, dataDir, 'restore', since, '--erasures', before)
  expect(code).toBe(1)
  expect(err).toContain('give a later one')
  expect(await farmOn(dayAfter, dataDir, 'restore', since)).toMatchObject({ code: 0 })
})

test('a backup that is older than promised is put back only when asked to in so many words', async () => {
  const [onTheDay, tooLate] = ['2025-10-15T08:30:00+02:00', '2025-10-15T09:30:00+02:00']
  const dataDir = join(folder, 'old')
  const refused = await farmOn(tooLate, dataDir, 'restore', before)
  expect(refused).toMatchObject({ code: 1, out: '' })
  expect(refused.err).toContain('--older-than-promised')
  const asked = await farmOn(tooLate, dataDir, 'restore', before, '--older-than-promised')
  expect(asked.code).toBe(0)
  expect((await farmOn(onTheDay, join(folder, 'due'), 'restore', before)).code).toBe(0)
})
