import type { Kysely } from 'kysely'
import { type MigrationProvider, Migrator } from 'kysely/migration'
import { begin, beginsWith } from './beginning/begin.ts'
import * as bookingOffice from './migrations/001-booking-office.ts'
import * as outboxHold from './migrations/002-outbox-hold.ts'
import * as bookingLife from './migrations/003-booking-life.ts'
import * as mailboxPace from './migrations/004-mailbox-pace.ts'
import * as eventOrder from './migrations/005-event-order.ts'
import * as clock from './migrations/006-clock.ts'
import * as waitingBooking from './migrations/007-waiting-booking.ts'
import * as deskDevice from './migrations/008-desk-device.ts'
import * as unproven from './migrations/009-unproven.ts'
import * as mailBudget from './migrations/010-mail-budget.ts'
import * as refundAccount from './migrations/011-refund-account.ts'
import * as mailAbout from './migrations/012-mail-about.ts'
import * as keys from './migrations/013-keys.ts'
import * as notices from './migrations/014-notices.ts'
import * as anySize from './migrations/015-any-size.ts'
import * as refundParts from './migrations/037-refund-parts.ts'
import * as refundTold from './migrations/016-refund-told.ts'
import * as search from './migrations/017-search.ts'
import * as deskStep from './migrations/018-desk-step.ts'
import * as ownDates from './migrations/019-own-dates.ts'
import * as house from './migrations/020-house.ts'
import * as people from './migrations/021-people.ts'
import * as nextDate from './migrations/022-next-date.ts'
import * as guestChanges from './migrations/023-guest-changes.ts'
import * as vouchers from './migrations/024-vouchers.ts'
import * as journal from './migrations/025-journal.ts'
import * as payeeName from './migrations/026-payee-name.ts'
import * as contactData from './migrations/027-contact-data.ts'
import * as invoices from './migrations/028-invoices.ts'
import * as diary from './migrations/029-diary.ts'
import * as desk from './migrations/030-desk.ts'
import * as ownTable from './migrations/031-own-table.ts'
import * as papers from './migrations/032-papers.ts'
import * as fewRows from './migrations/033-few-rows.ts'
import * as voucherPayers from './migrations/034-voucher-payers.ts'
import * as takenBack from './migrations/035-taken-back.ts'
import * as messagesHandled from './migrations/036-messages-handled.ts'
import * as sharePayers from './migrations/038-share-payers.ts'
import * as sealedMailboxes from './migrations/039-sealed-mailboxes.ts'
import * as freshKeys from './migrations/041-fresh-keys.ts'
import * as entries from './migrations/042-entries.ts'
import * as entriesAlone from './migrations/043-entries-alone.ts'
import * as whatHistoryTold from './migrations/044-what-history-told.ts'
import * as namesInOrder from './migrations/045-names-in-order.ts'
import * as methods from './migrations/046-methods.ts'
import * as statementRead from './migrations/047-statement-read.ts'
import * as searchSums from './migrations/048-search-sums.ts'
import * as texts from './migrations/049-texts.ts'
import * as groupPrice from './migrations/050-group-price.ts'
import * as pictures from './migrations/051-pictures.ts'
import * as moreWords from './migrations/052-more-words.ts'
import * as conditions from './migrations/053-conditions.ts'
import * as furtherDays from './migrations/054-further-days.ts'
import * as teachers from './migrations/055-teachers.ts'
import type { Secrets } from './seals.ts'
import { StoreError } from './store-error.ts'
import type { Tables } from './tables.ts'

/** Needs to be told what to seal with. */
const sealing = '039-sealed-mailboxes'

/**
 * The migrations in order; one that has run never changes. Each runs in one transaction and under a
 * lock, so that only one of several processes runs it.
 */
