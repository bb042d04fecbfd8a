/**
 * Where mail to an address arrives, so that one mailbox counts as one however it is written: capitals,
 * what follows a `+`, and the two ways to write a domain with accents make no difference.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  const local = address.slice(0, at).normalize('NFC').toLowerCase()
  const tag = local.indexOf('+')
  return `${tag > 0 ? local.slice(0, tag) : local}@${domainOf(address.slice(at + 1))}`
}

/** Whether two addresses are one but for capitals, blanks around them, and how an accent is encoded. */
export function isSameAddress(one: string, other: string): boolean {
  return folded(one) === folded(other)
}

function folded(address: string): string {
  return address.trim().normalize('NFC').toLowerCase()
}

function domainOf(text: string): string {
  const url = `http://${text}`
  const plain = URL.canParse(url) ? new URL(url).hostname : text.toLowerCase()
  return plain.replace(/\.$/, '')
}
