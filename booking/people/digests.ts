import { hash } from 'node:crypto'
import { foldedAddress, mailboxOf } from './mailbox.ts'

export function mailboxDigest(address: string): string {
  return textDigest(mailboxOf(address))
}

export function lostLinkTurns(address: string): string {
  return `lost-link ${textDigest(foldedAddress(address))}`
}

export function textDigest(text: string): string {
  return hash('sha256', text, 'base64url')
}

export function turnsOfMailbox(address: string) {
  const digest = mailboxDigest(address)
  return { bookings: digest, others: `others ${digest}` }
}

/** Digest in place of a forgotten address: it can be recognised, and read by nobody. */
export function saltedDigest(salt: string, address: string): string {
  return hash('sha256', salt + foldedAddress(address), 'base64url')
}

export function uuidOf(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}

export function codeDigest(code: string): string {
  return textDigest(`gift voucher ${code}`)
}
