import type { retentionTerms } from '#booking/people/retention.ts'

/**
 * What a column tells, and of whom. `record` is the id of something that is a person's: by it their rows are
 * found. `payer` is whoever `booking/people/payers.ts` says; `both` are who bought a voucher and who was given
 * it; `named` is everybody a text names; `owner` is who sits at the desk.
 */
export type Whose =
  | 'nobody'
  | 'owner'
  | 'record'
  | 'guest'
  | 'replaced'
  | 'newcomer'
  | 'companion'
  | 'company'
  | 'payer'
  | 'buyer'
  | 'receiver'
  | 'both'
  | 'waiting'
  | 'wisher'
  | 'group'
  | 'writer'
  | 'mailbox'
  | 'network'
  | 'named'

/** A term of `booking/people/retention.ts`, or what it goes with. */
type Stays =
  | keyof typeof retentionTerms
  | 'booking'
  | 'mail'
  | 'voucher'
  | 'until-it-ends'
  | 'one-day'
  | 'always'

/**
 * What an erasure of whoever it is of does to a row: it goes; it stays without them; it stays. A booking that
 * no money came for goes whole, and all that hangs on it.
 */
type Erasing = 'goes' | 'emptied' | 'stays'

/** With a term where it is not that of its row. */
type ColumnOf = Whose | readonly [Whose, Stays]

export type WhoseTable<Columns> = {
  readonly stays: Stays
  readonly erasing: Erasing
  readonly columns: { readonly [Column in keyof Columns]: ColumnOf }
}
