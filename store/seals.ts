import { createHmac } from 'node:crypto'

/** What signs the site's links, oldest first; the last is in use. Read when it is needed. */
export type Secrets = () => readonly string[]

/**
 * What the store keeps in place of the digest of a mailbox, under each secret, the one in use first. A plain
 * digest says whose it is to whoever tries addresses; this one only to who has the secret, which is in no backup.
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
