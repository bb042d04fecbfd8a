import { wordsIn } from '#content/words/words.ts'
import type { Language } from '#language/languages.ts'
import type { LayoutData } from './site-layout.tsx'

/** What a page of a language gives to whatever stands around it, for the examples. */
export function layoutExample(language: Language): LayoutData {
  const { layout, workshop } = wordsIn(language)
  const slugs = ['sourdough', 'drinks', 'vegetables'] as const
  return {
    language,
    words: layout,
    workshops: slugs.map((slug) => ({ slug, name: workshop[slug].name })),
  }
}
