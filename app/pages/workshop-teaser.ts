import type { WorkshopSlug } from '#booking/workshops.ts'

/** What a card says of a workshop. */
export type WorkshopTeaser = {
  readonly slug: WorkshopSlug
  readonly name: string
  readonly description: string
  readonly pictureAlt: string
  readonly price: string
  readonly duration: string
  /** Next date with a free place, printed; undefined when there is none. */
  readonly nextDate: string | undefined
}
