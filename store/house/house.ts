import type { Kysely, Transaction } from 'kysely'
import * as v from 'valibot'
import { type HouseValue, houseValue, valueName } from '#booking/house/house-value.ts'
import { readerOf, rowsIn } from '../rows.ts'
import { raiseScheduleRevision } from '../dates/schedule.ts'
import type { Row, Tables } from '../tables.ts'

export type HouseChange = {
  readonly number: number
  readonly before: HouseValue
  readonly after: HouseValue
  readonly at: Date
  /** The device in words, as devices are forgotten: "Safari op iPhone". */
  readonly device: string
}

export function houseReads(db: Kysely<Tables>) {
  const changes = db.selectFrom('house_change').selectAll()
  const read = readerOf(changeFrom)
  return {
    /** Current values of all changes, the oldest first, so that workshops stand as they were made; `last` is 0 at first. */
    async getValues(): Promise<{ readonly last: number; readonly values: HouseValue[] }> {
      const now = await read(changes.where('is_now', '=', 1))
      // PostgreSQL would sort by the index of numbers, and read all changes ever for these few.
      const found = now.toSorted((one, other) => one.number - other.number)
      const last = found.at(-1)?.number ?? 0
      return { last, values: found.map(({ after }) => after) }
    },
    async list(most: number): Promise<readonly HouseChange[]> {
      const from = (await lastNumber(db)) - most
      return read(changes.where('number', '>', from).orderBy('number', 'desc'))
    },
    listByName: (name: string) => read(changes.where('name', '=', name).orderBy('number')),
    find: async (number: number) => (await read(changes.where('number', '=', number)))[0],
  }
}

export function houseChanges(db: Transaction<Tables>) {
  const changes = rowsIn(db, 'house_change')
  return {
    /** A page kept before the change is not shown again. */
    async add({ before, after, at, device }: Omit<HouseChange, 'number'>) {
      const valueBefore = JSON.stringify(before)
      const valueAfter = JSON.stringify(after)
      const name = valueName(after)
      const row = { name, valueBefore, valueAfter, at, device, isNow: 1 }
      const number = (await lastNumber(db)) + 1
      await changes.change({ isNow: 1, name }, { isNow: 0 })
      await changes.add({ number, ...row })
      await raiseScheduleRevision(db)
    },
  }
}

/** Number of the last change, or 0; the last change is always a current one, and these are few. */
async function lastNumber(db: Kysely<Tables>): Promise<number> {
  const now = db.selectFrom('house_change').select('number').where('is_now', '=', 1)
  return Math.max(0, ...(await now.execute()).map(({ number }) => number))
}

function changeFrom({ number, at, device, ...row }: Row<'house_change'>): HouseChange {
  const valueOf = (json: string) => v.parse(houseValue, JSON.parse(json))
  return {
    number,
    before: valueOf(row.value_before),
    after: valueOf(row.value_after),
    at: new Date(at),
    device,
  }
}
