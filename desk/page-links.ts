import type { PageLink } from '#app/plain/parts.tsx'
import { hasFeature } from '#booking/house/features.ts'
import { deskPath } from '#language/desk-paths.ts'
import { deskHouse, deskWords } from './desk-language.ts'

export function toDesk() {
  return { to: deskPath(), text: deskWords().desk.openDesk }
}

export function toBooking(id: string) {
  return { to: deskPath('boeking', id), text: deskWords().desk.openBooking }
}

export function toSession(id: string) {
  return { to: deskPath('datum', id), text: deskWords().desk.openDate }
}

/** Links to groups and options, which a house may do without. */
export function ofGroups(...links: readonly PageLink[]): readonly PageLink[] {
  return hasFeature(deskHouse(), 'privateGroups') ? links : []
}
