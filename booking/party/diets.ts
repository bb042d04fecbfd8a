import * as v from 'valibot'
import { readFields } from '../forms/read-form.ts'
import type { Places } from '../units.ts'
import { paragraphsField } from '../forms/text-rules.ts'

/** The fourteen allergens that European law has named on a label (Regulation 1169/2011, annex II). */
export const allergens = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const

export type Allergen = (typeof allergens)[number]

/** Food that a party does not eat; kept by explicit consent, and forgotten soon after the day. */
export type Diets = {
  /** A vegan eats nothing of animals; no workshop serves meat or fish. */
  readonly vegans: number
  readonly allergens: readonly Allergen[]
  readonly remark: string
  /** The party’s number when it told of its food; older answers do not have it. */
  readonly people?: number
}

export const maxDietRemarkLength = 300

const dietsForm = (people: Places) =>
  v.pipe(
    v.object({
      vegans: v.pipe(
        v.string(),
        v.trim(),
        v.regex(/^\d{0,2}$/),
        v.transform(Number),
        v.maxValue(people),
      ),
      allergens: v.array(v.picklist(allergens)),
      remark: paragraphsField(maxDietRemarkLength),
      consent: v.literal('on'),
    }),
    v.transform((form): Diets => {
      const { consent: _, ...diets } = form
      return diets
    }),
  )

/** Diets need consent of their own (GDPR, art. 9): without it nothing is kept. */
export function readDiets(form: URLSearchParams, people: Places) {
  return readFields(dietsForm(people), {
    vegans: form.get('vegans') ?? '',
    allergens: form.getAll('allergens'),
    remark: form.get('remark') ?? '',
    consent: form.get('consent') ?? undefined,
  })
}

export function writeDiets(diets: Diets): string {
  return JSON.stringify(diets)
}

export function parseDiets(text: string): Diets {
  return JSON.parse(text)
}
