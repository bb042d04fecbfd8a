import type { WorkshopFacts } from '#booking/house/house.ts'
import { type ContentProblem, hours, isCount, problemsIn } from './problem.ts'

const file = 'workshops.ts'

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
      const { priceCents } = facts
      const picture = `workshop-${slug}`
      return problemsIn(file, [
        [
          !slugs.includes(slug),
          `"${slug}" is no workshop of the site; give one of ${slugs.join(', ')}.`,
        ],
        [
          !isCount(priceCents),
          `${slug} costs ${priceCents} cents; give a whole number above zero.`,
        ],
        hours(slug, facts),
        [
          !hasPicture(picture),
          `the picture of ${slug} is missing; put ${picture}.svg into content/pictures.`,
        ],
      ])
    }),
  ]
}
