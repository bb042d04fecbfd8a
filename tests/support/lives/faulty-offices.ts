import type { Days } from '#booking/dates/brussels-time.ts'
import type { Entry } from '#booking/money/entry.ts'
import { isVoucher } from '#booking/money/ledger-account.ts'
import type { Changes } from '#store/subjects.ts'
import { withOverrides } from '#booking/with-overrides.ts'
import { thief } from './statement-lines.ts'
import type { TestOffice } from '../test-office.ts'

type FaultyOffice = {
  readonly office: (office: TestOffice) => TestOffice
  /** The beginning of the fault in `LivesAftermath`. */
  readonly shows: RegExp
  /** The number of lives that is sure to show it; forty unless given. */
  readonly lives?: number
}

/** Each office forgets one thing, which the sums of random lives must show. */
export const faultyOffices: Readonly<Record<string, FaultyOffice>> = {
  'a mail to who moved': { office: forgettingMail('moved'), shows: /^mails/ },
  'a mail to whom a substitute replaces': { office: forgettingMail('replaced'), shows: /^mails/ },
  'that a voucher got its money back': {
    office: spoilt(({ entries }) => ({
      entries: { ...entries, post: (posted) => entries.post(posted.map(toNobody)) },
    })),
    shows: /^vouchers of /,
    lives: 60,
  },
  'that a voucher which got its money back pays no longer': {
    office: spoilt(({ entries }) => ({
      entries: { ...entries, post: (posted) => entries.post(posted.map(fromNobody)) },
    })),
    shows: /^money of/,
    lives: 60,
  },
  'vouchers in the journal': {
    office: spoilt(tellingOf(({ to }) => !isVoucher(to))),
    shows: /^journal/,
  },
  'that money which waits to go back pays for places taken again': {
    office: spoilt(({ refunds }) => ({
      refunds: { ...refunds, withdraw: () => Promise.resolve(true) },
    })),
    shows: /^refund of/,
  },
  'whose place a successor took': {
    office: spoilt(({ vacancies }) => ({
      vacancies: { ...vacancies, addSuccession: () => Promise.resolve() },
    })),
    shows: /^back for/,
    // The first dates come only after so many lives.
    lives: 165,
  },
  'what of a booking was invoiced': {
    office: spoilt(({ invoices }) => ({
      invoices: { ...invoices, listOf: () => Promise.resolve([]) },
    })),
    shows: /^invoices of/,
    lives: 20,
  },
  'which account paid what of a booking': {
    office: spoilt(({ transactions }) => ({
      transactions: {
        ...transactions,
        listEach: async (keys) =>
          (await transactions.listEach(keys)).map((line) => ({ ...line, payerIban: thief })),
      },
    })),
    shows: /^thief/,
    lives: 80,
  },
  'what a bank took back': {
    office: spoilt(tellingOf(({ kind }) => kind !== 'taken-back')),
    shows: /^journal/,
    lives: 60,
  },
  'refunds in the cash book': {
    office: (office) => ({
      ...office,
      store: withOverrides(office.store, {
        entries: {
          ...office.store.entries,
          listMovesIn: async (days: Days) => {
            const { entries, bookings } = await office.store.entries.listMovesIn(days)
            const untold = entries.filter(
              ({ kind, line }) => kind !== 'refunded' || line !== undefined,
            )
            return { entries: untold, bookings }
          },
        },
      }),
    }),
    shows: /^figures/,
  },
}

/** Money that goes back to a voucher goes to the bank instead; the payment stays paid. */
function toNobody(entry: Entry): Entry {
  if (entry.kind !== 'back-on-voucher') return entry
  return { ...entry, kind: 'carried', to: 'bank' }
}

function fromNobody(entry: Entry): Entry {
  if (entry.kind !== 'back-on-voucher') return entry
  return { ...entry, kind: 'carried', from: 'bank' }
}

/** A journal that is told only of some entries. */
function tellingOf(isTold: (entry: Entry) => boolean) {
  return ({ entries }: Changes) => ({
    entries: {
      ...entries,
      listMovesSince: async (since: Date) => (await entries.listMovesSince(since)).filter(isTold),
    },
  })
}

export function spoilt(spoil: (changes: Changes) => Partial<Changes>): FaultyOffice['office'] {
  return (office) => {
    const change: TestOffice['store']['change'] = (work) =>
      office.store.change((changes) => work(withOverrides(changes, spoil(changes))))
    return { ...office, store: withOverrides(office.store, { change }) }
  }
}

function forgettingMail(kind: TestOffice['notified'][number]['kind']): FaultyOffice['office'] {
  return (office) => ({
    ...office,
    lettersOf: (house) => {
      const letters = office.lettersOf(house)
      return (news) => (news.kind === kind ? [] : letters(news))
    },
  })
}
