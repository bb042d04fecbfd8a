import type { Clock } from '#booking/dates/clock.ts'

/** A clock that runs as the real one does, and can be moved. */
export function movingClock(start: Date): Clock & { readonly forward: (ms: number) => void } {
  let ahead = start.getTime() - Date.now()
  return {
    now: () => new Date(Date.now() + ahead),
    forward: (ms) => {
      ahead += ms
    },
  }
}
