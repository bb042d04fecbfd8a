import * as v from 'valibot'
import { centsOfCell } from '../amount.ts'
import { countField, dayFields, tickedDays, timeField } from '../forms/field-kinds.ts'
import { maxPlaces } from '../forms/owner-forms.ts'

/** A sentence of the owner takes two lines at most on the narrowest telephone. */
export const maxSentenceLength = 140

export const maxPriceEuros = 1000

/** Keyboards have the straight sign alone. */
export function withApostrophes(typed: string): string {
  return typed.replaceAll("'", '’')
}

export const sentenceTyped = v.pipe(
  v.string(),
  v.transform((text) => withApostrophes(text.replaceAll(/\s+/g, ' ').trim())),
  v.maxLength(maxSentenceLength),
  v.check((text) => text.isWellFormed()),
  v.metadata({ is: 'line', max: maxSentenceLength }),
)

export const priceTyped = v.pipe(
  v.string(),
  v.transform((text) => centsOfCell(text.replace('€', '')) ?? 0),
  v.minValue(1),
  v.maxValue(maxPriceEuros * 100),
  v.metadata({ is: 'money', to: maxPriceEuros }),
)

/** E.164 has fifteen digits at most; the shortest of Belgium eight without its zero. */
const typedDigits = { from: 9, to: 15 } as const

export const telephoneTyped = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^$|^\+?[\d\s()/.-]{8,24}$/),
  v.check((text) => text === '' || isTelephone(text.replaceAll(/\D/g, '').length)),
  v.metadata({ is: 'telephone', ...typedDigits }),
)

function isTelephone(digits: number): boolean {
  return digits >= typedDigits.from && digits <= typedDigits.to
}

export const groupFields = v.pipe(
  v.object({ from: countField(1, maxPlaces), to: countField(1, maxPlaces) }),
  v.forward(
    v.check(({ from, to }) => from <= to),
    ['to'],
  ),
)

const hoursOnDays = v.pipe(
  v.object({ opens: timeField, closes: timeField, ...dayFields }),
  v.forward(
    v.check(({ opens, closes }) => opens < closes),
    ['closes'],
  ),
)

/** Days with other hours; without a ticked day there are none. */
export const otherHoursFields = v.pipe(
  hoursOnDays,
  v.transform(({ opens, closes, ...boxes }) => ({ opens, closes, days: tickedDays(boxes) })),
)

/** A form without a ticked day is marked at the first box. */
export const openingFields = v.pipe(
  hoursOnDays,
  v.forward(
    v.check((boxes) => tickedDays(boxes).length > 0),
    ['day-1'],
  ),
  v.transform(({ opens, closes, ...boxes }) => ({ opens, closes, days: tickedDays(boxes) })),
)
