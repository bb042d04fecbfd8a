import { randomBytes, randomUUID } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import { foldedAddress } from '#booking/people/mailbox.ts'
import { noGuestFacts } from '#booking/reservations/guest-facts.ts'
import { saltedDigest } from '#booking/people/digests.ts'
import { keysOf } from '#language/keys-of.ts'
import type { StoreCopy } from '../backup/copy-store.ts'
import { type OnFile, rowsIn, toRow } from '../rows.ts'
import type { Tables } from '../tables.ts'
import type { ErasedAs } from '../tables/upkeep.ts'
import { readJson } from '../json-rows.ts'
import { addressColumns } from './data-policy.ts'

export type ErasedRecord = { readonly record: string; readonly at: Date; readonly as: ErasedAs }

export type Erasure = OnFile<'erasure'>

export type ErasureList = {
  readonly people: readonly Erasure[]
  readonly records: readonly ErasedRecord[]
}

/** Undefined for a copy from before this list. */
export function erasuresIn({ tables }: StoreCopy): ErasureList | undefined {
  const rowsOf = (name: string) => {
    const table = tables.find((one) => one.name === name)
    return table?.rows.map((row) =>
      Object.fromEntries(table.columns.map((column, i) => [column, String(row[i])])),
    )
  }
  const people = rowsOf('erasure')
  const records = rowsOf('erased_record')
  if (!people || !records) return undefined
  return {
    people: people.map(({ id = '', at = '', salt = '', digest = '' }) => {
      return { id, at: new Date(at), salt, digest }
    }),
    records: records.map(({ record = '', at = '', outcome }) => {
      // A copy that this program wrote, and nobody changed, has this digest.
      return { record, at: new Date(at), as: outcome as ErasedAs }
    }),
  }
}

export function erasureReads(db: Kysely<Tables>) {
  return {
    async listAddresses(): Promise<readonly string[]> {
      const addresses = new Set<string>()
      for (const { table, column } of addressColumns) {
        const addressesOf = sql<{ email: string }>`select distinct ${sql.ref(column)} as email
          from ${sql.table(table)}`
        for (const { email } of (await addressesOf.execute(db)).rows)
          addresses.add(foldedAddress(email))
      }
      addresses.delete('')
      return [...addresses]
    },
    async hasRowsOf(erased: ErasedRecord): Promise<boolean> {
      return (
        (await isSaidInMails(db, erased)) || (await readJson(db, rowsErased(erased))).length > 0
      )
    },
  }
}

export function erasureChanges(db: Transaction<Tables>) {
  async function listErased(records: readonly ErasedRecord[]): Promise<void> {
    for (const { record, at, as: outcome } of records) {
      await rowsIn(db, 'erased_record').put({ record, at, outcome }, ['record', 'outcome'])
    }
  }
  const { addOnce: listPerson } = rowsIn(db, 'erasure')
  return {
    listErased,
    /** Lists an erasure by a digest, so that no backup brings the person back and nobody can read the address. */
    async listErasure(email: string, at: Date): Promise<void> {
      const salt = randomBytes(16).toString('base64url')
      await listPerson({ id: randomUUID(), at, salt, digest: saltedDigest(salt, email) })
    },
    async mergeErasures({ people, records }: ErasureList): Promise<void> {
      for (const person of people) await listPerson(person)
      await listErased(records)
    },
  }
}

function rowsErased({ record, at, as }: ErasedRecord) {
  const isIt = sql`id = ${record}`
  const toldAt = (column: string) =>
    sql`reservation_id = ${record} and ${sql.ref(column)} <= ${at.toISOString()}`
  const diet = toldAt('consented_at')
  const diary = toldAt('asked_at')
  const sentence = toldAt('written_at')
  const hasFacts = keysOf(toRow(noGuestFacts)).map((fact) => sql`${sql.ref(fact)} <> ''`)
  return {
    gone: {
      reservation: isIt,
      waiting: isIt,
      message: isIt,
      wish: isIt,
      option: isIt,
      companion: isIt,
      voucher: isIt,
    },
    buyer: { voucher: sql`${isIt} and buyer_email <> ''` },
    receiver: { voucher: sql`${isIt} and receiver_email <> ''` },
    stripped: { reservation: sql`${isIt} and (name <> '' or email <> '')` },
    needs: {
      reservation: sql`${isIt} and (${sql.join(hasFacts, sql` or `)})`,
      diet,
      diary,
      guest_sentence: sentence,
    },
    diets: { diet, companion: sql`${isIt} and consented_at <= ${at.toISOString()}` },
    diary: { diary },
    sentence: { guest_sentence: sentence },
  }[as]
}

async function isSaidInMails(db: Kysely<Tables>, { record, at }: ErasedRecord) {
  const found = await db
    .selectFrom('mail_about')
    .innerJoin('mail', 'mail.id', 'mail_about.mail_id')
    .select('mail.id')
    .where('about', '=', record)
    .where('state', '=', 'sent')
    .where('content', '<>', '')
    .where('mail.created_at', '<=', at.toISOString())
    .executeTakeFirst()
  return found !== undefined
}
