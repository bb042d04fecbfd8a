import { type Kysely, type RawBuilder, sql } from 'kysely'
import { foldedAddress } from '#booking/people/mailbox.ts'
import {
  lostLinkTurns,
  mailboxDigest,
  saltedDigest,
  turnsOfMailbox,
} from '#booking/people/digests.ts'
import { paymentsOf } from '#booking/money/ledger-account.ts'
import type { Id } from '#booking/id.ts'
import { everyTable, type Row, type Tables } from '../tables.ts'
import { touches } from '../money/entry-reads.ts'
import { isOneOf } from '../json-rows.ts'
import { fromRow, idsOrBlank, type OnFile } from '../rows.ts'
import type { Seals } from '../seals.ts'
import { wordsOfBooking, wordsOfCompany } from '../search/save-words.ts'
import { isMoneyOpen, listMoneyMovedOn } from '../people/payers.ts'
import { mailsAbout } from './person-mails.ts'
import { moneyOf, sidesOf } from './person-money.ts'
import {
  type PersonalTable,
  policyOf,
  type TableOfBooking,
  type TableOfPayers,
  type TableOfPeople,
  tablesOfPeople,
} from './data-policy.ts'

export type PersonRows = Omit<RowsOfEach<PersonalTable>, 'mail'> &
  Pick<Awaited<ReturnType<typeof mailsAbout>>, 'mail'>

/** The same rows in the types of the code; no mail has its content. */
export type PersonRecords = {
  readonly [Table in PersonalTable]: readonly Omit<OnFile<Table>, 'content'>[]
}

function recordsFrom(rows: PersonRows): PersonRecords
function recordsFrom(rows: Readonly<Record<string, readonly object[]>>): object {
  return Object.fromEntries(
    Object.entries(rows).map(([table, ofTable]) => [table, ofTable.map(fromRow)]),
  )
}

export function personReads(db: Kysely<Tables>, seals: Seals) {
  /** Compared here, as the databases disagree on capitals outside ASCII; a farm's tables are short. */
  const getRowsAbout = (email: string) =>
    rowsOf({ db, seals }, { sought: foldedAddress(email) || nobody })
  const getRowsOfGuest = (ownId: Id<'reservation'>) =>
    rowsOf({ db, seals }, { sought: nobody, ownId })
  return {
    getRowsAbout,
    getRowsOfGuest,
    getRecordsAbout: async (email: string) => recordsFrom(await getRowsAbout(email)),
    getRecordsOfGuest: async (id: Id<'reservation'>) => recordsFrom(await getRowsOfGuest(id)),
    hasOpenMoney: async (reservationId: Id<'reservation'>, id: string): Promise<boolean> =>
      isMoneyOpen(await listMoneyMovedOn(db, reservationId), id),
  }
}

/** A text that no row holds, as many have an empty address. */
const nobody = '\0'

type SealedDb = { readonly db: Kysely<Tables>; readonly seals: Seals }
type SoughtPerson = { readonly sought: string; readonly ownId?: string }

/** Tables of a booking whose rows never belong to other people. */
type TableOfGuest = Exclude<TableOfBooking, TableOfPeople | TableOfPayers>

const tablesOfGuests = everyTable.filter((table): table is TableOfGuest => {
  const { ofBooking, columns } = policyOf(table)
  const isOfPeople = tablesOfPeople.some((one) => one === table)
  const isOfPayers = Object.values(columns).some(({ whose }) => whose === 'payer')
  return ofBooking !== undefined && !isOfPeople && !isOfPayers
})

async function rowsOf({ db, seals }: SealedDb, person: SoughtPerson): Promise<PersonRows> {
  const { sought } = person
  const everybody = await rowsOfEach(db, tablesOfPeople, sql`1 = 1`)
  const { records, bought, others } = recordsOf(everybody, person)
  const { reservation, replaced_guest, companion, voucher } = records
  const ids = idsOf(reservation)
  const ofGuest = await rowsOfEach(db, tablesOfGuests, isOneOf('reservation_id', ids))
  const ownWords = new Set([
    ...reservation.map(fromRow).flatMap(wordsOfBooking),
    ...ofGuest.company.flatMap(wordsOfCompany),
  ])
  const accounts = [...ids.flatMap(paymentsOf), ...voucher.map(({ id }) => `voucher:${id}`)]
  const party = [
    ...reservation.map(({ id }) => ({ id, reservation_id: id })),
    ...replaced_guest,
    ...companion,
  ]
  const { waiting, wish, message, option } = records
  const about = [reservation, waiting, wish, message, voucher, option, companion].flatMap(idsOf)
  return {
    ...records,
    ...ofGuest,
    // Words of a booking may be of a replaced guest or a companion.
    reservation_word: ofGuest.reservation_word.filter(({ word }) => ownWords.has(word)),
    ...(await rowsOfEach(db, ['entry'], touches(accounts))),
    ...(await rowsOfEach(db, ['notice'], isOneOf('record', ids))),
    ...(await moneyOf(db, { party, ids, bought })),
    ...(await mailboxesOf({ db, seals }, sought)),
    ...(await mailsAbout(db, { sought, records: about, others })),
    ...(await erasuresOf(db, sought, about)),
    desk_step: await deskStepsAbout(db, [...about, sought]),
  }
}

