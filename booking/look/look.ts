import type { LetterPair } from './letter-pairs.ts'
import type { Colours } from './palette.ts'

/** How the site looks, as the owner chose it. */
export type Look = { readonly colours: Colours; readonly letters: LetterPair }
