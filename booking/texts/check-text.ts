import { wrongAddress } from './notation.ts'

/** Rules for an own text, taken from the text of `content/` that it replaces. */
export type TextRules = {
  readonly written: string
  /** A page leaves it out while it says nothing. */
  readonly canBeBlank: boolean
  /** Characters once its facts are filled in. */
  readonly length: { readonly least: number; readonly most: number }
  /** The text with its facts filled in; undefined when it names a fact that does not exist. */
  readonly filledIn: (text: string) => string | undefined
  /** Signs are read in the text, and its links lead to pages that this finds; undefined for a text without signs. */
  readonly isPage?: ((path: string) => boolean) | undefined
}

export type TextProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'length'; readonly least: number; readonly most: number; readonly is: number }
  /** A brace is alone, or names nothing that the site fills in. */
  | { readonly kind: 'unknown-place'; readonly place: string }
  /** The page fills `{date}` in, so that the text needs it. */
  | { readonly kind: 'missing-place'; readonly place: string }
  | { readonly kind: 'address'; readonly address: string }

export function textProblem(
  text: string,
  { written, canBeBlank, length, filledIn, isPage }: TextRules,
): TextProblem | undefined {
  if (text === '') return canBeBlank ? undefined : { kind: 'empty' }
  const places = pagePlaces(written)
  const used = pagePlaces(text)
  const unknown = used.find((place) => !places.includes(place)) ?? loneBrace(text)
  if (unknown !== undefined) return { kind: 'unknown-place', place: unknown }
  const missing = places.find((place) => !used.includes(place))
  if (missing !== undefined) return { kind: 'missing-place', place: missing }
  const shown = filledIn(text)
  if (shown === undefined) return { kind: 'unknown-place', place: factPlaces(text).join(' ') }
  const address = isPage && wrongAddress(shown, isPage)
  if (address !== undefined) return { kind: 'address', address }
  const is = [...shown].length
  if (is < length.least || is > length.most) return { kind: 'length', ...length, is }
  return undefined
}

export function pagePlaces(text: string): readonly string[] {
  return [...new Set(text.match(/\{\w+\}/g))]
}

export function factPlaces(text: string): readonly string[] {
  return [...new Set(text.match(/\{\w+(?:\.[\w-]+)+\}/g))]
}

function loneBrace(text: string): string | undefined {
  return /\{[^{}]*\}?|\}/.exec(text.replaceAll(/\{\w+(?:\.[\w-]+)*\}/g, ''))?.[0]
}
