import autumn from '#content/pictures/mail/land-autumn.png?inline'
import spring from '#content/pictures/mail/land-spring.png?inline'
import summer from '#content/pictures/mail/land-summer.png?inline'
import winter from '#content/pictures/mail/land-winter.png?inline'
import { dayOf } from '#booking/dates/brussels-time.ts'
import type { Clock } from '#booking/dates/clock.ts'
import type { House } from '#booking/house/house.ts'
import { isWithoutDrawings } from '#booking/house/without-drawings.ts'
import { timeOfYear } from '#language/time-of-year.ts'
import { attachedPicture } from './booking-jar.ts'

const lands = { spring, summer, autumn, winter } as const

type SeasonParts = { readonly clock: Clock; readonly house: Pick<House, 'look' | 'texts'> }

/** The land only adorns, so a mail can be read without it. */
export function landscapePicture({ clock, house }: SeasonParts) {
  if (isWithoutDrawings(house)) return undefined
  const time = timeOfYear(dayOf(clock.now()))
  return attachedPicture({ name: `land-${time}`, data: lands[time], cid: 'land@letter' })
}
