import flagEn from '#content/pictures/flag-en.svg?url'
import flagFr from '#content/pictures/flag-fr.svg?url'
import flagNl from '#content/pictures/flag-nl.svg?url'
import type { Language } from '#language/languages.ts'

const flags: Readonly<Record<Language, string>> = { nl: flagNl, fr: flagFr, en: flagEn }

/** Beside the letters of the language, never instead of them. */
export function Flag({ language }: { language: Language }) {
  return <img src={flags[language]} alt="" width={18} height={12} className="shrink-0" />
}
