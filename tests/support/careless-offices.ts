import type { Days } from '#booking/dates/brussels-time.ts'
import { sum } from '#booking/sum.ts'
import type { TransactionOnFile } from '#store/money/transactions.ts'
import type { Changes } from '#store/store.ts'
import { thief } from './lives-thief.ts'
import type { TestOffice } from './test-office.ts'

type Careless = {
  readonly office: (office: TestOffice) => TestOffice
  /** How what is wrong begins in `LivesAftermath`. */
  readonly shows: RegExp
  /** So many show it for certain; forty unless said otherwise. */
  readonly lives?: number
}

/** Each forgets one thing, which the sums of random lives must show. */
export const carelessOffices: Readonly<Record<string, Careless>> = {
  'a mail to who moved': { office: forgettingMail('moved'), shows: /^mails/ },
  'a mail to whom a newcomer replaces': { office: forgettingMail('replaced'), shows: /^mails/ },
  'that a voucher got its money back': {
    office: spoilt(({ spendVoucher, findVoucher, updateVoucher }) => ({
      spendVoucher: async (use) => {
        const { leftCents } = (await findVoucher(use.voucherId))!
        const isSpent = await spendVoucher(use)
        if (use.cents < 0) await updateVoucher(use.voucherId, { leftCents })
        return isSpent
      },
    })),
    shows: /^voucher /,
    lives: 60,
  },
  'that a voucher which got its money back pays no longer': {
    office: spoilt(({ addToPaid }) => ({
      addToPaid: async (payment, cents) => {
        if (cents > 0) await addToPaid(payment, cents)
      },
    })),
    shows: /^money of/,
  },
  'vouchers in the journal': {
    office: spoilt(() => ({ vouchersMovedSince: () => Promise.resolve([]) })),
    shows: /^journal/,
  },
  'that money which waits to go back pays for places taken again': {
    office: spoilt(() => ({ withdrawRefund: () => Promise.resolve(true) })),
    shows: /^refund of/,
  },
  'whose place a successor took': {
    office: spoilt(() => ({ addSuccession: () => Promise.resolve() })),
    shows: /^back for/,
    // Until the first dates have come.
    lives: 165,
  },
  'what of a booking was invoiced': {
    office: spoilt(() => ({ invoicesOf: () => Promise.resolve([]) })),
    shows: /^invoices of/,
    lives: 20,
  },
  'which account paid what of a booking': {
    office: spoilt(({ transactionsOf }) => ({
      transactionsOf: async (id) =>
        (await transactionsOf(id)).map((line) =>
          line.payerIban === thief ? { ...line, amountCents: 100_000 } : line,
        ),
    })),
    shows: /^thief/,
    lives: 80,
  },
  'which line of a statement took what back': {
    office: guessingWhatWasTakenBack,
    shows: /^journal/,
    lives: 60,
  },
  'refunds that a statement told of': {
    office: (office) => ({
      ...office,
      store: { ...office.store, refundsTold: () => Promise.resolve([]) },
    }),
    shows: /^figures/,
  },
}

/** As it once was: each line of a statement was given all that its booking lost in that minute. */
function guessingWhatWasTakenBack(office: TestOffice): TestOffice {
  const guessing = ({ linesOut, transactionsBooked, listEvents }: Reads) => {
    const guessed = (lines: readonly TransactionOnFile[]) =>
      Promise.all(lines.map((line) => withGuess(line, listEvents)))
    return {
      linesOut: async () => guessed(await linesOut()),
      transactionsBooked: async (days: Days) => guessed(await transactionsBooked(days)),
    }
  }
  const { store } = office
  return spoilt(guessing)({ ...office, store: { ...store, ...guessing(store) } })
}

type Reads = Pick<Changes, 'linesOut' | 'transactionsBooked' | 'listEvents'>

async function withGuess(line: TransactionOnFile, listEvents: Reads['listEvents']) {
  const { reservationId, settledAt, detail } = line
  if (detail.takenBackCents === undefined || !reservationId || !settledAt) return line
  const events = await listEvents(reservationId)
  const then = events.filter(({ at }) => Math.abs(at.getTime() - settledAt.getTime()) < 60_000)
  const takenBackCents = sum(then, (each) => (each.what === 'taken-back' ? each.detail.cents : 0))
  return { ...line, detail: { ...detail, takenBackCents } }
}

function spoilt(spoil: (changes: Changes) => Partial<Changes>): Careless['office'] {
  return (office) => {
    const change: TestOffice['store']['change'] = (work) =>
      office.store.change((changes) => work({ ...changes, ...spoil(changes) }))
    return { ...office, store: { ...office.store, change } }
  }
}

function forgettingMail(kind: TestOffice['told'][number]['kind']): Careless['office'] {
  return (office) => ({
    ...office,
    lettersOf: (house) => {
      const letters = office.lettersOf(house)
      return { ...letters, forNews: (news) => (news.kind === kind ? [] : letters.forNews(news)) }
    },
  })
}
