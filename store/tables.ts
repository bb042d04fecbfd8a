// Every table, alike in both databases, as `store/tables` declares it.

import type { Selectable, Transaction } from 'kysely'
import { keysOf } from '#language/keys-of.ts'
import { moneyTables } from './tables/money.ts'
import { bookingTables } from './tables/bookings.ts'
import { deskTables } from './tables/desk.ts'
import { guestTables } from './tables/guests.ts'
import { lifeTables } from './tables/lives.ts'
import { mailTables } from './tables/mails.ts'
import { paperTables } from './tables/papers.ts'
import { requestTables } from './tables/requests.ts'
import type { RowsOf } from './tables/declare-table.ts'
import { upkeepTables } from './tables/upkeep.ts'

/** Tables that others refer to come first. */
export const declaredTables = {
  ...bookingTables,
  ...lifeTables,
  ...requestTables,
  ...upkeepTables,
  ...guestTables,
  ...mailTables,
  ...moneyTables,
  ...paperTables,
  ...deskTables,
}

export const everyTable = keysOf(declaredTables)

/** Instants are ISO 8601 in UTC, so that they sort as text; days are those of Brussels. */
export type Tables = RowsOf<typeof declaredTables>

export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>

/** Changes take turns over all processes: rows that one has read stay until it ends. */
export type InTransaction = <T>(work: (db: Transaction<Tables>) => Promise<T>) => Promise<T>
