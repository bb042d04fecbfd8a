import { workshopAtSlug } from '#booking/house/own-address.ts'
import { maxPageNameLength, ownPageAt } from '#booking/house/own-page.ts'
import type { House } from '#booking/house/house.ts'
import { tidyLines, tidyText } from '#booking/texts/tidy-text.ts'
import type { TextRules } from '#booking/texts/check-text.ts'
import { ownSlugIn, pageAt } from '#language/addresses.ts'
import type { Language } from '#language/languages.ts'
import { hasNotation } from '../texts-with-notation.ts'
import { canBeBlank } from '../plain-start/plain-start.ts'
import { factsIn } from '../words/facts.ts'
import { withFacts } from '../words/with-facts.ts'
import { writtenTexts } from '../words/written-texts.ts'

export type Length = readonly [at: RegExp, least: number, most: number]

/** Numbers of characters that search engines show whole, and that fit on one line of a phone. */
export const lengths: readonly Length[] = [
  [/head\.title$/, 30, 60],
  [/head\.description$/, 110, 155],
  [/^home\.hero\.title$/, 1, 32],
  [/^workshop\.[\w-]+\.name$/, 1, 26],
  [/^workshop\.[\w-]+\.title$/, 1, 40],
  [/^ownPages\.[\w-]+\.name$/, 1, maxPageNameLength],
  [/^ownPages\.[\w-]+\.(title|blocks\.[\d+]+\.(title|book|ask))$/, 1, 60],
  [/^ownPages\.[\w-]+\.blocks\.[\d+]+\.text$/, 1, 3000],
]

export function textRules(house: House, path: string, language: Language): TextRules {
  const written = writtenTexts(language, house).get(path) ?? ''
  const facts = factsIn(house, language)
  const [, least, most] = lengths.find(([at]) => at.test(path)) ?? [path, 1, room(written)]
  return {
    written,
    // A text that was empty at first may be empty again.
    canBeBlank: written === '' || canBeBlank(path),
    length: { least, most },
    filledIn: (text) => withFacts(text, facts),
    isPage: hasNotation(path) ? (at) => isPageOf(house, at) : undefined,
  }
}

function isPageOf(house: House, path: string): boolean {
  const { leftOut } = house
  const slug = ownSlugIn(path)
  if (slug && ownPageAt(house, slug.slug, slug.language)?.isOwn) return true
  const found = pageAt(path)
  if (!found || leftOut.some((page) => page === found.page)) return false
  return (
    found.page !== 'workshop' || workshopAtSlug(house, found.slug, found.language)?.isOwn === true
  )
}

export function tidied(path: string, typed: string, language: Language): string {
  return hasNotation(path) ? tidyLines(typed, language) : tidyText(typed, language)
}

/** A button, a heading and a paragraph each have room for more than they say, and not for a page. */
function room({ length }: string): number {
  // A text of a new workshop, which nobody has written yet.
  if (length === 0) return 1200
  return Math.max(60, Math.min(3 * length, length + 1200))
}
