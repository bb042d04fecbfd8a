import { expect, it } from 'vitest'
import { readStatement } from '#booking/money/readers/read-statement.ts'
import { codaFile } from '#tests/support/statements/coda-file.ts'
import { csvNames, ingFile } from '#tests/support/statements/csv-files.ts'
import { farmIban } from '#tests/support/statements/plain-transaction.ts'
import { tenTransactions } from '#tests/support/statements/ten-transactions.ts'
import { reviewReasons, sayStatementProblem } from './statement.ts'

function saidOf(text: string): string {
  const reading = readStatement(new TextEncoder().encode(text), { account: farmIban })
  if (reading.kind === 'read') throw new Error('It was read')
  return sayStatementProblem(reading.problem)
}

it.each([
  ['', 'Dit bestand is leeg.'],
  [
    codaFile(tenTransactions).replace('0\n2', '\n2'),
    'Regel 3 van dit CODA-bestand is 127 tekens lang, terwijl elke regel er 128 heeft.',
  ],
  [
    ingFile(tenTransactions).replace('97,50', '97,505'),
    'Regel 2 van dit CSV-bestand van ING heeft een bedrag dat geen bedrag in hele centen is: ‘97,505’.',
  ],
  [
    csvNames.ing.replace('Bedrag', 'Som'),
    'Regel 1 van dit CSV-bestand van ING lijkt de rij met kolomnamen, maar de kolom ‘Bedrag’ ontbreekt.',
  ],
  [
    'naam;som\nAn;$1',
    'De kolommen van dit CSV-bestand zijn van geen bank die we kennen: ‘naam;som’.',
  ],
  [
    codaFile(tenTransactions, { account: 'BE71096123456769' }),
    'Regel 2 van dit CODA-bestand is van een andere rekening dan die van jou: ze eindigt op 6769.',
  ],
  ['<html/>', 'Dit is XML, maar geen rekeninguittreksel (CAMT.053): er staat ‘html’.'],
])('a file that cannot be read is explained in one sentence: %j', (text, sentence) => {
  expect(saidOf(text)).toBe(`${sentence} Er is niets ingelezen.`)
})

it('every sentence stands by itself, with nothing left to fill in', () => {
  const format = 'coda'
  const kinds = ['too-large', 'cut-off', 'balance', 'doctype', 'element-missing'] as const
  for (const kind of kinds) {
    for (const place of [{}, { format }, { format, line: 3 }] as const) {
      expect(sayStatementProblem({ kind, ...place })).toMatch(/^[A-Z][^{}]+\.$/)
    }
  }
  for (const reason of Object.values(reviewReasons)) expect(reason).toMatch(/^[A-Z][^{}]+\.$/)
})
