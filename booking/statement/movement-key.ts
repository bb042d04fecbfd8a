import { createHash } from 'node:crypto'
import type { StatementFormat } from './format.ts'
import type { FoundMovement, FoundStatement, Movement } from './movement.ts'
import { referencesIn } from './references-in-text.ts'

/**
 * A key has four parts: the format; a trace, the same in every format and export of one movement; what
 * the bank calls it (`r…`) or, without that, a digest of all that is known of it (`h…`); and which it is
 * among rows of the file that are alike in all of this.
 */
export type KeyParts = {
  readonly format: string
  readonly trace: string
  readonly own: string
  readonly position: number
}

export function keyParts(key: string): KeyParts {
  const [format = '', trace = '', own = '', position = ''] = key.split(':')
  return { format, trace, own, position: Number(position) }
}

/** Gives each movement its key. */
export function withKeys(
  format: StatementFormat,
  statements: readonly FoundStatement[],
): readonly Movement[] {
  const inFile = new Map<string, number>()
  return statements.flatMap(({ movements }) => {
    // The bank's own reference twice in a file is one movement when a statement is in it twice.
    const inStatement = new Map<string, number>()
    return movements.map((found) => {
      const own = found.bankReference
        ? `r${digest([found.bankReference])}`
        : `h${digest([found.payerIban, found.payerName, found.structured, found.freeText])}`
      const alike = `${format}:${traceOf(found)}:${own}`
      const seen = found.bankReference ? inStatement : inFile
      const position = seen.get(alike) ?? 0
      seen.set(alike, position + 1)
      const { account: _, ...movement } = found
      return { ...movement, key: `${alike}:${position}` }
    })
  })
}

/** What all formats tell of a movement in the same words; names and texts they cut and spell differently. */
function traceOf(found: FoundMovement): string {
  const { account, bookedOn, amountCents, structured, freeText, payerIban = '' } = found
  const reference = structured ?? referencesIn(freeText)[0] ?? ''
  const text =
    reference || payerIban ? '' : freeText.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  return digest([account, bookedOn, String(amountCents), reference, payerIban, text])
}

function digest(parts: readonly (string | undefined)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16)
}
