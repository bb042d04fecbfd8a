import { type DeskAction, deskActionOf } from '#language/desk-paths.ts'
import type { Purpose } from '#letters/links.ts'

/** The purpose of an address below /desk/: a step of one record, or a page of the desk. */
export function readDeskPath(path: string): {
  readonly purpose: Purpose | DeskAction
  readonly record: string
} {
  const [, , first = '', second = '', third = ''] = path.split('/')
  const action = first === 'doen' ? deskActionOf(second) : undefined
  if (action) return { purpose: action, record: third }
  return { purpose: first === 'sleutel' ? 'key' : 'desk', record: second }
}
