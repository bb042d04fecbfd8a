import { digestOf } from '../people/digests.ts'

/** All that is kept of a code. */
export function codeDigest(code: string): string {
  return digestOf(`gift voucher ${code}`)
}
