import { dayOf } from '#booking/dates/brussels-time.ts'
import { deskPath } from '#language/desk-paths.ts'
import { lastLinkEndsAt, keyLink } from '#letters/links.ts'
import { pathOf } from '#letters/signed-links.ts'
import { newDeskKey } from '#office/people/desk-keys.ts'
import { rotateSigningKey, type SigningKey, siteLinks } from '../signing-keys.ts'
import { siteAddress } from '../site-address.ts'
import type { Row } from './rows.ts'
import type { Asked, Listed, OpenDesk } from './verb.ts'

/** Links under the keys before it go on until they end. */
export async function keysVerb(
  { config, clock, store }: OpenDesk,
  { words: [word] }: Asked,
): Promise<Listed> {
  if (word !== 'rotate') return { refused: 'Say what to do: farm keys rotate.' }
  if (config.signingSecret) return { refused: setInEnvironment }
  const endsAt = lastLinkEndsAt(clock.now(), await store.listSessions(), {
    lastWishAt: await store.lastWishAt(),
    vouchers: (await store.lastVouchers(1)).length > 0,
  })
  const keys = rotateSigningKey(config.dataDir, endsAt)
  return { rows: keys.map(rowOf), note: noteFor(keys.at(-1), endsAt) }
}

const setInEnvironment =
  'The key is the one in SIGNING_SECRET, which this program cannot change: give it another secret ' +
  'there, for every process, and start them again. Every link sent before then ends at once.'

function noteFor(key: SigningKey | undefined, endsAt: Date): string {
  return (
    `Key ${key?.number} signs every link from now on; a running site need not be started again. ` +
    `The last link under an older key ends on ${dayOf(endsAt)}; then that key is taken away.`
  )
}

/** The secret itself is for the file alone. */
function rowOf({ number, endsAt }: SigningKey): Row {
  return { key: number, state: endsAt ? `until ${dayOf(endsAt)}` : 'signs' }
}

/** The key lets in the device that opens it, once. */
export async function deskVerb({ config, clock, store }: OpenDesk): Promise<Listed> {
  const key = newDeskKey({ askedByDigest: undefined, path: deskPath() }, clock.now())
  await store.change((changes) => changes.addDeskKey(key))
  const links = await siteLinks(config, store)
  const url = siteAddress(config) + pathOf(links, keyLink(key))
  return { rows: [{ url }], text: url }
}
