/**
 * Each person has a word of their own, which stands nowhere else: in name, mailbox and all they
 * typed.
 */
export const words = {
  booker: 'bokkarda',
  companion: 'meekomster',
  replaced: 'wegblijver',
  instead: 'vervangelaar',
  substitute: 'invalbelinde',
  asker: 'vraagstaart',
  canceller: 'afzegmans',
  diarist: 'bokaalkijker',
  company: 'zakenpeer',
  buyer: 'schenkhout',
  receiver: 'krijgmeer',
  wisher: 'wensdorp',
  waiting: 'wachtebeke',
  group: 'groepmaes',
  writer: 'schrijfloo',
  withoutMailbox: 'belverder',
} as const

export type Role = keyof typeof words

export const roles = Object.keys(words).filter((name): name is Role => name in words)

export function emailOf(role: Role): string {
  return `${words[role]}@example.org`
}

/** A Belgian account of each, by its place in the list. */
export function ibanOf(role: Role): string {
  const digits = String(5_390_075_000 + roles.indexOf(role)).padStart(10, '0')
  const account = digits + String(Number(digits) % 97 || 97).padStart(2, '0')
  const check = 98n - (BigInt(`${account}111400`) % 97n)
  return `BE${String(check).padStart(2, '0')}${account}`
}
