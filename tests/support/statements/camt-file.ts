import { decimal, farmIban, type PlainTransaction } from './plain-transaction.ts'

export type CamtVersion = '001.02' | '001.08'

export type CamtEntry = {
  readonly transactions: readonly PlainTransaction[]
  readonly status?: string
  readonly reversal?: boolean
  /** The amount as it stands in the file, when it is not that of its transactions. */
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
  /** The closing balance as it stands in the file, when it is not what the entries come to. */
  readonly closing?: string
  /** Stands before the entries: a summary. */
  readonly summary?: string
}

/** Writes CAMT.053 with one entry for each transaction. */
export function camtFile(transactions: readonly PlainTransaction[], options: CamtOptions): string {
  return camtEntries(
    transactions.map((transaction) => ({ transactions: [transaction] })),
    options,
  )
}

/** Writes CAMT.053 with entries of one transaction, or of several: a batch. */
export function camtEntries(entries: readonly CamtEntry[], options: CamtOptions): string {
  const { version, account = farmIban, prefix = '', doctype = '' } = options
  const space = `urn:iso:std:iso:20022:tech:xsd:camt.053.${version}`
  const xmlns = prefix ? `xmlns:${prefix.slice(0, -1)}` : 'xmlns'
  const body =
    `<BkToCstmrStmt><GrpHdr><MsgId>1</MsgId><CreDtTm>2025-09-16T04:00:00+02:00</CreDtTm></GrpHdr>` +
    `<Stmt><Id>1</Id><CreDtTm>2025-09-16T04:00:00+02:00</CreDtTm>` +
    `<Acct><Id><IBAN>${account}</IBAN></Id><Ccy>EUR</Ccy><Ownr><Nm>HOF TER GIST</Nm></Ownr></Acct>` +
    balance('OPBD', '0.00') +
    balance('CLBD', options.closing ?? closingOf(entries)) +
    (options.summary ?? '') +
    entries.map((entry) => entryOf(entry, version)).join('\n') +
    `</Stmt></BkToCstmrStmt>`
  const document = `<Document>${body}</Document>`.replaceAll(/<(\/?)(?=\w)/g, `<$1${prefix}`)
  const open = document.replace(`${prefix}Document>`, `${prefix}Document ${xmlns}="${space}">`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n${doctype}${open}\n`
}

function closingOf(entries: readonly CamtEntry[]): string {
  const booked = entries.filter(({ status = 'BOOK' }) => status === 'BOOK')
  const cents = booked.map(({ amount, transactions }) => {
    const sum = transactions.reduce((all, transaction) => all + transaction.cents, 0)
    return amount === undefined ? sum : Math.sign(sum) * Math.round(Number(amount) * 100)
  })
  return decimal(cents.reduce((sum, each) => sum + (each || 0), 0))
}

/** `-47.50` is a debit of 47.50. */
function balance(code: string, amount: string): string {
  return (
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>` +
    `<Amt Ccy="EUR">${amount.replace('-', '')}</Amt>` +
    `<CdtDbtInd>${amount.startsWith('-') ? 'DBIT' : 'CRDT'}</CdtDbtInd></Bal>`
  )
}

function entryOf(entry: CamtEntry, version: CamtVersion): string {
  const { transactions, status = 'BOOK', reversal = false, currency = 'EUR' } = entry
  const cents = transactions.reduce((sum, transaction) => sum + transaction.cents, 0)
  const [first] = transactions
  const statusElement = version === '001.02' ? status : `<Cd>${status}</Cd>`
  return (
    `<Ntry><Amt Ccy="${currency}">${entry.amount ?? decimal(Math.abs(cents))}</Amt>` +
    `<CdtDbtInd>${cents < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>` +
    (reversal ? '<RvslInd>true</RvslInd>' : '') +
    `<Sts>${statusElement}</Sts><BookgDt><Dt>${first?.day ?? '2025-09-15'}</Dt></BookgDt>` +
    (transactions.length === 1 ? `<AcctSvcrRef>${first?.bankReference}</AcctSvcrRef>` : '') +
    `<NtryDtls>${transactions.map((transaction) => details(transaction, transactions.length > 1, version)).join('')}</NtryDtls></Ntry>`
  )
}

function details(transaction: PlainTransaction, inBatch: boolean, version: CamtVersion): string {
  const { cents, name, iban, bankReference } = transaction
  const other = cents < 0 ? 'Cdtr' : 'Dbtr'
  const amount = `<Amt Ccy="EUR">${decimal(Math.abs(cents))}</Amt>`
  const party = version === '001.02' ? named(name) : `<Pty>${named(name)}</Pty>`
  return (
    `<TxDtls><Refs>${inBatch ? `<AcctSvcrRef>${bankReference}</AcctSvcrRef>` : ''}` +
    `<EndToEndId>NOTPROVIDED</EndToEndId></Refs>` +
    (version === '001.02' ? `<AmtDtls><TxAmt>${amount}</TxAmt></AmtDtls>` : amount) +
    `<RltdPties><${other}>${party}</${other}>` +
    `<${other}Acct><Id><IBAN>${iban}</IBAN></Id></${other}Acct></RltdPties>` +
    `<RmtInf>${remittance(transaction)}</RmtInf></TxDtls>`
  )
}

function named(name: string): string {
  return `<Nm>${escaped(name)}</Nm>`
}

function remittance({ structured, text = '', cutAt }: PlainTransaction): string {
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
