import { structuredCommunication } from '#booking/money/structured-communication.ts'
import { camtFile } from './camt-file.ts'
import { codaFile } from './coda-file.ts'
import { belfiusFile, bnpFile, ingFile, kbcFile } from './csv-files.ts'
import { type PlainTransaction, printed } from './plain-transaction.ts'

/** References of deposits and balances: `d1` and `b1` are those of the first booking. */
export const references = Object.fromEntries(
  Array.from({ length: 7 }, (_, i) => i + 1).flatMap((n) => [
    [`d${n}`, structuredCommunication(`98400000${n}1`)],
    [`b${n}`, structuredCommunication(`98400000${n}2`)],
  ]),
) as Readonly<Record<`${'d' | 'b'}${1 | 2 | 3 | 4 | 5 | 6 | 7}`, string>>

const { d1, d2, d3, d4, d5, d6, d7 } = references

/** One digit of the deposit's reference of the sixth booking read wrong. */
const wrongReference = d6.slice(0, 4) + ((Number(d6[4]) + 1) % 10) + d6.slice(5)

const ibans = ['BE71096123456769', 'BE62510007547061', 'NL91ABNA0417164300', 'BE68539007547034']

const before = 'Voorschot voor onze workshop in september, '

/** The lines of a day or two on a farm's account. Each booking owes 97.50 twice. */
export const tenTransactions: readonly PlainTransaction[] = [
  transaction(1, { cents: 9750, structured: d1, name: 'PEETERS ANNELEEN' }),
  transaction(2, { cents: 19_500, structured: d2, name: 'BRAM DE SMET' }),
  transaction(3, { cents: 9750, text: `Voorschot ${printed(d3)} Sofie`, name: 'Sofie Maes' }),
  transaction(4, { cents: 9750, text: `zuurdesem ${d4}`, name: 'TOM WILLEMS' }),
  transaction(5, { cents: 5000, structured: d5, name: 'Léa Dubois' }),
  transaction(6, { cents: 9750, structured: wrongReference, name: 'JANSSENS K' }),
  transaction(7, {
    cents: 9750,
    text: `${before}${printed(d7)} tot dan`,
    // The cut falls in the middle of the second group, where CODA begins its next line.
    cutAt: before.length + 10,
    name: 'Wouter Claes',
  }),
  transaction(8, { cents: -4200, text: 'factuur 2025/118 meel', name: 'Molen Dewaele' }),
  transaction(9, { cents: 9750, structured: d1, name: 'PEETERS ANNELEEN', iban: ibans[0] }),
  transaction(10, { cents: 2500, text: 'verjaardag oma', name: 'An Onbekend' }),
]

function transaction(n: number, known: Partial<PlainTransaction>): PlainTransaction {
  return {
    day: n < 6 ? '2025-09-15' : '2025-09-16',
    cents: 0,
    name: '',
    iban: ibans[(n - 1) % ibans.length] ?? '',
    bankReference: `25091500000000${String(n).padStart(2, '0')}`,
    ...known,
  }
}

/** The same transactions in every format there is. */
export const writers: Readonly<
  Record<string, (transactions: readonly PlainTransaction[]) => string>
> = {
  CODA: (transactions) => codaFile(transactions),
  'CAMT 001.02': (transactions) => camtFile(transactions, { version: '001.02' }),
  'CAMT 001.08': (transactions) => camtFile(transactions, { version: '001.08' }),
  KBC: kbcFile,
  BNP: (transactions) => bnpFile(transactions),
  Belfius: belfiusFile,
  ING: ingFile,
}
