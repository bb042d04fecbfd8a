import { FormFields } from '#app/plain/form-fields.tsx'
import { Section } from '#app/plain/parts.tsx'
import { newcomerForm } from '#booking/forms/owner-forms.ts'
import { paidCents } from '#booking/money/owed.ts'
import { fill, fillCounted } from '#language/fill.ts'
import { canAskNewcomer } from '#office/people/ask-newcomer.ts'
import type { Newcomer } from '#store/people/newcomers.ts'
import { MainButton, SecondButton } from '../buttons.tsx'
import { LanguageChoices } from '../page.tsx'
import type { GuestVisit } from '../link-visit.tsx'

export const newcomerId = 'newcomer'

export function askingNewcomer({ words }: GuestVisit) {
  const { newcomer } = words.guestChanges
  return {
    ...newcomerForm,
    words: newcomer,
    choices: { language: <LanguageChoices spoken={words.spoken} /> },
  }
}

export function AskNewcomer(props: {
  readonly visit: GuestVisit
  readonly newcomer: Newcomer | undefined
}) {
  const { visit, newcomer: askedNewcomer } = props
  const { now, reservation, language, words } = visit
  const { newcomer } = words.guestChanges
  const isOpen = canAskNewcomer(reservation, now)
  const whole = fillCounted(newcomer.text, reservation.participants, language)
  const isPaid = paidCents(reservation.payments) > 0 && !reservation.payer
  return (
    <Section id={newcomerId} title={newcomer.title} className="mt-13">
      <p className="mt-3">{isOpen ? whole : newcomer.afterAnswer}</p>
      {isOpen && isPaid && <p className="mt-3">{newcomer.textPaid}</p>}
      {askedNewcomer && (
        <form method="post" className="notice mt-5">
          <p className="mb-3">{fill(newcomer.asked, { name: askedNewcomer.name })}</p>
          <SecondButton does="withdraw">{newcomer.withdraw}</SecondButton>
        </form>
      )}
      {isOpen && <NewcomerForm visit={visit} />}
    </Section>
  )
}

function NewcomerForm({ visit }: { readonly visit: GuestVisit }) {
  const { language, words } = visit
  const { newcomer } = words.guestChanges
  return (
    <form method="post" noValidate className="mt-5">
      <input type="hidden" name="do" value="ask" />
      <FormFields
        form={askingNewcomer(visit)}
        first={{ language }}
        looks={{
          name: { autoComplete: 'off', required: true },
          email: { type: 'email', autoComplete: 'off', required: true },
        }}
      />
      <MainButton>{newcomer.button}</MainButton>
    </form>
  )
}
