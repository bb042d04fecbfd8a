declare const kind: unique symbol

/**
 * The id of one kind of record: that of a date finds no booking. An id read from a link or a form is any string
 * until the store finds its record, so a plain string passes as one.
 */
export type Id<Kind extends 'reservation' | 'session' | 'voucher' | 'refund'> = string & {
  readonly [kind]?: Kind
}
