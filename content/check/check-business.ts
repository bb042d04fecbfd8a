import { type ContentProblem, problemsIn } from './problem.ts'

type Facts = Readonly<Record<'name' | 'iban' | 'enterpriseNumber' | 'email', string>> & {
  readonly location: { readonly latitude: number; readonly longitude: number }
}

export function checkBusiness(facts: Facts): ContentProblem[] {
  const { name, iban, enterpriseNumber, email, location } = facts
  const isOnEarth = Math.abs(location.latitude) <= 90 && Math.abs(location.longitude) <= 180
  return problemsIn('business.ts', [
    [name.trim() === '', 'the name is blank; write it.'],
    [!isIban(iban), `${iban} is no IBAN; copy it from a bank statement.`],
    [
      !isEnterpriseNumber(enterpriseNumber),
      `${enterpriseNumber} is no enterprise number; write it as 0123.456.749.`,
    ],
    [!/^[^\s@]+@[^\s@]+$/.test(email), `${email} is no e-mail address.`],
    [!isOnEarth, 'the location is not on earth; latitude comes first.'],
  ])
}

/** Four characters to the end, letters as numbers, remainder 1 by 97 (ISO 13616). */
function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false
  const moved = iban.slice(4) + iban.slice(0, 4)
  const digits = moved.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return BigInt(digits) % 97n === 1n
}

/** Last two digits are 97 less the remainder of the first eight (KBO). */
function isEnterpriseNumber(number: string): boolean {
  const digits = number.replaceAll('.', '')
  return (
    /^[01]\d{9}$/.test(digits) && 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8))
  )
}
