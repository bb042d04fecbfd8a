import { createHash } from 'node:crypto'
import { mailboxOf } from '#booking/mailbox.ts'

/** What stands for a mailbox where the address itself need not be kept. */
export function mailboxDigest(address: string): string {
  return createHash('sha256').update(mailboxOf(address)).digest('base64url')
}
