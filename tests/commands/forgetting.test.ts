import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerLine } from '#server/command-line/command-line.ts'
import { mailsOnceSent, waitUntil } from '#tests/support/sent-mails.ts'
import { callFunction, contactMessage, reservationRequest } from '#tests/support/requests.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { autumn, startTestSite, type TestSite } from '#tests/support/test-site.ts'
import { tracesIn } from '#tests/support/traces.ts'

/** Words that stand nowhere but in what this one person sent. */
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

async function leaveTraces(site: TestSite) {
  const key = { 'idempotency-key': 'one-click' }
  const own = reservationRequest(person)
  await callFunction(site.url, 'submit-reservation', own, key)
  await callFunction(site.url, 'send-contact-email', message)
  await callFunction(site.url, 'submit-reservation', reservationRequest())
  await mailsOnceSent(site, 6)
}

let site: TestSite
beforeAll(async () => {
  site = await startTestSite({ env: { LOG_LEVEL: 'debug' } })
  await leaveTraces(site)
  await fetch(`${site.url}/nl/reservering-succes?id=${marks[0]}`)
})
afterAll(() => site[Symbol.asyncDispose]())

const farmOn = (now: string, ...words: string[]) =>
  answerLine(words, { NOW: now, DATA_DIR: site.dataDir })

test('everything kept about one person is printed, and nothing about anybody else', async () => {
  const { code, out } = await farmOn(autumn, 'export', person.email.toUpperCase())
  expect(code).toBe(0)
  const kept = JSON.parse(out)
  const { participantName: name, email, specialRequirements } = person
  expect(kept.reservation).toMatchObject([
    { name, email, special_requirements: specialRequirements },
  ])
  expect(kept.payment).toHaveLength(2)
  expect(kept.event).toMatchObject([{ what: 'requested' }])
  expect(kept.kept_answer).toMatchObject([{ key: 'one-click' }])
  expect(kept.message).toMatchObject([message])
  expect(kept.mail.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
    'contact-guest',
    'contact-owner',
    'reservation-guest',
    'reservation-owner',
  ])
  expect(JSON.stringify(kept.mail)).toContain('hondenmand')
  expect(out).not.toContain(reservationRequest().email)

  const nobody = JSON.parse((await farmOn(autumn, 'export', 'nobody@example.org')).out)
  const lists = Object.values(nobody).filter((value) => Array.isArray(value))
  expect(lists.flat()).toEqual([])
})

test('the log says what happened, and nothing that a visitor sent or who they are', () => {
  for (const event of ['request', 'mail-sent', 'schedule-kept']) {
    expect(site.output()).toContain(`"event":"${event}"`)
  }
  expect(site.output()).not.toContain('127.0.0.1"')
  for (const mark of marks) expect(site.output().toLowerCase()).not.toContain(mark)
})

test('a person is erased from every file after the day, while the site runs', async () => {
  expect((await tracesIn(site.dataDir, ...marks)).length).toBeGreaterThan(0)
  const { code, out, err } = await farmOn(
    '2025-10-02T09:00:00+02:00',
    'erase',
    person.email.toLowerCase(),
    '--json',
  )
  expect({ code, err }).toMatchObject({ code: 0, err: expect.stringContaining('Backups') })
  expect(JSON.parse(out)).toMatchObject([
    { what: 'booking', outcome: 'erased', workshopOn: '2025-09-30' },
    { what: 'message', count: 1 },
    { what: 'mail', count: 4 },
  ])
  expect(await tracesIn(site.dataDir, ...marks)).toEqual([])
  const others = await site.farm<{ email: string }>('reservations')
  expect(others).toMatchObject([{ email: reservationRequest().email }])
  expect(await site.mailFiles()).toHaveLength(2)
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
})

test('a guest is named by the reference of the booking too, and an unknown one is refused', async () => {
  const [booked] = await site.farm<{ reference: string; email: string }>('reservations')
  const { out } = await farmOn(autumn, 'export', booked!.reference)
  expect(JSON.parse(out)).toMatchObject({ email: booked!.email, reservation: [{}] })
  for (const verb of ['export', 'erase']) {
    expect(await farmOn(autumn, verb, 'ABCDEF01')).toMatchObject({ code: 2, out: '' })
  }
})

