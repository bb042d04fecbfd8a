import { type Language, locales } from './languages.ts'

/**
 * An amount as a visitor of that language writes it; whole euros without decimals
 * ("€ 95", "95 €", "€95"; "€ 47,50").
 *
 * @param cents whole cents
 */
export function printEuros(cents: number, language: Language): string {
  return new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(cents / 100)
}
