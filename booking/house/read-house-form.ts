import * as v from 'valibot'
import { type House, longestSentence } from './house.ts'
import { centsOfCell } from '../amount.ts'
import { inEach } from '#language/languages.ts'
import { count, orEmpty, time } from '../forms/field-kinds.ts'
import { mostPlaces } from '../forms/owner-forms.ts'
import { readFields } from '../forms/read-form.ts'
import { emailAddress } from '../forms/text-rules.ts'
import { businessForms, foreignNumbers } from './business-form.ts'
import { houseValue, type TypedValue } from './house-value.ts'
import { longestWorkshopName } from './made-workshops.ts'
import { termsForms } from './terms-form.ts'

const mostCents = 100_000
const mostDaysBefore = 60
/** No rate in the Union is higher than 27. */
const mostVatPercent = 30
/** Two weeks. */
const mostCloseHours = 336

const cents = v.pipe(
  v.string(),
  v.transform((text) => centsOfCell(text.replace('€', '')) ?? 0),
  v.minValue(1),
  v.maxValue(mostCents),
  v.metadata({ is: 'money' }),
)
const number = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^$|^\+?[\d\s()/.-]{8,24}$/),
  v.check((text) => text === '' || isTelephone(text.replaceAll(/\D/g, '').length)),
  v.metadata({ is: 'telephone' }),
)
const sentence = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll(/\s+/g, ' ').trim()),
  v.maxLength(longestSentence),
  v.check((text) => text.isWellFormed()),
)

const written = v.pipe(sentence, v.nonEmpty())
const workshopName = v.pipe(written, v.maxLength(longestWorkshopName))

/** E.164 has fifteen digits at most; the shortest of Belgium eight without its zero. */
function isTelephone(digits: number): boolean {
  return digits >= 9 && digits <= 15
}

const size = v.pipe(
  v.object({ from: count(1, mostPlaces), to: count(1, mostPlaces) }),
  v.forward(
    v.check(({ from, to }) => from <= to),
    ['to'],
  ),
)

const forms = {
  price: v.object({ cents }),
  hours: v.pipe(
    v.object({ startTime: time, endTime: time }),
    v.forward(
      v.check(({ startTime, endTime }) => startTime < endTime),
      ['endTime'],
    ),
  ),
  group: size,
  minimum: v.object({ minimum: count(0, mostPlaces), daysBefore: count(0, mostDaysBefore) }),
  'private-group': size,
  'requests-close': v.object({ hours: count(0, mostCloseHours) }),
  'opening-hours': v.pipe(
    v.object({ opens: time, closes: time }),
    v.forward(
      v.check(({ opens, closes }) => opens < closes),
      ['closes'],
    ),
  ),
  telephone: v.object({ number }),
  sentence: v.object(inEach(() => sentence)),
  'workshop-name': v.object(inEach(() => workshopName)),
  'workshop-sentence': v.object(inEach(() => written)),
  vat: v.object({ percent: count(0, mostVatPercent) }),
  accountant: v.object({ email: orEmpty(emailAddress()) }),
  ...businessForms,
  ...termsForms,
} satisfies Record<TypedValue['what'], v.GenericSchema>

/** The kind of a field (`FieldKind`), if it has one; a plain line has none. */
export function kindOfHouseField(what: TypedValue['what'], field: string): unknown {
  const entries: Readonly<Record<string, v.GenericSchema>> = forms[what].entries
  const schema = entries[field]
  return schema && v.getMetadata(schema)['is']
}

/** Value typed in the house form; a sentence comes in all languages of the site, or in none. */
export function readHouseForm(
  value: TypedValue,
  typed: Readonly<Record<string, string>>,
  { spoken, business }: Pick<House, 'spoken' | 'business'>,
) {
  const isForeign = business.address.countryCode !== 'BE' && value.what === 'numbers'
  const read = readFields(isForeign ? foreignNumbers : forms[value.what], typed)
  if (read.kind === 'invalid') return read
  const after = v.parse(houseValue, { ...value, ...read.value })
  const missing = after.what === 'sentence' ? spoken.filter((one) => after[one] === '') : []
  return missing.length > 0 && missing.length < spoken.length
    ? ({ kind: 'invalid', fields: missing } as const)
    : ({ kind: 'valid', value: after } as const)
}
