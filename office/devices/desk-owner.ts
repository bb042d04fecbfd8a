import { textDigest } from '#booking/people/digests.ts'
import { foldedAddress } from '#booking/people/mailbox.ts'
import type { Store } from '#store/store.ts'

/** Devices of an earlier mailbox, if there was one, are forgotten: it may be a stranger's. */
export async function saveDeskOwner(store: Store, mailbox: string): Promise<boolean> {
  const digest = textDigest(foldedAddress(mailbox))
  const before = await store.devices.findOwner()
  if (before?.digest === digest) return false
  await store.change(async (changes) => {
    await changes.devices.setOwner(digest)
    if (before) await changes.devices.forget()
  })
  return before !== undefined
}
