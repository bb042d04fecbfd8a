import type { Kysely, Transaction } from 'kysely'
import type { Day } from '#language/dates.ts'
import { awayChanges, awayReads } from './dates/away.ts'
import { bookReads } from './money/books.ts'
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
import { newcomerChanges, newcomerReads } from './people/newcomers.ts'
import { optionChanges, optionReads } from './options/options.ts'
import { partyChanges, partyReads } from './party/parties.ts'
import { personReads } from './personal-data/person-rows.ts'
import { keptAnswerChanges, keptAnswerReads } from './reservations/kept-answers.ts'
import { messageChanges, messageReads } from './mail/messages.ts'
import { turnChanges, turnReads } from './mail/turns.ts'
import { unprovenChanges, unprovenReads } from './reservations/unproven.ts'
import { reservationChanges } from './reservations/reservation-changes.ts'
import { reservationReads } from './reservations/reservations.ts'
import { figureReads } from './figures/figures.ts'
import { sessionChanges, sessionReads } from './dates/sessions.ts'
import { clockChanges, clockReads } from './clock-belief.ts'
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

type Db = Kysely<Tables>

/** The reads, by subject. */
const reads = {
  sessions: sessionReads,
  away: awayReads,
  reservations: reservationReads,
  unproven: unprovenReads,
  answers: keptAnswerReads,
  history: historyReads,
  party: partyReads,
  companions: companionReads,
  diets: dietReads,
  newcomers: newcomerReads,
  vacancies: vacancyReads,
  options: optionReads,
  waiting: waitingReads,
  wishes: wishReads,
  entries: entryReads,
  refunds: refundReads,
  transactions: transactionReads,
  books: bookReads,
  vouchers: (db: Db) => ({ ...voucherReads(db), ...voucherMoneyReads(db) }),
  invoices: invoiceReads,
  journal: journalReads,
  figures: figureReads,
  diary: diaryReads,
  messages: messageReads,
  mails: mailReads,
  turns: turnReads,
  steps: deskStepReads,
  people: (db: Db, seals: Seals) => ({ ...personReads(db, seals), ...erasureReads(db) }),
  devices: deviceReads,
  houseChanges: houseReads,
  texts: textReads,
  pictures: pictureReads,
  links: linksMarkReads,
  clockBelief: clockReads,
}

/** The changes, by subject. */
const changes = {
  sessions: sessionChanges,
  away: awayChanges,
  reservations: reservationChanges,
  unproven: unprovenChanges,
  answers: keptAnswerChanges,
  history: historyChanges,
  party: partyChanges,
  companions: companionChanges,
  diets: dietChanges,
  newcomers: newcomerChanges,
  vacancies: vacancyChanges,
  options: optionChanges,
  waiting: waitingChanges,
  wishes: wishChanges,
  entries: entryChanges,
  payments: paymentChanges,
  refunds: refundChanges,
  transactions: transactionChanges,
  vouchers: voucherChanges,
  invoices: invoiceChanges,
  journal: journalChanges,
  diary: diaryChanges,
  messages: messageChanges,
  mails: mailChanges,
  turns: turnChanges,
  steps: deskStepChanges,
  people: (db: Transaction<Tables>) => ({
    ...erasureChanges(db),
    ...forgetChanges(db),
    forgetOld: (today: Day) => forgetOld(db, today),
  }),
  devices: deviceChanges,
  houseChanges,
  texts: textChanges,
  pictures: pictureChanges,
  links: linksMarkChanges,
  clockBelief: clockChanges,
}

/** Subjects by what makes them. */
type Makers<By> = Readonly<Record<string, (db: By, seals: Seals) => object>>

type Made<All extends Makers<never>> = { readonly [Subject in keyof All]: ReturnType<All[Subject]> }

export type Reads = Made<typeof reads>

/** Reads inside one transaction, so that the rows stay the same until it ends. */
export type Changes = Reads & Made<typeof changes>

export function createReads(db: Db, seals: Seals): Reads {
  return madeWhenAsked<Db>([reads], db, seals)
}

export function createChanges(db: Transaction<Tables>, seals: Seals): Changes {
  return madeWhenAsked([reads, changes], db, seals)
}

/** A transaction asks for few of all subjects, and most queries take longer to write than to run. */
function madeWhenAsked<By>(all: readonly Makers<By>[], db: By, seals: Seals) {
  const subjects = new Set(all.flatMap((makers) => Object.keys(makers)))
  const parts = [...subjects].map((subject) => {
    let made: object | undefined
    const make = () => Object.assign({}, ...all.map((makers) => makers[subject]?.(db, seals)))
    return [subject, { enumerable: true, get: () => (made ??= make()) }] as const
  })
  return Object.create(Object.prototype, Object.fromEntries(parts))
}
