import { fromKeys } from '#language/keys-of.ts'
import { inEach, type Language, languages } from '#language/languages.ts'

export type FieldInEach<Text extends string> = `${Text}${Capitalize<Language>}`

export function fieldIn<Text extends string>(text: Text, language: Language) {
  const ending = language.charAt(0).toUpperCase() + language.slice(1)
  // The letters are those of the type.
  return `${text}${ending}` as FieldInEach<Text>
}

export function fieldInEach<Text extends string, Field>(text: Text, field: Field) {
  const names = languages.map((language) => fieldIn(text, language))
  return fromKeys(names, () => field)
}

/** Names of a form's fields, where each of these texts has a field in each of these languages. */
export function fieldsInOrder<Name extends string>(
  names: readonly Name[],
  texts: readonly string[],
  order: readonly Language[],
): readonly Name[] {
  const isName = (field: string): field is Name => names.some((name) => name === field)
  return names.flatMap((name) => {
    const text = texts.find((each) => languages.some((one) => fieldIn(each, one) === name))
    if (text === undefined) return [name]
    const fields = (of: readonly Language[]) => of.map((one): string => fieldIn(text, one))
    return name === fields(languages)[0] ? fields(order).filter(isName) : []
  })
}

export function typedInEach<Text extends string>(
  text: Text,
  read: Readonly<Partial<Record<FieldInEach<Text>, string | undefined>>>,
): Readonly<Record<Language, string>> {
  return inEach((language) => read[fieldIn(text, language)] ?? '')
}
