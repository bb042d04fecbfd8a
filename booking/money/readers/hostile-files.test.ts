import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { anySign } from '#tests/support/any-sign.ts'
import { withCpuTime } from '#tests/support/cpu-time.ts'
import { farmIban } from '#tests/support/statements/plain-transaction.ts'
import { tenTransactions, writers } from '#tests/support/statements/ten-transactions.ts'
import { readStatement } from './read-statement.ts'

const files = Object.values(writers).map((write) => Buffer.from(write(tenTransactions)))

/** No file of this size may keep the farm waiting; in milliseconds of the processor. */
const maxMs = 2000

function readInTime(bytes: Uint8Array) {
  const { result, cpuMs } = withCpuTime(() => readStatement(bytes, { account: farmIban }))
  expect(cpuMs).toBeLessThan(maxMs)
  return result
}

it('a file of any bytes is read or refused quickly', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 5000 }), (bytes) => void readInTime(bytes)),
    { numRuns: 300 },
  )
})

/** Signs that mean something to one format or another. */
const marks = [';', '"', '\r', '\n', '\0', '<', '</', '>', '&', '<!--', '<![CDATA[', ']]>', '<?']
const words = ['0', '9', '+++', '010/8068/17183', '1,00', '-', ' ', '\u0085', '\u2028', '\uFEFF']
const piece = fc.oneof(
  fc.constantFrom(...marks),
  fc.constantFrom(...words),
  fc.string({ unit: anySign, maxLength: 8 }),
)
const change = fc.record({
  at: fc.nat(9999),
  drop: fc.oneof(fc.nat(3), fc.nat(200)),
  put: fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join('')),
})

it('a damaged file is read or refused quickly, and never adds a transaction', () => {
  const file = fc.constantFrom(...files)
  fc.assert(
    fc.property(file, fc.array(change, { minLength: 1, maxLength: 4 }), (whole, changes) => {
      let text = whole.toString()
      for (const { at, drop, put } of changes) {
        const from = at % text.length
        text = text.slice(0, from) + put + text.slice(from + drop)
      }
      const reading = readInTime(Buffer.from(text))
      if (reading.kind === 'unreadable') return
      for (const { amountCents, bookedOn, key } of reading.transactions) {
        expect(Number.isSafeInteger(amountCents)).toBe(true)
        expect(bookedOn).toMatch(/^(?:19|20)\d\d-\d\d-\d\d$/)
        expect(key).toMatch(/^[a-z]+:[\w-]{16}:[rh][\w-]{16}:\d+$/)
      }
    }),
    { numRuns: 600 },
  )
})

const trap = fc.constantFrom(
  (n: number) => '+'.repeat(n),
  (n: number) => '010 8068 '.repeat(n / 9),
  (n: number) => '0'.repeat(n),
  (n: number) => ' '.repeat(n),
  (n: number) => '"'.repeat(n),
  (n: number) => '1+++'.repeat(n / 4),
  (n: number) => 'A1'.repeat(n / 2),
  (n: number) => '\u0085'.repeat(n),
)

it('a text made to take long is read quickly', () => {
  const write = writers['CAMT 001.08']!
  fc.assert(
    fc.property(trap, (make) => {
      const text = make(300_000)
      const traps = [{ ...tenTransactions[2]!, text, name: text, iban: text, bankReference: text }]
      readInTime(Buffer.from(write(traps)))
    }),
    { numRuns: 12 },
  )
})
