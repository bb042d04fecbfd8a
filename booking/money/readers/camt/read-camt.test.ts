import { describe, expect, it } from 'vitest'
import { readText, transactionsOf } from '#tests/support/statements/book-one.ts'
import {
  camtEntries,
  type CamtEntry,
  camtFile,
  type CamtVersion,
} from '#tests/support/statements/camt-file.ts'
import { farmIban } from '#tests/support/statements/plain-transaction.ts'
import { references, tenTransactions } from '#tests/support/statements/ten-transactions.ts'

const payment = tenTransactions[0]!
const second = { ...tenTransactions[1]!, cents: 5000 }

const versions: readonly CamtVersion[] = ['001.02', '001.08']

describe.each(versions)('a CAMT.053 file of %s', (version) => {
  const entry = (different: Partial<CamtEntry>) =>
    camtEntries([{ transactions: [payment], ...different }], { version })

  const good = entry({})

  it('is read with any prefix', () => {
    const plain = transactionsOf(camtFile(tenTransactions, { version }))
    expect(transactionsOf(camtFile(tenTransactions, { version, prefix: 'ns2:' }))).toEqual(plain)
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
    expect(transactionsOf(entry({ amount }))).toMatchObject([{ amountCents: cents }])
  })

  it.each(['47.505', '47,50', '-47.50', '1e3', '', '.', 'NaN', '0x1F', '1000000000.00', '٤٧'])(
    'refuses the amount "%s"',
    (amount) => {
      expect(readText(entry({ amount }))).toMatchObject({ problem: { kind: 'amount', line: 2 } })
    },
  )

  it('reports unbooked entries as not happened, and marks a reversal', () => {
    expect(transactionsOf(entry({ status: 'PDNG' }))).toMatchObject([{ status: 'not-booked' }])
    expect(transactionsOf(entry({ reversal: true }))).toMatchObject([{ status: 'reversal' }])
  })

  it('counts a batch once, as the transactions in it', () => {
    expect(transactionsOf(entry({ transactions: [payment, second] }))).toMatchObject([
      { amountCents: payment.cents, structured: references.d1, payerName: payment.name },
      { amountCents: 5000, structured: references.d2, payerName: second.name },
    ])
  })

  /** A batch of two, whose second amount is written differently. */
  const batchOf = (amount: string) => {
    const text = entry({ transactions: [payment, second] })
    expect(text).toContain('<Amt Ccy="EUR">50.00</Amt>')
    return text.replace('<Amt Ccy="EUR">50.00</Amt>', amount)
  }

  it('is refused when the transactions of a batch do not add up to it, or one has no amount', () => {
    const text = entry({ transactions: [payment, second], amount: '150.00' })
    expect(readText(text)).toMatchObject({ problem: { kind: 'batch', line: 2 } })
    const broken = batchOf('<Amt Ccy="EUR">50,00</Amt>')
    expect(readText(broken)).toMatchObject({ problem: { kind: 'amount', found: '50,00' } })
  })

  it('counts a batch once, as a whole, when its transactions tell no amounts in euro', () => {
    const [whole, ...more] = transactionsOf(batchOf('<Amt Ccy="USD">55.00</Amt>'))
    expect([whole?.amountCents, more]).toEqual([14_750, []])
    expect(whole?.freeText).toContain(references.d1)
  })

  it('is refused when its entries do not add up to its closing balance', () => {
    const sentBack = { transactions: [second], reversal: true }
    const pending = { transactions: [second], status: 'PDNG' }
    const entries = [{ transactions: [payment] }, sentBack, pending]
    expect(transactionsOf(camtEntries(entries, { version }))).toHaveLength(3)
    const wrong = readText(camtEntries(entries, { version, closing: '147.49' }))
    expect(wrong).toMatchObject({ problem: { kind: 'balance', line: 2 } })
  })

  it.each([
    ['<TtlNtries><NbOfNtries>2</NbOfNtries><Sum>147.50</Sum></TtlNtries>', true],
    ['<TtlCdtNtries><NbOfNtries>1</NbOfNtries><Sum>97.50</Sum></TtlCdtNtries>', true],
    ['<TtlDbtNtries><Sum>50</Sum></TtlDbtNtries>', true],
    ['<TtlNtries><NbOfNtries>3</NbOfNtries></TtlNtries>', false],
    ['<TtlCdtNtries><Sum>97.51</Sum></TtlCdtNtries>', false],
    ['<TtlDbtNtries><NbOfNtries>0</NbOfNtries></TtlDbtNtries>', false],
  ])('is read only when its summary counts what stands in it: %s', (counts, isRight) => {
    const entries = [{ transactions: [payment] }, { transactions: [{ ...second, cents: -5000 }] }]
    const summary = `<TxsSummry>${counts}</TxsSummry>`
    const reading = readText(camtEntries(entries, { version, summary }))
    expect(reading).toMatchObject(isRight ? { kind: 'read' } : { problem: { kind: 'entry-count' } })
  })

  it('is read with an account in the words of another country, and times for days', () => {
    const iban = `<IBAN>${farmIban}</IBAN>`
    const other = good
      .replace(iban, `<Othr><Id>${farmIban}</Id></Othr>`)
      .replace('<Dt>2025-09-15</Dt>', '<DtTm>2025-09-15T13:15:00+01:00</DtTm>')
    expect(other).not.toContain(iban)
    expect(transactionsOf(other)).toEqual(transactionsOf(good))
  })

  it('takes a reference that has not twelve digits for text', () => {
    const structured = '4654654654654654'
    const [transaction] = transactionsOf(camtFile([{ ...payment, structured }], { version }))
    expect(transaction).toMatchObject({ freeText: structured })
    expect(transaction).not.toHaveProperty('structured')
  })

  it('keeps signs that XML writes in its own way', () => {
    const text = 'Jan & An <samen> ]]> "ja"'
    const file = camtFile([{ ...payment, structured: undefined, text }], { version })
    expect(transactionsOf(file)[0]?.freeText).toBe(text)
  })

  const declaring = (doctype: string) => camtFile([payment], { version, doctype })
  const entity = '<!ENTITY f SYSTEM "file:///etc/passwd">'
  const missing = 'element-missing'

  it.each([
    ['another currency', entry({ currency: 'USD' }), 'currency'],
    ['a balance in another', good.replace(/(?<=CLBD.*?)Ccy="EUR"/, 'Ccy="SEK"'), 'currency'],
    ['a document type', declaring('<!DOCTYPE Document>'), 'doctype'],
    ['an entity that reads a file', declaring(`<!DOCTYPE x [${entity}]>`), 'doctype'],
    ['an entity that nobody declared', entry({ amount: '&f;' }), 'xml'],
    ['an element that does not close', good.replace('</Ntry>', ''), 'xml'],
    ['something after its end', `${good}<more/>`, 'xml'],
    ['no sign', good.replace(/<CdtDbtInd>\w+<\/CdtDbtInd>(?=<Sts>)/, ''), missing],
    [
      'no sign of its balance',
      good.replace(/<CdtDbtInd>\w+<\/CdtDbtInd><\/Bal>/, '</Bal>'),
      missing,
    ],
    ['another sign', good.replace('CRDT</CdtDbtInd><Sts>', 'XXXX</CdtDbtInd><Sts>'), 'sign'],
    ['no status', good.replace(/<Sts>.*<\/Sts>/, ''), missing],
    ['no day', good.replace(/<BookgDt>.*<\/BookgDt>/, ''), missing],
    ['a day that is none', good.replace('2025-09-15</Dt>', '2025-02-29</Dt>'), 'day'],
    ['another message', good.replaceAll('BkToCstmrStmt', 'BkToCstmrAcctRpt'), 'not-a-statement'],
  ])('is refused with %s', (_, text, kind) => {
    expect(readText(text)).toMatchObject({ kind: 'unreadable', problem: { kind, format: 'camt' } })
  })
})

