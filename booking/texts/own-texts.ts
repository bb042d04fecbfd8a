import type { Language } from '#language/languages.ts'

/** What the owner wrote in place of the texts of `content/`, by language and path: `home.hero.title`. */
export type OwnTexts = Readonly<Record<Language, Readonly<Record<string, string>>>>

export const noOwnTexts: OwnTexts = { nl: {}, fr: {}, en: {} }

/** One text in one language; undefined: the text of `content/` stands again. */
export type OwnText = {
  readonly path: string
  readonly language: Language
  readonly text: string | undefined
}

/** The texts with changes over them, in their order. */
export function withOwnTexts(texts: OwnTexts, changes: readonly OwnText[]): OwnTexts {
  return changes.reduce((so, { path, language, text }) => {
    const { [path]: _before, ...others } = so[language]
    return { ...so, [language]: text === undefined ? others : { ...others, [path]: text } }
  }, texts)
}
