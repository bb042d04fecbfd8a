import type { ComponentProps } from 'react'
import type { FieldKind } from '#booking/forms/field-kinds.ts'
import { maxLengths } from '#booking/forms/text-rules.ts'
import {
  guestFactKind,
  type GuestFactName,
  guestFactNames,
} from '#booking/reservations/guest-facts.ts'
import { type FormProblem, problemOf } from '../../ui/error-summary.tsx'
import { CodeField, TextArea, TextField } from '../../ui/field.tsx'
import type { BookingData, RefusedForm } from './booking-data.ts'

type Props = {
  readonly data: BookingData
  readonly problems: readonly FormProblem[]
  readonly values: RefusedForm['values'] | undefined
}

export function PersonFields({ data, problems, values }: Props) {
  const form = data.words.form
  const code = values?.['voucher']
  const problem = problemOf(problems, 'voucher')
  const field = (name: 'participantName' | 'email' | GuestFactName) => ({
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
        maxLength={maxLengths.name}
        autoComplete="name"
      />
      <TextField
        {...field('email')}
        type="email"
        inputMode="email"
        required
        maxLength={maxLengths.email}
        autoComplete="email"
      />
      {guestFactNames.map((name) => (
        <FactField
          key={name}
          {...field(name)}
          kind={guestFactKind(name)}
          label={`${form[name]} (${form.optional})`}
          hint={form[`${name}Hint`]}
        />
      ))}
      {!data.hasNoVouchers && (
        // The field is one line until a visitor has a code, or typed a wrong one.
        <details className="mb-5" open={Boolean(code) || problem !== undefined}>
          <summary className="flex min-h-11 items-center underline">{form.voucher}</summary>
          <CodeField
            name="voucher"
            label={form.voucherCode}
            hint={form.voucherHint}
            problem={problem}
            defaultValue={code}
            autoCapitalize="characters"
          />
        </details>
      )}
    </>
  )
}

type FactProps = Pick<
  ComponentProps<typeof TextField>,
  'name' | 'label' | 'hint' | 'problem' | 'defaultValue'
> & { readonly kind: FieldKind }

function FactField({ kind: { is, max }, ...props }: FactProps) {
  if (is === 'lines') return <TextArea {...props} maxLength={max} rows={2} />
  if (is !== 'telephone') return <TextField {...props} maxLength={max} />
  return <TextField {...props} type="tel" inputMode="tel" maxLength={max} autoComplete="tel" />
}
