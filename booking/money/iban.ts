import { isStructuredCommunication } from './structured-communication.ts'

/** Length of an IBAN in each country of the single euro payments area (SWIFT, IBAN registry). */
export const ibanLengths: ReadonlyMap<string, number> = new Map(
  (
    'AD24 AL28 AT20 BE16 BG22 CH21 CY28 CZ24 DE22 DK18 EE20 ES24 FI18 FR27 GB22 GI23 GR27 HR21 ' +
    'HU28 IE22 IS26 IT27 LI21 LT20 LU20 LV21 MC27 MD24 ME22 MK19 MT31 NL18 NO15 PL28 PT25 RO24 ' +
    'RS22 SE24 SI19 SK24 SM27 VA22'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
)

/** Undefined when no transfer in euro could reach it: a wrong digit, or a country outside the area. */
export function readIban(typed: string): string | undefined {
  if (typed.length > 60) return undefined
  const iban = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s.-]/g, '')
    .replace(/^IBAN:?/, '')
  return isIban(iban) ? iban : undefined
}

/** True for an account number, written without spaces, whose check digits hold (ISO 13616). */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false
  const country = text.slice(0, 2)
  if (text.length !== ibanLengths.get(country)) return false
  if (remainder97(text.slice(4) + text.slice(0, 4)) !== 1) return false
  // A Belgian IBAN still contains older check digits.
  return country !== 'BE' || isStructuredCommunication(text.slice(4))
}

/** The IBAN of a Belgian account that an older file names by its twelve digits alone, or the reverse. */
export function otherSpelling(account: string): string | undefined {
  if (/^BE\d{14}$/.test(account)) return account.slice(4)
  if (!/^\d{12}$/.test(account)) return undefined
  return `BE${String(98 - remainder97(`${account}111400`)).padStart(2, '0')}${account}`
}

export function printIban(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/g, '$1 ')
}

/** The same within a sentence, which must not break it over two lines. */
export function unbrokenIban(iban: string): string {
  return printIban(iban).replaceAll(' ', '\u00a0')
}

/** `BE68 … 7034`: enough for somebody who knows the number, and for nobody else. */
export function maskIban(iban: string): string {
  return `${iban.slice(0, 4)} … ${iban.slice(-4)}`
}

/** Digit by digit, as the whole is larger than a number holds; letters count from A = 10, so that `BE00` is 111400. */
function remainder97(text: string): number {
  const digits = text.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return [...digits].reduce((remainder, digit) => (remainder * 10 + Number(digit)) % 97, 0)
}
