import type { OwnerWords } from '#content/words/owner-words.ts'
import { useField } from '#app/plain/parts.tsx'
import { Choices, SelectField, TextField } from '#app/ui/field.tsx'
import { countryName, telephonePrefixes } from '#booking/house/countries.ts'
import { isGrave, type TypedValue, typingOf, valueName } from '#booking/house/house-value.ts'
import { longestSentence } from '#booking/house/house-fields.ts'
import { kindOfHouseField } from '#booking/house/read-house-form.ts'
import { hasFreshKey } from '#booking/devices/known-device.ts'
import { titleOfLanguage } from '#language/language-name.ts'
import { isLanguage, type Language } from '#language/languages.ts'
import { keysOf } from '#language/keys-of.ts'
import { typeset } from '#language/typeset.ts'
import { deskLanguage, labelledText, deskWords, siteWords, spokenFirst } from '../desk-language.ts'
import { Fold, useHasTyped } from '../buttons.tsx'
import { FoldedForm } from '../desk-form.tsx'
import { AskForKey } from '../devices/fresh-key.tsx'
import type { DeskVisit } from '../visit.ts'
import { printValue } from './print-value.ts'

const words = () => deskWords().house

/** Values of a section: those that one press keeps, and each grave one by itself. */
export function SectionForms(props: {
  readonly visit: DeskVisit
  readonly values: readonly TypedValue[]
}) {
  const { visit, values } = props
  const together = values.filter((value) => !isGrave(value))
  const isKnown = hasFreshKey(visit.device, visit.now)
  return (
    <div className="border-t-2 border-ink">
      {together.length > 0 && <ValuesForm values={together} />}
      {values.filter(isGrave).map((value) =>
        isKnown ? (
          <ValuesForm key={value.what} values={[value]} />
        ) : (
          <Fold key={value.what} title={valueLine(value)}>
            <Hint of={value} />
            <p className="mb-3 max-w-[33.5em]">{words().keyFirst}</p>
            <AskForKey path={visit.c.req.path} />
          </Fold>
        ),
      )}
    </div>
  )
}

/** The fold says how each value is now. */
function ValuesForm({ values }: { readonly values: readonly TypedValue[] }) {
  const isOpen = useHasTyped(values.flatMap(fieldsOf).map(({ name }) => name))
  const lines = values.map((value) => (
    <span key={value.what} className="block not-first:mt-1">
      {valueLine(value)}
    </span>
  ))
  return (
    <FoldedForm title={<span>{lines}</span>} isOpen={isOpen} does="set" button={words().button}>
      {values.map((value) => (
        <ValueFields key={value.what} value={value} isAlone={values.length === 1} />
      ))}
    </FoldedForm>
  )
}

function ValueFields(props: { readonly value: TypedValue; readonly isAlone: boolean }) {
  const { value, isAlone } = props
  return (
    <fieldset className={isAlone ? '' : 'mb-8'}>
      {!isAlone && <legend className="font-serif text-20">{words().values[value.what]}</legend>}
      <input type="hidden" name="value" value={valueName(value)} />
      <Hint of={value} />
      {fieldsOf(value)
        .filter(isSpoken)
        .map((field) => (
          <ValueField key={field.name} {...field} />
        ))}
    </fieldset>
  )
}

function Hint({ of: { what } }: { readonly of: TypedValue }) {
  return <p className="mb-3 max-w-[33.5em] text-meta text-soft">{words().hints[what]}</p>
}

function valueLine(value: TypedValue): string {
  return typeset(labelledText(words().values[value.what], printValue(value)), deskLanguage())
}

function ValueField({ value, field, name, now }: ReturnType<typeof fieldsOf>[number]) {
  const shared = { label: labelOf(field), ...useField(name, now) }
  if (field !== 'countryCode') return <TextField {...shared} {...looksOf(value, field)} />
  const names = keysOf(telephonePrefixes).map((code) => [code, countryName(code, deskLanguage())])
  return (
    <SelectField {...shared}>
      <Choices of={Object.fromEntries(names)} />
    </SelectField>
  )
}

type Field = keyof OwnerWords['house']['fields'] | Language

/** All forms stand on one page, so a field's name contains its value's name. */
export function fieldsOf(value: TypedValue) {
  const shown = typingOf(value).typedFields(value, deskLanguage())
  return [...keysOf(words().fields), ...spokenFirst()].flatMap((field) => {
    const now = shown[field]
    return now === undefined ? [] : [{ value, field, name: `${valueName(value)}-${field}`, now }]
  })
}

function labelOf(field: Field): string {
  return isLanguage(field) ? titleOfLanguage(field, deskLanguage()) : words().fields[field]
}

function isSpoken({ field }: { readonly field: Field }): boolean {
  return !isLanguage(field) || siteWords().spoken.includes(field)
}

function looksOf(value: TypedValue, field: Field) {
  if (isLanguage(field)) return { lang: field, maxLength: longestSentence }
  switch (kindOfHouseField(value, field)) {
    case 'time':
      return { type: 'time' }
    case 'money':
      return { inputMode: 'decimal' } as const
    case 'count':
      return { inputMode: 'numeric' } as const
    case 'mailbox':
      return { type: 'email', autoComplete: 'off' }
    case 'telephone':
      return { type: 'tel', autoComplete: 'off' }
    default:
      return { autoComplete: 'off' }
  }
}
