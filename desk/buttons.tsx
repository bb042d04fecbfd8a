// Buttons and folded forms of the desk, and the way from a press to the page that says its result.

import type { Context } from 'hono'
import { type ComponentProps, type ReactNode, use } from 'react'
import { type FormRefusal, HiddenFields, SentForm, type Texts } from '#app/plain/parts.tsx'
import { fromKeys, keysOf } from '#language/keys-of.ts'
import type { DeskVisit } from './visit.ts'
import { type Button, otherButtons, type UndoKind } from './button-names.ts'

export function CannotUndo({ does }: { does: Button }) {
  const undoKinds: Readonly<Partial<Record<Button, UndoKind>>> = otherButtons
  const kind = undoKinds[does]
  return typeof kind === 'function' && <p className="mt-3 mb-3 text-meta text-soft">{kind()}</p>
}

export function DeskButton(props: {
  readonly does: Button
  readonly look?: string
  readonly describedBy?: string
  readonly about?: string
  readonly at?: string
  readonly children: ReactNode
}) {
  const { does, look = 'button-quiet', describedBy, about, at, children } = props
  return (
    <button
      className={look}
      name="do"
      value={does}
      type="submit"
      formAction={at}
      aria-describedby={describedBy}
    >
      {children}
      <Unseen about={about} />
    </button>
  )
}

/** The part of a name that the eye reads elsewhere: which of several. */
export function Unseen({ about }: { readonly about: string | undefined }) {
  return about && <span className="sr-only">: {about}</span>
}

type LookedButton = Omit<ComponentProps<typeof DeskButton>, 'look'>

export function SolidButton(props: LookedButton) {
  return <DeskButton {...props} look="button" />
}

export function GraveButton(props: LookedButton) {
  return <DeskButton {...props} look="button-grave" />
}

export function FormAbout(props: ComponentProps<typeof HiddenFields> & ComponentProps<'form'>) {
  const { of, children, ...form } = props
  return (
    <form method="post" {...form}>
      <HiddenFields of={of} />
      {children}
    </form>
  )
}

export function Anchor({ id }: { readonly id: string }) {
  return <div id={useAnchor(id)} />
}

/** No anchor gets an id on the page of a refused form, whose address still has a hash: so the browser shows the top. */
export function useAnchor(id: string | undefined): string | undefined {
  const { problems = {} } = use(SentForm)
  return Object.keys(problems).length > 0 ? undefined : id
}

/** A closed form, which stands open when something in it was refused. */
export function Fold(props: {
  readonly id?: string | undefined
  readonly title: ReactNode
  readonly isOpen?: boolean | undefined
  readonly children: ReactNode
}) {
  return (
    <details id={useAnchor(props.id)} open={props.isOpen}>
      <summary className="fold">{props.title}</summary>
      <div className="border-b border-rule py-3">{props.children}</div>
    </details>
  )
}

export function refusalAt(field: string, text: string, typed: Texts = {}): FormRefusal {
  return { problems: { [field]: text }, typed }
}

/** Texts of a sent form; the ticked boxes of one name are one text. */
export function typedIn(form: URLSearchParams): Texts {
  return fromKeys([...form.keys()], (name) => form.getAll(name).join(' '))
}

export function useIsRefused(fields: readonly string[]): boolean {
  const { problems } = use(SentForm)
  return fields.some((field) => problems?.[field] !== undefined)
}

/** True of a form with typed text, which then stands open. */
export function useHasTyped(fields: readonly string[]): boolean {
  const { typed } = use(SentForm)
  return useIsRefused(fields) || fields.some((field) => typed?.[field] !== undefined)
}

export function textOf({ problems }: FormRefusal): string {
  return Object.values(problems).join(' ')
}

export function pathWithResult(path: string, what: string): string {
  return `${path}?done=${what}`
}

export function redirectWithResult(
  { c }: Pick<DeskVisit, 'c'>,
  what: string,
  pressed: Texts = {},
): Response {
  return c.redirect(`${c.req.path}?${new URLSearchParams({ done: what, ...pressed })}`, 303)
}

/** Leads back to the page of a button that changed nothing. */
export function redirectBack({ c }: Pick<DeskVisit, 'c'>): Response {
  return c.redirect(c.req.path, 303)
}

export function resultTexts<Of extends string>(
  buttons: Readonly<Record<Of, { readonly done: string }>>,
): Readonly<Record<Of, string>> {
  return fromKeys(keysOf(buttons), (button) => buttons[button].done)
}

/** Result of a button, as the address names it; undefined for an unknown one. */
export function resultText(c: Context, words: Readonly<Record<string, string>>) {
  const button = c.req.query('done') ?? ''
  return Object.hasOwn(words, button) ? words[button] : undefined
}
