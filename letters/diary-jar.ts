import { diaryDays, jarStage } from '#booking/diary/diary.ts'
import { ofWorkshop, type WorkshopSlug } from '#booking/house/workshop-slug.ts'
import tea0 from '#content/pictures/mail/tea-0.png?inline'
import tea14 from '#content/pictures/mail/tea-14.png?inline'
import tea2 from '#content/pictures/mail/tea-2.png?inline'
import tea7 from '#content/pictures/mail/tea-7.png?inline'
import cabbage0 from '#content/pictures/mail/cabbage-0.png?inline'
import cabbage21 from '#content/pictures/mail/cabbage-21.png?inline'
import cabbage3 from '#content/pictures/mail/cabbage-3.png?inline'
import cabbage7 from '#content/pictures/mail/cabbage-7.png?inline'
import dough0 from '#content/pictures/mail/dough-0.png?inline'
import dough21 from '#content/pictures/mail/dough-21.png?inline'
import dough7 from '#content/pictures/mail/dough-7.png?inline'
import { type JarPicture, type JarStages, jarStages } from '#content/jar-stages.ts'
import type { Words } from '#content/words/shape.ts'
import { mailPicture } from './booking-jar.ts'

const pictures: Readonly<Record<JarPicture, string>> = {
  'dough-0': dough0,
  'dough-7': dough7,
  'dough-21': dough21,
  'tea-0': tea0,
  'tea-2': tea2,
  'tea-7': tea7,
  'tea-14': tea14,
  'cabbage-0': cabbage0,
  'cabbage-3': cabbage3,
  'cabbage-7': cabbage7,
  'cabbage-21': cabbage21,
}

/** The jar of a workshop some days later; undefined for a workshop without a diary. */
export function diaryJar(workshop: WorkshopSlug, since: number, { diary }: Words) {
  const days = diaryDays(workshop)
  if (!days) return undefined
  const stage = jarStage(days, since)
  const { picture, look } = ofWorkshop<JarStages>(jarStages, workshop)[stage]
  const alt = ofWorkshop(diary.jars, workshop)[stage]
  return { ...mailPicture(`${workshop}-${stage}`, pictures[picture], alt), look, stage }
}
