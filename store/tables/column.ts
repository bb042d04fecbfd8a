import type { Generated } from 'kysely'
import type { Id, RecordKind } from '#booking/id.ts'
import type { Cents, Places } from '#booking/units.ts'
import type { Day } from '#language/dates.ts'

/**
 * The person that a text tells of. `record` names something that is a person's, and `named` is
 * everybody in a text. `payer` is the person of `booking/people/payers.ts`; `both` are a voucher's
 * buyer and receiver; `owner` sits at the desk.
 */
export type Person =
  | 'nobody'
  | 'owner'
  | 'record'
  | 'guest'
  | 'companion'
  | 'company'
  | 'payer'
  | 'buyer'
  | 'receiver'
  | 'both'
  | 'mailbox'
  | 'network'
  | 'named'

/** A column, alike in both databases; its value only tells the compiler what a row holds there. */
export type Column<Value = unknown, Whose = Person | undefined> = {
  readonly value?: Value
  /** Undefined for what names nobody: an id, an instant, a number or a word of a fixed list. */
  readonly whose: Whose
  readonly isKey: boolean
  readonly sql: string
  readonly key: () => Column<Value, Whose>
  readonly unique: () => Column<Value, Whose>
  readonly orNull: () => Column<Value | null, Whose>
  /** A row that is added without it gets this. */
  readonly or: (value: string | number) => Column<Generated<Value>, Whose>
  /** Rows from before the column got this; a row that is added states its own. */
  readonly before: (value: string | number) => Column<Value, Whose>
  readonly with: (constraint: string) => Column<Value, Whose>
}

type Parts<Whose> = {
  readonly type: string
  readonly whose: Whose
  readonly isKey?: boolean
  readonly isNull?: boolean
  readonly first?: string | number
  readonly constraints?: string
}

function column<Value, Whose>(parts: Parts<Whose>): Column<Value, Whose> {
  const { type, whose, isKey = false, isNull = false, first, constraints = '' } = parts
  const given = typeof first === 'string' ? `'${first}'` : first
  const presence = isKey ? ' primary key' : isNull ? '' : ' not null'
  const bound = (constraint: string) =>
    column<Value, Whose>({ ...parts, constraints: `${constraints} ${constraint}` })
  return {
    whose,
    isKey,
    sql: `${type}${first === undefined ? '' : ` default ${given}`}${presence}${constraints}`,
    key: () => column<Value, Whose>({ ...parts, isKey: true }),
    unique: () => bound('unique'),
    orNull: () => column<Value | null, Whose>({ ...parts, isNull: true }),
    or: (value) => column<Generated<Value>, Whose>({ ...parts, first: value }),
    before: (value) => column<Value, Whose>({ ...parts, first: value }),
    with: bound,
  }
}

/** Any text: the compiler asks whose it is. */
export function text<Whose extends Person>(whose: Whose) {
  return column<string, Whose>({ type: 'text', whose })
}

function ofNobody<Value>(type = 'text') {
  return column<Value, undefined>({ type, whose: undefined })
}

/** A word of a fixed list; a word that can be any is a text. */
export function word<Word extends string>(..._any: string extends Word ? [never] : []) {
  return ofNobody<Word>()
}

export const moment = () => ofNobody<string>()
export const day = () => ofNobody<Day>()
export const id = () => ofNobody<string>()
export const recordId = <Kind extends RecordKind>() => ofNobody<Id<Kind>>()

/** The record of another table, which must be there. */
export function reference<Kind extends 'reservation' | 'session'>(to: Kind) {
  return recordId<Kind>().with(`references ${to} (id)`)
}

export const count = () => ofNobody<number>('integer')
export const cents = () => ofNobody<Cents>('integer')
export const places = () => ofNobody<Places>('integer')
export const fraction = () => ofNobody<number>('double precision')
