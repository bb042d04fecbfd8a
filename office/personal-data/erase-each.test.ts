import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { takeTracesAway } from '#post/wipe-traces.ts'
import { openDatabase } from '#store/open-database.ts'
import { everyText } from '#store/personal-data/data-policy.ts'
import type { StoreCopy } from '#store/backup/copy-store.ts'
import type { Store } from '#store/store.ts'
import { dayAfter, seedEveryRole } from '#tests/support/people-in-every-role.ts'
import { emailOf, ibanOf, type Role, roles, words } from '#tests/support/roles.ts'
import { testSecrets } from '#tests/support/secrets.ts'
import { sqlite, type StorePlace } from '#tests/support/stores.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { holds, tracesIn } from '#tests/support/traces.ts'
import { eraseGuest, erasePerson } from './erase-person.ts'

let seeded: StorePlace
let withoutMailbox: string
let before: StoreCopy

beforeAll(async () => {
  seeded = await sqlite.findEmptyStore()
  const store = await seeded.open()
  withoutMailbox = (await seedEveryRole(store, seeded.dataDir)).withoutMailbox
  before = await store.copy()
  await store.close()
})
afterAll(() => seeded[Symbol.asyncDispose]())

const marksOf = (role: Role) => [words[role], ibanOf(role)]
const raw = (text: string) => Buffer.from(text).toString('latin1')

/** Roles that stay, as their date is still to come. */
const staying: readonly Role[] = ['asker']
const erasable = roles.filter((role) => !staying.includes(role))

const erase = (store: Store, role: Role) =>
  role === 'withoutMailbox'
    ? eraseGuest(store, withoutMailbox, dayAfter)
    : erasePerson(store, emailOf(role), dayAfter)

/**
 * The seeded folder after these roles were erased one by one, and the rows a backup would hold of
 * it.
 */
async function erased(these: readonly Role[]) {
  const { path: dataDir, remove } = await temporaryFolder()
  await cp(seeded.dataDir, dataDir, { recursive: true })
  const store = await openDatabase({ dataDir, databaseUrl: undefined, secrets: testSecrets })
  for (const role of these) await erase(store, role)
  await takeTracesAway({ store, mailFolder: join(dataDir, 'mail') })
  const copy = await store.copy()
  await store.close()
  return { dataDir, copy, [Symbol.asyncDispose]: remove }
}

/** Mails go with the people they speak of (`erase-mails.test.ts`). */
const ofMails = ['mail', 'mail_about']

/** Values that bear the mark of this role and no mark of the other. */
function valuesOf({ tables }: StoreCopy, role: Role, but: Role): readonly string[] {
  const bears = (value: string, whom: Role) => marksOf(whom).some((mark) => value.includes(mark))
  return tables
    .filter(({ name }) => !ofMails.includes(name))
    .flatMap(({ name, columns, rows }) =>
      rows.flatMap((row) => row.map((value, i) => `${name}.${columns[i]} ${value}`)),
    )
    .filter((value) => bears(value, role) && !bears(value, but))
    .toSorted()
}

it('every personal value is there to be erased', () => {
  const empty = everyText.filter(({ table, column, whose }) => {
    const copied = before.tables.find(({ name }) => name === table)!
    const at = copied.columns.indexOf(column)
    return !['nobody', 'owner', 'record'].includes(whose) && !copied.rows.some((row) => row[at])
  })
  // Columns that are kept by law, or are gone before anybody could ask.
  const elsewhere = ['invoice.facts', 'erasure.digest', 'desk_step.images', 'desk_step.mails']
  expect(
    empty
      .map(({ table, column }) => `${table}.${column}`)
      .filter((name) => !elsewhere.includes(name) && !name.startsWith('mail.held_')),
  ).toEqual([])
})

it.each(erasable)('%s is erased alone: in no file, and others are still there', async (role) => {
  await using left = await erased([role])
  expect(await tracesIn(left.dataDir, ...marksOf(role))).toEqual([])
  expect(holds(raw(JSON.stringify(left.copy.tables)), ...marksOf(role))).toBe(false)
  for (const other of roles.filter((each) => each !== role)) {
    const was = valuesOf(before, other, role)
    const is = valuesOf(left.copy, other, role)
    expect([other, is]).toEqual([other, was])
  }
})

it('no file holds any person once all people are erased', async () => {
  await using left = await erased(erasable)
  for (const role of erasable) {
    expect([role, await tracesIn(left.dataDir, ...marksOf(role))]).toEqual([role, []])
  }
})
