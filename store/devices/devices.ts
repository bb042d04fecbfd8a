import type { Kysely, Transaction } from 'kysely'
import { countWritten, type OnFile, readFirstRow, readRows, rowsIn } from '../rows.ts'
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
    findOwner: () => readFirstRow(db.selectFrom('desk_owner').select('digest')),
    findCalendarKey: () => readFirstRow(db.selectFrom('calendar_key').selectAll()),
  }
}

export function deviceChanges(db: Transaction<Tables>) {
  const devices = rowsIn(db, 'desk_device')
  const keys = rowsIn(db, 'desk_key')
  const calendarKeys = rowsIn(db, 'calendar_key')
  return {
    /** A new calendar key ends the earlier one. */
    async setCalendarKey(digest: string, madeAt: Date): Promise<void> {
      await calendarKeys.remove({})
      await calendarKeys.add({ digest, madeAt })
    },
    endCalendarKey: () => calendarKeys.remove({}),
    add: (device: DeskDevice, secretDigest: string) => devices.add({ ...device, secretDigest }),
    saw: (id: string, lastSeenAt: Date) => devices.change({ id }, { lastSeenAt }),
    /** The device has used another key: its earlier secret opens nothing any more. */
    renew: (id: string, secretDigest: string, at: Date) =>
      devices.change({ id }, { secretDigest, keyUsedAt: at, lastSeenAt: at }),
    end: (id: string) => devices.remove({ id }),
    addKey: (key: DeskKey) => keys.add(key),
    /** False when the key was used before, has ended or never was. */
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
      await rowsIn(db, 'desk_owner').remove({})
      await rowsIn(db, 'desk_owner').add({ id: 1, digest })
    },
    /** Ends every device and key: nobody has the desk until a new key is asked for. */
    async forget(): Promise<void> {
      await devices.remove({})
      await keys.remove({})
      await calendarKeys.remove({})
    },
  }
}
