import type { Cents } from './units.ts'

/** Largest payment (EPC069-12), just under a billion euro, and small enough for exact sums. */
const maxCents = 99_999_999_999

/** `47,50`, `-47.5`, `1.234,56`, `18`; never by guessing: `1.234` could be a thousand, so it is none. */
export function centsOfCell(text: string): Cents | undefined {
  const plain = text.replaceAll(/\s/g, '')
  const match =
    /^([+-]?)(\d{1,12}|\d{1,3}(?:\.\d{3})+(?=,)|\d{1,3}(?:,\d{3})+(?=\.))(?:[.,](\d{1,2}))?$/.exec(
      plain,
    )
  if (!match) return undefined
  const [, sign, whole = '', decimals = ''] = match
  const cents = within(whole.replaceAll(/[.,]/g, '') + decimals.padEnd(2, '0'))
  // `-cents` would make nothing out to be minus nothing.
  return sign === '-' && cents !== undefined ? 0 - cents : cents
}

/** Decimal of XML as whole cents: `0`, `789904.4`, `47.500`; parts of a cent are refused. */
export function centsOfDecimal(text: string): Cents | undefined {
  const match = /^\+?(\d{0,18})(?:\.(\d{0,18}))?$/.exec(text.trim())
  const [, whole = '', decimals = ''] = match ?? []
  if (!match || whole + decimals === '' || /[1-9]/.test(decimals.slice(2))) return undefined
  return within(whole + decimals.slice(0, 2).padEnd(2, '0'))
}

/** Fifteen digits of CODA, the last three after the point, as whole cents. */
export function centsOfMilli(text: string): Cents | undefined {
  return /^\d{14}0$/.test(text) ? within(text.slice(0, 14)) : undefined
}

function within(digits: string): Cents | undefined {
  const cents = Number(digits)
  return cents <= maxCents ? cents : undefined
}
