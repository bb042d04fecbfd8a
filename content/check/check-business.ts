import type { business } from '../business.ts'
import type { ContentProblem } from './problem.ts'

type Widened<Facts> = {
  readonly [Name in keyof Facts]: Facts[Name] extends string
    ? string
    : Facts[Name] extends number
      ? number
      : Widened<Facts[Name]>
}

const file = 'business.ts'

/** Facts of the farm that a wrong digit would make useless: money, law, map. */
export function checkBusiness(facts: Widened<typeof business>): ContentProblem[] {
  const { name, iban, enterpriseNumber, email, location } = facts
  const texts: string[] = []
  if (name.trim() === '') texts.push('the name is blank; write it.')
  if (!isIban(iban)) texts.push(`${iban} is no IBAN; copy it from a bank statement.`)
  if (!isEnterpriseNumber(enterpriseNumber)) {
    texts.push(`${enterpriseNumber} is no enterprise number; write it as 0123.456.749.`)
  }
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) texts.push(`${email} is no e-mail address.`)
  if (Math.abs(location.latitude) > 90 || Math.abs(location.longitude) > 180) {
    texts.push('the location is not on earth; latitude comes first.')
  }
  return texts.map((text) => ({ file, text }))
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
