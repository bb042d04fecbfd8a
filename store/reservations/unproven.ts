import type { Kysely, Transaction } from 'kysely'
import type { UnprovenRequest } from '#booking/reservations/unproven.ts'
import type { Status } from '#booking/reservations/status.ts'
import type { Id } from '#booking/id.ts'
import { inBatches, type OnFile, readFirstRow, readRows, rowsIn } from '../rows.ts'
import type { Seals } from '../seals.ts'
import type { Tables } from '../tables.ts'

export type UnprovenOnFile = UnprovenRequest & {
  readonly reservationId: Id<'reservation'>
  readonly status: Status
  /** Instant until which its link can take the places; undefined while it holds them. */
  readonly endsAt: Date | undefined
}

type AlikeBy = Partial<Pick<UnprovenOnFile, 'reservationId' | 'mailbox' | 'network'>> & {
  readonly since?: Date
}

/** Requests of mailboxes that answered no mail yet; rows have each mailbox as a sealed digest. */
export function unprovenReads(db: Kysely<Tables>, seals: Seals) {
  const unproven = db
    .selectFrom('unproven')
    .innerJoin('reservation', 'reservation.id', 'unproven.reservation_id')
    .select(['reservation_id', 'session_id', 'participants as places', 'status'])
    .select(['mailbox', 'network', 'made_at', 'ends_at'])
    .orderBy('made_at')
    .orderBy('reservation_id')
  return {
    /** Requests that share one of these facts, or were made after `since`. */
    async listLike({ reservationId, mailbox, network, since }: AlikeBy) {
      const ids = db.selectFrom('unproven').select('reservation_id as id')
      const sealed: readonly string[] = mailbox === undefined ? [] : seals(mailbox)
      // Each condition is a query of its own, to use its own index.
      const found = [
        ...(sealed.length > 0 ? await ids.where('mailbox', 'in', sealed).execute() : []),
        ...(network === undefined ? [] : await ids.where('network', '=', network).execute()),
        ...(since ? await ids.where('made_at', '>', since.toISOString()).execute() : []),
      ].map(({ id }) => id)
      const all = reservationId === undefined ? found : [reservationId, ...found]
      const rows = await inBatches(all, (some) =>
        readRows(unproven.where('reservation_id', 'in', some)),
      )
      // A caller gets the digest it asked with, not the sealed one of the row.
      return rows
        .map((row) => (sealed.includes(row.mailbox) ? { ...row, mailbox: mailbox ?? '' } : row))
        .toSorted((a, b) => a.madeAt.getTime() - b.madeAt.getTime())
    },
    listOver: (now: Date) =>
      readRows(unproven.where('status', '=', 'unproven').where('ends_at', '<=', now.toISOString())),
    find: (reservationId: Id<'reservation'>): Promise<UnprovenOnFile | undefined> =>
      readFirstRow(unproven.where('reservation_id', '=', reservationId)),
    async listAmong(reservations: Iterable<string>): Promise<ReadonlySet<string>> {
      const found = await inBatches(reservations, (some) =>
        readRows(unproven.where('reservation_id', 'in', some)),
      )
      return new Set(found.map(({ reservationId }) => reservationId))
    },
  }
}

export function unprovenChanges(db: Transaction<Tables>, seals: Seals) {
  const unproven = rowsIn(db, 'unproven')
  return {
    add: (added: OnFile<'unproven'>) =>
      unproven.add({ ...added, mailbox: seals(added.mailbox)[0] }),
    prolong: (reservationId: Id<'reservation'>, endsAt: Date) =>
      unproven.change({ reservationId }, { endsAt }),
    forget: (reservationId: Id<'reservation'>) => unproven.remove({ reservationId }),
    /** Open requests of a proven mailbox count for no burst. */
    forgetNetworks: (mailbox: string) =>
      unproven.change({ mailbox: seals(mailbox) }, { network: '' }),
  }
}
