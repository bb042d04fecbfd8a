import { wordsIn } from '#content/words/words.ts'
import type { Language } from '#language/languages.ts'
import { ErrorSummary } from '../ui/error-summary.tsx'

/** No name of a field: the sentence about the form as a whole is a link to nothing. */
export const noField = ''

type Props = {
  readonly language: Language
  /** By field; a field without a sentence is right. What is wrong with none stands under `noField`. */
  readonly problems: Readonly<Record<string, string | undefined>>
}

/** What is wrong with a form that came back, at the top of its page: the form may be far down. */
export function FormProblems({ language, problems }: Props) {
  const listed = Object.entries(problems).flatMap(([field, text]) => (text ? { field, text } : []))
  const title = wordsIn(language).errors.summaryTitle
  return <ErrorSummary title={title} problems={listed} heading="h2" />
}
