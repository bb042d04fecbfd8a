// Parts of pages without script, at the desk and for guests: facts, links, and the problems of a
// refused form.

import { type ComponentProps, createContext, Fragment, type ReactNode, use } from 'react'
import type { Words } from '#content/words/shape.ts'
import { unbroken } from '#language/fill.ts'
import { ErrorSummary } from '../ui/error-summary.tsx'

export type Fact = { readonly label: string; readonly value: ReactNode }

export function Facts({ facts }: { facts: readonly Fact[] }) {
  const shown = facts.filter(({ value }) => value === 0 || Boolean(value))
  if (shown.length === 0) return null
  return (
    <dl className="facts my-8">
      {shown.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{typeof value === 'string' ? <Unbroken text={value} /> : value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Unbroken({ text }: { text: string }) {
  return unbroken(text).map((piece, i) =>
    piece.isWhole ? (
      // Pieces of a text have no other name and never move.
      <span key={i} className="whitespace-nowrap">
        {piece.text}
      </span>
    ) : (
      <Fragment key={i}>{piece.text}</Fragment>
    ),
  )
}

export function Section(
  props: ComponentProps<'section'> & { readonly title: string; readonly isApart?: boolean },
) {
  const { title, isApart, className = 'mt-8', children, ...rest } = props
  return (
    <section {...rest} className={className}>
      <h2 className={isApart ? 'mb-3 text-25' : 'text-25'}>{title}</h2>
      {children}
    </section>
  )
}

export type PageLink = {
  readonly to: string
  readonly text: string
  /** True of a link that nobody should follow by mistake. */
  readonly isQuiet?: boolean
}

export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className="inline-flex min-h-11 items-center py-2 underline" href={to}>
      {children}
    </a>
  )
}

export function LinkList({ links }: { links: readonly PageLink[] }) {
  if (links.length === 0) return null
  return (
    <ul className="no-print mt-8">
      {links.map(({ to, text, isQuiet }) => (
        <li key={to} className={isQuiet ? 'mt-3 text-meta text-soft' : undefined}>
          <TextLink to={to}>{text}</TextLink>
        </li>
      ))}
    </ul>
  )
}

export function SubmitButton(props: {
  readonly look?: string
  /** Action that the form sends; undefined for a form with one button. */
  readonly does?: string
  readonly children: string
}) {
  const { look = 'button', does, children } = props
  return (
    <button className={look} name={does && 'do'} value={does} type="submit">
      {children}
    </button>
  )
}

export function HiddenFields({ of }: { of: Readonly<Record<string, string | number>> }) {
  return Object.entries(of).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

export type Texts = Readonly<Record<string, string>>

export type FormRefusal = { readonly problems: Texts; readonly typed: Texts }

/** The page's refused form, or one typed before: its fields show texts and problems. */
export const SentForm = createContext<Partial<FormRefusal>>({})

/** A field's name, problem and text: as typed, or else the first one. */
export function useField(name: string, first?: string) {
  const { typed, problems } = use(SentForm)
  return { name, defaultValue: typed?.[name] ?? first, problem: problems?.[name] }
}

export function problemsAt(sentences: Texts, fields: readonly string[]): Texts {
  return Object.fromEntries(fields.map((field) => [field, sentences[field] ?? '']))
}

/** Name of no field, for a problem of the whole form, which links nowhere. */
export const noField = ''

/** Problems at the top of a page, as the refused form may be far down. */
type Problems = Readonly<Record<string, string | undefined>>

/** A page after its form was sent: `sent` is the refused form. */
export type FormAnswer = {
  readonly sent?: Partial<FormRefusal> | undefined
  /** Problems by field, as `FormProblems` lists them, if they differ; with any, the answer is a refusal. */
  readonly problems?: Problems
  /** Problems, by form, of a page that says something else by now. */
  readonly changed?: Problems
  readonly status?: 200 | 403 | 404 | 409 | 422 | 429 | 503 | undefined
}

export function answerTo({ sent, changed, status, ...page }: FormAnswer) {
  const { problems = changed ?? sent?.problems ?? {} } = page
  const isRefused = Object.values(problems).some((problem) => problem !== undefined)
  return { problems, isRefused, status: status ?? (!isRefused ? 200 : changed ? 409 : 422) }
}

export function FormProblems(props: {
  readonly words: { readonly errors: Pick<Words['errors'], 'summaryTitle'> }
  /** Sentences of wrong fields. A problem that belongs to no field stands under `noField`. */
  readonly problems: Problems
}) {
  const { words, problems } = props
  const listed = Object.entries(problems).flatMap(([field, text]) => (text ? { field, text } : []))
  return <ErrorSummary title={words.errors.summaryTitle} problems={listed} heading="h2" />
}
