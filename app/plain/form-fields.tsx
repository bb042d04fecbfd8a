import { type ComponentProps, Fragment, isValidElement, type ReactElement } from 'react'
import type { FieldKind } from '#booking/forms/field-kinds.ts'
import type { FormOf } from '#booking/forms/form.ts'
import type { Cents } from '#booking/units.ts'
import { fill } from '#language/fill.ts'
import { CheckField, Choices, SelectField, TextArea, TextField } from '../ui/field.tsx'
import { type FormRefusal, HiddenFields, type Texts, useField } from './parts.tsx'

/** The words of a field `name`: its label, its sentence when it is wrong, its hint, its "none". */
type FieldWords<Name extends string> = Readonly<Record<Name, string>> &
  Readonly<Partial<Record<`${Name}${'Problem' | 'Hint' | 'None'}`, string>>>

export type Showing<Name extends string> = {
  readonly names: readonly Name[]
  readonly kindOf: (name: string) => FieldKind
  readonly words: FieldWords<Name>
  readonly choices?: Readonly<Partial<Record<Name, Texts | ReactElement>>>
  readonly problems?: Readonly<Partial<Record<Name, string>>>
  /** Part before each name on the page, where another form has the same names. */
  readonly prefix?: string
}

type Looks = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'lang' | 'max' | 'required' | 'type'
> & { readonly rows?: number; readonly hint?: string }

export function FormFields<Name extends string>(props: {
  readonly form: Showing<Name>
  readonly first?: Readonly<Partial<Record<Name, string | undefined>>> | undefined
  readonly looks?: Readonly<Partial<Record<Name, Looks>>>
  readonly only?: readonly Name[]
  /** True where the form changes values that the house has: it sends along what it showed. */
  readonly sendsShown?: boolean
}) {
  const { form, first, looks, only = form.names, sendsShown = false } = props
  return only.map((name) => (
    <Fragment key={name}>
      {sendsShown && <HiddenFields of={{ [shownName(form, name)]: first?.[name] ?? '' }} />}
      <FieldOfKind
        name={nameIn(form, name)}
        first={first?.[name]}
        label={textOf(form.words, name) ?? ''}
        hint={withBounds(textOf(form.words, `${name}Hint`), form.kindOf(name))}
        none={textOf(form.words, `${name}None`)}
        choices={form.choices?.[name]}
        kind={form.kindOf(name)}
        {...looks?.[name]}
      />
    </Fragment>
  ))
}

/** Hidden field `shown`: what a page named beside its button; empty where it was not sent. */
export function shownBeside(form: URLSearchParams): string {
  return form.get('shown') ?? ''
}

/** The same where it is a sum: a page that sent none had named no cents. */
export function shownCents(form: URLSearchParams): Cents {
  return Number(shownBeside(form))
}

/** Hidden field with the text that a field showed first. */
export function shownName(form: { readonly prefix?: string }, name: string): string {
  return `shown-${nameIn(form, name)}`
}

export function nameIn({ prefix = '' }: { readonly prefix?: string }, name: string): string {
  return prefix + name
}

function withBounds<Text extends string | undefined>(text: Text, kind: FieldKind) {
  const { from: min = '', to: max = '', max: most = '' } = kind
  return text && fill(text, { min, max, most })
}

function textOf(words: object, key: string): string | undefined {
  const text: unknown = Reflect.get(words, key)
  return typeof text === 'string' ? text : undefined
}

const inputs = {
  line: {},
  day: { type: 'date' },
  time: { type: 'time' },
  count: { inputMode: 'numeric' },
  money: { inputMode: 'decimal' },
  mailbox: { inputMode: 'email' },
  telephone: { inputMode: 'tel' },
} as const

function FieldOfKind(
  props: Looks & {
    readonly name: string
    readonly first: string | undefined
    readonly label: string
    readonly kind: FieldKind
    readonly choices?: Texts | ReactElement | undefined
    readonly none?: string | undefined
  },
) {
  const { name, first, kind, choices = {}, none, rows, max, type, ...look } = props
  const field = { ...useField(name, first), ...look }
  const { hint: _hint, autoComplete: _, defaultValue, ...box } = field
  switch (kind.is) {
    case 'lines':
      return <TextArea {...field} rows={rows ?? ((kind.max ?? 0) > 300 ? 3 : 2)} />
    case 'choice':
      return (
        <SelectField {...field}>
          {none !== undefined && <option value="">{none}</option>}
          {isValidElement(choices) ? choices : <Choices of={choices} />}
        </SelectField>
      )
    case 'tick':
      return <CheckField {...box} defaultChecked={defaultValue === 'on'} />
    default: {
      const input = { ...inputs[kind.is], max, ...(type && { type }) }
      return <TextField {...field} {...input} />
    }
  }
}

export function refusalOf<Name extends string>(
  form: Showing<Name>,
  wrong: readonly string[],
  typed: Texts,
): FormRefusal {
  const { names, kindOf, words, problems } = form
  const sentence = (name: Name) =>
    withBounds(problems?.[name] ?? textOf(words, `${name}Problem`) ?? '', kindOf(name))
  const listed = names.filter((name) => wrong.includes(name))
  return {
    problems: Object.fromEntries(listed.map((name) => [nameIn(form, name), sentence(name)])),
    typed,
  }
}

export function readSent<Name extends string, Value, Known extends readonly unknown[]>(
  form: FormOf<Name, Value, Known> & Showing<Name>,
  sent: URLSearchParams,
  ...known: Known
) {
  const typed: Texts = Object.fromEntries(sent)
  const own = form.names.map((name) => [name, typed[nameIn(form, name)]])
  const read = form.read(Object.fromEntries(own), ...known)
  if (read.kind === 'valid') return { ...read, typed }
  return { kind: 'refused', refused: refusalOf(form, read.fields, typed) } as const
}
