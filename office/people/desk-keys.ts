import { randomUUID } from 'node:crypto'
import { takeTurn } from '#booking/people/pace.ts'
import { deskKeyMs } from '#letters/links.ts'
import type { DeskKey } from '#store/devices.ts'
import { keysToTheDesk } from '../limits.ts'
import { tell } from '../mail/tell.ts'
import { inOneChange, type Office } from '../office.ts'

const turnsOf = 'desk-link'

export function newDeskKey(asked: Pick<DeskKey, 'askedByDigest' | 'path'>, now: Date): DeskKey {
  const endsAt = new Date(now.getTime() + deskKeyMs)
  return { id: randomUUID(), ...asked, endsAt, usedAt: undefined }
}

/** Mailed to the owner and nobody else, at most as often as `keysToTheDesk`. */
export async function sendDeskKey(office: Office, asked: Pick<DeskKey, 'askedByDigest' | 'path'>) {
  const now = office.clock.now()
  await inOneChange(office, async (change) => {
    const before = await change.findTurns(turnsOf)
    const { turns, waitMs } = takeTurn(keysToTheDesk, before, now.getTime())
    if (waitMs > 0) return
    await change.keepTurns(turnsOf, turns)
    const key = newDeskKey(asked, now)
    await change.addDeskKey(key)
    await tell(change, { kind: 'desk-key', key })
  })
}

type Browser = { readonly browser: string; readonly secretDigest: string }

export function useDeskKey(
  { store, clock }: Office,
  keyId: string,
  { browser, secretDigest }: Browser,
): Promise<string | undefined> {
  const now = clock.now()
  const id = randomUUID()
  return store.change(async (changes) => {
    if (!(await changes.useDeskKey(keyId, now))) return undefined
    await changes.addDevice({ id, browser, firstSeenAt: now, lastSeenAt: now }, secretDigest)
    return id
  })
}

/** On a device that is known already there is nothing to make known: the key is spent all the same. */
export async function spendDeskKey({ store, clock }: Office, keyId: string): Promise<void> {
  await store.change((changes) => changes.useDeskKey(keyId, clock.now()))
}
