import { bankReferenceOf, counterparty } from '../found-lines.ts'
import { centsOfCell } from '../../../amount.ts'
import type { FoundTransaction, FoundStatements } from '../../statement/transaction.ts'
import { problemsIn } from '../problem.ts'
import { communicationOf } from '../../statement/references-in-text.ts'
import { dayOfCell } from '../statement-day.ts'
import { foldedText, type Role } from './csv-banks.ts'
import { type CsvRow, csvRows, type CsvTable, csvTable } from './csv-rows.ts'

export function readCsv(text: string): FoundStatements {
  const table = csvTable(csvRows(text))
  const rows = table.rows
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
    .map((row) => foundIn(table, row))
  const accounts = Map.groupBy(rows, ({ account }) => account)
  const statements = [...accounts].map(([account, ofAccount]) => ({
    account,
    holder: ofAccount.at(-1)!.holder,
    line: ofAccount[0]!.line,
    transactions: ofAccount.map(({ transaction }) => transaction),
  }))
  return { format: 'csv', bank: table.bank, statements }
}

function foundIn({ bank, positions, width }: CsvTable, { cells, line }: CsvRow) {
  const unreadable = problemsIn('csv', bank.name)
  if (cells.length < width || cells.slice(width).some((cell) => cell !== '')) {
    throw unreadable('cells', line, `${cells.length} / ${width}`)
  }
  const cell = (role: Role) => cells[positions.get(role) ?? -1] ?? ''
  const currency = cell('currency')
  if (currency !== 'EUR') throw unreadable('currency', line, currency)
  const bookedOn = dayOfCell(cell('day'))
  if (!bookedOn) throw unreadable('day', line, cell('day'))
  const amountCents = centsOfCell(cell('amount'))
  if (amountCents === undefined) throw unreadable('amount', line, cell('amount'))
  const status = foldedText(cell('status'))
  const happened = bank.accepted?.some((word) => foldedText(word) === status) ?? true
  const transaction: FoundTransaction = {
    bookedOn,
    amountCents,
    ...communicationOf(cell('structured'), bank.texts.map(cell).find(Boolean) ?? ''),
    ...counterparty(cell('payerName'), cell('payerAccount')),
    ...bankReferenceOf(bank.referenceIn(cell)),
    status: happened ? 'booked' : 'not-booked',
  }
  const account = cell('account').replaceAll(/\s/g, '')
  return { account, holder: cell('holder'), line, transaction }
}
