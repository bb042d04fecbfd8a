import { describe, expect, it } from 'vitest'
import { readText } from '#tests/support/statements/book-one.ts'
import {
  codaFile,
  type CodaTransactionLine,
  type CodaOptions,
} from '#tests/support/statements/coda-file.ts'
import type { PlainTransaction } from '#tests/support/statements/plain-transaction.ts'
import { references, tenTransactions } from '#tests/support/statements/ten-transactions.ts'

const read = (transactions: readonly CodaTransactionLine[], options?: CodaOptions) =>
  readText(codaFile(transactions, options))

const payment: PlainTransaction = { ...tenTransactions[0]!, cents: 9750 }
const good = codaFile(tenTransactions)

/** The good file with some characters of one line written over; line and position count from 1. */
function overwritten(line: number, position: number, text: string): string {
  const lines = good.split('\n')
  const whole = lines[line - 1] ?? ''
  lines[line - 1] = whole.slice(0, position - 1) + text + whole.slice(position - 1 + text.length)
  return lines.join('\n')
}

describe('a CODA file', () => {
  it.each(['\n', '\r\n', '\r'])('may end its lines with %j', (end) => {
    expect(read(tenTransactions, { end })).toMatchObject({ kind: 'read' })
  })

  it('may end as DOS did, or without the blanks of its last line', () => {
    expect(readText(`${good}\u001A`).kind).toBe('read')
    expect(readText(good.trimEnd()).kind).toBe('read')
  })

  it('has a header, an old balance and a trailer when it has no transactions', () => {
    const lines = codaFile([]).trimEnd().split('\n')
    expect(lines.map((line) => line[0])).toEqual(['0', '1', '9'])
    expect(read([])).toMatchObject({ kind: 'read', transactions: [] })
  })

  it('holds several statements of the farm’s account', () => {
    const first = codaFile(tenTransactions.slice(0, 2), { more: true })
    const second = codaFile(tenTransactions.slice(2), { oldCents: -5000 })
    const reading = readText(first + second)
    expect(reading.kind === 'read' && reading.transactions).toHaveLength(10)
  })

  it('marks money that a bank sent back', () => {
    const came = payment
    const returned = { ...payment, cents: -9750, returned: '2' }
    expect(read([came, returned])).toMatchObject({
      transactions: [{ status: 'booked' }, { status: 'reversal' }],
    })
  })

  it('takes a reference that the bank put together for a reference', () => {
    const [transaction] = transactionsOf(read([{ ...payment, structuredType: '102' }]))
    expect(transaction?.structured).toBe(references.d1)
  })

  it('takes any other structured communication for text', () => {
    const rf = { ...payment, structured: 'RF18539007547034', structuredType: '100' }
    const [transaction] = transactionsOf(read([rf]))
    expect(transaction).toMatchObject({ freeText: 'RF18539007547034' })
    expect(transaction).not.toHaveProperty('structured')
  })

  it('is read with an old Belgian account, without IBAN', () => {
    const lines = good.split('\n')
    lines[1] = `10001${'539007547034 EUR0BE'.padEnd(37)}${lines[1]?.slice(42)}`
    expect(readText(lines.join('\n'))).toMatchObject({ kind: 'read' })
  })
})

function transactionsOf(reading: ReturnType<typeof readText>) {
  return reading.kind === 'read' ? reading.transactions : []
}

describe('a total with details', () => {
  const total = { ...payment, cents: 20_000, structured: undefined, text: '', code: '20150000' }
  const detail = (n: number, cents: number, reference: string): CodaTransactionLine => ({
    ...payment,
    detail: n,
    cents,
    code: '60150000',
    structured: reference,
    bankReference: `2509150000010${n}`,
  })

  it('counts once, as its details', () => {
    const details = [detail(1, 9750, references.d1), detail(2, 10_250, references.d2)]
    expect(transactionsOf(read([total, ...details]))).toMatchObject([
      { amountCents: 9750, structured: references.d1 },
      { amountCents: 10_250, structured: references.d2 },
    ])
  })

  it('counts once when a detail has details of its own', () => {
    const net = { ...detail(1, 20_000, references.d1), code: '70150000' }
    const gross = { ...detail(2, 20_500, references.d1), code: '90150000' }
    const costs = { ...detail(3, -500, references.d1), code: '90150000' }
    expect(transactionsOf(read([total, net, gross, costs]))).toMatchObject([
      { amountCents: 20_000 },
    ])
  })

  it('counts once, as itself, when the details do not add up to it', () => {
    const details = [detail(1, 9750, references.d1), detail(2, 9750, references.d2)]
    const transactions = transactionsOf(read([total, ...details]))
    expect(transactions).toMatchObject([{ amountCents: 20_000 }])
    expect(transactions[0]?.freeText).toContain(references.d2)
  })

  it('is one payment when it bears the reference itself, and its details are its costs', () => {
    const net = { ...total, structured: references.d1, code: '30150000' }
    const parts = [detail(1, 20_500, ''), detail(2, -500, '')]
    const details = parts.map((part) => ({ ...part, code: '80150000', structured: undefined }))
    expect(transactionsOf(read([net, ...details]))).toMatchObject([
      { amountCents: 20_000, structured: references.d1 },
    ])
  })
})

describe('a CODA file is refused, with the line, when', () => {
  it.each([
    ['a line is too short', good.replace('0\n2', '\n2'), 'line-length', 3],
    ['a line is too long', good.replace('\n', ' \n'), 'line-length', 1],
    ['a line is missing', without(5), 'record-count', 33],
    ['a whole transaction is missing', without(3, 3), 'record-count', 31],
    ['the old balance is missing', without(2), 'record-order', 2],
    ['the end is cut off', good.slice(0, 129 * 6), 'cut-off', 6],
    ['it says that more follows, and nothing does', overwritten(34, 128, '1'), 'cut-off', 34],
    ['an amount is no number', overwritten(3, 33, '00000000000A750'), 'amount', 3],
    ['an amount is no whole cent', overwritten(3, 33, '000000000097505'), 'amount', 3],
    ['an amount is larger than any', overwritten(3, 33, '999999999999990'), 'amount', 3],
    ['a sign is neither', overwritten(3, 32, '2'), 'sign', 3],
    ['a day is none', overwritten(3, 116, '310925'), 'day', 3],
    ['a transaction’s lines belong to another', overwritten(4, 3, '0009'), 'record-order', 4],
    ['a kind of line does not exist', overwritten(4, 1, '7'), 'record-order', 4],
    ['an amount was changed', overwritten(3, 33, '000000000097510'), 'totals', 34],
    ['the account is not in euro', codaFile([payment], { currency: 'USD' }), 'currency', 2],
    ['the count of lines is wrong', codaFile([payment], { count: 7 }), 'record-count', 7],
    ['the total is wrong', codaFile([payment], { debitCents: 100 }), 'totals', 7],
    ['the new balance is wrong', codaFile([payment], { newCents: 9750 }), 'balance', 6],
    ['the new balance is not there', withoutNewBalance(), 'balance', 7],
  ])('%s', (_, text, kind, line) => {
    const problem = { kind, format: 'coda', line }
    expect(readText(text)).toMatchObject({ kind: 'unreadable', problem })
  })
})

function without(line: number, count = 1): string {
  return good
    .split('\n')
    .toSpliced(line - 1, count)
    .join('\n')
}

/** The free message stands in place of the new balance. */
function withoutNewBalance(): string {
  return codaFile([payment], { count: 4 }).replace(/^8/m, '4')
}
