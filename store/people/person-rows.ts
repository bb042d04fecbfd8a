import { type Kysely, type RawBuilder, sql } from 'kysely'
import { foldedAddress } from '#booking/people/mailbox.ts'
import {
  lostLinkTurns,
  mailboxDigest,
  saltedDigest,
  turnsOfMailbox,
} from '#booking/people/digests.ts'
import { keptWords } from '#booking/search/kept-words.ts'
import type { Row, Tables } from '../tables.ts'
import type { TransactionDetail } from '../money/transactions.ts'
import { someIds } from '../rows.ts'

/** Tables in which no row is about one person. */
type Impersonal =
  | 'session'
  | 'away'
  | 'outbox'
  | 'desk_device'
  | 'desk_owner'
  | 'desk_key'
  | 'links_mark'
  | 'clock'
  | 'calendar_key'
  | 'house_change'
  | 'journal_day'
  | 'journal_entry'
  | 'account_holder'
  | 'schedule_revision'

/** A table that is added later must be named here or above, or the type check fails. */
export type PersonRows = {
  readonly [Table in Exclude<keyof Tables, Impersonal>]: readonly Row<Table>[]
}

export function personReads(db: Kysely<Tables>) {
  return {
    /** Compared here and not in SQL, where the two databases disagree on capitals outside ASCII; a farm's tables are short. */
    async rowsAbout(email: string): Promise<PersonRows> {
      return rowsOf(db, foldedAddress(email) || nobody)
    },
  }
}

/** No text holds it, where many rows have no address: bookings by telephone, and those whose names went. */
const nobody = '\0'

