import type { Colours } from './palette.ts'

/** How the site looks, as the owner chose it. */
export type Look = { readonly colours: Colours }
