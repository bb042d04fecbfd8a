import type { WorkshopSlug } from '#booking/house/workshop-slug.ts'

/** Amount one guest uses on the day, for the shopping list; quantities are those of the courses. */
export type Ingredient = {
  /** Dutch: the list is the owner's. */
  readonly name: string
  readonly amount: number
  readonly unit: 'g' | 'ml' | 'stuks'
}

const recipes: Readonly<Record<WorkshopSlug, readonly Ingredient[]>> = {
  sourdough: [
    { name: 'tarwebloem', amount: 900, unit: 'g' },
    { name: 'volkorenmeel', amount: 150, unit: 'g' },
    { name: 'desem, gevoed', amount: 200, unit: 'g' },
    { name: 'zout', amount: 22, unit: 'g' },
    { name: 'katoenen doek', amount: 1, unit: 'stuks' },
    { name: 'bokaaltje voor de starter', amount: 1, unit: 'stuks' },
  ],
  drinks: [
    { name: 'suiker', amount: 180, unit: 'g' },
    { name: 'thee', amount: 8, unit: 'g' },
    { name: 'kefirkorrels', amount: 50, unit: 'g' },
    { name: 'kombuchazwam', amount: 1, unit: 'stuks' },
    { name: 'kombucha, rijp', amount: 600, unit: 'ml' },
    { name: 'gember', amount: 60, unit: 'g' },
    { name: 'citroen', amount: 1, unit: 'stuks' },
    { name: 'gedroogde vijg', amount: 1, unit: 'stuks' },
    { name: 'bokaal met doek', amount: 3, unit: 'stuks' },
    { name: 'beugelfles', amount: 1, unit: 'stuks' },
  ],
  vegetables: [
    { name: 'witte kool', amount: 1000, unit: 'g' },
    { name: 'wortel', amount: 300, unit: 'g' },
    { name: 'rode biet', amount: 200, unit: 'g' },
    { name: 'zout', amount: 35, unit: 'g' },
    { name: 'bokaal van 1 liter', amount: 2, unit: 'stuks' },
    { name: 'gewicht', amount: 2, unit: 'stuks' },
  ],
}

/** Shopping list for so many people, in Dutch, a line for each ingredient. */
export function shoppingLines(workshop: WorkshopSlug, heads: number): readonly string[] {
  return (recipes[workshop] ?? []).map(({ name, amount, unit }) => {
    const total = amount * heads
    if (unit === 'stuks') return `${name}: ${total}`
    if (total < 1000) return `${name}: ${total} ${unit}`
    const large = (total / 1000).toLocaleString('nl-BE', { maximumFractionDigits: 2 })
    return `${name}: ${large} ${unit === 'g' ? 'kg' : 'liter'}`
  })
}
