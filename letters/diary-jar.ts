import { jarStage } from '#booking/diary/diary.ts'
import type { WorkshopSlug } from '#booking/dates/session.ts'
import tea0 from '#content/pictures/jars/kombucha-day-0.svg?url'
import tea14 from '#content/pictures/jars/kombucha-day-14.svg?url'
import tea2 from '#content/pictures/jars/kombucha-day-2.svg?url'
import tea7 from '#content/pictures/jars/kombucha-day-7.svg?url'
import cabbage0 from '#content/pictures/jars/jar-day-0.svg?url'
import cabbage21 from '#content/pictures/jars/jar-day-21.svg?url'
import cabbage3 from '#content/pictures/jars/jar-day-3.svg?url'
import cabbage7 from '#content/pictures/jars/jar-day-7.svg?url'
import dough0 from '#content/pictures/jars/starter-day-0.svg?url'
import dough21 from '#content/pictures/jars/starter-day-21.svg?url'
import dough7 from '#content/pictures/jars/starter-day-7.svg?url'
import kombucha0 from '#content/pictures/mail/kombucha-day-0.png?inline'
import kombucha14 from '#content/pictures/mail/kombucha-day-14.png?inline'
import kombucha2 from '#content/pictures/mail/kombucha-day-2.png?inline'
import kombucha7 from '#content/pictures/mail/kombucha-day-7.png?inline'
import kraut0 from '#content/pictures/mail/jar-day-0.png?inline'
import kraut21 from '#content/pictures/mail/jar-day-21.png?inline'
import kraut3 from '#content/pictures/mail/jar-day-3.png?inline'
import kraut7 from '#content/pictures/mail/jar-day-7.png?inline'
import starter0 from '#content/pictures/mail/starter-day-0.png?inline'
import starter21 from '#content/pictures/mail/starter-day-21.png?inline'
import starter7 from '#content/pictures/mail/starter-day-7.png?inline'
import type { Words } from '#content/words/shape/words.ts'
import { mailPicture } from './booking-jar.ts'

/**
 * Pictures by stage (`jarStage`); a starter in the fridge looks on its first day as freshly fed.
 */
const pictures = {
  sourdough: [starter0, starter0, starter7, starter21],
  drinks: [kombucha0, kombucha2, kombucha7, kombucha14],
  vegetables: [kraut0, kraut3, kraut7, kraut21],
} as const

/** The same pictures on pages. */
const onPages = {
  sourdough: [dough0, dough0, dough7, dough21],
  drinks: [tea0, tea2, tea7, tea14],
  vegetables: [cabbage0, cabbage3, cabbage7, cabbage21],
} as const

/** The jar of a workshop, as it should look so many days later. */
export function diaryJar(workshop: WorkshopSlug, days: number, { diary }: Words) {
  const stage = jarStage(workshop, days)
  const alt = diary.jars[workshop][stage]
  const picture = mailPicture(`${workshop}-${stage}`, pictures[workshop][stage], alt)
  return { ...picture, onPage: { src: onPages[workshop][stage], alt } }
}
