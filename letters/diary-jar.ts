import { diaryDays, jarStage } from '#booking/diary/diary.ts'
import { ofWorkshop, type WorkshopSlug } from '#booking/house/workshop-slug.ts'
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
import type { Words } from '#content/words/shape.ts'
import { mailPicture } from './booking-jar.ts'

type Stages = readonly [string, string, string, string]

/** Pictures by stage (`jarStage`); a starter looks on its first day as freshly fed. */
const pictures: Readonly<Record<WorkshopSlug, Stages>> = {
  sourdough: [starter0, starter0, starter7, starter21],
  drinks: [kombucha0, kombucha2, kombucha7, kombucha14],
  vegetables: [kraut0, kraut3, kraut7, kraut21],
}

/** The same on pages (`app/ui/jar.css`). */
const looks: Readonly<Record<WorkshopSlug, Stages>> = {
  sourdough: ['dough', 'dough', 'dough dough-7', 'dough dough-21'],
  drinks: ['tea', 'tea mother', 'tea mother tea-7', 'tea mother tea-14'],
  vegetables: ['cabbage-0', 'cabbage-3', 'cabbage-7', 'cabbage-21'],
}

/** The jar of a workshop, as it should look so many days later; undefined for a workshop without a diary. */
export function diaryJar(workshop: WorkshopSlug, since: number, { diary }: Words) {
  const days = diaryDays(workshop)
  if (!days) return undefined
  const stage = jarStage(days, since)
  const [alt, mailed, look] = [diary.jars, pictures, looks].map(
    (each) => ofWorkshop(each, workshop)[stage],
  )
  return { ...mailPicture(`${workshop}-${stage}`, mailed!, alt!), look: look! }
}
