import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type ComponentProps, isValidElement, type ReactNode, use } from 'react'
import { FormFields, nameIn, readSent, shownName, type Showing } from '#app/plain/form-fields.tsx'
import { noField, type FormRefusal, Section, SentForm, type Texts } from '#app/plain/parts.tsx'
import { fieldIn, type FieldInEach } from '#booking/forms/each-language.ts'
import type { FormOf } from '#booking/forms/form.ts'
import { isDay } from '#language/dates.ts'
import { firstOf, languages } from '#language/languages.ts'
import { DeskButton, Fold, CannotUndo, Unseen, useIsRefused } from './buttons.tsx'
import { dayText, deskWords, labelledText, siteWords, textInLanguage } from './desk-language.ts'
import type { Button } from './button-names.ts'

export function FoldedForm(
  props: ComponentProps<typeof BareForm> &
    Pick<ComponentProps<typeof Fold>, 'id' | 'title' | 'isOpen'>,
) {
  const { id, title, isOpen, ...form } = props
  return (
    <Fold id={id} title={title} isOpen={isOpen}>
      <BareForm {...form} />
    </Fold>
  )
}

export function DeskForm(props: {
  readonly title: string
  readonly does: Button
  readonly button: string
  readonly about?: string | undefined
  readonly isGrave?: boolean
  readonly children?: ReactNode
}) {
  return (
    <Section title={props.title} className="mt-13" isApart>
      <BareForm {...props} />
    </Section>
  )
}

function BareForm(props: Omit<ComponentProps<typeof DeskForm>, 'title'>) {
  return (
    <form method="post" noValidate>
      {props.children}
      <CannotUndo does={props.does} />
      <DeskButton
        does={props.does}
        look={props.isGrave ? 'button-grave' : undefined}
        about={props.about}
      >
        {props.button}
      </DeskButton>
    </form>
  )
}

type Sent = { readonly does: Button; readonly title: string; readonly button: string }

export function asking<Name extends string, Value, Known extends readonly unknown[]>(
  form: FormOf<Name, Value, Known>,
  page: Pick<Sent, 'does'> &
    Pick<Showing<Name>, 'words' | 'choices' | 'problems' | 'prefix'> & {
      readonly words: Pick<Sent, 'title' | 'button'>
    },
) {
  const { title, button } = page.words
  return { ...form, ...page, title, button }
}

/** A form folded behind its title, open when refused; its children precede its fields. */
export function AskingForm<Name extends string>(
  props: Omit<ComponentProps<typeof FormFields<Name>>, 'form'> & {
    readonly of: Showing<Name> & Sent
    readonly id?: string
    readonly about?: string
    readonly isOpen?: boolean
    readonly isFolded?: boolean
    readonly children?: ReactNode
  },
) {
  const { of: form, id, about, isOpen = false, isFolded = true, children, ...fields } = props
  const { title, does, button, names } = form
  const isWrong = useIsRefused(names.map((name) => nameIn(form, name)))
  const body = (
    <>
      {children}
      <FormFields form={form} {...fields} />
    </>
  )
  if (!isFolded) return <DeskForm {...{ title, does, button, about }}>{body}</DeskForm>
  const named = (
    <>
      {title}
      <Unseen about={about} />
    </>
  )
  return (
    <FoldedForm {...{ id, title: named, does, button, about, isOpen: isOpen || isWrong }}>
      {body}
    </FoldedForm>
  )
}

type Present<Name extends string> = Readonly<Partial<Record<Name, string | undefined>>>

/** Reads what was sent of a form with `sendsShown`, unless another value is on file by now. */
export function readAsShown<Name extends string, Value, Known extends readonly unknown[]>(
  form: FormOf<Name, Value, Known> & Showing<Name>,
  { sent, now }: { readonly sent: URLSearchParams; readonly now: Present<Name> },
  ...known: Known
) {
  const read = readSent(form, sent, ...known)
  const refused = changedSince(form, Object.fromEntries(sent), now)
  if (!refused) return read
  const shown = form.names.filter((name) => sent.has(shownName(form, name)))
  const present = form.read(Object.fromEntries(shown.map((name) => [name, now[name]])), ...known)
  const isSaved =
    read.kind === 'valid' &&
    present.kind === 'valid' &&
    isDeepStrictEqual(present.value, read.value)
  return isSaved ? read : ({ kind: 'refused', refused } as const)
}

/** Names the values that changed since they were shown, or were not; a field that was left alone gets its new one. */
export function changedSince<Name extends string>(
  form: Showing<Name>,
  sent: Texts,
  now: Present<Name>,
): FormRefusal | undefined {
  const typed = { ...sent }
  const problems = form.names.flatMap((name) => {
    const field = nameIn(form, name)
    const present = now[name] ?? ''
    const before = sent[shownName(form, name)]
    // A form sends each line break as two characters.
    const isAsShown = before?.replaceAll('\r\n', '\n') === present
    if (isAsShown || (before ?? typed[field]) === undefined) return []
    if ((typed[field] ?? '') === before) typed[field] = present
    return [[field, valueText(form, name, present)] as const]
  })
  if (problems.length === 0) return undefined
  const refused = notAsShown(typed)
  return { typed, problems: { ...refused.problems, ...Object.fromEntries(problems) } }
}

function valueText<Name extends string>(form: Showing<Name>, name: Name, value: string): string {
  const { words, choices, kindOf } = form
  const { is } = kindOf(name)
  if (is === 'tick') return words[name]
  if (is === 'day' && isDay(value)) return labelledText(words[name], dayText(value))
  const of = choices?.[name]
  const chosen: Texts = of && !isValidElement(of) ? { ...of } : {}
  return labelledText(words[name], chosen[value] ?? (value || deskWords().desk.none))
}

/** A button did nothing, as its page is older than what is on file. */
export function notAsShown(typed: Texts = {}): FormRefusal {
  return { problems: { [noField]: deskWords().refused.notAsShown }, typed }
}

type InEach = {
  /** Label of the first field, with its hint; later fields may ask for another language. */
  readonly first: string
  readonly other?: string
  readonly hint?: string
  readonly problem?: string
}

/** The words of a field that is asked in each language of the site. */
export function askedInEach<Text extends string>(
  text: Text,
  { first, other = first, hint = '', problem = '' }: InEach,
) {
  const begins = firstOf({ spoken: siteWords().spoken })
  const texts = languages.flatMap((language) => {
    const name = fieldIn(text, language)
    return [
      [name, textInLanguage(language === begins ? first : other, language)],
      [`${name}Problem`, textInLanguage(problem, language)],
      ...(language === begins && hint ? [[`${name}Hint`, hint]] : []),
    ]
  })
  return Object.fromEntries(texts) as Readonly<Record<FieldInEach<Text>, string>>
}

/** Id of the record to make, so that a form sent twice makes one. */
export function NewId() {
  const { typed } = use(SentForm)
  return <input type="hidden" name="new" value={typed?.['new'] ?? randomUUID()} />
}

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/

export function newIdIn(form: URLSearchParams): string {
  const given = form.get('new') ?? ''
  return uuid.test(given) ? given : randomUUID()
}
