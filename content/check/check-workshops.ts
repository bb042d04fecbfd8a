import type { WorkshopFacts } from '../workshops.ts'
import { type ContentProblem, isTime } from './problem.ts'

const file = 'workshops.ts'

/** Prices above zero, hours that follow one another, pictures that exist. */
export function checkWorkshops(
  workshops: Readonly<Record<string, WorkshopFacts>>,
  slugs: readonly string[],
  hasPicture: (name: string) => boolean,
): ContentProblem[] {
  const missing = slugs
    .filter((slug) => !(slug in workshops))
    .map((slug) => ({ file, text: `the workshop "${slug}" is missing; add it.` }))
  return [
    ...missing,
    ...Object.entries(workshops).flatMap(([slug, facts]) => {
      const texts: string[] = []
      const { priceCents, startTime, endTime, picture } = facts
      if (!slugs.includes(slug)) {
        texts.push(`"${slug}" is no workshop of the site; give one of ${slugs.join(', ')}.`)
      }
      if (!Number.isInteger(priceCents) || priceCents <= 0) {
        texts.push(`${slug} costs ${priceCents} cents; give a whole number above zero.`)
      }
      if (!isTime(startTime) || !isTime(endTime) || startTime >= endTime) {
        texts.push(`${slug} runs from ${startTime} to ${endTime}; give two hours such as 18:30.`)
      }
      if (!hasPicture(picture)) {
        texts.push(`the picture of ${slug} is missing; put ${picture}.svg into content/pictures.`)
      }
      return texts.map((text) => ({ file, text }))
    }),
  ]
}
