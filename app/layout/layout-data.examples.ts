import { ofWorkshop } from '#booking/house/workshop-slug.ts'
import { firstHouse } from '#content/first-house.ts'
import { wordsOf } from '#content/words/words.ts'
import { workshops } from '#content/workshops.ts'
import { keysOf } from '#language/keys-of.ts'
import { type Language, languages } from '#language/languages.ts'
import { layoutWords } from './footer-words.ts'
import type { LayoutData } from './layout-data.ts'

export function layoutExample(language: Language): LayoutData {
  const { layout, workshop } = wordsOf(firstHouse, language)
  return {
    language,
    words: layoutWords(layout, language),
    counts: false,
    spoken: languages,
    telephone: { written: '09 200 00 00', link: 'tel:+3292000000' },
    workshops: keysOf(workshops).map((slug) => ({ slug, name: ofWorkshop(workshop, slug).name })),
  }
}
