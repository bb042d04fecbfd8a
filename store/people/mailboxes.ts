import { type Kysely, sql, type Transaction } from 'kysely'
import type { Id } from '#booking/id.ts'
import { mailboxDigest } from '#booking/people/digests.ts'
import { readEvent } from '#booking/reservations/history.ts'
import type { OnTrust } from '#booking/reservations/reservation-request.ts'
import { inBatches, rowsIn } from '../rows.ts'
import type { Seals } from '../seals.ts'
import type { Tables } from '../tables.ts'

type MailboxTrust = {
  readonly isProven: boolean
  readonly unanswered: readonly { readonly id: Id<'reservation'> }[]
  readonly onTrust: readonly OnTrust[]
}

/** Mailboxes by the seal of their digest: one is proven once a link mailed to it was pressed. */
export function mailboxReads(db: Kysely<Tables>, seals: Seals) {
  const sealsOf = (email: string) => seals(mailboxDigest(email))
  const proofsOf = (emails: readonly string[]) =>
    db.selectFrom('proven_mailbox').where('mailbox', 'in', emails.flatMap(sealsOf))
  return {
    /** Requests are unanswered until the farm says yes or no. */
    async getTrustOf(address: string): Promise<MailboxTrust> {
      const digest = mailboxDigest(address)
      const proofs = proofsOf([address]).select(['mailbox as id', text('').as('email')])
      // Every request asks this, so it is one statement.
      const rows = await requests(db)
        .unionAll(openOffers(db))
        .unionAll(takenOffers(db))
        .unionAll(changesByGuests(db))
        .unionAll(proofs.select([sql.lit(0).as('places'), ...noEvent('proof')]))
        .execute()
      const ofMailbox = rows.filter(({ email }) => mailboxDigest(email) === digest)
      return {
        isProven: rows.some(({ what }) => what === 'proof'),
        unanswered: ofMailbox.filter(({ what }) => what === 'request'),
        onTrust: ofMailbox.map(({ id, places, what, detail }) =>
          detail === ''
            ? { id, places }
            : { id, event: readEvent({ what, detail: JSON.parse(detail) }) },
        ),
      }
    },
    async isProven(email: string): Promise<boolean> {
      return (await proofsOf([email]).select('mailbox').executeTakeFirst()) !== undefined
    },
    async listProven(emails: readonly string[]): Promise<readonly string[]> {
      const rows = await inBatches(emails, (some) => proofsOf(some).select('mailbox').execute())
      const proven = new Set(rows.map(({ mailbox }) => mailbox))
      return emails.filter((email) => sealsOf(email).some((sealed) => proven.has(sealed)))
    },
  }
}

export function mailboxChanges(db: Transaction<Tables>, seals: Seals) {
  const proofs = rowsIn(db, 'proven_mailbox')
  return {
    saveProven: (email: string, provenAt: Date) =>
      proofs.put({ mailbox: seals(mailboxDigest(email))[0], provenAt }, ['mailbox']),
    removeProofs: (mailboxes: readonly string[]) => proofs.remove({ mailbox: mailboxes }),
  }
}

function requests(db: Kysely<Tables>) {
  return db
    .selectFrom('reservation')
    .select(['id', 'email', 'participants as places', ...noEvent('request')])
    .where('status', '=', 'requested')
}

function openOffers(db: Kysely<Tables>) {
  return db
    .selectFrom('waiting')
    .select(['id', 'email', 'participants as places', ...noEvent('offer')])
    .where('state', '=', 'offered')
}

function takenOffers(db: Kysely<Tables>) {
  return db
    .selectFrom('waiting')
    .innerJoin('reservation', 'reservation.id', 'waiting.reservation_id')
    .select(['reservation.id', 'reservation.email', 'reservation.participants as places'])
    .select(noEvent('offer'))
    .where('status', '=', 'confirmed')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment')
            .select('reference')
            .whereRef('reservation_id', '=', 'reservation.id')
            .where('amount_cents', '>', 0)
            .whereRef('paid_cents', '>=', 'amount_cents'),
        ),
      ),
    )
}

/** Changes after the farm's yes, of bookings that still owe. */
function changesByGuests(db: Kysely<Tables>) {
  return db
    .selectFrom('reservation')
    .innerJoin('event', 'event.reservation_id', 'reservation.id')
    .select(['reservation.id', 'email', 'participants as places', 'event.what', 'event.detail'])
    .where('status', '=', 'confirmed')
    .where('owed_cents', '>', 0)
    .where('event.what', 'in', ['party-changed', 'split-off'])
    .where('event.by', '=', 'guest')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('event as yes')
            .select('yes.id')
            .whereRef('yes.reservation_id', '=', 'reservation.id')
            .where('yes.what', '=', 'confirmed')
            .whereRef('yes.number', '>', 'event.number'),
        ),
      ),
    )
}

/** Empty columns of a row without an event. */
function noEvent(what: string) {
  return [text(what).as('what'), text('').as('detail')] as const
}

function text(value: string) {
  return sql<string>`cast(${sql.lit(value)} as text)`
}
