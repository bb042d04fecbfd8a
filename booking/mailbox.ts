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

function domainOf(text: string): string {
  const url = `http://${text}`
  const plain = URL.canParse(url) ? new URL(url).hostname : text.toLowerCase()
  return plain.replace(/\.$/, '')
}
