import { createHmac } from 'node:crypto'

/** The secrets that sign the site's links, oldest first; the last is in use. Read when needed. */
export type Secrets = () => readonly string[]

/**
 * The seals that stand in place of a mailbox's digest, one under each secret, the one in use first.
 * A plain digest could be checked by anybody who tries addresses; a seal only by who has the
 * secret, which is in no backup.
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
