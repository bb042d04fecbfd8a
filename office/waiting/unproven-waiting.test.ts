import { beforeEach, expect, it } from 'vitest'
import { hourMs } from '#booking/dates/brussels-time.ts'
import { listWaiting } from '#tests/support/all-of.ts'
import { placeBounds } from '#booking/reservations/unproven.ts'
import { weekdays } from '#language/dates.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { testLetters, textOf } from '#tests/support/letters.ts'
import { lendOne } from '#tests/support/records.ts'
import { callOffSession } from '../dates/call-off-session.ts'
import { offerFreePlaces } from '../dates/give-places-back.ts'
import { inOneChange } from '../office.ts'
import { proveMailbox } from '../reservations/prove-mailbox.ts'
import { acceptOffer, leaveList } from './waiting-list.ts'
import { askForNextDate, confirmWish, lapseWish } from './wishes.ts'

const farm = freshOffice({ planned: { bookedElsewhere: 10 }, office: { placeBounds } })
/** A second full date of ten places. */
let second: string

beforeEach(async () => {
  second = await farm.addEvening('2025-10-01', { bookedElsewhere: 10 })
})

async function join(email: string, sessionId = farm.sessionId) {
  expect(await farm.join(2, { email, sessionId })).toEqual({ kind: 'joined' })
}

const free = (sessionId: string, places: number) =>
  inOneChange(farm.office, async (change) => {
    await change.sessions.freePlaces(sessionId, places)
    await offerFreePlaces(change, sessionId)
  })
const entryOf = async (email: string, sessionId = farm.sessionId) =>
  (await listWaiting(farm.store)).find(
    (entry) => entry.email === email && entry.sessionId === sessionId,
  )!
const stateOf = async (email: string, date?: string) => (await entryOf(email, date)).state

it('a date offers free places to proven mailboxes alone, past earlier parties, once they are proven', async () => {
  await join('made-up@example.org')
  await join('real@example.org')
  await free(farm.sessionId, 2)
  expect(await stateOf('real@example.org')).toBe('waiting')
  await proveMailbox(farm.office, 'real@example.org')
  expect(await stateOf('real@example.org')).toBe('offered')
  await free(farm.sessionId, 2)
  expect(await stateOf('made-up@example.org')).toBe('waiting')
})

it('a mailbox has one open offer, and the next when that one is over', async () => {
  const third = await farm.addEvening('2025-10-02', { bookedElsewhere: 10 })
  await proveMailbox(farm.office, 'real@example.org')
  for (const date of [farm.sessionId, second, third]) {
    await join('real@example.org', date)
    await free(date, 2)
  }
  expect(await stateOf('real@example.org', second)).toBe('waiting')
  await leaveList(farm.office, (await entryOf('real@example.org')).id)
  expect(await stateOf('real@example.org', second)).toBe('offered')
  const { id } = await entryOf('real@example.org', second)
  expect(await stateOf('real@example.org', third)).toBe('waiting')
  expect(await acceptOffer(farm.office, id)).toBeDefined()
  expect(await stateOf('real@example.org', third)).toBe('offered')
})

it('a mailbox whose offer ends with its date gets the next, and has the first again if that is undone', async () => {
  await proveMailbox(farm.office, 'real@example.org')
  const { sessionId } = farm
  for (const date of [sessionId, second]) {
    await join('real@example.org', date)
    await free(date, 2)
  }
  const lists = async () => (await listWaiting(farm.store)).map(({ state }) => state)
  expect(await lists()).toEqual(['offered', 'waiting'])
  await callOffSession(farm.pressing('call-off', { sessions: [sessionId] }), sessionId)
  expect(await lists()).toEqual(['called-off', 'offered'])
  expect(await farm.undo(sessionId)).toEqual({ kind: 'done' })
  expect(await lists()).toEqual(['offered', 'waiting'])
  expect([await farm.taken(sessionId), await farm.taken(second)]).toEqual([10, 8])
})

it('a date keeps ten unproven parties on its list, and the others once they are proven', async () => {
  for (let i = 1; i <= 10; i++) await join(`made-up-${i}@example.org`)
  expect(await stateOf('made-up-10@example.org')).toBe('waiting')
  await join('eleventh@example.org')
  expect(await stateOf('eleventh@example.org')).toBe('unproven')
  await join('eleventh@example.org', second)
  expect(await stateOf('eleventh@example.org', second)).toBe('waiting')
  await proveMailbox(farm.office, 'eleventh@example.org')
  expect(await stateOf('eleventh@example.org')).toBe('waiting')
})

it('a mail to an unproven mailbox asks for proof, and no other mail does', async () => {
  await proveMailbox(farm.office, 'real@example.org')
  for (const email of ['made-up@example.org', 'real@example.org']) await join(email)
  const joined = farm.office.notified.flatMap((news) =>
    news.kind === 'waiting-joined' ? [news.isProven] : [],
  )
  expect(joined).toEqual([false, true])
})

it('a mailbox gets no more offers than it may have places on trust, until a deposit comes', async () => {
  const email = 'real@example.org'
  await proveMailbox(farm.office, email)
  await join(email, second)
  const offered = async (day: '2025-10-02' | '2025-10-03') => {
    const sessionId = await farm.addEvening(day, { bookedElsewhere: 10 })
    expect(await farm.join(10, { email, sessionId })).toEqual({ kind: 'joined' })
    await free(sessionId, 10)
    return (await entryOf(email, sessionId)).id
  }
  const taken = await acceptOffer(farm.office, await offered('2025-10-02'))
  const open = await offered('2025-10-03')
  await free(second, 3)
  const ask = () => farm.ask({ email, preferredDate: 'woensdag 1 oktober 2025 - 18:30-22:00' })
  await expect(ask()).rejects.toThrow('too-many-on-trust')
  expect(await acceptOffer(farm.office, open)).toBeDefined()
  expect(await stateOf(email, second)).toBe('waiting')
  await expect(ask()).rejects.toThrow('too-many-on-trust')
  await farm.receive({ id: taken ?? '', kind: 'deposit' })
  expect(await farm.found(await ask())).toMatchObject({ status: 'requested' })
})

it('a wish has two hours from the moment that a server takes its mail, which names their end', async () => {
  const office = { ...farm.office, lettersOf: () => testLetters() }
  const asked = { workshop: 'sourdough', participants: 2, languages: ['nl'], weekdays } as const
  const lise = { ...asked, name: 'Lise', email: 'lise@example.org' }
  await askForNextDate(office, lise, { language: 'nl' })
  const { now } = farm.office.clock
  farm.pass(2 * hourMs)
  const [{ id } = { id: '' }] = await farm.store.wishes.listOver(now())
  await lapseWish(office, id)
  farm.pass(hourMs)
  const mail = await lendOne(farm.store.outbox, now())
  expect(textOf(mail)).toContain('13 uur')
  await farm.store.outbox.markSent(mail.id, now())
  farm.pass(hourMs)
  await lapseWish(office, id)
  farm.pass(hourMs - 1)
  await confirmWish(office, id)
  expect(await farm.store.wishes.list()).toMatchObject([{ id }])
})
