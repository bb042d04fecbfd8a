import { useField } from '#app/plain/parts.tsx'
import { CodeField } from '#app/ui/field.tsx'
import type { Source } from '#booking/money/refund.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import type { GuestVisit } from '../link-visit.tsx'

/** Money goes back to the account that paid; a guest can open the field and name another. */
export function OwnAccount(props: {
  readonly visit: GuestVisit
  readonly parts: readonly Source[]
}) {
  const { visit, parts } = props
  const words = visit.words.myBooking.cancel
  const iban = useField('iban', '')
  if (visit.reservation.payer) return <p className="mb-5">{words.toPayer}</p>
  const isUnknown = parts.some((part) => part.iban === '')
  const field = (
    <CodeField label={words.iban} hint={words.ibanHint} {...iban} required={isUnknown} />
  )
  return (
    <>
      {whereTo(visit, parts).map((text) => (
        <p key={text} className="mb-3">
          {text}
        </p>
      ))}
      {isUnknown ? (
        field
      ) : (
        <details className="mb-5" open={iban.defaultValue !== ''}>
          <summary className="flex min-h-11 items-center underline">{words.otherAccount}</summary>
          {field}
        </details>
      )}
    </>
  )
}

/** Returns no sentence when no account is known. */
function whereTo({ words, language }: GuestVisit, parts: readonly Source[]): readonly string[] {
  const { goesBack, goesBackPart, unknownPart } = words.myBooking.cancel
  if (parts.every(({ iban }) => iban === '')) return []
  const sentence = parts.length === 1 ? goesBack : goesBackPart
  return parts.map(({ iban, cents }) =>
    fill(iban === '' ? unknownPart : sentence, {
      amount: printEuros(cents, language),
      ending: iban.slice(-4),
    }),
  )
}
