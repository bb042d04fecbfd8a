import * as v from 'valibot'
import { paragraphs } from './text-rules.ts'

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

/** What a party cannot or will not eat; kept by explicit consent and forgotten soon after the day. */
export type Diets = {
  /** Nothing of animals; that there is no meat or fish goes without saying. */
  readonly vegans: number
  readonly allergens: readonly Allergen[]
  /** One line in the guest's own words. */
  readonly remark: string
}

export const longestRemark = 300
const mostEaters = 60

const heads = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{0,2}$/),
  v.transform(Number),
  v.maxValue(mostEaters),
)

const dietsForm = v.object({
  vegans: heads,
  allergens: v.array(v.picklist(allergens)),
  remark: paragraphs(longestRemark),
  consent: v.literal('on'),
})

export type DietsRead =
  | { readonly kind: 'valid'; readonly diets: Diets }
  | { readonly kind: 'invalid'; readonly fields: readonly string[] }

/** Reads the guest's form. Without the consent of its own, nothing of it may be kept (GDPR, art. 9). */
export function readDiets(form: URLSearchParams): DietsRead {
  const result = v.safeParse(dietsForm, {
    vegans: form.get('vegans') ?? '',
    allergens: form.getAll('allergens'),
    remark: form.get('remark') ?? '',
    consent: form.get('consent') ?? undefined,
  })
  if (!result.success) {
    const fields = result.issues.map((issue) => String(issue.path?.[0]?.key ?? ''))
    return { kind: 'invalid', fields: [...new Set(fields)] }
  }
  const { consent: _, ...diets } = result.output
  return { kind: 'valid', diets }
}

export function writeDiets(diets: Diets): string {
  return JSON.stringify(diets)
}

/** What `writeDiets` wrote. */
export function parseDiets(text: string): Diets {
  return JSON.parse(text) as Diets
}
