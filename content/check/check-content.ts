import type { WorkshopSlug } from '#booking/dates/session.ts'
import { languages } from '#language/languages.ts'
import { business } from '../business.ts'
import { gallery } from '../gallery.ts'
import { firstHouse } from '../house.ts'
import { schedulePlan } from '../schedule/plan.ts'
import { wordsOf } from '../words/words.ts'
import { workshops } from '../workshops.ts'
import { checkBusiness } from './check-business.ts'
import { checkSchedule } from './check-schedule.ts'
import { checkWords } from './check-words.ts'
import { checkWorkshops } from './check-workshops.ts'
import { type Check, type ContentProblem, problemsIn } from './problem.ts'

/** Written out, as content takes only types from `booking`; the compiler sees that none is missing. */
const slugs = Object.keys({
  sourdough: true,
  drinks: true,
  vegetables: true,
} satisfies Record<WorkshopSlug, true>)

/** Everything wrong with what the owner edits; `hasPicture` takes a name without its ending. */
export function checkContent(hasPicture: (name: string) => boolean): ContentProblem[] {
  const words = Object.fromEntries(
    languages.map((language) => [language, wordsOf(firstHouse, language)]),
  )
  const hanging = gallery.map(({ id }): Check => {
    const text = `"${id}" has no picture; put one of that name into content/pictures/gallery.`
    return [!hasPicture(`gallery/${id}`), text]
  })
  return [
    ...checkBusiness(business),
    ...checkWorkshops(workshops, slugs, hasPicture),
    ...checkSchedule(schedulePlan, slugs),
    ...checkWords(words),
    ...problemsIn('gallery.ts', hanging),
  ]
}
