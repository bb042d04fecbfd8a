import { dayOf } from '#booking/dates/brussels-time.ts'
import type { Notice } from '#store/reservations/history.ts'
import type { Store } from '#store/store.ts'

/** Notice of a backup that is whole; its record is the farm, as a backup is no record. */
export function recordBackup(store: Store, at: Date): Promise<boolean> {
  const notice = { kind: 'backup', record: 'farm', day: dayOf(at) } as const
  return store.change((changes) => changes.history.claimNotice(notice, at))
}

/** Notice that the owner saw the key and could write it down; `publicKey` tells which key. */
export function recordKeyShown(store: Store, publicKey: string, at: Date): Promise<boolean> {
  return store.change((changes) => changes.history.claimNotice(keyNotice(publicKey), at))
}

export async function wasKeyShown(store: Store, publicKey: string): Promise<boolean> {
  const notices = await store.history.listNoticesOf([publicKey])
  return notices.some(({ kind }) => kind === keyNotice(publicKey).kind)
}

function keyNotice(publicKey: string): Notice {
  return { kind: 'backup-key', record: publicKey, day: '' }
}
