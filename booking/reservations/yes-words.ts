import * as v from 'valibot'
import { ownWords } from '../forms/text-rules.ts'

export const mostYesWords = 500

/** What the farm adds to its yes, in whatever language it writes; empty when it adds nothing. */
export const readYesWords = v.parser(ownWords(mostYesWords))
