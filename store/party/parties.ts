import type { Kysely, Transaction } from 'kysely'
import type { Id } from '#booking/id.ts'
import type { PartyChange } from '#booking/party/given-up.ts'
import { fromRow, nextNumberIn, type OnFile, readerOf, rowsIn } from '../rows.ts'
import type { Row, Tables } from '../tables.ts'

type Split = Omit<OnFile<'split'>, 'succeeded'> & {
  /** True when money of the booking had paid for places of a vacancy. */
  readonly succeeded: boolean
}

export type PartyChangeOnFile = PartyChange &
  Pick<OnFile<'party_change'>, 'at' | 'places' | 'keptCents'>

/** A field may be absent where nothing was given up or taken again. */
type NewPartyChange = Partial<PartyChange> &
  Pick<OnFile<'party_change'>, 'reservationId' | 'at' | 'places' | 'keptCents'>

const nothingGivenUp = {
  givenUpCents: 0,
  keptGivenUpCents: 0,
  retakenCents: 0,
  refundId: undefined,
}

export function partyReads(db: Kysely<Tables>) {
  const changes = db.selectFrom('party_change').selectAll().orderBy('number')
  const splits = db.selectFrom('split').selectAll()
  const read = readerOf((row: Row<'split'>) => ({
    ...fromRow(row),
    succeeded: row.succeeded === 1,
  }))
  return {
    listChangesOf: (reservationId: Id<'reservation'>) =>
      readerOf(changeFrom)(changes.where('reservation_id', '=', reservationId)),
    /** The split from which a booking came, if any. */
    findSplit: async (reservationId: Id<'reservation'>): Promise<Split | undefined> =>
      (await read(splits.where('reservation_id', '=', reservationId)))[0],
    findLastSplitFrom: async (leftId: Id<'reservation'>): Promise<Split | undefined> =>
      (await read(splits.where('left_id', '=', leftId).orderBy('at', 'desc').limit(1)))[0],
  }
}

export function partyChanges(db: Transaction<Tables>) {
  return {
    async addChange({ reservationId, ...change }: NewPartyChange): Promise<void> {
      const number = nextNumberIn('party_change', reservationId)
      const row = { reservationId, ...nothingGivenUp, ...change, number }
      await rowsIn(db, 'party_change').add(row)
    },
    addSplit: (split: Split) =>
      rowsIn(db, 'split').add({ ...split, succeeded: Number(split.succeeded) }),
  }
}

function changeFrom(row: Row<'party_change'>): PartyChangeOnFile {
  const { reservationId: _, number: _number, ...same } = fromRow(row)
  return same
}