it('an instant becomes its day in Brussels', () => {
  const text = camtFile([payment], { version: '001.08' })
  const at = (instant: string) =>
    transactionsOf(text.replace('<Dt>2025-09-15</Dt>', `<DtTm>${instant}</DtTm>`))[0]?.bookedOn
  expect(at('2025-09-15T23:30:00+02:00')).toBe('2025-09-15')
  expect(at('2025-09-15T22:30:00Z')).toBe('2025-09-16')
  expect(at('2025-09-15T22:30:00')).toBe('2025-09-15')
})

it('elements in elements without end are refused before they hurt', () => {
  const deep = `<Document><BkToCstmrStmt>${'<a>'.repeat(200_000)}`
  expect(readText(deep)).toMatchObject({ problem: { kind: 'too-large', line: 1 } })
  // A parser would refuse the document type first: none has come to it.
  const many = `<!DOCTYPE x><Document>${'<a/>'.repeat(600_000)}</Document>`
  expect(readText(many)).toMatchObject({ problem: { kind: 'too-large' } })
  const attributes = Array.from({ length: 300_001 }, (_, i) => `a${i}=""`)
  const wide = `<!DOCTYPE x><Document ${attributes.join(' ')}/>`
  expect(readText(wide)).toMatchObject({ problem: { kind: 'too-large' } })
})
