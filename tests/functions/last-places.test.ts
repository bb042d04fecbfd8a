import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { wordsIn } from '#content/words/words.ts'
import { languages } from '#language/languages.ts'
import type { Tables } from '#server/store/tables.ts'
import { dateOn } from '#tests/support/dates.ts'
import { waitUntil } from '#tests/support/mails.ts'
import { callFunction, reservationRequest } from '#tests/support/requests.ts'
import { startSites } from '#tests/support/sites.ts'
import { databases, postgres, sqlite } from '#tests/support/stores.ts'

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

test.each([
  { ...sqlite, processes: 1 },
  { ...postgres, processes: 2 },
])(
  '$name, $processes at work: of a hundred people who want the last ten places at once, ten get one',
  async (on) => {
    await using farm = await startSites(on, on.processes)
    const { sites } = farm
    const [site] = sites
    expect(await dateOn(site, day)).toMatchObject({ left: 10 })
    const answers = await attack(() => 1, askAt(...sites.map(({ url }) => url)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    const refused = answers.filter(({ status }) => status !== 200)
    for (const answer of refused) expectClearRefusal(answer)

    expect(await dateOn(site, day)).toMatchObject({ taken: 10, left: 0, state: 'full' })
    const reservations = await site.farm<{ id: string }>('reservations')
    const promised = answers.flatMap(({ body }) => body['reservationId'] ?? [])
    expect(reservations.map(({ id }) => id).toSorted()).toEqual(promised.toSorted())
    expect(await site.farm('mails')).toHaveLength(20)

    const mails = async () => (await Promise.all(sites.map((one) => one.mailFiles()))).flat()
    await waitUntil(async () => (await mails()).length >= 20)
    expect(await mails()).toHaveLength(20)
    for (const { number } of answers.filter(({ status }) => status === 200)) {
      const toGuest = new RegExp(`^To: guest-${number}@`, 'm')
      expect((await mails()).filter((mail) => toGuest.test(mail))).toHaveLength(1)
    }
  },
)

const parties =
  '$name, two at work: parties of every size: never too many, none refused that fitted'
test.each(databases)(parties, async (on) => {
  await using farm = await startSites(on, 2)
  const { sites } = farm
  const answers = await attack((number) => 2 + (number % 4), askAt(...sites.map(({ url }) => url)))
  const refused = answers.filter(({ status }) => status !== 200)
  for (const answer of refused) expectClearRefusal(answer)
  const { taken, left } = await dateOn(sites[0], day)
  expect(given(answers)).toBe(taken)
  expect(taken).toBeLessThanOrEqual(10)
  expect(Math.min(...refused.map(({ size }) => size))).toBeGreaterThan(left)
  const reservations = await sites[0].farm<{ participants: number }>('reservations')
  expect(reservations.reduce((sum, { participants }) => sum + participants, 0)).toBe(taken)
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

const naive =
  '$name: the same attack gets more places out of an office that reads first and writes then'
test.each(databases)(naive, async (on) => {
  await using farm = await startSites(on, 1)
  const { id } = await dateOn(farm.sites[0], day)
  const answers = await attack(() => 1, naiveOffice(farm.place.tables(), id))
  expect(given(answers)).toBeGreaterThan(10)
})
