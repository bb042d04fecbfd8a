import { fieldOf, type Refused, type Texts, TextLink } from '#app/plain/parts.tsx'
import { TextField } from '#app/ui/field.tsx'
import { workshopSlugs } from '#booking/dates/session.ts'
import { isTyped, valueName, type TypedValue, valuesOf } from '#booking/house/house-value.ts'
import { longestSentence, readHouseForm } from '#booking/house/read-house-form.ts'
import { deskHouse as words } from '#content/words/nl/desk-house.ts'
import { deskSentences } from '#content/words/nl/desk-sentences.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { keysOf } from '#language/keys-of.ts'
import { changeHouse, takeHouseBack } from '#office/house/change-house.ts'
import { readHouse } from '#office/house/read-house.ts'
import { buttons, pressed, saidDone, sayDone } from '../buttons.tsx'
import { FoldedForm } from '../desk-form.tsx'
import { answerDesk, SaidLine } from '../frame.tsx'
import { HouseHistory, printValue } from './house-history.tsx'
import { workshopName } from '../printed.tsx'
import type { DeskPage, DeskVisit } from '../visit.ts'

const mostShown = 30

export const housePage: DeskPage = { show, act }

async function show(visit: DeskVisit, refused?: Refused): Promise<Response> {
  const { c, office } = visit
  const values = valuesOf(await readHouse(office.store))
  const typed = values.filter(isTyped)
  const changes = await office.store.houseChanges.list(mostShown)
  const done = saidDone(c, { changed: words.done, same: words.same })
  const body = (
    <>
      <p className="mt-5 max-w-[33.5em]">{words.text}</p>
      <TextLink to={deskPath('zinnen')}>{deskSentences.link}</TextLink>
      <div className="grid gap-x-13 lg:grid-cols-2">
        <div>
          {sectionsOf(typed).map((section) => (
            <section key={section.title} className="mt-8">
              <h2 className="mb-3 text-25">{section.title}</h2>
              <div className="border-t-2 border-ink">
                {section.values.map((value) => (
                  <ValueForm key={valueName(value)} value={value} refused={refused} />
                ))}
              </div>
            </section>
          ))}
        </div>
        <HouseHistory changes={changes} values={values} />
      </div>
    </>
  )
  return answerDesk(visit, {
    title: words.title,
    notice: <SaidLine said={done} />,
    problems: refused?.problems,
    body,
  })
}

function sectionsOf(values: readonly TypedValue[]) {
  const { home, reach, requests, privateGroup, books } = words.sections
  const named = (...names: readonly string[]) =>
    values.filter((value) => names.includes(valueName(value)))
  return [
    { title: home, values: named('sentence') },
    { title: reach, values: named('telephone', 'opening-hours') },
    ...workshopSlugs.map((workshop) => ({
      title: workshopName({ workshop }),
      values: values.filter((value) => 'workshop' in value && value.workshop === workshop),
    })),
    { title: privateGroup, values: named('private-group') },
    { title: requests, values: named('requests-close') },
    { title: books, values: named('vat', 'accountant') },
  ]
}

type FormProps = { readonly value: TypedValue; readonly refused: Refused | undefined }

function ValueForm({ value, refused }: FormProps) {
  const fields = fieldsOf(value)
  const isOpen = fields.some(({ name }) => refused?.problems[name] !== undefined)
  const title = `${words.values[value.what]}: ${printValue(value)}`
  return (
    <FoldedForm title={title} isOpen={isOpen} does="set" button={words.button}>
      <input type="hidden" name="value" value={valueName(value)} />
      <p className="mb-3 max-w-[33.5em] text-meta text-soft">{words.hints[value.what]}</p>
      {fields.map(({ field, name, now }) => (
        <TextField
          key={name}
          label={words.fields[field]}
          {...fieldOf(refused, name, now)}
          {...looksOf(field)}
        />
      ))}
    </FoldedForm>
  )
}

type Field = keyof typeof words.fields

/** The fields of a value's form, each named after its value, as all stand on one page. */
function fieldsOf(value: TypedValue) {
  const { what: _what, ...rest } = value
  const shown: Readonly<Record<string, string | number>> =
    'cents' in rest ? { ...rest, cents: printPrice(rest.cents) } : rest
  return keysOf(words.fields)
    .filter((field) => Object.hasOwn(shown, field))
    .map((field) => ({ field, name: `${valueName(value)}-${field}`, now: String(shown[field]) }))
}

/** As it is typed. */
function printPrice(cents: number): string {
  return String(cents / 100).replace('.', ',')
}

function looksOf(field: Field) {
  if (/Time$|^opens$|^closes$/.test(field)) return { type: 'time' }
  if (field === 'cents') return { inputMode: 'decimal' } as const
  if (field === 'email') return { type: 'email', autoComplete: 'off' }
  if (field === 'number') return { type: 'tel', autoComplete: 'off' }
  if (/^(from|to|hours|percent)$/.test(field)) return { inputMode: 'numeric' } as const
  return { lang: field, maxLength: longestSentence }
}

async function act(visit: DeskVisit, form: URLSearchParams): Promise<Response | undefined> {
  const { office, device } = visit
  const button = pressed(buttons.house, form)
  if (button === 'take-back') {
    const isBack = await takeHouseBack(office, Number(form.get('number')), device.browser)
    return sayDone(visit, isBack ? 'changed' : 'same')
  }
  const values = valuesOf(await readHouse(office.store))
  const value = values.filter(isTyped).find((each) => valueName(each) === form.get('value'))
  if (!value) return undefined
  const typed = Object.fromEntries(form)
  const fields = fieldsOf(value)
  const read = readHouseForm(
    value,
    Object.fromEntries(fields.map(({ field, name }) => [field, typed[name] ?? ''])),
  )
  if (read.kind === 'valid') {
    const isOther = await changeHouse(office, read.value, device.browser)
    return sayDone(visit, isOther ? 'changed' : 'same')
  }
  const wrong = fields.filter(({ field }) => read.fields.includes(field))
  const problems: Texts = Object.fromEntries(
    wrong.map(({ field, name }) => [name, fill(words.problems[field], { most: longestSentence })]),
  )
  return show(visit, { problems, typed })
}
