import { type FormEvent, useRef, useState } from 'react'
import { Link, useNavigate, useRevalidator } from 'react-router'
import { participantOptions } from '#booking/reservation-request.ts'
import { limits } from '#booking/text-rules.ts'
import { pathTo } from '#language/addresses.ts'
import { CheckField, SelectField, TextArea, TextField } from '#app/ui/field.tsx'
import { ErrorSummary, type FormProblem, problemOf } from '#app/ui/error-summary.tsx'
import { fillCounted } from '#language/fill.ts'
import { notify } from '#app/ui/notices.tsx'
import { withParts } from '../with-parts.tsx'
import type { BookingData, ReservationRefused } from './booking-page.tsx'
import type { Choice } from './choice.ts'
import { DateFields } from './date-fields.tsx'
import { sendReservation } from './send-reservation.ts'

type FormProps = {
  readonly data: BookingData
  readonly choice: Choice
  readonly onChoose: (choice: Choice) => void
  readonly refused: ReservationRefused | undefined
}

/** The request for a place: a plain POST before script arrives, a call of the function after. */
export function ReservationForm({ data, choice, onChoose, refused }: FormProps) {
  const { words, errors, language } = data
  const form = words.form
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const sending = useRef(false)
  const [submitting, setSubmitting] = useState(false)
  const [told, setTold] = useState({ problems: refused?.problems ?? [], language })
  // The page may have changed its language since; sentences in the other one help nobody.
  const problems = told.language === language ? told.problems : []

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // The ref blocks the second of two clicks that come before React has drawn the first.
    if (sending.current) return
    sending.current = true
    setSubmitting(true)
    try {
      const outcome = await sendReservation(new FormData(event.currentTarget), data)
      if (outcome.kind === 'placed') {
        notify({ kind: 'success', text: form.success })
        const query = new URLSearchParams({ id: outcome.reservationId })
        await navigate(`${pathTo('reservationSuccess', language)}?${query}`)
        return
      }
      setTold({ problems: outcome.problems, language })
      if (outcome.notice) notify({ kind: 'error', text: outcome.notice })
      if (outcome.outdated) await revalidate()
    } finally {
      sending.current = false
      setSubmitting(false)
    }
  }

  return (
    <div>
      <h2 className="text-43">{form.title}</h2>
      <p className="mt-3 max-w-[60ch]">{form.intro}</p>
      <form
        method="post"
        noValidate
        onSubmit={submit}
        aria-busy={submitting}
        className="mt-8 max-w-[44rem]"
      >
        <ErrorSummary title={errors.summaryTitle} problems={problems} />
        <DateFields data={data} choice={choice} onChoose={onChoose} problems={problems} />
        <PersonFields data={data} problems={problems} values={refused?.values} />
        <div className="honeypot" aria-hidden="true">
          <label htmlFor="website">{form.honeypot}</label>
          <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
        </div>
        <p className="mt-8 max-w-[60ch] text-meta text-soft">{form.noWithdrawal}</p>
        <CheckField
          name="consent"
          required
          defaultChecked={refused?.consented}
          problem={problemOf(problems, 'consent')}
          label={withParts(form.consent, {
            privacy: (
              <Link className="underline-rule" to={pathTo('privacy', language)}>
                {form.consentLink}
              </Link>
            ),
          })}
        />
        <button type="submit" disabled={submitting} className="button-solid cut mt-3">
          {submitting ? form.submitting : form.submit}
        </button>
      </form>
    </div>
  )
}

type PersonProps = {
  readonly data: BookingData
  readonly problems: readonly FormProblem[]
  readonly values: Readonly<Record<string, string>> | undefined
}

function PersonFields({ data, problems, values }: PersonProps) {
  const { language, words } = data
  const form = words.form
  return (
    <>
      <SelectField
        name="participants"
        label={form.participants}
        hint={form.fiveOrMoreHint}
        required
        defaultValue={values?.['participants'] ?? ''}
        problem={problemOf(problems, 'participants')}
      >
        <option value="" disabled>
          {form.participantsPrompt}
        </option>
        {participantOptions.map((count) => (
          <option key={count} value={count}>
            {count === '5'
              ? form.fiveOrMore
              : fillCounted(form.participantCount, Number(count), language)}
          </option>
        ))}
      </SelectField>
      <TextField
        name="participantName"
        label={form.participantName}
        required
        maxLength={limits.name}
        autoComplete="name"
        defaultValue={values?.['participantName']}
        problem={problemOf(problems, 'participantName')}
      />
      <TextField
        name="email"
        type="email"
        inputMode="email"
        label={form.email}
        required
        maxLength={limits.email}
        autoComplete="email"
        defaultValue={values?.['email']}
        problem={problemOf(problems, 'email')}
      />
      <TextArea
        name="specialRequirements"
        label={`${form.specialRequirements} (${form.optional})`}
        hint={form.specialRequirementsHint}
        maxLength={limits.specialRequirements}
        rows={4}
        defaultValue={values?.['specialRequirements']}
        problem={problemOf(problems, 'specialRequirements')}
      />
    </>
  )
}
