import { fill } from '#language/fill.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { Unseen } from '../buttons.tsx'
import { languageName, deskWords } from '../desk-language.ts'

const words = () => deskWords().answer.confirm.own

/** A sentence for the guest in the mail of the yes; no field for a guest without mail. */
export function YesWords(props: {
  readonly reservation: Pick<ReservationOnFile, 'name' | 'email' | 'language'>
  readonly typed?: string | undefined
}) {
  const { reservation, typed } = props
  const { name, email, language } = reservation
  if (email === '') return null
  const hint = fill(words().hint, { name, language: languageName(language) })
  return <OwnWords field="words" about={name} {...{ hint, typed }} />
}

export function OwnWords(props: {
  readonly field: string
  readonly about?: string
  readonly hint: string
  readonly typed: string | undefined
}) {
  const { field, about, hint, typed = '' } = props
  return (
    <details className="w-full" open={typed !== ''}>
      <summary className="flex min-h-11 items-center underline">
        {words().title}
        <Unseen about={about} />
      </summary>
      <label className="block">
        <span className="text-meta text-soft">{hint}</span>
        <textarea name={field} rows={3} className="field-control mb-3" defaultValue={typed} />
      </label>
    </details>
  )
}
