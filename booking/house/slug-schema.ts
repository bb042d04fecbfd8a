import * as v from 'valibot'
import { maxSlugLength, slugPattern } from './workshop-slug.ts'

/** Any well-formed slug; whether there is such a workshop, the house says. */
export const workshopSlug = v.pipe(v.string(), v.regex(slugPattern), v.maxLength(maxSlugLength))
