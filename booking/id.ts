declare const kind: unique symbol

export type RecordKind = 'reservation' | 'session' | 'voucher' | 'refund'

/**
 * The id of one kind of record: that of a date finds no booking. An id read from a link or a form is any string
 * until the store finds its record, so a plain string passes as one.
 */
export type Id<Kind extends RecordKind> = string & {
  readonly [kind]?: Kind
}
