import type { WorkshopSlug } from '#booking/house/workshop-slug.ts'
import { type Language, localeOf } from '#language/languages.ts'
import { labelled, upperFirst } from '#language/typeset.ts'
import type { OwnerWords } from './words/owner-words.ts'

/** Amount one guest uses on the day, for the shopping list; quantities are those of the courses. */
export type Ingredient = {
  readonly name: keyof OwnerWords['prepSheet']['ingredients']
  readonly amount: number
  readonly unit: 'g' | 'ml' | 'piece'
}

const recipes: Readonly<Record<WorkshopSlug, readonly Ingredient[]>> = {
  sourdough: [
    { name: 'wheatFlour', amount: 900, unit: 'g' },
    { name: 'wholemealFlour', amount: 150, unit: 'g' },
    { name: 'fedStarter', amount: 200, unit: 'g' },
    { name: 'salt', amount: 22, unit: 'g' },
    { name: 'cottonCloth', amount: 1, unit: 'piece' },
    { name: 'starterJar', amount: 1, unit: 'piece' },
  ],
  drinks: [
    { name: 'sugar', amount: 180, unit: 'g' },
    { name: 'tea', amount: 8, unit: 'g' },
    { name: 'kefirGrains', amount: 50, unit: 'g' },
    { name: 'kombuchaCulture', amount: 1, unit: 'piece' },
    { name: 'ripeKombucha', amount: 600, unit: 'ml' },
    { name: 'ginger', amount: 60, unit: 'g' },
    { name: 'lemon', amount: 1, unit: 'piece' },
    { name: 'driedFig', amount: 1, unit: 'piece' },
    { name: 'jarWithCloth', amount: 3, unit: 'piece' },
    { name: 'swingTopBottle', amount: 1, unit: 'piece' },
  ],
  vegetables: [
    { name: 'cabbage', amount: 1000, unit: 'g' },
    { name: 'carrot', amount: 300, unit: 'g' },
    { name: 'beetroot', amount: 200, unit: 'g' },
    { name: 'salt', amount: 35, unit: 'g' },
    { name: 'litreJar', amount: 2, unit: 'piece' },
    { name: 'weight', amount: 2, unit: 'piece' },
  ],
}

export function shoppingLines(
  workshop: WorkshopSlug,
  heads: number,
  { prepSheet: { ingredients, litre }, language }: OwnerWords,
): readonly string[] {
  return (recipes[workshop] ?? []).map(({ name, amount, unit }) => {
    const measure = printMeasure(amount * heads, unit, { litre, language })
    return labelled(upperFirst(ingredients[name]), measure, language)
  })
}

function printMeasure(
  total: number,
  unit: Ingredient['unit'],
  { litre, language }: { readonly litre: string; readonly language: Language },
): string {
  if (unit === 'piece') return String(total)
  if (total < 1000) return `${total} ${unit}`
  const large = (total / 1000).toLocaleString(localeOf(language), { maximumFractionDigits: 2 })
  return `${large} ${unit === 'g' ? 'kg' : litre}`
}
