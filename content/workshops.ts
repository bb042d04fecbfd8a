import type { WorkshopSlug } from '#booking/workshops.ts'

/** What is the same in every language; the words are in `words/`. */
export type WorkshopFacts = {
  /** A person, VAT included. */
  readonly priceCents: number
  readonly startTime: string
  readonly endTime: string
  readonly picture: string
}

export const workshops: Readonly<Record<WorkshopSlug, WorkshopFacts>> = {
  sourdough: {
    priceCents: 9500,
    startTime: '10:00',
    endTime: '15:30',
    picture: 'workshop-sourdough',
  },
  drinks: { priceCents: 6500, startTime: '18:30', endTime: '22:00', picture: 'workshop-drinks' },
  vegetables: {
    priceCents: 6500,
    startTime: '18:30',
    endTime: '22:00',
    picture: 'workshop-vegetables',
  },
}