test('an erasure without an address, or with one that nobody has, erases nothing', async () => {
  expect((await farmOn(autumn, 'erase')).code).toBe(2)
  const { code, out, err } = await farmOn(autumn, 'erase', 'nobody@example.org')
  expect({ code, out: out.trim(), err }).toEqual({ code: 0, out: '(nothing)', err: '' })
})

test('a site that starts after seven years holds no trace of a request, in any file', async () => {
  const first = await startTestSite()
  await leaveTraces(first)
  await first.stop()
  expect((await tracesIn(first.dataDir, ...marks)).length).toBeGreaterThan(0)
  await using later = await startTestSite({
    dataDir: first.dataDir,
    env: { NOW: '2033-01-01T00:00:00+01:00' },
  })
  await waitUntil(async () => (await tracesIn(first.dataDir, ...marks)).length === 0)
  expect(await later.farm('reservations')).toEqual([])
  expect(await later.mailFiles()).toEqual([])
  await expect.poll(() => later.output()).toContain('"event":"forgotten"')
})

describe('a backup from before an erasure', () => {
  const dayAfter = '2025-10-02T09:00:00+02:00'
  let folder: string
  let before: string
  let since: string
  let keyFile: string

  const farmIn = (now: string, dataDir: string, ...words: string[]) =>
    answerLine(words, { NOW: now, DATA_DIR: dataDir, BACKUP_KEY_FILE: keyFile })

  beforeAll(async () => {
    const { path, remove } = await temporaryFolder()
    folder = path
    before = join(folder, 'before.backup')
    since = join(folder, 'since.backup')
    keyFile = join(folder, 'key')
    await using other = await startTestSite()
    await leaveTraces(other)
    await farmIn(autumn, other.dataDir, 'backup', before)
    await farmIn(dayAfter, other.dataDir, 'erase', person.email)
    await farmIn(dayAfter, other.dataDir, 'backup', since)
    return remove
  })

  test('brings nobody back who was erased since, given a later one, and says whom it may bring back', async () => {
    const forgetful = join(folder, 'forgetful')
    const plainly = await farmIn(dayAfter, forgetful, 'restore', before)
    expect(plainly.err).toMatch(/Whoever was erased after 2025-09-15T09:00\S+ is back/)
    expect((await tracesIn(forgetful, ...marks)).length).toBeGreaterThan(0)

    const dataDir = join(folder, 'restored')
    const { code, out, err } = await farmIn(
      dayAfter,
      dataDir,
      'restore',
      before,
      '--erasures',
      since,
      '--json',
    )
    expect(code).toBe(0)
    expect(err).toMatch(/Whoever was erased after 2025-10-02T09:00\S+ is back/)
    expect(JSON.parse(out)).toMatchObject([{ reservations: 2, erasedAgain: 2 }])
    expect(await tracesIn(dataDir, ...marks)).toEqual([])
    const left = await farmIn(dayAfter, dataDir, 'reservations', '--json')
    expect(JSON.parse(left.out)).toMatchObject([{ email: reservationRequest().email }])

    // A backup made after the erasure holds it as well.
    const next = join(folder, 'next.backup')
    await farmIn(dayAfter, dataDir, 'backup', next)
    const again = join(folder, 'again')
    await farmIn(dayAfter, again, 'restore', before, '--erasures', next)
    expect(await tracesIn(again, ...marks)).toEqual([])
  })

  test('a list that is no later than the backup is refused, and nothing is put back', async () => {
    const dataDir = join(folder, 'earlier')
    const { code, err } = await farmIn(dayAfter, dataDir, 'restore', since, '--erasures', before)
    expect(code).toBe(1)
    expect(err).toContain('give a later one')
    expect(await farmIn(dayAfter, dataDir, 'restore', since)).toMatchObject({ code: 0 })
  })

  test('a backup that is older than promised is put back only when asked to in so many words', async () => {
    const onTheDay = '2025-10-15T08:30:00+02:00'
    const tooLate = '2025-10-15T09:30:00+02:00'
    const dataDir = join(folder, 'old')
    const refused = await farmIn(tooLate, dataDir, 'restore', before)
    expect(refused).toMatchObject({ code: 1, out: '' })
    expect(refused.err).toContain('--older-than-promised')
    const restored = await farmIn(tooLate, dataDir, 'restore', before, '--older-than-promised')
    expect(restored.code).toBe(0)
    expect((await farmIn(onTheDay, join(folder, 'due'), 'restore', before)).code).toBe(0)
  })
})
