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
import type { Row, Tables } from '../tables.ts'
import { touches } from '../money/entry-reads.ts'
import { fromRow, someIds } from '../rows.ts'
import type { Seals } from '../seals.ts'
import { wordsOfBooking, wordsOfCompany } from '../search/keep-words.ts'
import { isMoneyOpen, moneyMovedOn } from '../people/payers.ts'
import { mailsAbout } from './person-mails.ts'
import { moneyOf, sidesOf } from './person-money.ts'
import type { PersonalTable } from './policy/data-policy.ts'

/** The rows of each table that can be about one person, as `dataPolicy` says. */
export type PersonRows = { readonly [Table in PersonalTable]: readonly Row<Table>[] }

export function personReads(db: Kysely<Tables>, seals: Seals) {
  return {
    /** Compared here and not in SQL, where the two databases disagree on capitals outside ASCII; a farm's tables are short. */
    rowsAbout: (email: string): Promise<PersonRows> =>
      rowsOf({ db, seals }, { sought: foldedAddress(email) || nobody }),
    rowsOfGuest: (reservationId: Id<'reservation'>): Promise<PersonRows> =>
      rowsOf({ db, seals }, { sought: nobody, ownId: reservationId }),
    /** Tells whether money of one person of a booking's party still waits for the farm. */
    hasOpenMoney: async (reservationId: Id<'reservation'>, id: string): Promise<boolean> =>
      isMoneyOpen(await moneyMovedOn(db, reservationId), id),
  }
}

/** No row holds this text, while many have an empty address. */
const nobody = '\0'

type Place = { readonly db: Kysely<Tables>; readonly seals: Seals }
type SoughtPerson = { readonly sought: string; readonly ownId?: string }

async function rowsOf({ db, seals }: Place, { sought, ownId }: SoughtPerson): Promise<PersonRows> {
  const hasAddress = (row: { readonly email: string }) => addressOf(row) === sought
  const every = <Table extends keyof Tables>(table: Table) => rowsWhere(db, table, sql`1 = 1`)
  const bookings = await every('reservation')
  const reservation = bookings.filter((row) => hasAddress(row) || row.id === ownId)
  const ids = reservation.map(({ id }) => id)
  const isTheirs = sql<boolean>`reservation_id in (${sql.join(someIds(ids))})`
  const theirs = <Table extends keyof Tables>(table: Table) => rowsWhere(db, table, isTheirs)
  const replacedGuests = await every('replaced_guest')
  const newcomers = await every('newcomer')
  const others = new Set(
    [...replacedGuests, ...newcomers]
      .filter((row) => ids.includes(row.reservation_id) && !hasAddress(row))
      .map(addressOf),
  )
  // A record that led to their booking is theirs, unless it was another's before.
  const ledHere = (row: { readonly email: string; readonly reservation_id: string | null }) =>
    hasAddress(row) || (ids.some((id) => id === row.reservation_id) && !others.has(addressOf(row)))
  const waiting = (await every('waiting')).filter(ledHere)
  const wish = (await every('wish')).filter(hasAddress)
  const option = (await every('option')).filter(ledHere)
  const companion = (await every('companion')).filter(hasAddress)
  const replaced_guest = replacedGuests.filter(hasAddress)
  const message = (await every('message')).filter(hasAddress)
  const company = await theirs('company')
  const ownWords = new Set([
    ...reservation.map(fromRow).flatMap(wordsOfBooking),
    ...company.flatMap(wordsOfCompany),
  ])
  const notices = db.selectFrom('notice').selectAll()
  const { voucher, bought, otherSide } = sidesOf(await every('voucher'), sought)
  const rows = [
    ...reservation,
    ...waiting,
    ...wish,
    ...message,
    ...voucher,
    ...option,
    ...companion,
  ]
  const records = rows.map(({ id }) => id)
  const party = [
    ...reservation.map(({ id }) => ({ id, reservation_id: id })),
    ...replaced_guest,
    ...companion,
  ]
  const accounts = [...ids.flatMap(paymentsOf), ...voucher.map(({ id }) => `voucher:${id}`)]
  return {
    reservation,
    replaced_guest,
    newcomer: newcomers.filter(hasAddress),
    vacancy: await theirs('vacancy'),
    succession: await theirs('succession'),
    // Words of a booking may be those of a replaced guest or a companion.
    reservation_word: (await theirs('reservation_word')).filter(({ word }) => ownWords.has(word)),
    payment: await theirs('payment'),
    entry: await rowsWhere(db, 'entry', touches(accounts)),
    voucher,
    ...(await livesOf(db, isTheirs)),
    ...(await moneyOf(db, { party, ids, bought })),
    company,
    invoice: await theirs('invoice'),
    diary: await theirs('diary'),
    guest_sentence: await theirs('guest_sentence'),
    diet: await theirs('diet'),
    kept_answer: await theirs('kept_answer'),
    desk_step: await deskStepsAbout(db, [...records, sought]),
    notice: await notices.where('record', 'in', someIds(ids)).execute(),
    waiting,
    wish,
    option,
    companion,
    companion_list: await theirs('companion_list'),
    message,
    ...(await mailboxesOf({ db, seals }, sought)),
    unproven: await theirs('unproven'),
    ...(await mailsAbout(db, { sought, records, others: others.union(otherSide) })),
    ...(await erasuresOf(db, sought, records)),
  }
}

async function livesOf(db: Kysely<Tables>, isTheirs: RawBuilder<boolean>) {
  return {
    ending: await rowsWhere(db, 'ending', isTheirs),
    party_change: await rowsWhere(db, 'party_change', isTheirs),
    split: await rowsWhere(db, 'split', isTheirs),
    event: await rowsWhere(db, 'event', isTheirs),
  }
}

async function rowsWhere<Table extends keyof Tables>(
  db: Kysely<Tables>,
  table: Table,
  condition: RawBuilder<unknown>,
): Promise<readonly Row<Table>[]> {
  const found = sql<Row<Table>>`select * from ${sql.table(table)} where ${condition}`
  return (await found.execute(db)).rows
}

async function mailboxesOf({ db, seals }: Place, sought: string) {
  const turns = [lostLinkTurns(sought), ...Object.values(turnsOfMailbox(sought))]
  const pace = db.selectFrom('mailbox_pace').selectAll()
  const proven = db.selectFrom('proven_mailbox').selectAll()
  return {
    mailbox_pace: await pace.where('mailbox', 'in', turns.flatMap(seals)).execute(),
    proven_mailbox: await proven.where('mailbox', 'in', seals(mailboxDigest(sought))).execute(),
  }
}

function addressOf({ email }: { readonly email: string }): string {
  return foldedAddress(email)
}

/** A desk step that wrote about others too gives only the rows that name them. */
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
    erased_record: await erased.where('record', 'in', someIds(records)).execute(),
  }
}
