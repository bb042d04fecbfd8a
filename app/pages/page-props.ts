import type { HeadWords, PageBody } from '#content/words/shape/parts.ts'
import type { Language } from '#language/languages.ts'

export type PageProps<Words extends { readonly head: HeadWords }> = {
  readonly words: PageBody<Words>
  readonly language: Language
}
