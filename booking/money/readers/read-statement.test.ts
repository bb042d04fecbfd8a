import { describe, expect, it } from 'vitest'
import { codaFile } from '#tests/support/statements/coda-file.ts'
import { farmIban } from '#tests/support/statements/plain-transaction.ts'
import { tenTransactions, writers } from '#tests/support/statements/ten-transactions.ts'
import { maxStatementBytes, readStatement } from './read-statement.ts'
import { referencesIn } from '../statement/references-in-text.ts'

const own = { account: farmIban }
const bytes = (text: string) => new TextEncoder().encode(text)

function read(text: string) {
  const reading = readStatement(bytes(text), own)
  if (reading.kind !== 'read') throw new Error(JSON.stringify(reading.problem))
  return reading
}

const other = 'BE71096123456769'
const fours = (iban: string) => iban.replaceAll(/(.{4})(?=.)/g, '$1 ')
const formats = Object.entries(writers)

describe.each(formats)('a file of %s', (format, write) => {
  const text = write(tenTransactions)
  /** The file's spelling of the farm's account. */
  const account = text.includes(farmIban) ? farmIban : fours(farmIban)

  it('says what happened on the account, to the cent and to the day', () => {
    expect(read(text).transactions).toMatchObject(
      tenTransactions.map(({ day, cents }) => {
        return { bookedOn: day, amountCents: cents, status: 'booked' }
      }),
    )
  })

  it('says under which reference, wherever the payer put it and the bank cut it', () => {
    const { transactions } = read(text)
    const found = transactions.map((each) => referenceOf(each.structured, each.freeText))
    expect(found).toEqual(tenTransactions.map((each) => referenceOf(each.structured, each.text)))
  })

  it('says who paid, by account and (but for ING, which has no column for it) by name', () => {
    const { transactions } = read(write(tenTransactions))
    const payers = transactions.map(({ payerIban, payerName }) => [payerIban, payerName])
    const named = format !== 'ING'
    expect(payers).toEqual(
      tenTransactions.map(({ iban, name }) => [iban, named ? name : undefined]),
    )
  })

  it('says who holds the account, but for BNP and Belfius, which have no column for it', () => {
    const tells = !/BNP|Belfius/i.test(format)
    expect(read(text).holder).toBe(tells ? 'HOF TER GIST' : undefined)
  })

  it('gives every transaction a key of its own, and the same one each time', () => {
    const keysIn = (file: string) => read(file).transactions.map(({ key }) => key)
    expect(new Set(keysIn(text)).size).toBe(10)
    expect(keysIn(text)).toEqual(keysIn(text))
    // Belfius counts in the file of this test; a statement's own numbers do not change.
    expect(keysIn(write(tenTransactions.slice(0, 7)))).toEqual(keysIn(text).slice(0, 7))
  })

  it('is refused whole when it is of another account, naming only its last digits', () => {
    const named = text.includes(farmIban) ? other : fours(other)
    const problem = { kind: 'other-account', line: expect.any(Number), found: '6769' }
    const reading = readStatement(bytes(text.replaceAll(account, named)), own)
    expect(reading).toMatchObject({ kind: 'unreadable', problem })
    // One statement, or one row, is of another account.
    const mixed = readStatement(bytes(text.replace(account, named)), own)
    expect(mixed).toMatchObject({ problem: { kind: 'other-account' } })
  })

  it('is refused when it does not say of which account it is', () => {
    const blank = text.replaceAll(account, ' '.repeat(account.length))
    const problem = { kind: 'no-account', line: expect.any(Number) }
    expect(readStatement(bytes(blank), own)).toMatchObject({ problem })
  })

  it('is read when it has no transactions', () => {
    expect(read(write([])).transactions).toEqual([])
  })
})

/** Reference a reader found in its field, or a payer wrote in the text. */
const referenceOf = (structured: string | undefined, text = '') =>
  structured ?? referencesIn(text)[0]

describe('a file that is no statement is refused', () => {
  it.each([
    ['empty', ''],
    ['empty', ' \r\n\t\n'],
    ['unknown-format', 'Beste Anneleen,\nhartelijk dank.'],
    ['unknown-format', '%PDF-1.7\n1 0 obj; endobj'],
    ['unknown-format', 'PK\u0003\u0004sheet1.xml;'],
    ['unknown-columns', 'a;b;c\n1;2;3\n'],
    ['not-a-statement', '<html><body>Meld je aan</body></html>'],
    ['xml', '<'],
  ])('as %s: %j', (kind, text) => {
    expect(readStatement(bytes(text), own)).toMatchObject({ kind: 'unreadable', problem: { kind } })
  })

  it('because it is larger than any statement', () => {
    const huge = new Uint8Array(maxStatementBytes + 1).fill(0x30)
    expect(readStatement(huge, own)).toEqual({ kind: 'unreadable', problem: { kind: 'too-large' } })
  })
})

it('an account that older files name by its twelve digits is the same', () => {
  const named = (digits: string) =>
    codaFile(tenTransactions).replace(
      `12001${farmIban.padEnd(34)}EUR`,
      `10001${digits} EUR`.padEnd(42),
    )
  expect(read(named(farmIban.slice(4))).transactions).toHaveLength(10)
  const reading = readStatement(bytes(named(other.slice(4))), own)
  expect(reading).toMatchObject({ problem: { kind: 'other-account', line: 2 } })
})

describe('the letters of a file', () => {
  const name = 'Léa Müller œuvré'
  const text = writers['KBC']!([{ ...tenTransactions[0]!, name }])

  it.each([
    ['UTF-8', bytes(text)],
    ['UTF-8 with a mark', bytes(`\uFEFF${text}`)],
    ['Windows-1252', windows1252(text)],
    ['UTF-16', utf16(text)],
  ])('are right in %s', (_, encoded) => {
    const reading = readStatement(encoded, own)
    expect(reading).toMatchObject({ kind: 'read', transactions: [{ payerName: name }] })
  })
})

function windows1252(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => (letter === 'œ' ? 0x9c : letter.charCodeAt(0)))
}

function utf16(text: string): Uint8Array {
  return Buffer.from(`\uFEFF${text}`, 'utf16le')
}
