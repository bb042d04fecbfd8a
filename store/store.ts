import type { Kysely, Transaction } from 'kysely'
import type { PlannedSession } from '#booking/dates/season.ts'
import type { RetentionLimits } from '#booking/people/retention.ts'
import { askedDateReads } from './dates/asked-date.ts'
import { awayChanges, awayReads } from './dates/away.ts'
import { bookingTableReads } from './reservations/booking-tables.ts'
import { bookReads } from './money/books.ts'
import { companionChanges, companionReads } from './party/companions.ts'
import { copyStore } from './backup/copy-store.ts'
import { deskStepChanges, deskStepReads } from './undo/desk-steps.ts'
import { diaryChanges, diaryReads } from './diary/diaries.ts'
import { dietChanges, dietReads } from './party/diets.ts'
import { endingChanges } from './reservations/endings.ts'
import { erasureChanges, erasureReads } from './people/erasures.ts'
import { entryReads } from './money/entry-reads.ts'
import { entryChanges } from './money/entries.ts'
import { forgetOld } from './people/forget-old.ts'
import { forgetChanges } from './people/forget-reservations.ts'
import { houseChanges, houseReads } from './house/house.ts'
import { invoiceChanges, invoiceReads } from './invoices/invoices.ts'
import { journalChanges, journalReads } from './money/journal.ts'
import { historyChanges, historyReads } from './reservations/history.ts'
import { mailChanges, mailReads } from './mail/mails.ts'
import { moneyChanges, refundReads } from './money/payments.ts'
import { transactionChanges, transactionReads } from './money/transactions.ts'
import { newcomerChanges, newcomerReads } from './people/newcomers.ts'
import { optionChanges, optionReads } from './options/options.ts'
import { createOutbox } from './mail/outbox.ts'
import { partyChanges, partyReads } from './party/parties.ts'
import { personReads } from './people/person-rows.ts'
import { keptAnswerChanges, keptAnswerReads } from './reservations/kept-answers.ts'
import { messageChanges, messageReads } from './mail/messages.ts'
import { turnChanges, turnReads } from './mail/turns.ts'
import { unprovenChanges, unprovenReads } from './reservations/unproven.ts'
import { reservationChanges } from './reservations/reservation-changes.ts'
import { reservationReads } from './reservations/reservations.ts'
import { figureReads } from './figures/figures.ts'
import { keepSchedule } from './dates/schedule.ts'
import { sessionChanges, sessionReads } from './dates/sessions.ts'
import { changedSessionReads } from './dates/changed-sessions.ts'
import { clockChanges, clockReads } from './clock.ts'
import { deviceChanges, deviceReads } from './people/devices.ts'
import { linksMarkChanges, linksMarkReads } from './backup/links-mark.ts'
import type { Seals } from './seals.ts'
import type { InTransaction, Tables } from './tables.ts'
import { vacancyChanges, vacancyReads } from './money/vacancies.ts'
import { voucherMoneyReads } from './vouchers/voucher-money.ts'
import { voucherChanges, voucherReads } from './vouchers/vouchers.ts'
import { waitingChanges, waitingReads } from './waiting/waiting.ts'
import { wishChanges, wishReads } from './waiting/wishes.ts'

export type Store = ReturnType<typeof createStore>

/** Inside one transaction: what it reads stays so until it has ended. */
export type Changes = ReturnType<typeof createChanges>

type Database = {
  readonly db: Kysely<Tables>
  readonly transaction: InTransaction
  readonly seals: Seals
  readonly locksRows: boolean
  readonly beginCopy: string
  readonly scheduleRevision: () => Promise<number>
  readonly wipeTraces: () => Promise<boolean>
  readonly check: () => Promise<void>
  readonly close: () => Promise<void>
}

export function createStore(database: Database) {
  const { db, transaction, seals, beginCopy, scheduleRevision, wipeTraces, check, close } = database
  const changesOf = changesEach(seals)
  return {
    ...createReads(db, seals),
    /** Whatever it resolves with is on disk; when `work` throws, nothing is. */
    change: <T>(work: (changes: Changes) => Promise<T>) =>
      transaction((changing) => work(changesOf(changing))),
    keepSchedule: (planned: readonly PlannedSession[], from: Date) =>
      transaction((changing) => keepSchedule(changing, planned, from)),
    outbox: createOutbox(database),
    /** As of one moment; whoever writes meanwhile is not held up. */
    copy: () => copyStore(db, beginCopy),
    /** Rises with every change of the schedule, its places or the house, by whichever process. */
    scheduleRevision,
    /** Takes what was forgotten out of the database's files; false when somebody was reading: then it is for later. */
    wipeTraces,
    /** Throws when the store cannot be read and written. */
    check,
    close,
  }
}

function createReads(db: Kysely<Tables>, seals: Seals) {
  return {
    ...sessionReads(db),
    ...changedSessionReads(db),
    ...awayReads(db),
    ...askedDateReads(db),
    ...reservationReads(db),
    ...bookingTableReads(db),
    ...newcomerReads(db),
    ...vacancyReads(db),
    ...optionReads(db),
    ...companionReads(db),
    ...partyReads(db),
    ...historyReads(db),
    ...entryReads(db),
    ...refundReads(db),
    ...transactionReads(db),
    ...voucherReads(db),
    ...voucherMoneyReads(db),
    ...bookReads(db),
    ...figureReads(db),
    ...invoiceReads(db),
    ...journalReads(db),
    ...waitingReads(db),
    ...wishReads(db),
    ...dietReads(db),
    ...diaryReads(db),
    ...unprovenReads(db, seals),
    ...keptAnswerReads(db),
    ...turnReads(db, seals),
    ...messageReads(db),
    ...mailReads(db),
    ...deskStepReads(db),
    ...deviceReads(db),
    ...linksMarkReads(db),
    ...clockReads(db),
    ...houseReads(db),
    ...personReads(db, seals),
    ...erasureReads(db),
  }
}

/** Changes that share a transaction share what is made for it: most queries take longer to write than to run. */
function changesEach(seals: Seals) {
  const made = new WeakMap<Transaction<Tables>, Changes>()
  return (changing: Transaction<Tables>) =>
    made.getOrInsertComputed(changing, () => createChanges(changing, seals))
}

export function createChanges(db: Transaction<Tables>, seals: Seals) {
  return {
    ...createReads(db, seals),
    ...sessionChanges(db),
    ...awayChanges(db),
    ...reservationChanges(db),
    ...newcomerChanges(db),
    ...vacancyChanges(db),
    ...optionChanges(db),
    ...companionChanges(db),
    ...endingChanges(db),
    ...partyChanges(db),
    ...historyChanges(db),
    ...entryChanges(db),
    ...moneyChanges(db),
    ...transactionChanges(db),
    ...invoiceChanges(db),
    ...journalChanges(db),
    ...voucherChanges(db),
    ...waitingChanges(db),
    ...wishChanges(db),
    ...dietChanges(db),
    ...diaryChanges(db),
    ...unprovenChanges(db, seals),
    ...keptAnswerChanges(db),
    ...turnChanges(db, seals),
    ...messageChanges(db),
    ...mailChanges(db),
    ...deskStepChanges(db),
    ...deviceChanges(db),
    ...linksMarkChanges(db),
    ...clockChanges(db),
    ...houseChanges(db),
    ...forgetChanges(db),
    ...erasureChanges(db),
    forgetOld: (limits: RetentionLimits) => forgetOld(db, limits),
  }
}
