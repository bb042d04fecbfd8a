import type { WorkshopSlug } from '#booking/workshops.ts'
import { languages } from '#language/languages.ts'
import { business } from '../business.ts'
import { gallery } from '../gallery.ts'
import { schedulePlan } from '../schedule/plan.ts'
import { wordsIn } from '../words/words.ts'
import { workshops } from '../workshops.ts'
import { checkBusiness } from './check-business.ts'
import { checkSchedule } from './check-schedule.ts'
import { checkWords } from './check-words.ts'
import { checkWorkshops } from './check-workshops.ts'
import type { ContentProblem } from './problem.ts'

/** Written out, as content takes nothing but types from `booking`; the compiler sees that none is missing. */
const slugs = Object.keys({
  sourdough: true,
  drinks: true,
  vegetables: true,
} satisfies Record<WorkshopSlug, true>)

/**
 * Everything wrong with what the owner edits, found before the site is built from it.
 *
 * @param hasPicture whether `content/pictures` holds a file of that name, whatever its ending
 */
export function checkContent(hasPicture: (name: string) => boolean): ContentProblem[] {
  const words = Object.fromEntries(languages.map((language) => [language, wordsIn(language)]))
  const hanging = gallery
    .filter(({ id }) => !hasPicture(`gallery/${id}`))
    .map(({ id }) => ({
      file: 'gallery.ts',
      text: `"${id}" has no picture; put one of that name into content/pictures/gallery.`,
    }))
  return [
    ...checkBusiness(business),
    ...checkWorkshops(workshops, slugs, hasPicture),
    ...checkSchedule(schedulePlan, slugs),
    ...checkWords(words),
    ...hanging,
  ]
}
