import { TextArea } from '#app/ui/field.tsx'
import { maxAnswerWords } from '#booking/forms/answer-words.ts'

export function ReasonFields<Reason extends string>(props: {
  readonly of: readonly Reason[]
  readonly words: {
    readonly why: string
    readonly reasons: Readonly<Record<Reason | 'none', string>>
    readonly words: string
  }
  readonly hint: string
}) {
  const { of, words, hint } = props
  return (
    <>
      <fieldset className="mb-5">
        <legend className="font-semibold">{words.why}</legend>
        {(['none', ...of] as const).map((reason) => (
          <label key={reason} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              className="field-check mt-0"
              name="reason"
              value={reason}
              defaultChecked={reason === 'none'}
            />
            {words.reasons[reason]}
          </label>
        ))}
      </fieldset>
      <TextArea name="words" label={words.words} hint={hint} maxLength={maxAnswerWords} rows={3} />
    </>
  )
}
