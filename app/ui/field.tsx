import type { ComponentProps, ReactNode } from 'react'

type FieldProps = {
  readonly name: string
  /** Id of its own, where another form of the page has the name. */
  readonly id?: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly problem?: string
}

function Field(props: FieldProps & { children: ReactNode }) {
  const { name, id = name, label, hint, problem, children } = props
  return (
    <div className="mb-5">
      <label htmlFor={id} className="mb-1 block font-semibold text-balance">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mb-2 max-w-[33.5em] text-meta text-soft">
          {hint}
        </p>
      )}
      <Problem of={id} text={problem} />
      {children}
    </div>
  )
}

function Problem({ of, text }: { of: string; text?: string }) {
  if (!text) return null
  return (
    <p id={`${of}-problem`} className="mb-2 border-l-4 border-beet pl-3 font-semibold text-beet">
      {text}
    </p>
  )
}

function ties({ name, id = name, hint, problem }: FieldProps) {
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return {
    id,
    name,
    'aria-describedby': described || undefined,
    // Browsers call a control that must be filled in, and is not yet, wrong from the start.
    'aria-invalid': Boolean(problem),
  }
}

export function TextField(props: FieldProps & ComponentProps<'input'>) {
  const { label, hint, problem, name, id, ...rest } = props
  return (
    <Field {...{ name, id, label, hint, problem }}>
      <input type="text" {...rest} {...ties(props)} className="field-control" />
    </Field>
  )
}

/** A field for text that is copied sign by sign: a voucher's code, an account number. */
export function CodeField(props: ComponentProps<typeof TextField>) {
  return <TextField {...props} autoComplete="off" spellCheck={false} maxLength={60} />
}

export function TextArea(props: FieldProps & ComponentProps<'textarea'>) {
  const { label, hint, problem, name, id, ...rest } = props
  return (
    <Field {...{ name, id, label, hint, problem }}>
      <textarea rows={6} {...rest} {...ties(props)} className="field-control" />
    </Field>
  )
}

type SelectProps = FieldProps &
  ComponentProps<'select'> & { readonly before?: ReactNode; readonly after?: ReactNode }

export function SelectField(props: SelectProps) {
  const { label, hint, problem, name, id, children, before, after, ...rest } = props
  return (
    <Field {...{ name, id, label, hint, problem }}>
      <div className="flex gap-2">
        {before}
        <select {...rest} {...ties(props)} className="field-control">
          {children}
        </select>
        {after}
      </div>
    </Field>
  )
}

export function Choices({ of }: { of: Readonly<Record<string, string>> }) {
  return Object.entries(of).map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ))
}

export function NumberOptions({ most }: { most: number }) {
  return Array.from({ length: most }, (_, i) => <option key={i}>{i + 1}</option>)
}

export function CheckField(props: Omit<FieldProps, 'hint'> & ComponentProps<'input'>) {
  const { label, problem, name, id = name, ...rest } = props
  return (
    <div className="mb-5">
      <Problem of={id} text={problem} />
      <label className="flex min-h-11 items-start gap-3 py-2" htmlFor={id}>
        <input type="checkbox" {...rest} {...ties(props)} className="field-check" />
        <span>{label}</span>
      </label>
    </div>
  )
}

export function Honeypot({ label }: { label: string }) {
  return (
    <div className="sr-only" aria-hidden="true">
      <label htmlFor="website">{label}</label>
      <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
