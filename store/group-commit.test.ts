import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { addSession, lendOne, queuedMail, start } from '#tests/support/records.ts'
import { databases, type FreshStore, postgres, sqlite } from '#tests/support/stores.ts'
import type { NewMessage } from './mail/messages.ts'

const file = 'hof-ter-gist.sqlite'

function message(subject: string): NewMessage {
  const from = { name: 'Bram', email: 'bram@example.org', language: 'nl' } as const
  return { id: randomUUID(), ...from, subject, message: 'Vraag', createdAt: start }
}

function send({ store }: FreshStore, subject: string): Promise<void> {
  return store.change((changes) => changes.messages.add(message(subject)))
}

async function subjectsIn({ store }: FreshStore): Promise<readonly string[]> {
  return (await store.messages.list()).map(({ subject }) => subject).toSorted()
}

function reasons(outcomes: readonly PromiseSettledResult<unknown>[]) {
  return outcomes.map((one) => (one.status === 'rejected' ? String(one.reason) : 'done'))
}

describe.each(databases)('$name: changes that come at once', ({ name, openFreshStore }) => {
  it('run in their order, each on the writes of those before it', async () => {
    await using fresh = await openFreshStore()
    const id = await addSession(fresh.store)
    const takeOne = () => fresh.store.change((changes) => changes.sessions.takePlaces(id, 1))
    const sessions = await Promise.all(Array.from({ length: 12 }, takeOne))
    const places = sessions.map((session) => session?.taken)
    expect(places).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, undefined, undefined])
  })

  it('lose nothing to one among them that throws, which leaves nothing of its own', async () => {
    await using fresh = await openFreshStore()
    const first = send(fresh, 'before')
    const thrown = fresh.store.change(async (changes) => {
      await changes.messages.add(message('mine'))
      throw new Error('power cut')
    })
    const twice = message('twice')
    const refused = fresh.store.change(async (changes) => {
      await changes.messages.add(twice)
      await changes.messages.add(twice)
    })
    const outcomes = [first, thrown, refused, send(fresh, 'behind')]
    const [before, ...others] = reasons(await Promise.allSettled(outcomes))
    expect([before, others.at(-1)]).toEqual(['done', 'done'])
    expect(others[0]).toBe('Error: power cut')
    expect(others[1]).toMatch(/unique/i)
    expect(await subjectsIn(fresh)).toEqual(['before', 'behind'])
  })

  it('lose nothing to the first of them when that throws', async () => {
    await using fresh = await openFreshStore()
    const thrown = fresh.store.change(async (changes) => {
      await changes.messages.add(message('mine'))
      throw new Error('power cut')
    })
    const outcomes = await Promise.allSettled([thrown, send(fresh, 'a'), send(fresh, 'b')])
    expect(reasons(outcomes)).toEqual(['Error: power cut', 'done', 'done'])
    expect(await subjectsIn(fresh)).toEqual(['a', 'b'])
  })

  it('fail together when their commit does, and the next ones go through', async () => {
    await using fresh = await openFreshStore()
    const tables = fresh.tables()
    if (name === 'SQLite') await sql`pragma foreign_keys = off`.execute(tables)
    // The row breaks this rule, which is checked at the commit.
    await sql`
      alter table message add column parent text default 'nobody'
      references session (id) deferrable initially deferred`.execute(tables)
    const fine = fresh.store.change((changes) => changes.mailboxes.saveProven('mailbox', start))
    const outcomes = await Promise.allSettled([fine, send(fresh, 'a'), send(fresh, 'b')])
    for (const reason of reasons(outcomes)) expect(reason).toMatch(/foreign key/i)
    expect(await subjectsIn(fresh)).toEqual([])
    await addSession(fresh.store)
    expect(await fresh.store.sessions.list()).toHaveLength(1)
  })

  it('are told so when they find the store closed', async () => {
    await using fresh = await openFreshStore()
    await fresh.store.close()
    const outcomes = await Promise.allSettled([send(fresh, 'a'), send(fresh, 'b')])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })
})

