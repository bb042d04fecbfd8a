import { randomUUID } from 'node:crypto'
import type { OfficeEvent } from '../store/history-records.ts'
import type { Changes } from '../store/store.ts'
import type { Office } from './office.ts'

type Happening = Pick<OfficeEvent, 'by' | 'what'> & {
  readonly reservationId?: string
  readonly sessionId?: string
  readonly detail?: OfficeEvent['detail']
}

/** Writes a line of history, within the change that makes it true. */
export async function recordEvent(
  office: Office,
  changes: Changes,
  { by, what, reservationId, sessionId, detail = {} }: Happening,
): Promise<void> {
  const at = office.clock.now()
  await changes.addEvent({ id: randomUUID(), reservationId, sessionId, at, by, what, detail })
}
