import { FormFields, nameIn } from '#app/plain/form-fields.tsx'
import { dayBoxes, inDayBoxes, kindOf } from '#booking/forms/field-kinds.ts'
import { countryName, telephonePrefixes } from '#booking/house/countries.ts'
import {
  needsFreshKey,
  type FormValue,
  declarationOf,
  valueName,
} from '#booking/house/house-value.ts'
import { hasFreshKey } from '#booking/devices/known-device.ts'
import { printWeekday } from '#language/dates.ts'
import { titleOfLanguage } from '#language/language-name.ts'
import { inEach, isLanguage } from '#language/languages.ts'
import { fromKeys, keysOf } from '#language/keys-of.ts'
import { typeset, upperFirst } from '#language/typeset.ts'
import {
  deskLanguage,
  labelledText,
  deskWords,
  siteWords,
  spokenFirst,
  textInLanguage,
} from '../desk-language.ts'
import { Fold, useHasTyped } from '../buttons.tsx'
import { FoldedForm } from '../desk-form.tsx'
import { AskForKey } from '../devices/fresh-key.tsx'
import type { DeskVisit } from '../visit.ts'
import { printValue } from './print-value.ts'

const words = () => deskWords().house

export function SectionForms(props: {
  readonly visit: DeskVisit
  readonly title: string
  readonly values: readonly FormValue[]
}) {
  const { visit, title, values } = props
  const together = values.filter((value) => !needsFreshKey(value))
  const isKnown = hasFreshKey(visit.device, visit.now)
  return (
    <div className="border-t-2 border-ink">
      {together.length > 0 && <ValuesForm about={title} values={together} />}
      {values.filter(needsFreshKey).map((value) =>
        isKnown ? (
          <ValuesForm key={value.what} about={words().values[value.what]} values={[value]} />
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

function ValuesForm(props: { readonly about: string; readonly values: readonly FormValue[] }) {
  const { about, values } = props
  const forms = values.map((value) => formOfValue(value).form)
  const isOpen = useHasTyped(forms.flatMap((form) => form.names.map((name) => nameIn(form, name))))
  const lines = values.map((value) => (
    <span key={value.what} className="block not-first:mt-1">
      {valueLine(value)}
    </span>
  ))
  return (
    <FoldedForm
      title={<span>{lines}</span>}
      {...{ isOpen, about }}
      does="set"
      button={words().button}
    >
      {values.map((value) => (
        <ValueFields key={value.what} value={value} isAlone={values.length === 1} />
      ))}
    </FoldedForm>
  )
}

function ValueFields(props: { readonly value: FormValue; readonly isAlone: boolean }) {
  const { value, isAlone } = props
  const { form, first } = formOfValue(value)
  const { spoken } = siteWords()
  const looks = fromKeys(form.names, (field) => ({
    autoComplete: 'off',
    ...(isLanguage(field) && { lang: field }),
  }))
  return (
    <fieldset className={isAlone ? '' : 'mb-8'}>
      {!isAlone && <legend className="font-serif text-20">{words().values[value.what]}</legend>}
      <input type="hidden" name="value" value={valueName(value)} />
      <Hint of={value} />
      <FormFields
        {...{ form, first, looks }}
        sendsShown
        only={form.names.filter((field) => !isLanguage(field) || spoken.includes(field))}
      />
    </fieldset>
  )
}

function Hint({ of: { what } }: { readonly of: FormValue }) {
  return <p className="mb-3 max-w-[33.5em] text-meta text-soft">{words().hints[what]}</p>
}

function valueLine(value: FormValue): string {
  return typeset(labelledText(words().values[value.what], printValue(value)), deskLanguage())
}

/** A value as a form; a field's name contains the value's, as all forms are on one page. */
export function formOfValue(value: FormValue) {
  const first = declarationOf(value).typedFields(value, deskLanguage())
  const all = [...keysOf(words().fields), ...dayBoxes, ...spokenFirst()]
  const problem =
    value.what === 'workshop-name'
      ? deskWords().workshops.add.nameProblem
      : words().problems.inLanguage
  const problems = {
    ...words().problems,
    ...inDayBoxes(() => words().problems.days),
    ...inEach((language) => textInLanguage(problem, language)),
  }
  const form = {
    names: all.filter((field) => first[field] !== undefined),
    kindOf: (field: string) => kindOf(declarationOf(value).form.fields.entries[field]!),
    words: {
      ...words().fields,
      ...inDayBoxes((day) => upperFirst(printWeekday(day, deskLanguage()))),
      ...inEach((language) => titleOfLanguage(language, deskLanguage())),
    },
    problems,
    choices: {
      countryCode: fromKeys(keysOf(telephonePrefixes), (code) => countryName(code, deskLanguage())),
    },
    prefix: `${valueName(value)}-`,
  }
  return { form, first }
}
