import type { WorkshopSlug } from '#booking/workshops.ts'
import drinks from '#content/pictures/workshop-drinks.svg?url'
import sourdough from '#content/pictures/workshop-sourdough.svg?url'
import vegetables from '#content/pictures/workshop-vegetables.svg?url'

/** Address of a workshop's picture; 4 to 3. */
export const workshopPictures: Readonly<Record<WorkshopSlug, string>> = {
  sourdough,
  drinks,
  vegetables,
}
