import type { Day } from '#language/dates.ts'

/** A transaction before any bank wrote it down. */
export type PlainTransaction = {
  /** `YYYY-MM-DD`. */
  readonly day: Day
  readonly cents: number
  /** Twelve digits in the field meant for them. */
  readonly structured?: string
  readonly text?: string
  /** The position at which a bank cuts the text in two. */
  readonly cutAt?: number
  readonly name: string
  readonly iban: string
  readonly bankReference: string
}

/** The farm's account in all of these files. */
export const farmIban = 'BE68539007547034'

/** `47.50`, `-47.50`: whole euros and two decimals, whatever stands between them. */
export function decimal(cents: number, point = '.'): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}${point}${digits.slice(-2)}`
}

export function printed(digits: string, sign = '+'): string {
  const three = digits.slice(0, 3)
  const four = digits.slice(3, 7)
  const five = digits.slice(7)
  return `${sign.repeat(3)}${three}/${four}/${five}${sign.repeat(3)}`
}
