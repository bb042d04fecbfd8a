type Hours = { readonly startTime: string; readonly endTime: string }

/** A time of a day that begins and ends otherwise: as far into it as before, to five minutes when the day is longer or shorter. */
export function movedTime(time: string, before: Hours, after: Hours): string {
  const [start, length] = [minutesOf(before.startTime), lengthOf(before)]
  const into = minutesOf(time) - start
  const moved =
    lengthOf(after) === length ? into : Math.round((into * lengthOf(after)) / length / 5) * 5
  const minutes = minutesOf(after.startTime) + moved
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}

function lengthOf({ startTime, endTime }: Hours): number {
  return minutesOf(endTime) - minutesOf(startTime)
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
