/** Signs that a provider ignores in a name, and its main domain where several lead to one mailbox. */
const providers: Readonly<Record<string, { readonly domain: string; readonly ignored: RegExp }>> = {
  'gmail.com': { domain: 'gmail.com', ignored: /\./g },
  'googlemail.com': { domain: 'gmail.com', ignored: /\./g },
  'proton.me': { domain: 'proton.me', ignored: /[._-]/g },
  'protonmail.com': { domain: 'proton.me', ignored: /[._-]/g },
  'pm.me': { domain: 'proton.me', ignored: /[._-]/g },
}

/** One name for a mailbox in all its spellings: capitals, `+` tags, accents, signs that a provider ignores. */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  const local = address.slice(0, at).normalize('NFC').toLowerCase()
  const tag = local.indexOf('+')
  const untagged = tag > 0 ? local.slice(0, tag) : local
  const domain = domainOf(address.slice(at + 1))
  const provider = Object.hasOwn(providers, domain) ? providers[domain] : undefined
  if (!provider) return `${untagged}@${domain}`
  return `${untagged.replaceAll(provider.ignored, '')}@${provider.domain}`
}

export function isSameAddress(one: string, other: string): boolean {
  return foldedAddress(one) === foldedAddress(other)
}

export function foldedAddress(address: string): string {
  return address.trim().normalize('NFC').toLowerCase()
}

function domainOf(text: string): string {
  const url = `http://${text}`
  const plain = URL.canParse(url) ? new URL(url).hostname : text.toLowerCase()
  return plain.replace(/\.$/, '')
}
