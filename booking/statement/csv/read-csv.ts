import { centsOfCell } from '../amount.ts'
import { communicationOf } from '../communication.ts'
import { bankReferenceOf, counterparty } from '../counterparty.ts'
import type { FoundMovement, FoundStatements } from '../movement.ts'
import { Unreadable } from '../problem.ts'
import { dayOfCell } from '../statement-day.ts'
import { acceptedWords, type CsvBank, type Role } from './csv-banks.ts'
import { type CsvTable, csvTable, folded } from './csv-header.ts'
import { type CsvRow, csvRows } from './csv-rows.ts'

/** Reads a bank's table, its columns by their names. */
export function readCsv(text: string): FoundStatements {
  const table = csvTable(csvRows(text))
  const movements = table.rows
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
    .map((row) => movementIn(table, row))
  const accounts = Map.groupBy(movements, ({ account }) => account)
  const statements = [...accounts].map(([account, own]) => ({ account, movements: own }))
  return { format: table.bank.format, statements }
}

function movementIn({ bank, positions, width }: CsvTable, row: CsvRow): FoundMovement {
  const { cells, line } = row
  const { format } = bank
  if (cells.length < width || cells.slice(width).some((cell) => cell !== '')) {
    throw new Unreadable('cells', { format, line, found: `${cells.length} / ${width}` })
  }
  const cell: Cell = (role) => cells[positions.get(role) ?? -1] ?? ''
  const currency = cell('currency')
  if (currency !== 'EUR') throw new Unreadable('currency', { format, line, found: currency })
  const bookedOn = dayOfCell(cell('day'))
  if (!bookedOn) throw new Unreadable('day', { format, line, found: cell('day') })
  const amountCents = centsOfCell(cell('amount'))
  if (amountCents === undefined) {
    throw new Unreadable('amount', { format, line, found: cell('amount') })
  }
  return {
    account: cell('account').replaceAll(/\s/g, ''),
    bookedOn,
    amountCents,
    ...communicationOf(cell('structured'), firstText(bank, cell)),
    ...counterparty(cell('payerName'), cell('payerAccount')),
    ...bankReferenceOf(bankReference(bank, cell)),
    status: happened(bank, cell) ? 'booked' : 'not-booked',
  }
}

type Cell = (role: Role) => string

function firstText(bank: CsvBank, cell: Cell): string {
  return bank.texts.map(cell).find((text) => text !== '') ?? ''
}

/** BNP lists what it refused as well. */
function happened(bank: CsvBank, cell: Cell): boolean {
  if (!bank.columns.status) return true
  return acceptedWords.some((word) => folded(word) === folded(cell('status')))
}

/**
 * What the bank itself calls a movement. BNP's `Volgnummer` comes and goes (`2026-` until the
 * statement is closed), so its own reference is read from the details; KBC has none.
 */
function bankReference(bank: CsvBank, cell: Cell): string {
  if (bank.format === 'bnp') {
    const said = /(?:BANKREFERENTIE|REFERENCE BANQUE|BANK REFERENCE) ?: ?(\d{5,})/i
    return said.exec(folded(cell('details')))?.[1] ?? ''
  }
  const [statement, movement] = [cell('statementNumber'), cell('movementNumber')]
  if (movement === '') return ''
  if (bank.format !== 'belfius') return movement
  return statement === '' ? '' : `${statement}/${movement}`
}
