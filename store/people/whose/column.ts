import type { retentionTerms } from '#booking/people/retention.ts'

/**
 * The person that a column tells of. `record` is the id of something that is a person's: their rows
 * are found by it. `payer` is the person of `booking/people/payers.ts`; `both` are a voucher's
 * buyer and receiver; `named` is everybody in a text; `owner` sits at the desk.
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
 * The effect on a row when its person is erased: the row goes; it stays without the person's
 * columns; or it stays. A booking that was never paid goes with all rows that belong to it.
 */
type Erasing = 'goes' | 'emptied' | 'stays'

/** A column has a term of its own where it differs from that of its row. */
type ColumnOf = Whose | readonly [Whose, Stays]

export type WhoseTable<Columns> = {
  readonly stays: Stays
  readonly erasing: Erasing
  readonly columns: { readonly [Column in keyof Columns]: ColumnOf }
}
