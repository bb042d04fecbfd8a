import type { WorkshopSlug } from '#booking/house/workshop-slug.ts'

/** Sample day: the activity at each of a workshop's times. */
export function hourByHour(workshop: WorkshopSlug, activities: readonly string[]) {
  return activities.map((activity, i) => ({ time: `{timetables.${workshop}.${i}}`, activity }))
}
