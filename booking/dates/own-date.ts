import type { Day } from '#language/dates.ts'
import type { Language } from '#language/languages.ts'
import type { Cents } from '../units.ts'

export const teachers = ['guide', 'cook'] as const

export type Teacher = (typeof teachers)[number]

export type Remark = Readonly<Partial<Record<Language, string>>>

export type OwnDate = {
  /** Price of a person; earlier bookings keep their own. */
  readonly priceCents: Cents | undefined
  readonly teacher: Teacher | undefined
  readonly taughtIn: Language | undefined
  readonly remark: Remark
  /** The later days of a course, in order: guests book all its days at once. */
  readonly furtherDays: readonly Day[]
  /** How often its hours were changed (RFC 5545, 3.8.7.4). */
  readonly sequence: number
}

export const asItsWorkshop: OwnDate = {
  priceCents: undefined,
  teacher: undefined,
  taughtIn: undefined,
  remark: {},
  furtherDays: [],
  sequence: 0,
}
