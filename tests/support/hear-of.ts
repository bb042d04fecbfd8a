import { dayOf } from '#booking/dates/brussels-time.ts'
import type { Office } from '#office/office.ts'
import { importStatement } from '#office/money/import-statement.ts'
import { codaFile } from './statements/coda-file.ts'
import { bytesOf, transfer } from './statements/transfer.ts'

type Came = { readonly id: string; readonly what: 'deposit' | 'balance'; readonly cents: number }

/** A statement of today tells of money for a booking, under its reference. */
export async function hearOf(office: Office, { id, what, cents }: Came) {
  const { payments } = (await office.store.findReservation(id))!
  const { reference: structured } = payments.find(({ kind }) => kind === what)!
  const line = transfer({ structured, cents, day: dayOf(office.clock.now()) })
  return importStatement(office, bytesOf(codaFile([line])))
}
