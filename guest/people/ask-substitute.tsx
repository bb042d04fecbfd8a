import { FormFields } from '#app/plain/form-fields.tsx'
import { Section } from '#app/plain/parts.tsx'
import { substituteForm } from '#booking/forms/owner-forms.ts'
import { paidCents } from '#booking/money/owed.ts'
import { fill, fillCounted } from '#language/fill.ts'
import { canAskSubstitute } from '#office/people/ask-substitute.ts'
import type { Substitute } from '#store/people/substitutes.ts'
import { QuietButton, SecondButton } from '../buttons.tsx'
import { LanguageChoices } from '../page.tsx'
import type { GuestVisit } from '../link-visit.tsx'

export const substituteId = 'substitute'

export function askingSubstitute({ words }: GuestVisit) {
  return {
    ...substituteForm,
    words: words.guestChanges.substitute,
    choices: { language: <LanguageChoices spoken={words.spoken} /> },
  }
}

export function AskSubstitute(props: {
  readonly visit: GuestVisit
  readonly substitute: Substitute | undefined
}) {
  const { visit, substitute: askedSubstitute } = props
  const { now, reservation, language, words } = visit
  const { substitute } = words.guestChanges
  const isOpen = canAskSubstitute(reservation, now)
  const whole = fillCounted(substitute.text, reservation.participants, language)
  const isPaid = paidCents(reservation.payments) > 0 && !reservation.payer
  return (
    <Section id={substituteId} title={substitute.title} className="mt-13">
      <p className="mt-3">{isOpen ? whole : substitute.afterAnswer}</p>
      {isOpen && isPaid && <p className="mt-3">{substitute.textPaid}</p>}
      {askedSubstitute && (
        <form method="post" className="notice mt-5">
          <p className="mb-3">{fill(substitute.asked, { name: askedSubstitute.name })}</p>
          <SecondButton does="withdraw">{substitute.withdraw}</SecondButton>
        </form>
      )}
      {isOpen && (
        <form method="post" noValidate className="mt-5">
          <input type="hidden" name="do" value="ask" />
          <FormFields
            form={askingSubstitute(visit)}
            first={{ language }}
            looks={{
              name: { autoComplete: 'off', required: true },
              email: { type: 'email', autoComplete: 'off', required: true },
            }}
          />
          <QuietButton>{substitute.button}</QuietButton>
        </form>
      )}
    </Section>
  )
}
