import type { WorkshopSlug } from '#booking/house/workshop-slug.ts'
import { type Language, locales } from '#language/languages.ts'
import { labelled } from '#language/typeset.ts'

/** Amount one guest uses on the day, for the shopping list; quantities are those of the courses. */
export type Ingredient = {
  readonly name: Readonly<Record<Language, string>>
  readonly amount: number
  readonly unit: 'g' | 'ml' | 'piece'
}

const recipes: Readonly<Record<WorkshopSlug, readonly Ingredient[]>> = {
  sourdough: [
    { name: { nl: 'tarwebloem', fr: 'farine de blé', en: 'wheat flour' }, amount: 900, unit: 'g' },
    {
      name: { nl: 'volkorenmeel', fr: 'farine complète', en: 'wholemeal flour' },
      amount: 150,
      unit: 'g',
    },
    {
      name: { nl: 'desem, gevoed', fr: 'levain, nourri', en: 'starter, fed' },
      amount: 200,
      unit: 'g',
    },
    { name: { nl: 'zout', fr: 'sel', en: 'salt' }, amount: 22, unit: 'g' },
    {
      name: { nl: 'katoenen doek', fr: 'torchon en coton', en: 'cotton cloth' },
      amount: 1,
      unit: 'piece',
    },
    {
      name: {
        nl: 'bokaaltje voor de starter',
        fr: 'petit bocal pour le levain',
        en: 'small jar for the starter',
      },
      amount: 1,
      unit: 'piece',
    },
  ],
  drinks: [
    { name: { nl: 'suiker', fr: 'sucre', en: 'sugar' }, amount: 180, unit: 'g' },
    { name: { nl: 'thee', fr: 'thé', en: 'tea' }, amount: 8, unit: 'g' },
    {
      name: { nl: 'kefirkorrels', fr: 'grains de kéfir', en: 'kefir grains' },
      amount: 50,
      unit: 'g',
    },
    {
      name: { nl: 'kombuchazwam', fr: 'mère de kombucha', en: 'kombucha culture' },
      amount: 1,
      unit: 'piece',
    },
    {
      name: { nl: 'kombucha, rijp', fr: 'kombucha, mûr', en: 'kombucha, ripe' },
      amount: 600,
      unit: 'ml',
    },
    { name: { nl: 'gember', fr: 'gingembre', en: 'ginger' }, amount: 60, unit: 'g' },
    { name: { nl: 'citroen', fr: 'citron', en: 'lemon' }, amount: 1, unit: 'piece' },
    {
      name: { nl: 'gedroogde vijg', fr: 'figue sèche', en: 'dried fig' },
      amount: 1,
      unit: 'piece',
    },
    {
      name: { nl: 'bokaal met doek', fr: 'bocal avec un linge', en: 'jar with a cloth' },
      amount: 3,
      unit: 'piece',
    },
    {
      name: { nl: 'beugelfles', fr: 'bouteille à bouchon mécanique', en: 'swing-top bottle' },
      amount: 1,
      unit: 'piece',
    },
  ],
  vegetables: [
    { name: { nl: 'witte kool', fr: 'chou blanc', en: 'white cabbage' }, amount: 1000, unit: 'g' },
    { name: { nl: 'wortel', fr: 'carotte', en: 'carrot' }, amount: 300, unit: 'g' },
    { name: { nl: 'rode biet', fr: 'betterave rouge', en: 'beetroot' }, amount: 200, unit: 'g' },
    { name: { nl: 'zout', fr: 'sel', en: 'salt' }, amount: 35, unit: 'g' },
    {
      name: { nl: 'bokaal van 1 liter', fr: 'bocal d’un litre', en: '1-litre jar' },
      amount: 2,
      unit: 'piece',
    },
    { name: { nl: 'gewicht', fr: 'poids', en: 'weight' }, amount: 2, unit: 'piece' },
  ],
}

/** Shopping list for so many people, in the owner's language, a line for each ingredient. */
export function shoppingLines(
  workshop: WorkshopSlug,
  heads: number,
  language: Language,
): readonly string[] {
  return (recipes[workshop] ?? []).map(({ name, amount, unit }) =>
    labelled(name[language], printMeasure(amount * heads, unit, language), language),
  )
}

const litre = { nl: 'liter', fr: 'l', en: 'l' } as const satisfies Record<Language, string>

function printMeasure(total: number, unit: Ingredient['unit'], language: Language): string {
  if (unit === 'piece') return String(total)
  if (total < 1000) return `${total} ${unit}`
  const large = (total / 1000).toLocaleString(locales[language], { maximumFractionDigits: 2 })
  return `${large} ${unit === 'g' ? 'kg' : litre[language]}`
}
