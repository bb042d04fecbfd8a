import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { addBookings, sharedUpgrade } from '#tests/support/store-before.ts'
import { databases } from '#tests/support/stores.ts'

const { leave, upgradedOn } = sharedUpgrade()

const earlierPaths = [
  'guestChanges.newcomer.title',
  'newcomerMails.newcomer.title',
  'newcomerMails.replaced.title',
]
const pathsNow = [
  'guestChanges.substitute.title',
  'substituteMails.replaced.title',
  'substituteMails.substitute.title',
]

leave('056-exceptions', async (db) => {
  const at = '2025-09-21T10:00:00.000Z'
  await addBookings(db, { id: 'handed on', status: 'confirmed' })
  await sql`insert into newcomer values
    ('handed on', 'asked', 'Bram', 'bram@example.org', 'fr', ${at})`.execute(db)
  await sql`insert into event (id, reservation_id, at, number, by, what, detail)
    values ('asked', 'handed on', ${at}, 1, 'guest', 'newcomer-asked', '{}')`.execute(db)
  await sql`insert into mail (id, kind, recipient, language, message_id, content, state, attempts,
    due_at, created_at) values ('asks', 'newcomer-asked-guest', 'bram@example.org', 'fr', '<asks>',
    '{}', 'sent', 1, ${at}, ${at})`.execute(db)
  for (const path of earlierPaths) {
    await sql`insert into text_draft values (${path}, 'nl', 'Kom', ${at}, 'a phone')`.execute(db)
  }
  const texts = { nl: Object.fromEntries(earlierPaths.map((path) => [path, 'Kom'])) }
  await sql`insert into edition values (1, ${JSON.stringify(texts)}, ${at}, 'a phone')`.execute(db)
})

it.each(databases)('$name: a substitute who was called a newcomer is still asked', async (on) => {
  const { store } = await upgradedOn(on)
  expect(await store.substitutes.findOf('handed on')).toMatchObject({ id: 'asked', name: 'Bram' })
  expect(await store.history.listEvents('handed on')).toMatchObject([{ what: 'substitute-asked' }])
  expect(await store.mails.list()).toMatchObject([{ kind: 'substitute-asked-guest' }])
  expect((await store.texts.listDrafts()).map(({ path }) => path)).toEqual(pathsNow)
  const [edition] = await store.texts.listEditions(1)
  expect(Object.keys(edition!.texts.nl).toSorted()).toEqual(pathsNow)
})