export const migrations = {
  '001-booking-office': bookingOffice,
  '002-outbox-hold': outboxHold,
  '003-booking-life': bookingLife,
  '004-mailbox-pace': mailboxPace,
  '005-event-order': eventOrder,
  '006-clock': clock,
  '007-waiting-booking': waitingBooking,
  '008-desk-device': deskDevice,
  '009-unproven': unproven,
  '010-mail-budget': mailBudget,
  '011-refund-account': refundAccount,
  '012-mail-about': mailAbout,
  '013-keys': keys,
  '014-notices': notices,
  '015-any-size': anySize,
  '016-refund-told': refundTold,
  '017-search': search,
  '018-desk-step': deskStep,
  '019-own-dates': ownDates,
  '020-house': house,
  '021-people': people,
  '022-next-date': nextDate,
  '023-guest-changes': guestChanges,
  '024-vouchers': vouchers,
  '025-journal': journal,
  '026-payee-name': payeeName,
  '027-contact-data': contactData,
  '028-invoices': invoices,
  '029-diary': diary,
  '030-desk': desk,
  '031-own-table': ownTable,
  '032-papers': papers,
  '033-few-rows': fewRows,
  '034-voucher-payers': voucherPayers,
  '035-taken-back': takenBack,
  '036-messages-handled': messagesHandled,
  '037-refund-parts': refundParts,
  '038-share-payers': sharePayers,
  [sealing]: sealedMailboxes,
  '041-fresh-keys': freshKeys,
  '042-entries': entries,
  '043-entries-alone': entriesAlone,
  '044-what-history-told': whatHistoryTold,
  '045-names-in-order': namesInOrder,
  '046-methods': methods,
  '047-statement-read': statementRead,
  '048-search-sums': searchSums,
  '049-texts': texts,
  '050-group-price': groupPrice,
  '051-pictures': pictures,
  '052-more-words': moreWords,
  '053-conditions': conditions,
  '054-further-days': furtherDays,
  '055-teachers': teachers,
}

/** The migrations for Kysely, which hands them nothing but the database. */
export function migrationsUnder(secrets: Secrets) {
  const all = { ...migrations, [sealing]: sealedMailboxes.under(secrets) }
  return { getMigrations: async () => all }
}

/** `tables` are the names of those there. Throws a StoreError, and changes nothing, when they are a newer program's or something else's. */
export async function migrate(
  db: Kysely<Tables>,
  { tables, secrets }: { readonly tables: readonly string[]; readonly secrets: Secrets },
): Promise<void> {
  const run = tables.includes(ledger) ? await migrationsRun(db) : []
  refuseWhatIsNotOurs(tables, run)
  // Kysely would look at every table, and take its lock, to find that nothing is left to do.
  if (run.length === Object.keys(migrations).length) return
  const provider = run.length === 0 ? migrationsOfNewStore(secrets) : migrationsUnder(secrets)
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error
}

/** The migrations that a new store begins with are recorded as run. */
function migrationsOfNewStore(secrets: Secrets): MigrationProvider {
  const [first = '', ...others] = Object.keys(migrations).filter((name) => name <= beginsWith)
  const begun = others.map((name) => [name, { up: async () => {} }])
  const getMigrations = async () => ({
    ...(await migrationsUnder(secrets).getMigrations()),
    ...Object.fromEntries([[first, { up: begin }], ...begun]),
  })
  return { getMigrations }
}

const ledger = 'kysely_migration'

async function migrationsRun(db: Kysely<Tables>): Promise<readonly string[]> {
  const ledgered = db.$extendTables<{ [ledger]: { name: string } }>()
  return (await ledgered.selectFrom(ledger).select('name').execute()).map(({ name }) => name)
}

function refuseWhatIsNotOurs(tables: readonly string[], run: readonly string[]): void {
  const known = Object.keys(migrations)
  const filled = tables.some((name) => !name.startsWith(ledger))
  if (run.length === 0 ? filled : run.toSorted()[0] !== known[0]) {
    throw new StoreError('it holds the tables of another program; give an empty one.')
  }
  if (run.some((name) => !known.includes(name))) {
    throw new StoreError('a newer version of this program wrote it; run that version.')
  }
}
