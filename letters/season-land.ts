import autumn from '#content/pictures/mail/land-autumn.png?inline'
import spring from '#content/pictures/mail/land-spring.png?inline'
import summer from '#content/pictures/mail/land-summer.png?inline'
import winter from '#content/pictures/mail/land-winter.png?inline'
import { dayOf } from '#booking/dates/brussels-time.ts'
import type { Clock } from '#booking/dates/clock.ts'
import { timeOfYear } from '#language/time-of-year.ts'
import { attachedPicture } from './booking-jar.ts'

const lands = { spring, summer, autumn, winter } as const

/** The farm in the season in which a letter is written; adorns, and is left out where pictures are blocked. */
export function seasonLand({ clock }: { readonly clock: Clock }) {
  const time = timeOfYear(dayOf(clock.now()))
  return attachedPicture({ name: `land-${time}`, data: lands[time], cid: 'land@farm' })
}
