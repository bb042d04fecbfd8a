import { digestOf } from '../people/digests.ts'

export function codeDigest(code: string): string {
  return digestOf(`gift voucher ${code}`)
}
