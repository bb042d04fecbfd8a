import type { PartExamples } from '#app/ui/examples.ts'
import { type Language, languages } from '#language/languages.ts'
import { LanguageSwitch } from './language-switch.tsx'

export const examples: PartExamples = {
  name: 'Language switch',
  chapter: 'ways',
  use: 'The same page in another language: the letters of the language with a flag beside them.',
  show: () => [
    ...languages.map((language) => ({ state: `in ${language}`, part: switchIn(language) })),
    { state: 'hover', shown: 'hover', part: switchIn('nl') },
    { state: 'focus', shown: 'focus', part: switchIn('nl') },
  ],
}

function switchIn(language: Language) {
  return <LanguageSwitch label="Language" language={language} spoken={languages} />
}
