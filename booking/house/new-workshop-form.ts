import * as v from 'valibot'
import { fieldIn, fieldInEach, typedInEach } from '../forms/each-language.ts'
import { countField, euroField, orEmpty, timeField } from '../forms/field-kinds.ts'
import { formOf, validValue, type ValueOf, invalidFields } from '../forms/form.ts'
import { maxPlaces } from '../forms/owner-forms.ts'
import { lineField } from '../forms/text-rules.ts'
import { firstOf, inEach, type Language } from '#language/languages.ts'
import type { House } from './house.ts'
import { maxPriceEuros, maxSentenceLength, withApostrophes } from './house-fields.ts'
import { maxWorkshopNameLength } from './made-workshops.ts'

const typed = (most: number) => v.pipe(lineField(most), v.transform(withApostrophes))

/** The facts and texts that a new page cannot do without; its other texts are written on the page. */
export const newWorkshopForm = formOf(
  {
    // Languages that the site does not have stay empty.
    ...fieldInEach('name', orEmpty(typed(maxWorkshopNameLength))),
    ...fieldInEach('sentence', orEmpty(typed(maxSentenceLength))),
    price: euroField(1, maxPriceEuros),
    startTime: timeField,
    endTime: timeField,
    least: countField(1, maxPlaces),
    most: countField(1, maxPlaces),
  },
  (read, { spoken }: Pick<House, 'spoken'>) => {
    const { startTime, endTime, least, most, price: priceCents } = read
    const name = typedInEach('name', read)
    const sentence = typedInEach('sentence', read)
    const wrong = [
      ...spoken.filter((one) => name[one] === '').map((one) => fieldIn('name', one)),
      ...spoken.filter((one) => sentence[one] === '').map((one) => fieldIn('sentence', one)),
      ...(endTime <= startTime ? ['endTime'] : []),
      ...(most < least ? ['most'] : []),
    ]
    if (wrong.length > 0) return invalidFields(...wrong)
    const first = firstOf({ spoken })
    const made = { name: orFirst(name, first), sentence: orFirst(sentence, first) }
    return validValue({ made, priceCents, startTime, endTime, group: { from: least, to: most } })
  },
)

export type NewWorkshop = ValueOf<typeof newWorkshopForm>

type Texts = Readonly<Record<Language, string>>

/** A language without a text takes the first language's, until the owner writes one. */
function orFirst(texts: Texts, first: Language): Texts {
  return inEach((language) => texts[language] || texts[first])
}
