import { Link } from 'react-router'
import { type FormProblem, problemOf } from '#app/ui/error-summary.tsx'
import { CheckField } from '#app/ui/field.tsx'
import { pathTo } from '#language/addresses.ts'
import type { Language } from '#language/languages.ts'
import { withParts } from './with-parts.tsx'

export function withConsent(problems: readonly FormProblem[], consented: boolean, text: string) {
  return consented ? problems : [...problems, { field: 'consent', text }]
}

type Props = {
  /** `{privacy}` in the first is where the second stands. */
  readonly words: { readonly consent: string; readonly consentLink: string }
  readonly language: Language
  readonly problems: readonly FormProblem[]
  readonly consented: boolean | undefined
}

/** Agreement that the data are used for what is sent (specification, section 5). */
export function ConsentField({ words, language, problems, consented }: Props) {
  const privacy = (
    <Link className="underline-rule" to={pathTo('privacy', language)}>
      {words.consentLink}
    </Link>
  )
  return (
    <CheckField
      name="consent"
      required
      defaultChecked={consented}
      problem={problemOf(problems, 'consent')}
      label={withParts(words.consent, { privacy })}
    />
  )
}
