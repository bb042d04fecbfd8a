import { randomUUID } from 'node:crypto'
import { deskKeyMs } from '#booking/devices/known-device.ts'
import type { DeskKey } from '#store/devices/devices.ts'
import { keysToOneNetwork, keysToTheDesk } from '../limits.ts'
import { notify } from '../mail/notify.ts'
import { type FormOrigin, takeTurnOf } from '../mail/turns.ts'
import { type Office, oneChange } from '../office.ts'

type KeyRequest = Pick<DeskKey, 'askedByDigest' | 'path'>

export function newDeskKey(request: KeyRequest, now: Date): DeskKey {
  const endsAt = new Date(now.getTime() + deskKeyMs)
  return { id: randomUUID(), ...request, endsAt, usedAt: undefined }
}

/** A key is mailed to the owner only, at most as often as `keysToTheDesk`. */
export const sendDeskKey = oneChange(
  async (change, { from: { network }, ...request }: KeyRequest & { readonly from: FormOrigin }) => {
    if (network && !(await takeTurnOf(change, `desk-link ${network}`, keysToOneNetwork))) return
    if (!(await takeTurnOf(change, 'desk-link', keysToTheDesk))) return
    const key = newDeskKey(request, change.now)
    await change.devices.addKey(key)
    await notify(change, { kind: 'desk-key', key })
  },
)

type Browser = {
  readonly browser: string
  readonly knownAs: string | undefined
  readonly secretDigest: string
}

/** Makes a browser a known device; a known one keeps its name and gets a new secret. */
export function useDeskKey(
  { store, clock }: Office,
  keyId: string,
  { browser, knownAs, secretDigest }: Browser,
): Promise<string | undefined> {
  const now = clock.now()
  const id = knownAs ?? randomUUID()
  return store.change(async (changes) => {
    if (!(await changes.devices.useKey(keyId, now))) return undefined
    const seen = { firstSeenAt: now, lastSeenAt: now, keyUsedAt: now }
    if (knownAs) await changes.devices.renew(id, secretDigest, now)
    else await changes.devices.add({ id, browser, ...seen }, secretDigest)
    return id
  })
}
