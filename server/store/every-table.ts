import type { Tables } from './tables.ts'

/**
 * Every table, those that others refer to first: what a backup takes along, in the order in which it
 * is put back. `counted` tables say whether anything was ever kept; the others are filled by the
 * program itself.
 */
const tables = {
  session: 'counted',
  reservation: 'counted',
  payment: 'counted',
  message: 'counted',
  mail: 'counted',
  kept_answer: 'counted',
  event: 'counted',
  refund: 'counted',
  movement: 'counted',
  waiting: 'counted',
  diet: 'counted',
  notice: 'counted',
  mailbox_pace: 'counted',
  desk: 'own',
  clock: 'own',
  outbox: 'own',
  schedule_revision: 'own',
} as const satisfies Record<keyof Tables, 'counted' | 'own'>

export const everyTable = Object.keys(tables) as readonly (keyof Tables)[]

export const countedTables = everyTable.filter((table) => tables[table] === 'counted')