/** Three changes one at a time, and then many more at once than share a commit. */
async function sendAloneAndTogether(fresh: FreshStore) {
  for (const subject of ['1', '2', '3']) await send(fresh, subject)
  await Promise.all(Array.from({ length: 120 }, (_, i) => send(fresh, `many ${i}`)))
}

it('SQLite: fifty changes share one wait for the disk; a single change has its own', async () => {
  await using fresh = await sqlite.openFreshStore()
  await sendAloneAndTogether(fresh)
  expect(await commitsIn(fresh)).toBe(3 + 3)
  expect(await subjectsIn(fresh)).toHaveLength(123)
})

it('SQLite: changes whose requests are read in the same turn of the event loop share one too', async () => {
  await using fresh = await sqlite.openFreshStore()
  const read = ['a', 'b', 'c'].map(async (subject) => {
    await setImmediate()
    await send(fresh, subject)
  })
  await Promise.all(read)
  expect(await commitsIn(fresh)).toBe(1)
})

it('SQLite: the changes of the outbox share one too', async () => {
  await using fresh = await sqlite.openFreshStore()
  const { store } = fresh
  const gone = queuedMail()
  const waiting = queuedMail()
  await store.change(async (changes) => {
    for (const mail of [gone, waiting]) await changes.mails.queue([mail])
  })
  const sent = store.outbox.markSent(gone.id, start)
  await Promise.all([send(fresh, 'a'), sent, lendOne(store.outbox, start)])
  expect(await commitsIn(fresh)).toBe(2)
})

it('PostgreSQL: they share a commit there too', async () => {
  await using fresh = await postgres.openFreshStore()
  const tables = fresh.tables()
  await sql`alter table message add column txid bigint default txid_current()`.execute(tables)
  await sendAloneAndTogether(fresh)
  const { rows } = await sql`select count(*) as n from message group by txid`.execute(tables)
  expect(rows.map((row) => Object(row).n).toSorted((a, b) => a - b)).toEqual([1, 1, 1, 20, 50, 50])
})

it('SQLite: a change that was answered is committed as a whole, whichever connection looks', async () => {
  await using fresh = await sqlite.openFreshStore()
  using beside = new DatabaseSync(join(fresh.dataDir, file))
  const count = beside.prepare('select count(*) as n from message')
  const seen = ['a', 'b', 'c'].map((one) => send(fresh, one).then(() => count.get()?.['n']))
  expect(await Promise.all(seen)).toEqual([3, 3, 3])
})

it('SQLite: what ends the transaction, as a full disk does, fails those it ended and none after them', async () => {
  await using fresh = await sqlite.openFreshStore()
  await sql`
    create trigger last_straw before insert on message when new.subject = 'straw'
    begin select raise(rollback, 'no room'); end`.execute(fresh.tables())
  const subjects = ['before', 'straw', 'behind']
  const outcomes = await Promise.allSettled(subjects.map((subject) => send(fresh, subject)))
  const [before, straw, behind] = reasons(outcomes)
  expect([before, straw]).toEqual([expect.stringMatching('no room'), before])
  expect(behind).toBe('done')
  expect(await subjectsIn(fresh)).toEqual(['behind'])
})

it('SQLite: a rush of changes leaves the event loop to others between them', async () => {
  await using fresh = await sqlite.openFreshStore()
  const seen: string[] = []
  const change = () => fresh.store.change(async () => void seen.push('change'))
  const rush = Promise.all([change(), change(), change()])
  for (let turn = 0; turn < 2; turn++) {
    await setImmediate()
    seen.push('turn')
  }
  await rush
  expect(seen).toEqual(['change', 'turn', 'change', 'turn', 'change'])
})

/**
 * The last frame of each commit in the write-ahead log names the size of the database (SQLite's
 * file format, section 4.1).
 */
async function commitsIn({ dataDir }: FreshStore): Promise<number> {
  const log = await readFile(join(dataDir, `${file}-wal`))
  const logHead = 32
  const frameHead = 24
  const page = log.readUInt32BE(8)
  let commits = 0
  for (let at = logHead; at + frameHead <= log.length; at += frameHead + page) {
    if (log.readUInt32BE(at + 4) > 0) commits += 1
  }
  return commits
}
