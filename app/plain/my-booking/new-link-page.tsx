import type { Language } from '#language/languages.ts'
import type { MyBookingWords } from '#content/words/shape/my-booking.ts'
import { TextField } from '../../ui/field.tsx'
import { PlainDocument } from '../document.tsx'
import { FormProblems } from '../form-problems.tsx'

export type NewLinkPageProps = {
  readonly language: Language
  readonly words: MyBookingWords['newLink']
  readonly email: string
  readonly problem?: string
  /** Said whether or not the address is known. */
  readonly isSent?: boolean
}

/** For who lost the mail: a new link to the address the booking was made with. */
export function NewLinkPage({ language, words, email, problem, isSent }: NewLinkPageProps) {
  return (
    <PlainDocument language={language} title={words.title}>
      <h1 className="text-43">{words.title}</h1>
      {isSent ? (
        <output className="notice mt-8 block">{words.sent}</output>
      ) : (
        <>
          <p className="mt-5 mb-8 text-lead">{words.text}</p>
          <FormProblems language={language} problems={{ email: problem }} />
          <form method="post" noValidate>
            <TextField
              name="email"
              type="email"
              label={words.email}
              problem={problem}
              defaultValue={email}
              autoComplete="email"
              maxLength={255}
              required
            />
            <button className="button" type="submit">
              {words.button}
            </button>
          </form>
        </>
      )}
    </PlainDocument>
  )
}
