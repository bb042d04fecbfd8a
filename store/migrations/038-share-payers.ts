import { type Kysely, sql } from 'kysely'

type WithLines = {
  bank_transaction: {
    key: string
    booked_on: string
    communication: string
    payer_name: string
    payer_iban: string
    reservation_id: string | null
    detail: string
    settled_at: string | null
  }
  companion: { reservation_id: string; reference: string }
  replaced_guest: { id: string; reservation_id: string }
  event: { reservation_id: string | null; what: string; detail: string; at: string }
}

/**
 * Lines of statements still said who had paid, of companions who had gone and of replaced guests who had
 * been forgotten. A replaced guest who was forgotten is known by the history alone: theirs is what came until
 * that day, since the one before who was not.
 */
export async function up(db: Kysely<WithLines>): Promise<void> {
  const lines = await db
    .selectFrom('bank_transaction')
    .select(['key', 'booked_on', 'communication', 'reservation_id', 'detail'])
    .where('reservation_id', 'is not', null)
    .where('settled_at', 'is not', null)
    .where(sql<boolean>`payer_name <> '' or payer_iban <> ''`)
    .execute()
  const companions = await db.selectFrom('companion').select('reference').execute()
  const references = companions.map(({ reference }) => reference)
  const shares = lines.filter(({ detail }) => JSON.parse(detail).isShare)
  const gone = shares.filter((line) => {
    const digits = line.communication.replaceAll(/\D/g, '')
    return !references.some((reference) => digits.includes(reference))
  })
  const replaced = await db.selectFrom('replaced_guest').select('id').execute()
  const ids = new Set(replaced.map(({ id }) => id))
  const events = await db
    .selectFrom('event')
    .select(['reservation_id', 'detail', 'at'])
    .where('what', '=', 'guest-replaced')
    .orderBy('at')
    .execute()
  const forgotten: string[] = []
  for (const [id, replacements] of Map.groupBy(events, (event) => event.reservation_id)) {
    let from = ''
    for (const { detail, at } of replacements) {
      const until = at.slice(0, 10)
      const theirs = lines.filter(
        (line) =>
          line.reservation_id === id &&
          !shares.includes(line) &&
          line.booked_on > from &&
          line.booked_on <= until,
      )
      if (!ids.has(JSON.parse(detail).replacedId)) forgotten.push(...theirs.map(({ key }) => key))
      from = until
    }
  }
  for (const key of [...gone.map((line) => line.key), ...forgotten]) {
    const line = db.updateTable('bank_transaction').where('key', '=', key)
    await line.set({ payer_name: '', payer_iban: '', communication: '' }).execute()
  }
}
