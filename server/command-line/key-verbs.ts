import { dayOf } from '#booking/dates/brussels-time.ts'
import { deskPath } from '#language/desk-paths.ts'
import { lastLinkEndsAt, keyLink } from '#letters/links.ts'
import { pathOf, type SigningKey } from '#letters/signed-links.ts'
import { newDeskKey } from '#office/devices/desk-keys.ts'
import { endSigningKey, rotateSigningKey, createSiteLinks } from '../signing-keys.ts'
import { siteAddress } from '../site-address.ts'
import type { PrintedRow } from './rows.ts'
import type { AskedLine, Listed, OpenSite } from './verb.ts'

export async function keysVerb(site: OpenSite, { words }: AskedLine): Promise<Listed> {
  const [word, number] = words
  const isRotate = word === 'rotate' && number === undefined
  const ended = word === 'end' ? number : undefined
  if (!isRotate && ended === undefined) {
    return { refused: 'Say what to do: farm keys rotate, or farm keys end NUMBER.' }
  }
  if (site.config.signingSecret) return { refused: setInEnvironment }
  return ended === undefined ? rotate(site) : end(site, ended)
}

/** Links under earlier keys hold until they end. */
async function rotate({ config, clock, store }: OpenSite): Promise<Listed> {
  const endsAt = lastLinkEndsAt(clock.now(), await store.sessions.list(), {
    lastWishAt: await store.wishes.findLastTime(),
    vouchers: (await store.vouchers.listLast(1)).length > 0,
  })
  const keys = rotateSigningKey(config.dataDir, endsAt)
  const last = `The last link under an older key ends on ${dayOf(endsAt)}; then that key is taken away.`
  return { rows: keys.map(rowOf), note: `${signsNote(keys)} ${last}` }
}

/** Ends all links of a key that a stranger knows, also those of honest guests. */
function end({ config }: OpenSite, number: string): Listed {
  const keys = endSigningKey(config.dataDir, Number(number))
  if (!keys) return { refused: `There is no key ${number}: look at the first column of its file.` }
  return { rows: keys.map(rowOf), note: `${endedNote(number)} ${signsNote(keys)}` }
}

function endedNote(number: string): string {
  return (
    `Every link under key ${number} has ended, in mails that wait to be sent too. A guest's opens a ` +
    'page that mails a new one; the button on a booking does the same.'
  )
}

const setInEnvironment =
  'The key is the one in SIGNING_SECRET, which this program cannot change: give it another secret ' +
  'there, for every process, and start them again. Every link sent before then ends at once.'

function signsNote(keys: readonly SigningKey[]): string {
  const { number } = keys.at(-1) ?? {}
  return `Key ${number} signs every link from now on; a running site need not be started again.`
}

/** The secret itself is in the file alone. */
function rowOf({ number, endsAt }: SigningKey): PrintedRow {
  return { key: number, state: endsAt ? `until ${dayOf(endsAt)}` : 'signs' }
}

/** Mints a key that lets in, once, the device that opens it. */
export async function deskVerb({ config, clock, store }: OpenSite): Promise<Listed> {
  const key = newDeskKey({ askedByDigest: undefined, path: deskPath() }, clock.now())
  await store.change((changes) => changes.devices.addKey(key))
  const links = await createSiteLinks(config, store)
  const url = siteAddress(config) + pathOf(links, keyLink(key))
  return { rows: [{ url }], text: url }
}
