import { limits } from '#booking/forms/text-rules.ts'
import type { Words } from '#content/words/shape.ts'
import { type FormProblem, problemOf } from '../../ui/error-summary.tsx'
import { CodeField, TextArea, TextField } from '../../ui/field.tsx'
import type { BookingData, ReservationRefused } from './booking-data.ts'

type Props = {
  readonly data: BookingData
  readonly problems: readonly FormProblem[]
  readonly values: ReservationRefused['values'] | undefined
}

export function PersonFields({ data, problems, values }: Props) {
  const form = data.words.form
  const field = (name: 'participantName' | 'email' | 'telephone' | 'specialRequirements') => ({
    name,
    label: form[name],
    defaultValue: values?.[name],
    problem: problemOf(problems, name),
  })
  return (
    <>
      <TextField
        {...field('participantName')}
        required
        maxLength={limits.name}
        autoComplete="name"
      />
      <TextField
        {...field('email')}
        type="email"
        inputMode="email"
        required
        maxLength={limits.email}
        autoComplete="email"
      />
      <TextField
        {...field('telephone')}
        label={`${form.telephone} (${form.optional})`}
        hint={form.telephoneHint}
        type="tel"
        inputMode="tel"
        maxLength={limits.telephone}
        autoComplete="tel"
      />
      <TextArea
        {...field('specialRequirements')}
        label={`${form.specialRequirements} (${form.optional})`}
        hint={form.specialRequirementsHint}
        maxLength={limits.specialRequirements}
        rows={2}
      />
      {!data.hasNoVouchers && (
        <VoucherField
          words={form}
          typed={values?.['voucher']}
          problem={problemOf(problems, 'voucher')}
        />
      )}
    </>
  )
}

type VoucherProps = {
  readonly words: Pick<Words['booking']['form'], 'voucher' | 'voucherCode' | 'voucherHint'>
  readonly typed: string | undefined
  readonly problem: string | undefined
}

/** The field is one line until somebody has a code, or something is wrong with it. */
function VoucherField({ words, typed, problem }: VoucherProps) {
  return (
    <details className="mb-5" open={Boolean(typed) || problem !== undefined}>
      <summary className="flex min-h-11 items-center underline">{words.voucher}</summary>
      <CodeField
        name="voucher"
        label={words.voucherCode}
        hint={words.voucherHint}
        problem={problem}
        defaultValue={typed}
        autoCapitalize="characters"
      />
    </details>
  )
}
