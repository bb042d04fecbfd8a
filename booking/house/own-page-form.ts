import * as v from 'valibot'
import { firstOf, inEach } from '#language/languages.ts'
import { fieldIn, fieldInEach, typedInEach } from '../forms/each-language.ts'
import { orEmpty } from '../forms/field-kinds.ts'
import { formOf, validValue, invalidFields } from '../forms/form.ts'
import { lineField } from '../forms/text-rules.ts'
import type { House } from './house.ts'
import { maxPageNameLength } from './own-page.ts'
import { workshopSlug } from './slug-schema.ts'

/** Names of a new page; a language that the site does not have takes the first one's. */
export const newPageForm = formOf(
  fieldInEach('name', orEmpty(lineField(maxPageNameLength))),
  (read, house: Pick<House, 'spoken'>) => {
    const names = typedInEach('name', read)
    const wrong = house.spoken.filter((one) => names[one] === '')
    if (wrong.length > 0) return invalidFields(...wrong.map((one) => fieldIn('name', one)))
    return validValue(inEach((language) => names[language] || names[firstOf(house)]))
  },
)

const slug = v.pipe(
  lineField(60),
  v.transform((typed) => typed.toLowerCase().replace(/^.*\//, '')),
  workshopSlug,
  v.metadata({ is: 'line', max: 60 }),
)

/** Addresses of a page in each language, as they are typed: "Het-Atelier", "/nl/het-atelier". */
export const addressForm = formOf(fieldInEach('slug', orEmpty(slug)), (read) =>
  validValue(typedInEach('slug', read)),
)
