import { dayOf, minuteMs } from '../dates/brussels-time.ts'
import { keptSince } from '../personal-data/retention.ts'

type Device = { readonly lastSeenAt: Date; readonly keyUsedAt: Date }

/** A key works for this long, and for as long after the press its device may do everything. */
export const deskKeyMs = 15 * minuteMs

/** A device ends when nobody uses it, and a while after its last key in any case. */
export function isDeviceOver({ lastSeenAt, keyUsedAt }: Device, now: Date): boolean {
  const since = keptSince(dayOf(now))
  return lastSeenAt < since('devices') || keyUsedAt < since('deviceKeys')
}

/** A device in strange hands has no fresh key: that takes the farm's mailbox, or its server. */
export function hasFreshKey({ keyUsedAt }: Pick<Device, 'keyUsedAt'>, now: Date): boolean {
  return Math.abs(now.getTime() - keyUsedAt.getTime()) < deskKeyMs
}
