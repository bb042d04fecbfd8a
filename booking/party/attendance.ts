import type { Places } from '../units.ts'

/** `shown`: how many the form had ticked at first. */
type Count = { readonly came: number; readonly shown?: number }

export type Attendance = ReadonlyMap<string, Count>

/** `parties` are the bookings on the form, each with what it showed; `ticks` has an id for each who came. */
export function readAttendance(parties: readonly string[], ticks: readonly string[]): Attendance {
  return new Map(
    parties.map((party) => {
      const [id = '', shown] = party.split(' ')
      const came = ticks.filter((tick) => tick === id).length
      return [id, { came, ...(shown && { shown: Number(shown) }) }]
    }),
  )
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
