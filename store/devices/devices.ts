import type { Kysely, Transaction } from 'kysely'
import { addRow, countWritten, type OnFile, readFirstRow, readRows, toRow } from '../rows.ts'
import type { Tables } from '../tables.ts'

/** A device; its secret is kept as a digest alone. */
export type DeskDevice = Omit<OnFile<'desk_device'>, 'secretDigest'>

export type DeskKey = OnFile<'desk_key'>

export function deviceReads(db: Kysely<Tables>) {
  const latestFirst = db.selectFrom('desk_device').orderBy('last_seen_at', 'desc').orderBy('id')
  const devices = latestFirst.select([
    'id',
    'browser',
    'first_seen_at',
    'last_seen_at',
    'key_used_at',
  ])
  return {
    list: () => readRows(devices),
    find: (secretDigest: string) => readFirstRow(devices.where('secret_digest', '=', secretDigest)),
    findKey: (id: string) =>
      readFirstRow(db.selectFrom('desk_key').selectAll().where('id', '=', id)),
    owner: () => readFirstRow(db.selectFrom('desk_owner').select('digest')),
    calendarKey: () => readFirstRow(db.selectFrom('calendar_key').selectAll()),
  }
}

export function deviceChanges(db: Transaction<Tables>) {
  return {
    /** Ends the one before it. */
    async setCalendarKey(digest: string, madeAt: Date): Promise<void> {
      await db.deleteFrom('calendar_key').execute()
      await addRow(db, 'calendar_key', toRow({ digest, madeAt }))
    },
    async endCalendarKey(): Promise<void> {
      await db.deleteFrom('calendar_key').execute()
    },
    add: (device: DeskDevice, secretDigest: string) =>
      addRow(db, 'desk_device', toRow({ ...device, secretDigest })),
    async saw(id: string, at: Date): Promise<void> {
      const seen = { last_seen_at: at.toISOString() }
      await db.updateTable('desk_device').set(seen).where('id', '=', id).execute()
    },
    /** Another key was pressed on the device: its earlier secret opens nothing any more. */
    async renew(id: string, secretDigest: string, at: Date): Promise<void> {
      const renewed = toRow({ secretDigest, keyUsedAt: at, lastSeenAt: at })
      await db.updateTable('desk_device').set(renewed).where('id', '=', id).execute()
    },
    async end(id: string): Promise<void> {
      await db.deleteFrom('desk_device').where('id', '=', id).execute()
    },
    addKey: (key: DeskKey) => addRow(db, 'desk_key', toRow(key)),
    /** False when it was used before, has ended or never was. */
    async useKey(id: string, at: Date): Promise<boolean> {
      const open = db
        .updateTable('desk_key')
        .set({ used_at: at.toISOString() })
        .where('id', '=', id)
        .where('used_at', 'is', null)
        .where('ends_at', '>', at.toISOString())
      return (await countWritten(open)) === 1
    },
    async setOwner(digest: string): Promise<void> {
      await db.deleteFrom('desk_owner').execute()
      await addRow(db, 'desk_owner', { id: 1, digest })
    },
    /** Nobody has the desk until a new key is asked for. */
    async forget(): Promise<void> {
      await db.deleteFrom('desk_device').execute()
      await db.deleteFrom('desk_key').execute()
      await db.deleteFrom('calendar_key').execute()
    },
  }
}
