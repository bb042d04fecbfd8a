import { type Language, languages } from '#language/languages.ts'
import { ownWords } from '../forms/text-rules.ts'

export type DateText = { readonly language: Language; readonly text: string }

/** Guests without a text in their language read the one in `instead`. */
export type DateLetter = {
  readonly texts: readonly [DateText, ...DateText[]]
  readonly instead: Language
}

export const maxLetterWords = 3000

/** Has a line of its own, or is two words more at most: "Dag 2 begint om 10 uur, …" is no greeting. */
const greeting =
  /^(?:dag|beste|hallo|hoi|lieve|geachte|goeiedag|bonjour|bonsoir|salut|chers?|chères?|hello|hi|dear)(?:(?:[ \t]+[^\s,!\d]+){0,2}[,!]|(?:[ \t]+[^\n,!\d]{1,40})?[,!]?[ \t]*\n)\s*/i
const closing =
  /\n\s*(?:(?:met )?(?:vriendelijke|warme|hartelijke|lieve|veel) groet(?:en|jes)?|groet(?:en|jes)|liefs|cordialement|bien cordialement|bien à vous|kind regards|best wishes|best regards)[,!.]?[ \t]*(?:\n[^\n]{0,40}){0,3}$/i

/** The owner's text without the greeting at its head and the signature at its foot: each mail has its own. */
export function withoutFrame(text: string): string {
  const inner = text.replace(greeting, '').replace(closing, '').trim()
  if (inner === '' || inner === text) return text
  return inner.charAt(0).toUpperCase() + inner.slice(1)
}

export function textField(language: Language) {
  return `text-${language}` as const
}

/** A letter is refused when it is empty or too long, or when some `readers` cannot read it and no text is chosen for them. */
export function readDateLetter(
  typed: Readonly<Record<string, string>>,
  readers: readonly Language[],
) {
  const written = languages.flatMap((language) => {
    const text = ownWords(typed[textField(language)] ?? '')
    return text === '' ? [] : [{ language, text }]
  })
  const long = written.find(({ text }) => text.length > maxLetterWords)
  if (long) return { kind: 'invalid', field: textField(long.language), isLong: true } as const
  const texts = written.map((one) => ({ ...one, text: withoutFrame(one.text) }))
  const [first, ...others] = texts
  if (!first) return { kind: 'invalid', field: textField(readers[0] ?? 'nl') } as const
  const chosen = texts.find(({ language }) => language === typed['instead'])
  const isComplete = readers.every((reader) => texts.some(({ language }) => language === reader))
  if (others.length > 0 && !chosen && !isComplete) {
    return { kind: 'invalid', field: 'instead' } as const
  }
  const instead = (chosen ?? first).language
  const value: DateLetter = { texts: [first, ...others], instead }
  return { kind: 'valid', value } as const
}

export function textFor({ texts, instead }: DateLetter, reader: Language): DateText {
  const textIn = (wanted: Language) => texts.find(({ language }) => language === wanted)
  return textIn(reader) ?? textIn(instead) ?? texts[0]
}