type OfPeople = RowsOfEach<TableOfPeople>

function recordsOf(all: OfPeople, { sought, ownId }: SoughtPerson) {
  const isTheirs = (row: WithAddress) => addressOf(row) === sought
  const reservation = all.reservation.filter((row) => isTheirs(row) || row.id === ownId)
  const isOnTheirs = ({ reservation_id }: { readonly reservation_id: string | null }) =>
    reservation.some(({ id }) => id === reservation_id)
  const onTheirs = [...all.replaced_guest, ...all.substitute].filter(isOnTheirs).map(addressOf)
  const others = new Set(onTheirs.filter((address) => address !== sought))
  // A record that led to the person's booking is theirs, unless another had it before.
  const ledToTheirs = (row: WithAddress & { readonly reservation_id: string | null }) =>
    isTheirs(row) || (isOnTheirs(row) && !others.has(addressOf(row)))
  const { voucher, bought, otherSide } = sidesOf(all.voucher, sought)
  const records = {
    reservation,
    replaced_guest: all.replaced_guest.filter(isTheirs),
    substitute: all.substitute.filter(isTheirs),
    waiting: all.waiting.filter(ledToTheirs),
    wish: all.wish.filter(isTheirs),
    option: all.option.filter(ledToTheirs),
    companion: all.companion.filter(isTheirs),
    message: all.message.filter(isTheirs),
    voucher,
  } satisfies OfPeople
  return { records, bought, others: others.union(otherSide) }
}

type WithAddress = { readonly email: string }

function addressOf({ email }: WithAddress): string {
  return foldedAddress(email)
}

function idsOf(rows: readonly { readonly id: string }[]): readonly string[] {
  return rows.map(({ id }) => id)
}

type RowsOfEach<Table extends keyof Tables> = { readonly [One in Table]: readonly Row<One>[] }

async function rowsOfEach<Table extends keyof Tables>(
  db: Kysely<Tables>,
  tables: readonly Table[],
  which: RawBuilder<unknown>,
): Promise<RowsOfEach<Table>>
async function rowsOfEach(
  db: Kysely<Tables>,
  tables: readonly string[],
  which: RawBuilder<unknown>,
): Promise<object> {
  const each = await Array.fromAsync(tables, async (table) => {
    const found = await sql`select * from ${sql.table(table)} where ${which}`.execute(db)
    return [table, found.rows] as const
  })
  return Object.fromEntries(each)
}

async function mailboxesOf({ db, seals }: SealedDb, sought: string) {
  const turns = [lostLinkTurns(sought), ...Object.values(turnsOfMailbox(sought))]
  const pace = db.selectFrom('mailbox_pace').selectAll()
  const proven = db.selectFrom('proven_mailbox').selectAll()
  return {
    mailbox_pace: await pace.where('mailbox', 'in', turns.flatMap(seals)).execute(),
    proven_mailbox: await proven.where('mailbox', 'in', seals(mailboxDigest(sought))).execute(),
  }
}

/** A desk step about others too gives only the rows that name the person. */
async function deskStepsAbout(db: Kysely<Tables>, names: readonly string[]) {
  const steps = await db.selectFrom('desk_step').selectAll().execute()
  return steps.flatMap((step) => {
    const images: readonly unknown[] = JSON.parse(step.images)
    const naming = images.filter((image) =>
      names.some((name) => JSON.stringify(image).includes(name)),
    )
    return naming.length > 0 ? [{ ...step, images: JSON.stringify(naming) }] : []
  })
}

async function erasuresOf(db: Kysely<Tables>, sought: string, records: readonly string[]) {
  const erasure = await db.selectFrom('erasure').selectAll().execute()
  const erased = db.selectFrom('erased_record').selectAll()
  return {
    erasure: erasure.filter(({ salt, digest }) => saltedDigest(salt, sought) === digest),
    erased_record: await erased.where('record', 'in', idsOrBlank(records)).execute(),
  }
}
