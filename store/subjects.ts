import type { Kysely, Transaction } from 'kysely'
import type { Day } from '#language/dates.ts'
import { awayChanges, awayReads } from './dates/away.ts'
import { referenceReads } from './money/references.ts'
import { companionChanges, companionReads } from './party/companions.ts'
import { deskStepChanges, deskStepReads } from './undo/desk-steps.ts'
import { diaryChanges, diaryReads } from './diary/diaries.ts'
import { dietChanges, dietReads } from './party/diets.ts'
import { erasureChanges, erasureReads } from './personal-data/erasures.ts'
import { entryReads } from './money/entry-reads.ts'
import { entryChanges, paymentChanges } from './money/entries.ts'
import { forgetOld } from './personal-data/forget-old.ts'
import { forgetChanges } from './personal-data/forget-reservations.ts'
import { houseChanges, houseReads } from './house/house.ts'
import { invoiceChanges, invoiceReads } from './invoices/invoices.ts'
import { journalChanges, journalReads } from './money/journal.ts'
import { historyChanges, historyReads } from './reservations/history.ts'
import { mailChanges, mailReads } from './mail/mails.ts'
import { refundChanges, refundReads } from './money/refunds.ts'
import { transactionChanges, transactionReads } from './money/transactions.ts'
import { substituteChanges, substituteReads } from './people/substitutes.ts'
import { optionChanges, optionReads } from './options/options.ts'
import { partyChanges, partyReads } from './party/parties.ts'
import { personReads } from './personal-data/person-rows.ts'
import { storedAnswerChanges, storedAnswerReads } from './reservations/stored-answers.ts'
import { messageChanges, messageReads } from './mail/messages.ts'
import { turnChanges, turnReads } from './mail/turns.ts'
import { mailboxChanges, mailboxReads } from './people/mailboxes.ts'
import { unprovenChanges, unprovenReads } from './reservations/unproven.ts'
import { reservationChanges } from './reservations/reservation-changes.ts'
import { reservationReads } from './reservations/reservations.ts'
import { figureReads } from './figures/figures.ts'
import { sessionChanges, sessionReads } from './dates/sessions.ts'
import { deviceChanges, deviceReads } from './devices/devices.ts'
import { linksMarkChanges, linksMarkReads } from './backup/links-mark.ts'
import type { Seals } from './seals.ts'
import { vacancyChanges, vacancyReads } from './money/vacancies.ts'
import { voucherMoneyReads } from './vouchers/voucher-money.ts'
import { voucherChanges, voucherReads } from './vouchers/vouchers.ts'
import { waitingChanges, waitingReads } from './waiting/waiting.ts'
import { wishChanges, wishReads } from './waiting/wishes.ts'
import type { Tables } from './tables.ts'
import { pictureChanges, pictureReads } from './pictures/pictures.ts'
import { textChanges, textReads } from './texts/texts.ts'
import type { ClockCheck } from '#booking/dates/clock.ts'
import { readFirstRow, rowsIn } from './rows.ts'

type Db = Kysely<Tables>

const subjects = {
  sessions: { reads: sessionReads, changes: sessionChanges },
  away: { reads: awayReads, changes: awayChanges },
  reservations: { reads: reservationReads, changes: reservationChanges },
  mailboxes: { reads: mailboxReads, changes: mailboxChanges },
  unproven: { reads: unprovenReads, changes: unprovenChanges },
  answers: { reads: storedAnswerReads, changes: storedAnswerChanges },
  history: { reads: historyReads, changes: historyChanges },
  party: { reads: partyReads, changes: partyChanges },
  companions: { reads: companionReads, changes: companionChanges },
  diets: { reads: dietReads, changes: dietChanges },
  substitutes: { reads: substituteReads, changes: substituteChanges },
  vacancies: { reads: vacancyReads, changes: vacancyChanges },
  options: { reads: optionReads, changes: optionChanges },
  waiting: { reads: waitingReads, changes: waitingChanges },
  wishes: { reads: wishReads, changes: wishChanges },
  entries: { reads: entryReads, changes: entryChanges },
  payments: { changes: paymentChanges },
  refunds: { reads: refundReads, changes: refundChanges },
  transactions: { reads: transactionReads, changes: transactionChanges },
  references: { reads: referenceReads },
  vouchers: {
    reads: (db: Db) => ({ ...voucherReads(db), ...voucherMoneyReads(db) }),
    changes: voucherChanges,
  },
  invoices: { reads: invoiceReads, changes: invoiceChanges },
  journal: { reads: journalReads, changes: journalChanges },
  figures: { reads: figureReads },
  diary: { reads: diaryReads, changes: diaryChanges },
  messages: { reads: messageReads, changes: messageChanges },
  mails: { reads: mailReads, changes: mailChanges },
  turns: { reads: turnReads, changes: turnChanges },
  steps: { reads: deskStepReads, changes: deskStepChanges },
  personalData: {
    reads: (db: Db, seals: Seals) => ({ ...personReads(db, seals), ...erasureReads(db) }),
    changes: (db: Transaction<Tables>) => ({
      ...erasureChanges(db),
      ...forgetChanges(db),
      forgetOld: (today: Day) => forgetOld(db, today),
    }),
  },
  devices: { reads: deviceReads, changes: deviceChanges },
  houseChanges: { reads: houseReads, changes: houseChanges },
  texts: { reads: textReads, changes: textChanges },
  pictures: { reads: pictureReads, changes: pictureChanges },
  links: { reads: linksMarkReads, changes: linksMarkChanges },
  clockBelief: { reads: clockReads, changes: clockChanges },
}

type Subjects = typeof subjects

type Built<What extends 'reads' | 'changes'> = {
  readonly [
    Subject in keyof Subjects as Subjects[Subject] extends Record<What, unknown> ? Subject : never
  ]: Subjects[Subject] extends Record<What, (...by: never) => infer Parts> ? Parts : never
}

export type Reads = Built<'reads'>

export type Changes = Reads & Built<'changes'>

export function createReads(db: Db, seals: Seals): Reads {
  return lazily(({ reads }) => reads?.(db, seals))
}

export function createChanges(db: Transaction<Tables>, seals: Seals): Changes {
  return lazily(({ reads, changes }) => ({ ...reads?.(db, seals), ...changes?.(db, seals) }))
}

type Makers = {
  readonly reads?: (db: Db, seals: Seals) => object
  readonly changes?: (db: Transaction<Tables>, seals: Seals) => object
}

/** A transaction uses few subjects, and most queries take longer to build than to run. */
function lazily(make: (subject: Makers) => object | undefined) {
  const parts = Object.entries<Makers>(subjects).map(([name, subject]) => {
    let made: object | undefined
    return [name, { enumerable: true, get: () => (made ??= make(subject)) }] as const
  })
  return Object.create(Object.prototype, Object.fromEntries(parts))
}

function clockReads(db: Kysely<Tables>) {
  return {
    find: (): Promise<ClockCheck | undefined> =>
      readFirstRow(db.selectFrom('clock').select(['sure_at', 'doubted_since'])),
  }
}

function clockChanges(db: Transaction<Tables>) {
  return {
    save: (belief: ClockCheck) => rowsIn(db, 'clock').put({ id: 1, ...belief }, ['id']),
  }
}