async function rowsOf(db: Kysely<Tables>, sought: string): Promise<PersonRows> {
  const hasAddress = (row: { readonly email: string }) => foldedAddress(row.email) === sought
  const every = <Table extends keyof Tables>(table: Table) => rowsWhere(db, table, sql`1 = 1`)
  const reservation = (await every('reservation')).filter(hasAddress)
  const ids = reservation.map(({ id }) => id)
  const isTheirs = sql<boolean>`reservation_id in (${sql.join(someIds(ids))})`
  const theirs = <Table extends keyof Tables>(table: Table) => rowsWhere(db, table, isTheirs)
  // One that became their booking is theirs, also when its address was mended there.
  const waiting = (await every('waiting')).filter(
    (row) => hasAddress(row) || ids.some((id) => id === row.reservation_id),
  )
  const wish = (await every('wish')).filter(hasAddress)
  const option = (await every('option')).filter(hasAddress)
  const companion = (await every('companion')).filter(hasAddress)
  const message = (await every('message')).filter(hasAddress)
  const ownWords = new Set(reservation.flatMap(keptWords))
  const notices = db.selectFrom('notice').selectAll()
  const turns = [lostLinkTurns(sought), ...Object.values(turnsOfMailbox(sought))]
  const pace = db.selectFrom('mailbox_pace').selectAll().where('mailbox', 'in', turns)
  const proven = db.selectFrom('proven_mailbox').selectAll()
  const vouchers = await every('voucher')
  const isBuyer = (row: Row<'voucher'>) => foldedAddress(row.buyer_email) === sought
  const voucher = vouchers
    .filter((row) => isBuyer(row) || foldedAddress(row.receiver_email) === sought)
    // Who was given it has not been told the giver's mailbox and account.
    .map((row) => (isBuyer(row) ? row : { ...row, buyer_email: '', refund_iban: '' }))
  const bought = vouchers.filter(isBuyer).map(({ id }) => id)
  const ownLines = sql<boolean>`(${isTheirs} or voucher_id in (${sql.join(someIds(bought))}))`
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
  const replacedGuests = await every('replaced_guest')
  const replacedHere = replacedGuests.filter((row) => ids.includes(row.reservation_id))
  const newcomers = await every('newcomer')
  const newcomersHere = newcomers.filter((row) => ids.includes(row.reservation_id))
  const others = new Set([...replacedHere, ...newcomersHere].map(addressOf))
  return {
    reservation,
    replaced_guest: replacedGuests.filter(hasAddress),
    newcomer: newcomers.filter(hasAddress),
    vacancy: await theirs('vacancy'),
    succession: await theirs('succession'),
    // Some words are of who came before.
    reservation_word: (await theirs('reservation_word')).filter(({ word }) => ownWords.has(word)),
    payment: await theirs('payment'),
    voucher,
    voucher_use: await theirs('voucher_use'),
    event: await theirs('event'),
    refund: await theirs('refund'),
    hand_receipt: await theirs('hand_receipt'),
    bank_transaction: (await rowsWhere(db, 'bank_transaction', ownLines)).map(withoutPayer),
    company: await theirs('company'),
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
    mailbox_pace: await pace.execute(),
    proven_mailbox: await proven.where('mailbox', '=', mailboxDigest(sought)).execute(),
    unproven: await theirs('unproven'),
    ...(await mailsAbout(db, sought, { records, others })),
    ...(await erasuresOf(db, sought, records)),
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

/** Of a share, whose account it came from is not for who booked to read. */
function withoutPayer(row: Row<'bank_transaction'>): Row<'bank_transaction'> {
  const { isShare }: TransactionDetail = JSON.parse(row.detail)
  return isShare ? { ...row, payer_name: '', payer_iban: '', communication: '' } : row
}

type Whose = {
  readonly records: readonly string[]
  /** Who had these bookings before, or is asked to come: what was mailed to them is theirs. */
  readonly others: ReadonlySet<string>
}

function addressOf({ email }: { readonly email: string }): string {
  return foldedAddress(email)
}

/** Of a step that wrote of others as well, only the rows that name them. */
async function deskStepsAbout(db: Kysely<Tables>, names: readonly string[]) {
  const steps = await db.selectFrom('desk_step').selectAll().execute()
  return steps.flatMap((step) => {
    const images: readonly unknown[] = JSON.parse(step.images)
    const own = images.filter((image) => names.some((name) => JSON.stringify(image).includes(name)))
    return own.length > 0 ? [{ ...step, images: JSON.stringify(own) }] : []
  })
}

/** A mail that speaks of others as well is shown without its text: that is not for them to read. */
async function mailsAbout(db: Kysely<Tables>, sought: string, { records, others }: Whose) {
  const about = db.selectFrom('mail_about').selectAll()
  const mailAbout = await about.where('about', 'in', someIds(records)).execute()
  const speaking = new Set(mailAbout.map(({ mail_id }) => mail_id))
  const mail = (await db.selectFrom('mail').selectAll().execute()).filter(
    ({ id, recipient, content }) => {
      const to = foldedAddress(recipient)
      return to === sought || (!others.has(to) && (speaking.has(id) || mentions(content, sought)))
    },
  )
  const ids = mail.map(({ id }) => id)
  const all = await about.where('mail_id', 'in', someIds(ids)).execute()
  const ofOthers = all.filter((row) => !records.includes(row.about))
  const shared = new Set(ofOthers.map(({ mail_id }) => mail_id))
  return {
    mail: mail.map((row) => (shared.has(row.id) ? { ...row, content: '' } : row)),
    mail_about: mailAbout,
  }
}

/** The address itself, not a part of a longer one; a line break in JSON would look like a letter of it. */
function mentions(json: string, email: string): boolean {
  const text = foldedAddress(json.replaceAll(/\\[nrt]/g, ' '))
  for (let at = text.indexOf(email); at !== -1; at = text.indexOf(email, at + 1)) {
    const [before, after] = [text[at - 1] ?? '', text[at + email.length] ?? '']
    if (!/[\p{L}\p{N}._%+-]/u.test(before) && !/[\p{L}\p{N}-]/u.test(after)) return true
  }
  return false
}

async function erasuresOf(db: Kysely<Tables>, sought: string, records: readonly string[]) {
  const erasure = await db.selectFrom('erasure').selectAll().execute()
  const erased = db.selectFrom('erased_record').selectAll()
  return {
    erasure: erasure.filter(({ salt, digest }) => saltedDigest(salt, sought) === digest),
    erased_record: await erased.where('record', 'in', someIds(records)).execute(),
  }
}
