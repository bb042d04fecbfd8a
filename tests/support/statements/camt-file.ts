import { decimal, farmIban, type PlainMovement } from './plain-movement.ts'

export type CamtVersion = '001.02' | '001.08'

export type CamtEntry = {
  readonly movements: readonly PlainMovement[]
  readonly status?: string
  readonly reversal?: boolean
  /** The amount as it stands in the file, when it is not that of its movements. */
  readonly amount?: string
  readonly currency?: string
}

export type CamtOptions = {
  readonly version: CamtVersion
  readonly account?: string
  /** Stands before every name, with its colon. */
  readonly prefix?: string
  /** Stands before the document. */
  readonly doctype?: string
}

/** Writes CAMT.053 with one entry for each movement. */
export function camtFile(movements: readonly PlainMovement[], options: CamtOptions): string {
  return camtEntries(
    movements.map((movement) => ({ movements: [movement] })),
    options,
  )
}

/** Writes CAMT.053 with entries of one movement, or of several: a batch. */
export function camtEntries(entries: readonly CamtEntry[], options: CamtOptions): string {
  const { version, account = farmIban, prefix = '', doctype = '' } = options
  const space = `urn:iso:std:iso:20022:tech:xsd:camt.053.${version}`
  const xmlns = prefix ? `xmlns:${prefix.slice(0, -1)}` : 'xmlns'
  const body =
    `<BkToCstmrStmt><GrpHdr><MsgId>1</MsgId><CreDtTm>2025-09-16T04:00:00+02:00</CreDtTm></GrpHdr>` +
    `<Stmt><Id>1</Id><CreDtTm>2025-09-16T04:00:00+02:00</CreDtTm>` +
    `<Acct><Id><IBAN>${account}</IBAN></Id><Ccy>EUR</Ccy></Acct>` +
    entries.map((entry) => entryOf(entry, version)).join('\n') +
    `</Stmt></BkToCstmrStmt>`
  const document = `<Document>${body}</Document>`.replaceAll(/<(\/?)(?=\w)/g, `<$1${prefix}`)
  const open = document.replace(`${prefix}Document>`, `${prefix}Document ${xmlns}="${space}">`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n${doctype}${open}\n`
}

function entryOf(entry: CamtEntry, version: CamtVersion): string {
  const { movements, status = 'BOOK', reversal = false, currency = 'EUR' } = entry
  const cents = movements.reduce((sum, movement) => sum + movement.cents, 0)
  const [first] = movements
  const said = version === '001.02' ? status : `<Cd>${status}</Cd>`
  return (
    `<Ntry><Amt Ccy="${currency}">${entry.amount ?? decimal(Math.abs(cents))}</Amt>` +
    `<CdtDbtInd>${cents < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>` +
    (reversal ? '<RvslInd>true</RvslInd>' : '') +
    `<Sts>${said}</Sts><BookgDt><Dt>${first?.day ?? '2025-09-15'}</Dt></BookgDt>` +
    (movements.length === 1 ? `<AcctSvcrRef>${first?.bankReference}</AcctSvcrRef>` : '') +
    `<NtryDtls>${movements.map((movement) => transaction(movement, movements.length > 1, version)).join('')}</NtryDtls></Ntry>`
  )
}

function transaction(movement: PlainMovement, inBatch: boolean, version: CamtVersion): string {
  const { cents, name, iban, bankReference } = movement
  const other = cents < 0 ? 'Cdtr' : 'Dbtr'
  const amount = `<Amt Ccy="EUR">${decimal(Math.abs(cents))}</Amt>`
  const party = version === '001.02' ? named(name) : `<Pty>${named(name)}</Pty>`
  return (
    `<TxDtls><Refs>${inBatch ? `<AcctSvcrRef>${bankReference}</AcctSvcrRef>` : ''}` +
    `<EndToEndId>NOTPROVIDED</EndToEndId></Refs>` +
    (version === '001.02' ? `<AmtDtls><TxAmt>${amount}</TxAmt></AmtDtls>` : amount) +
    `<RltdPties><${other}>${party}</${other}>` +
    `<${other}Acct><Id><IBAN>${iban}</IBAN></Id></${other}Acct></RltdPties>` +
    `<RmtInf>${remittance(movement)}</RmtInf></TxDtls>`
  )
}

function named(name: string): string {
  return `<Nm>${escaped(name)}</Nm>`
}

function remittance({ structured, text = '', cutAt }: PlainMovement): string {
  if (structured) {
    return (
      `<Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry><Issr>BBA</Issr></Tp>` +
      `<Ref>${structured}</Ref></CdtrRefInf></Strd>`
    )
  }
  const pieces = cutAt === undefined ? [text] : [text.slice(0, cutAt), text.slice(cutAt)]
  return pieces.map((piece) => `<Ustrd>${escaped(piece)}</Ustrd>`).join('')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
