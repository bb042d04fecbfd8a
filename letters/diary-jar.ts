import { jarStage } from '#booking/diary/diary.ts'
import type { WorkshopSlug } from '#booking/dates/session.ts'
import kombucha0 from '#content/pictures/mail/tea-0.png?inline'
import kombucha14 from '#content/pictures/mail/tea-14.png?inline'
import kombucha2 from '#content/pictures/mail/tea-2.png?inline'
import kombucha7 from '#content/pictures/mail/tea-7.png?inline'
import kraut0 from '#content/pictures/mail/cabbage-0.png?inline'
import kraut21 from '#content/pictures/mail/cabbage-21.png?inline'
import kraut3 from '#content/pictures/mail/cabbage-3.png?inline'
import kraut7 from '#content/pictures/mail/cabbage-7.png?inline'
import starter0 from '#content/pictures/mail/dough-0.png?inline'
import starter21 from '#content/pictures/mail/dough-21.png?inline'
import starter7 from '#content/pictures/mail/dough-7.png?inline'
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

/** The same on pages (`app/ui/jar.css`). */
const looks = {
  sourdough: ['dough', 'dough', 'dough dough-7', 'dough dough-21'],
  drinks: ['tea', 'tea mother', 'tea mother tea-7', 'tea mother tea-14'],
  vegetables: ['cabbage-0', 'cabbage-3', 'cabbage-7', 'cabbage-21'],
} as const

/** The jar of a workshop, as it should look so many days later. */
export function diaryJar(workshop: WorkshopSlug, days: number, { diary }: Words) {
  const stage = jarStage(workshop, days)
  const alt = diary.jars[workshop][stage]
  const picture = mailPicture(`${workshop}-${stage}`, pictures[workshop][stage], alt)
  return { ...picture, look: looks[workshop][stage] }
}
