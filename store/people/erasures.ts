import { randomBytes, randomUUID } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import { foldedAddress } from '#booking/people/mailbox.ts'
import { saltedDigest } from '#booking/people/digests.ts'
import type { StoreCopy } from '../backup/copy-store.ts'
import { type OnFile, toRow } from '../rows.ts'
import type { ErasedAs, Tables } from '../tables.ts'
import { addressColumns } from './whose/whose.ts'

export type ErasedRecord = { readonly record: string; readonly at: Date; readonly as: ErasedAs }

export type Erasure = OnFile<'erasure'>

export type ErasureList = {
  readonly people: readonly Erasure[]
  readonly records: readonly ErasedRecord[]
}

/** Undefined for a copy of a time before there was such a list. */
export function erasuresIn({ tables }: StoreCopy): ErasureList | undefined {
  const rowsOf = (name: string) => {
    const table = tables.find((one) => one.name === name)
    return table?.rows.map((row) =>
      Object.fromEntries(table.columns.map((column, i) => [column, String(row[i])])),
    )
  }
  const [people, records] = [rowsOf('erasure'), rowsOf('erased_record')]
  if (!people || !records) return undefined
  return {
    people: people.map(({ id = '', at = '', salt = '', digest = '' }) => {
      return { id, at: new Date(at), salt, digest }
    }),
    records: records.map(({ record = '', at = '', outcome }) => {
      // This program wrote it: a copy that was changed by hand has lost its digest.
      return { record, at: new Date(at), as: outcome as ErasedAs }
    }),
  }
}

export function erasureReads(db: Kysely<Tables>) {
  return {
    async everyAddress(): Promise<readonly string[]> {
      const addresses = new Set<string>()
      for (const { table, column } of addressColumns) {
        const told = sql<{ email: string }>`select distinct ${sql.ref(column)} as email
          from ${sql.table(table)}`
        for (const { email } of (await told.execute(db)).rows) addresses.add(foldedAddress(email))
      }
      addresses.delete('')
      return [...addresses]
    },
    async holdsOf(erased: ErasedRecord): Promise<boolean> {
      return (await isSaidInMails(db, erased)) || isOnFile(db, erased)
    },
  }
}

export function erasureChanges(db: Transaction<Tables>) {
  async function listErased(records: readonly ErasedRecord[]): Promise<void> {
    for (const { record, at: instant, as: outcome } of records) {
      const at = instant.toISOString()
      await db
        .insertInto('erased_record')
        .values({ record, at, outcome })
        .onConflict((conflict) => conflict.columns(['record', 'outcome']).doUpdateSet({ at }))
        .execute()
    }
  }
  async function listPerson(person: Erasure): Promise<void> {
    const once = db.insertInto('erasure').values(toRow(person))
    await once.onConflict((conflict) => conflict.column('id').doNothing()).execute()
  }
  return {
    listErased,
    /**
     * Lists an erasure, so that no backup brings the person back; the address cannot be read from
     * it.
     */
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

async function isOnFile(db: Kysely<Tables>, { record, at, as }: ErasedRecord) {
  const kept = db.selectFrom('diet').select('reservation_id as id')
  const diets = kept
    .where('reservation_id', '=', record)
    .where('consented_at', '<=', at.toISOString())
  const diary = db
    .selectFrom('diary')
    .select('reservation_id as id')
    .where('reservation_id', '=', record)
    .where('asked_at', '<=', at.toISOString())
  const sentence = db
    .selectFrom('guest_sentence')
    .select('reservation_id as id')
    .where('reservation_id', '=', record)
    .where('written_at', '<=', at.toISOString())
  const reservation = db.selectFrom('reservation').select('id').where('id', '=', record)
  const waiting = db.selectFrom('waiting').select('id').where('id', '=', record)
  const message = db.selectFrom('message').select('id').where('id', '=', record)
  const option = db.selectFrom('option').select('id').where('id', '=', record)
  const wish = db.selectFrom('wish').select('id').where('id', '=', record)
  const companion = db.selectFrom('companion').select('id').where('id', '=', record)
  const theirDiets = companion.where('consented_at', '<=', at.toISOString())
  const voucher = db.selectFrom('voucher').select('id').where('id', '=', record)
  const queries = {
    gone: [reservation, waiting, message, wish, option, companion, voucher],
    buyer: [voucher.where('buyer_email', '<>', '')],
    receiver: [voucher.where('receiver_email', '<>', '')],
    stripped: [reservation.where((row) => row.or([row('name', '<>', ''), row('email', '<>', '')]))],
    needs: [
      reservation.where((row) =>
        row.or([row('special_requirements', '<>', ''), row('telephone', '<>', '')]),
      ),
      diets,
      diary,
      sentence,
    ],
    diets: [diets, theirDiets],
    diary: [diary],
    sentence: [sentence],
  }[as]
  for (const query of queries) if (await query.executeTakeFirst()) return true
  return false
}

async function isSaidInMails(db: Kysely<Tables>, { record, at }: ErasedRecord) {
  const said = await db
    .selectFrom('mail_about')
    .innerJoin('mail', 'mail.id', 'mail_about.mail_id')
    .select('mail.id')
    .where('about', '=', record)
    .where('state', '=', 'sent')
    .where('content', '<>', '')
    .where('mail.created_at', '<=', at.toISOString())
    .executeTakeFirst()
  return said !== undefined
}
