import type { Log } from './log.ts'

/** Requests that come too often, or from no person. */
export type FloodOf =
  | 'pages'
  | 'busy'
  | 'forms'
  | 'messages'
  | 'requests'
  | 'voucher-codes'
  | 'robots'

const quietMs = 60_000

export type NoteFlood = (of: FloodOf) => void

/** The log has two lines of a flood: its beginning, and after a quiet minute the number of requests refused. */
export function createFloodLog(log: Log): NoteFlood {
  const running = new Map<FloodOf, { refused: number; lately: number }>()

  function lookLater(of: FloodOf): void {
    // A site that stops does not wait for this timer.
    setTimeout(look, quietMs, of).unref()
  }

  function look(of: FloodOf): void {
    const flood = running.get(of)
    if (!flood) return
    if (flood.lately > 0) {
      flood.lately = 0
      return lookLater(of)
    }
    running.delete(of)
    log.warn('flood-ended', { of, refused: flood.refused })
  }

  return (of) => {
    const flood = running.get(of)
    if (flood) {
      flood.refused += 1
      flood.lately += 1
      return
    }
    running.set(of, { refused: 1, lately: 0 })
    log.warn('flood-began', { of })
    lookLater(of)
  }
}
