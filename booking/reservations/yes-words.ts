import * as v from 'valibot'
import { ownWords } from '../forms/text-rules.ts'

export const mostYesWords = 500

/** The farm's sentence with its yes, in any language; may be empty. */
export const readYesWords = v.parser(ownWords(mostYesWords))
