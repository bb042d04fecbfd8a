import { keptFormat } from './kept-format.ts'
import { type Language, localeOf, rulesOf } from './languages.ts'

/** "1.234,00", "47,50", "1,234.00": in a column, whose units stand under each other. */
export function printAmount(cents: number, language: Language): string {
  return columnFormat(language).format(cents / 100)
}

/** "1234", "47,50", "47.50": as a person types it into a field. */
export function typeAmount(cents: number, language: Language): string {
  const digits = cents % 100 === 0 ? 0 : 2
  const options = {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  }
  return new Intl.NumberFormat(localeOf(language), options).format(cents / 100)
}

/** "€ 95", "95 €", "€95", "€ 47,50", "–€ 95": as a visitor of that language writes it. */
export function printEuros(cents: number, language: Language): string {
  return signed(cents, language, euroFormat)
}

/** "€ 95,00", "95,00 €": with its cents always, as on an invoice or a receipt. */
export function printEurosAndCents(cents: number, language: Language): string {
  return signed(cents, language, wholeFormat)
}

/** Dutch has the sign before the euro: "–€ 47,50". */
function signed(cents: number, language: Language, format: typeof euroFormat): string {
  return cents < 0 && rulesOf(language).isSignFirst
    ? `–${format(language).format(-cents / 100)}`
    : format(language).format(cents / 100)
}

const columnFormat = keptFormat(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
)

const wholeFormat = keptFormat(
  (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }),
)

const euroFormat = keptFormat(
  (locale) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'EUR',
      trailingZeroDisplay: 'stripIfInteger',
    }),
)
