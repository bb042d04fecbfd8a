import { deskPath } from '#language/desk-paths.ts'
import { keyLink, linkPath } from '#letters/links.ts'
import { newDeskKey } from '#office/people/desk-keys.ts'
import { siteLinks } from '../signing-keys.ts'
import { siteAddress } from '../site-address.ts'
import type { Listed, OpenDesk } from './verb.ts'

/** The key lets in the device that opens it, once. */
export async function deskVerb({ config, clock, store }: OpenDesk): Promise<Listed> {
  const key = newDeskKey({ askedByDigest: undefined, path: deskPath() }, clock.now())
  await store.change((changes) => changes.addDeskKey(key))
  const links = await siteLinks(config, store)
  const url = siteAddress(config) + linkPath('key', links.token(keyLink(key)))
  return { rows: [{ url }], text: url }
}
