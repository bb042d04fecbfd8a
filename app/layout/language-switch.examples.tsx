import { languages } from '#language/languages.ts'
import type { PartExamples } from '#app/ui/examples.ts'
import { LanguageSwitch } from './language-switch.tsx'

export const examples: PartExamples = {
  name: 'Language switch',
  chapter: 'ways',
  use: 'The same page in another language: the letters of the language with a flag beside them.',
  show: () => [
    ...languages.map((language) => ({
      state: `in ${language}`,
      part: <LanguageSwitch label="Language" language={language} />,
    })),
    {
      state: 'hover',
      shown: 'hover' as const,
      part: <LanguageSwitch label="Language" language="nl" />,
    },
    {
      state: 'focus',
      shown: 'focus' as const,
      part: <LanguageSwitch label="Language" language="nl" />,
    },
  ],
}
