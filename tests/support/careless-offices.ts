import type { Changes } from '#store/store.ts'
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
  'refunds that a statement told of': {
    office: (office) => ({
      ...office,
      store: { ...office.store, refundsTold: () => Promise.resolve([]) },
    }),
    shows: /^figures/,
  },
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
