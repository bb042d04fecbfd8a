import type { Places } from '../units.ts'

export type Attendance = ReadonlyMap<string, number>

/** `parties` are the bookings on the form; `ticks` has a booking's id for each of its people who came. */
export function readAttendance(parties: readonly string[], ticks: readonly string[]): Attendance {
  return new Map(parties.map((id) => [id, ticks.filter((tick) => tick === id).length]))
}

export function countAttendance(
  parties: readonly { readonly participants: Places; readonly came: number | undefined }[],
) {
  let came = 0
  let noShows = 0
  for (const { participants, came: some } of parties) {
    if (some === undefined) continue
    // The party may have become smaller after somebody counted.
    const there = Math.min(some, participants)
    came += there
    noShows += participants - there
  }
  return { came, noShows }
}
