import * as v from 'valibot'
import { firstOf, inEach } from '#language/languages.ts'
import { fieldIn, fieldInEach, typedInEach } from '../forms/each-language.ts'
import { orEmpty } from '../forms/field-kinds.ts'
import { formOf, readAs, wrongIn } from '../forms/form.ts'
import { line } from '../forms/text-rules.ts'
import type { House } from './house.ts'
import { maxPageNameLength } from './own-page.ts'
import { workshopSlug } from './slug-schema.ts'

/** Names of a new page; a language that the site does not have takes that of the first. */
export const newPageForm = formOf(
  fieldInEach('name', orEmpty(line(maxPageNameLength))),
  (read, house: Pick<House, 'spoken'>) => {
    const names = typedInEach('name', read)
    const wrong = house.spoken.filter((one) => names[one] === '')
    if (wrong.length > 0) return wrongIn(...wrong.map((one) => fieldIn('name', one)))
    return readAs(inEach((language) => names[language] || names[firstOf(house)]))
  },
)

const slug = v.pipe(
  line(60),
  v.transform((typed) => typed.toLowerCase().replace(/^.*\//, '')),
  workshopSlug,
  v.metadata({ is: 'line', max: 60 }),
)

/** Addresses of a page in each language, as they are typed: "Het-Atelier", "/nl/het-atelier". */
export const addressForm = formOf(fieldInEach('slug', orEmpty(slug)), (read) =>
  readAs(typedInEach('slug', read)),
)
