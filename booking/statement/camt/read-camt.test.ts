import { describe, expect, it } from 'vitest'
import {
  camtEntries,
  type CamtEntry,
  camtFile,
  type CamtVersion,
} from '#tests/support/statements/camt-file.ts'
import { references, tenMovements } from '#tests/support/statements/ten-movements.ts'
import { readStatement } from '../read-statement.ts'

const readText = (text: string) => readStatement(new TextEncoder().encode(text))
const payment = tenMovements[0]!
const second = { ...tenMovements[1]!, cents: 5000 }

const versions: readonly CamtVersion[] = ['001.02', '001.08']

function movementsOf(text: string) {
  const reading = readText(text)
  if (reading.kind !== 'read') throw new Error(JSON.stringify(reading.problem))
  return reading.movements
}

describe.each(versions)('a CAMT.053 file of %s', (version) => {
  const entry = (different: Partial<CamtEntry>) =>
    camtEntries([{ movements: [payment], ...different }], { version })

  it('is read whatever its prefix', () => {
    const plain = movementsOf(camtFile(tenMovements, { version }))
    expect(movementsOf(camtFile(tenMovements, { version, prefix: 'ns2:' }))).toEqual(plain)
  })

  it.each([
    ['0', 0],
    ['0.99', 99],
    ['789904.4', 78_990_440],
    ['47', 4700],
    ['47.', 4700],
    ['.5', 50],
    ['47.50000', 4750],
    ['0090.10', 9010],
    [' 97.50 ', 9750],
    ['999999999.99', 99_999_999_999],
  ])('takes the amount %s as %i cents', (amount, cents) => {
    expect(movementsOf(entry({ amount }))).toMatchObject([{ amountCents: cents }])
  })

  it.each(['47.505', '47,50', '-47.50', '1e3', '', '.', 'NaN', '0x1F', '1000000000.00', '٤٧'])(
    'refuses the amount "%s"',
    (amount) => {
      expect(readText(entry({ amount }))).toMatchObject({ problem: { kind: 'amount', line: 2 } })
    },
  )

  it('says of what is not booked yet that it did not happen', () => {
    expect(movementsOf(entry({ status: 'PDNG' }))).toMatchObject([{ status: 'not-booked' }])
  })

  it('marks a reversal', () => {
    expect(movementsOf(entry({ reversal: true }))).toMatchObject([{ status: 'reversal' }])
  })

  it('counts a batch once, as the movements in it', () => {
    expect(movementsOf(entry({ movements: [payment, second] }))).toMatchObject([
      { amountCents: payment.cents, structured: references.d1, payerName: payment.name },
      { amountCents: 5000, structured: references.d2, payerName: second.name },
    ])
  })

  it('counts a batch once, as a whole, when its movements do not add up to it', () => {
    const movements = movementsOf(entry({ movements: [payment, second], amount: '150.00' }))
    expect(movements).toMatchObject([{ amountCents: 15_000 }])
    expect(movements[0]?.freeText).toContain(references.d1)
  })

  it('takes a reference that has not twelve digits for text', () => {
    const structured = '4654654654654654'
    const [movement] = movementsOf(camtFile([{ ...payment, structured }], { version }))
    expect(movement).toMatchObject({ freeText: structured })
    expect(movement).not.toHaveProperty('structured')
  })

  it('keeps signs that XML writes in its own way', () => {
    const text = 'Jan & An <samen> ]]> "ja"'
    const [movement] = movementsOf(
      camtFile([{ ...payment, structured: undefined, text }], { version }),
    )
    expect(movement?.freeText).toBe(text)
  })

  it.each([
    ['another currency', entry({ currency: 'USD' }), 'currency'],
    [
      'a document type',
      camtFile([payment], { version, doctype: '<!DOCTYPE Document>' }),
      'doctype',
    ],
    [
      'an entity that reads a file',
      camtFile([payment], {
        version,
        doctype: '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>',
      }),
      'doctype',
    ],
    ['an entity that nobody declared', entry({ amount: '&f;' }), 'xml'],
    ['an element that does not close', entry({}).replace('</Ntry>', ''), 'xml'],
    ['something after its end', `${entry({})}<more/>`, 'xml'],
    ['no sign', entry({}).replace(/<CdtDbtInd>\w+<\/CdtDbtInd>/, ''), 'element-missing'],
    ['another sign', entry({}).replace('CRDT', 'XXXX'), 'sign'],
    ['no status', entry({}).replace(/<Sts>.*<\/Sts>/, ''), 'element-missing'],
    ['no day', entry({}).replace(/<BookgDt>.*<\/BookgDt>/, ''), 'element-missing'],
    ['a day that is none', entry({}).replace('2025-09-15</Dt>', '2025-02-29</Dt>'), 'day'],
    [
      'another message in it',
      entry({}).replaceAll('BkToCstmrStmt', 'BkToCstmrAcctRpt'),
      'not-a-statement',
    ],
  ])('is refused with %s', (_, text, kind) => {
    expect(readText(text)).toMatchObject({ kind: 'unreadable', problem: { kind, format: 'camt' } })
  })
})

it('an instant is the day it was in Brussels', () => {
  const text = camtFile([payment], { version: '001.08' })
  const at = (instant: string) =>
    movementsOf(text.replace('<Dt>2025-09-15</Dt>', `<DtTm>${instant}</DtTm>`))[0]?.bookedOn
  expect(at('2025-09-15T23:30:00+02:00')).toBe('2025-09-15')
  expect(at('2025-09-15T22:30:00Z')).toBe('2025-09-16')
  expect(at('2025-09-15T22:30:00')).toBe('2025-09-15')
})

it('elements in elements without end are refused before they hurt', () => {
  const deep = `<Document><BkToCstmrStmt>${'<a>'.repeat(200_000)}`
  expect(readText(deep)).toMatchObject({ problem: { kind: 'too-large', line: 1 } })
  const many = `<Document>${'<a/>'.repeat(600_000)}</Document>`
  expect(readText(many)).toMatchObject({ problem: { kind: 'too-large' } })
})
