import { inEach, type Language } from '#language/languages.ts'

/** `all` holds pictures, which are the same in every language. */
export type OwnLanguage = Language | 'all'

/** The owner's texts and pictures, which replace those of `content/`, by language and path: `home.hero.title`. */
export type OwnTexts = Readonly<Record<OwnLanguage, Readonly<Record<string, string>>>>

export const noOwnTexts: OwnTexts = { ...inEach(() => ({})), all: {} }

/** One text in one language; undefined: the text of `content/` returns. */
export type OwnText = {
  readonly path: string
  readonly language: OwnLanguage
  readonly text: string | undefined
}

export function withOwnTexts(texts: OwnTexts, changes: readonly OwnText[]): OwnTexts {
  return changes.reduce((so, { path, language, text }) => {
    const { [path]: _before, ...others } = so[language]
    return { ...so, [language]: text === undefined ? others : { ...others, [path]: text } }
  }, texts)
}
