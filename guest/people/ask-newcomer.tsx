import { fieldOf, problemsAt, type Texts } from '#app/plain/parts.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { paidCents } from '#booking/money/owed.ts'
import { fill, fillCounted } from '#language/fill.ts'
import { mayHandOn } from '#office/people/ask-newcomer.ts'
import type { Newcomer } from '#store/people/newcomers.ts'
import { MainButton, SecondButton } from '../buttons.tsx'
import { LanguageChoices } from '../page.tsx'
import type { GuestVisit } from '../link-visit.tsx'

export function typedNewcomer(form: URLSearchParams) {
  const text = (field: string) => form.get(field) ?? ''
  return { name: text('name'), email: text('email'), language: text('language') }
}

export function newcomerProblems({ words }: GuestVisit, fields: readonly string[]): Texts {
  const { nameProblem: name, emailProblem: email } = words.guestChanges.newcomer
  return problemsAt({ name, email }, fields)
}

export function AskNewcomer(props: {
  readonly visit: GuestVisit
  readonly asked: Newcomer | undefined
  readonly typed?: Texts
  readonly problems?: Texts
}) {
  const { visit, asked } = props
  const { now, reservation, language, words } = visit
  const { newcomer } = words.guestChanges
  const isOpen = mayHandOn(reservation, now)
  const whole = fillCounted(newcomer.text, reservation.participants, language)
  const isPaid = paidCents(reservation.payments) > 0 && !reservation.payer
  return (
    <section className="mt-13">
      <h2 className="text-25">{newcomer.title}</h2>
      <p className="mt-3">{isOpen ? whole : newcomer.afterAnswer}</p>
      {isOpen && isPaid && <p className="mt-3">{newcomer.textPaid}</p>}
      {asked && (
        <form method="post" className="notice mt-5">
          <p className="mb-3">{fill(newcomer.asked, { name: asked.name })}</p>
          <SecondButton does="withdraw">{newcomer.withdraw}</SecondButton>
        </form>
      )}
      {isOpen && <NewcomerForm {...props} />}
    </section>
  )
}

function NewcomerForm(props: Parameters<typeof AskNewcomer>[0]) {
  const { language, words } = props.visit
  const { newcomer } = words.guestChanges
  const field = (name: 'name' | 'email' | 'language', first?: string) => ({
    label: newcomer[name],
    ...fieldOf(props, name, first),
  })
  return (
    <form method="post" noValidate className="mt-5">
      <input type="hidden" name="do" value="ask" />
      <TextField {...field('name')} autoComplete="off" maxLength={100} required />
      <TextField
        type="email"
        {...field('email')}
        hint={newcomer.emailHint}
        autoComplete="off"
        maxLength={255}
        required
      />
      <SelectField {...field('language', language)}>
        <LanguageChoices />
      </SelectField>
      <MainButton>{newcomer.button}</MainButton>
    </form>
  )
}
