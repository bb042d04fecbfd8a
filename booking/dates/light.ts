import type { TimeOfDay } from '#language/times.ts'
import { dayMs, timeOf } from './brussels-time.ts'
import { meetingsOf } from './session-days.ts'
import type { Session } from './session.ts'

export const lights = ['daylight', 'low-sun', 'lamplight'] as const

export type Light = (typeof lights)[number]

export type Hour = {
  readonly light: Light
  readonly isAtTable: boolean
  /** Number of passed moments from which pages word a date's requests differently. */
  readonly hoursPassed: number
}

/** Degrees; all of the country has the same light within minutes. */
const farm = { latitude: 51, longitude: 3.7 } as const
/** Degrees over the horizon at which shadows grow long, and at which a lamp is lit. */
const lowSun = 8
const dusk = -3

export function lightAt(at: Date): Light {
  const height = sunHeightAt(at)
  if (height < dusk) return 'lamplight'
  return height < lowSun ? 'low-sun' : 'daylight'
}

/** Degrees over the horizon, right within half a degree for a century (Astronomical Almanac, low precision). */
function sunHeightAt(at: Date): number {
  const days = (at.getTime() - Date.UTC(2000, 0, 1, 12)) / dayMs
  const anomaly = 357.528 + 0.9856003 * days
  const longitude = 280.46 + 0.9856474 * days + 1.915 * sin(anomaly) + 0.02 * sin(2 * anomaly)
  const tilt = 23.439
  const ascension = degrees(Math.atan2(cos(tilt) * sin(longitude), cos(longitude)))
  const declination = degrees(Math.asin(sin(tilt) * sin(longitude)))
  const starTime = 280.46062 + 360.9856474 * days + farm.longitude
  const overhead = sin(farm.latitude) * sin(declination)
  const aside = cos(farm.latitude) * cos(declination) * cos(starTime - ascension)
  return degrees(Math.asin(overhead + aside))
}

const degrees = (radians: number) => (radians / Math.PI) * 180
const sin = (angle: number) => Math.sin((angle / 180) * Math.PI)
const cos = (angle: number) => Math.cos((angle / 180) * Math.PI)

/** Workshops that begin at this time or later are in the evening. */
const evening: TimeOfDay = '17:00'

export function isEvening(at: Date): boolean {
  return timeOf(at) >= evening
}

/** True while an evening's workshop has guests, from its beginning to its end. */
export function isAtTable(
  sessions: readonly Pick<
    Session,
    'startTime' | 'startsAt' | 'endsAt' | 'furtherDays' | 'taken' | 'state'
  >[],
  now: Date,
): boolean {
  return sessions.some((session) => {
    const { startTime, taken, state } = session
    if (taken === 0 || state === 'called-off' || startTime < evening) return false
    return meetingsOf(session).some(({ startsAt, endsAt }) => startsAt <= now && now < endsAt)
  })
}
