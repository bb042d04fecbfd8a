import { hash } from 'node:crypto'
import type { Day } from '#language/dates.ts'
import type { Business } from '../house/house.ts'
import { sum } from '../sum.ts'
import { type Cents, decimalEuros } from '../units.ts'
import { element } from '../xml.ts'

export type Transfer = {
  /** A file's own id: at most 35 letters, digits and hyphens. */
  readonly id: string
  readonly name: string
  readonly iban: string
  readonly cents: Cents
  readonly text: string
}

type Sending = {
  readonly at: Date
  readonly day: Day
  readonly from: Pick<Business, 'name' | 'iban' | 'bic' | 'enterpriseNumber'>
  readonly transfers: readonly Transfer[]
}

const format = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09'
const maxOfName = 70
const maxOfText = 140

/** One file for a bank: pain.001.001.09, as the European Payments Council narrows it. */
export function sepaFile(sending: Sending): string {
  const { at, from } = sending
  const id = idOf(sending)
  const xml = element(
    'Document',
    [
      element('CstmrCdtTrfInitn', [
        element('GrpHdr', [
          element('MsgId', id),
          element('CreDtTm', at.toISOString().slice(0, -1)),
          ...totals(sending),
          element('InitgPty', [element('Nm', plain(from.name, maxOfName)), ofFarm(from)]),
        ]),
        payments(sending, id),
      ]),
    ],
    { xmlns: format },
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`
}

/** The same file made twice on one day has one id, so that a bank refuses the second. */
function idOf({ day, transfers }: Sending): string {
  return hash('sha256', JSON.stringify([day, transfers])).slice(0, 32)
}

function totals({ transfers }: Pick<Sending, 'transfers'>) {
  const total = sum(transfers, ({ cents }) => cents)
  return [element('NbOfTxs', String(transfers.length)), element('CtrlSum', decimalEuros(total))]
}

/** Belgian banks know a sender by its number in the Belgian register, if it has one. */
function ofFarm({ enterpriseNumber }: Sending['from']): string | undefined {
  if (!/^\d{4}\.\d{3}\.\d{3}$/.test(enterpriseNumber)) return undefined
  const digits = enterpriseNumber.replaceAll(/\D/g, '')
  const other = element('Othr', [element('Id', digits), element('Issr', 'KBO-BCE')])
  return element('Id', [element('OrgId', [other])])
}

/** Each transfer is a line of the statement of its own, so that its text tells what it paid. */
function payments(sending: Sending, id: string): string {
  const { day, from, transfers } = sending
  const bank = from.bic
    ? element('BICFI', from.bic)
    : element('Othr', [element('Id', 'NOTPROVIDED')])
  return element('PmtInf', [
    element('PmtInfId', id),
    element('PmtMtd', 'TRF'),
    element('BtchBookg', 'false'),
    ...totals(sending),
    element('PmtTpInf', [element('SvcLvl', [element('Cd', 'SEPA')])]),
    element('ReqdExctnDt', [element('Dt', day)]),
    element('Dbtr', [element('Nm', plain(from.name, maxOfName))]),
    element('DbtrAcct', [account(from.iban)]),
    element('DbtrAgt', [element('FinInstnId', [bank])]),
    element('ChrgBr', 'SLEV'),
    ...transfers.map(paid),
  ])
}

function paid({ id, name, iban, cents, text }: Transfer): string {
  return element('CdtTrfTxInf', [
    element('PmtId', [element('EndToEndId', id)]),
    element('Amt', [element('InstdAmt', decimalEuros(cents), { Ccy: 'EUR' })]),
    element('Cdtr', [element('Nm', plain(name, maxOfName))]),
    element('CdtrAcct', [account(iban)]),
    element('RmtInf', [element('Ustrd', plain(text, maxOfText))]),
  ])
}

function account(iban: string): string {
  return element('Id', [element('IBAN', iban)])
}

const plainSigns: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  '’': "'",
  '&': '+',
}

/** The characters that every bank takes, without slashes at an end or side by side. */
function plain(text: string, most: number): string {
  const folded = text.replaceAll(/[^\x20-\x7E]|&/g, (one) => plainSigns[one] ?? one)
  const ascii = folded.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  const kept = ascii
    .replaceAll(/[^A-Za-z0-9/\-?:().,'+ ]+/g, ' ')
    .replaceAll(/\/{2,}/g, '/')
    .replaceAll(/ {2,}/g, ' ')
  const cut = kept.slice(0, most).replaceAll(/^[/ ]+|[/ ]+$/g, '')
  // A name in another alphabet than ours leaves nothing, and a bank refuses an empty name.
  return cut || 'NOTPROVIDED'
}
