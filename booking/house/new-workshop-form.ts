import { fieldIn, fieldInEach, typedInEach } from '../forms/each-language.ts'
import { count, eurosTyped, orEmpty, time } from '../forms/field-kinds.ts'
import { formOf, readAs, type ValueOf, wrongIn } from '../forms/form.ts'
import { maxPlaces } from '../forms/owner-forms.ts'
import { line } from '../forms/text-rules.ts'
import { firstOf, inEach, type Language } from '#language/languages.ts'
import type { House } from './house.ts'
import { maxSentenceLength } from './house-fields.ts'
import { maxWorkshopNameLength } from './made-workshops.ts'

const maxEuros = 1000

/** The facts and texts that a new page cannot do without; its other texts are written on the page. */
export const newWorkshopForm = formOf(
  {
    // Languages that the site does not have stay empty.
    ...fieldInEach('name', orEmpty(line(maxWorkshopNameLength))),
    ...fieldInEach('sentence', orEmpty(line(maxSentenceLength))),
    price: eurosTyped(1, maxEuros),
    startTime: time,
    endTime: time,
    least: count(1, maxPlaces),
    most: count(1, maxPlaces),
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
    if (wrong.length > 0) return wrongIn(...wrong)
    const first = firstOf({ spoken })
    const made = { name: orFirst(name, first), sentence: orFirst(sentence, first) }
    return readAs({ made, priceCents, startTime, endTime, group: { from: least, to: most } })
  },
)

export type NewWorkshop = ValueOf<typeof newWorkshopForm>

type Texts = Readonly<Record<Language, string>>

/** Other languages take the text of the first one, until the owner writes theirs. */
function orFirst(texts: Texts, first: Language): Texts {
  return inEach((language) => texts[language] || texts[first])
}
