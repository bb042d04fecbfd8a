import { fieldIn, type FieldInEach } from '#booking/forms/each-language.ts'
import { languages } from '#language/languages.ts'
import { siteWords, textInLanguage } from './desk-language.ts'

type Asked = {
  /** Label of the first field, with its hint; those after it may ask for the same in another language. */
  readonly first: string
  readonly other?: string
  readonly hint?: string
  readonly problem?: string
}

export function askedInEach<Text extends string>(
  text: Text,
  { first, other = first, hint = '', problem = '' }: Asked,
) {
  const { spoken } = siteWords()
  const begins = languages.find((each) => spoken.includes(each))
  const told = languages.flatMap((language) => {
    const name = fieldIn(text, language)
    return [
      [name, textInLanguage(language === begins ? first : other, language)],
      [`${name}Problem`, textInLanguage(problem, language)],
      ...(language === begins && hint ? [[`${name}Hint`, hint]] : []),
    ]
  })
  return Object.fromEntries(told) as Readonly<Record<FieldInEach<Text>, string>>
}
