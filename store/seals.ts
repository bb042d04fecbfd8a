import { createHmac } from 'node:crypto'

/** The secrets that sign the site's links, oldest first; the last is in use. Read when needed. */
export type Secrets = () => readonly string[]

/**
 * Seals stand in place of a mailbox's digest, one under each secret, the one in use first. Anybody
 * who tries addresses could check a plain digest; only a program with the secret, which is in no
 * backup, can check a seal.
 */
export type Seals = (whose: string) => readonly [string, ...string[]]

export function sealsUnder(secrets: Secrets): Seals {
  return (whose) => {
    const [inUse = '', ...before] = secrets().toReversed()
    const sealed = (secret: string) =>
      createHmac('sha256', secret).update('mailbox').update(whose).digest('base64url')
    return [sealed(inUse), ...before.map(sealed)]
  }
}
