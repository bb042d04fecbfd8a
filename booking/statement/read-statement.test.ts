import { describe, expect, it } from 'vitest'
import { farmIban, type PlainMovement } from '#tests/support/statements/plain-movement.ts'
import { tenMovements, writers } from '#tests/support/statements/ten-movements.ts'
import type { Movement } from './movement.ts'
import { mostStatementBytes, readStatement } from './read-statement.ts'
import { referencesIn } from './references-in-text.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

function read(text: string) {
  const reading = readStatement(bytes(text))
  if (reading.kind !== 'read') throw new Error(JSON.stringify(reading.problem))
  return reading
}

const formats = Object.entries(writers)

describe.each(formats)('a file of %s', (format, write) => {
  it('says what happened on the account, to the cent and to the day', () => {
    const { account, movements } = read(write(tenMovements))
    expect(account).toBe(farmIban)
    const facts = movements.map(({ bookedOn, amountCents, status }) => [
      bookedOn,
      amountCents,
      status,
    ])
    expect(facts).toEqual(tenMovements.map(({ day, cents }) => [day, cents, 'booked']))
  })

  it('says under which reference, wherever the payer put it and the bank cut it', () => {
    const { movements } = read(write(tenMovements))
    expect(movements.map(referenceOf)).toEqual(tenMovements.map(referenceWritten))
  })

  it('says who paid, by account and (but for ING, which has no column for it) by name', () => {
    const { movements } = read(write(tenMovements))
    expect(movements.map(({ payerIban }) => payerIban)).toEqual(
      tenMovements.map(({ iban }) => iban),
    )
    const names =
      format === 'ING' ? tenMovements.map(() => undefined) : tenMovements.map(({ name }) => name)
    expect(movements.map(({ payerName }) => payerName)).toEqual(names)
  })

  it('gives every movement a key of its own, and the same one each time', () => {
    const keys = read(write(tenMovements)).movements.map(({ key }) => key)
    expect(new Set(keys).size).toBe(10)
    expect(read(write(tenMovements)).movements.map(({ key }) => key)).toEqual(keys)
    const fewer = read(write(tenMovements.slice(0, 7))).movements.map(({ key }) => key)
    // Belfius counts in the file of this test; a statement's own numbers do not change.
    expect(keys.slice(0, 7)).toEqual(fewer)
  })

  it('without movements is read, and has none', () => {
    expect(read(write([])).movements).toEqual([])
  })
})

/** What a reader has found: the field, or a reference in the text. */
function referenceOf({ structured, freeText }: Movement): string | undefined {
  return structured ?? referencesIn(freeText)[0]
}

function referenceWritten({ structured, text = '' }: PlainMovement): string | undefined {
  return structured ?? referencesIn(text)[0]
}

describe('a file that is no statement is refused', () => {
  it.each([
    ['empty', ''],
    ['empty', ' \r\n\t\n'],
    ['unknown-format', 'Beste Anneleen,\nhartelijk dank.'],
    ['unknown-format', '%PDF-1.7'],
    ['unknown-columns', 'a;b;c\n1;2;3\n'],
    ['not-a-statement', '<html><body>Meld je aan</body></html>'],
    ['xml', '<'],
  ])('as %s: %j', (kind, text) => {
    expect(readStatement(bytes(text))).toMatchObject({ kind: 'unreadable', problem: { kind } })
  })

  it('when it is larger than any statement', () => {
    const huge = new Uint8Array(mostStatementBytes + 1).fill(0x30)
    expect(readStatement(huge)).toEqual({ kind: 'unreadable', problem: { kind: 'too-large' } })
  })
})

describe('the letters of a file', () => {
  const name = 'Léa Müller œuvré'
  const [write] = [writers['KBC']!]
  const text = write([{ ...tenMovements[0]!, name }])

  it.each([
    ['UTF-8', bytes(text)],
    ['UTF-8 with a mark', bytes(`\uFEFF${text}`)],
    ['Windows-1252', windows1252(text)],
    ['UTF-16', utf16(text)],
  ])('are right in %s', (_, encoded) => {
    const reading = readStatement(encoded)
    expect(reading).toMatchObject({ kind: 'read', movements: [{ payerName: name }] })
  })
})

function windows1252(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => (letter === 'œ' ? 0x9c : letter.charCodeAt(0)))
}

function utf16(text: string): Uint8Array {
  return Buffer.from(`\uFEFF${text}`, 'utf16le')
}
