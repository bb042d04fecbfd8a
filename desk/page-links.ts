import { deskPath } from '#language/desk-paths.ts'
import { deskWords } from './desk-language.ts'

export function toDesk() {
  return { to: deskPath(), text: deskWords().desk.openDesk }
}

export function toBooking(id: string) {
  return { to: deskPath('boeking', id), text: deskWords().desk.openBooking }
}

export function toSession(id: string) {
  return { to: deskPath('datum', id), text: deskWords().desk.openDate }
}
