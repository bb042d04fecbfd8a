import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { wordsIn } from '#content/words/words.ts'
import { languages } from '#language/languages.ts'
import { openSqlite } from '#server/store/sqlite/database.ts'
import type { Tables } from '#server/store/tables.ts'
import { dateOn } from '#tests/support/dates.ts'
import { callFunction, reservationRequest } from '#tests/support/requests.ts'
import { removeData, startTestSite } from '#tests/support/test-site.ts'

type Party = { readonly number: number; readonly size: number }
type Answer = Party & { readonly status: number; readonly body: Record<string, unknown> }

const day = '2025-12-18'
const preferredDate = 'donderdag 18 december 2025 - 18:30-22:00'
const languageOf = (party: Party) => languages[party.number % 3] ?? 'nl'

/** A hundred people who all ask before any of them has an answer. */
function attack(sizeOf: (number: number) => number, ask: (party: Party) => Promise<Answer>) {
  const parties = Array.from({ length: 100 }, (_, number) => ({ number, size: sizeOf(number) }))
  return Promise.all(parties.map(ask))
}

function askAt(...urls: string[]) {
  return async (party: Party): Promise<Answer> => {
    const url = urls[party.number % urls.length] ?? ''
    const { status, body } = await callFunction(
      url,
      'submit-reservation',
      reservationRequest({
        preferredDate,
        participants: String(party.size),
        email: `guest-${party.number}@example.org`,
        language: languageOf(party),
      }),
    )
    return { ...party, status, body }
  }
}

const given = (answers: readonly Answer[]) =>
  answers.filter(({ status }) => status === 200).reduce((sum, { size }) => sum + size, 0)

function expectClearRefusal(answer: Answer) {
  const { fullyBooked, notEnoughPlaces } = wordsIn(languageOf(answer)).errors.booking
  const { code, message } = answer.body['error'] as { code: string; message: string }
  expect(answer.status).toBe(409)
  if (code === 'fully-booked') return expect(message).toBe(fullyBooked)
  expect(code).toBe('not-enough-places')
  const left = Number(/\d+/.exec(message)?.[0])
  const sentence = left === 1 ? notEnoughPlaces.one : notEnoughPlaces.other
  expect(message).toBe(sentence.replace('{n}', String(left)))
  expect(left).toBeLessThan(answer.size)
}

test('of a hundred people who want the last ten places at once, ten get one', async () => {
  const site = await startTestSite()
  try {
    expect(await dateOn(site, day)).toMatchObject({ left: 10 })
    const answers = await attack(() => 1, askAt(site.url))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    for (const answer of answers.filter(({ status }) => status !== 200)) expectClearRefusal(answer)

    expect(await dateOn(site, day)).toMatchObject({ taken: 10, left: 0, state: 'full' })
    const reservations = await site.farm<{ id: string }>('reservations')
    const promised = answers.flatMap(({ body }) => body['reservationId'] ?? [])
    expect(reservations.map(({ id }) => id).toSorted()).toEqual(promised.toSorted())
    expect(await site.farm('mails')).toHaveLength(20)
  } finally {
    await removeData(site)
  }
})

test('parties of every size, asked of two processes: never too many, and nobody refused who fitted', async () => {
  const first = await startTestSite()
  const second = await startTestSite({ dataDir: first.dataDir })
  try {
    const answers = await attack((number) => 2 + (number % 4), askAt(first.url, second.url))
    const refused = answers.filter(({ status }) => status !== 200)
    for (const answer of refused) expectClearRefusal(answer)
    const { taken, left } = await dateOn(first, day)
    expect(given(answers)).toBe(taken)
    expect(taken).toBeLessThanOrEqual(10)
    expect(Math.min(...refused.map(({ size }) => size))).toBeGreaterThan(left)
    const reservations = await first.farm<{ participants: number }>('reservations')
    expect(reservations.reduce((sum, { participants }) => sum + participants, 0)).toBe(taken)
  } finally {
    await second.stop()
    await removeData(first)
  }
})

/** The obvious way to do it: look whether there is room, then write it down. */
function naiveOffice(db: Kysely<Tables>, sessionId: string) {
  return async (party: Party): Promise<Answer> => {
    const session = db.selectFrom('session').where('id', '=', sessionId)
    const { taken, capacity } = await session.selectAll().executeTakeFirstOrThrow()
    if (taken + party.size > capacity) return { ...party, status: 409, body: {} }
    // Anything a real office does in between: reading a price, writing a letter.
    await setImmediate()
    const changed = { taken: taken + party.size }
    await db.updateTable('session').set(changed).where('id', '=', sessionId).execute()
    return { ...party, status: 200, body: {} }
  }
}

test('the same attack gets more places out of an office that reads first and writes then', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hof-ter-gist-'))
  const site = await startTestSite({ dataDir: folder })
  const { id } = await dateOn(site, day)
  await site.stop()
  const { dialect } = openSqlite(join(folder, 'hof-ter-gist.sqlite'))
  const db = new Kysely<Tables>({ dialect })
  try {
    const answers = await attack(() => 1, naiveOffice(db, id))
    expect(given(answers)).toBeGreaterThan(10)
  } finally {
    await db.destroy()
    await rm(folder, { recursive: true, force: true })
  }
})
