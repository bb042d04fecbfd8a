import type { WorkshopSlug } from '#booking/house/workshop-slug.ts'
import type { FirstWorkshop } from '../../workshops.ts'

/** One for each workshop: those of `content/`, where a missing one does not compile, and those that the owner makes. */
export type OfWorkshops<Each> = Readonly<Record<FirstWorkshop, Each>> &
  Readonly<Record<WorkshopSlug, Each>>
