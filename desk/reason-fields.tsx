import { use } from 'react'
import { SentForm, useField } from '#app/plain/parts.tsx'
import { TextArea } from '#app/ui/field.tsx'

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
  const chosen = use(SentForm).typed?.['reason'] || 'none'
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
              defaultChecked={reason === chosen}
            />
            {words.reasons[reason]}
          </label>
        ))}
      </fieldset>
      <TextArea label={words.words} hint={hint} rows={3} {...useField('words')} />
    </>
  )
}
