type Payment = { reservation_id: string; kind: string; amount_cents: number; paid_cents: number }
type Event = { reservation_id: string | null; at: string; by: string; what: string; detail: string }
type Receipt = {
  id: string
  reservation_id: string
  kind: string
  cents: number
  at: string
  transaction_key: string | null
}
type Line = {
  key: string
  booked_on: string
  amount_cents: number
  outcome: string
  reservation_id: string | null
  voucher_id: string | null
  detail: string
  imported_at: string
  settled_at: string | null
}
type Refund = {
  id: string
  reservation_id: string
  amount_cents: number
  created_at: string
  paid_at: string | null
  transaction_key: string | null
  first_part: string
}
type Voucher = {
  id: string
  created_at: string
  amount_cents: number
  left_cents: number
  received_cents: number
  paid_at: string | null
  withdrawn_at: string | null
  refund_cents: number
  refunded_at: string | null
  refund_transaction_key: string | null
}
type Use = { voucher_id: string; reservation_id: string; kind: string; cents: number; at: string }

export type Before = {
  reservation: { id: string; created_at: string }
  payment: Payment
  event: Event & { number: number }
  hand_receipt: Receipt
  bank_transaction: Line
  refund: Refund
  voucher: Voucher
  voucher_use: Use & { id: string }
}

export type Derived = {
  readonly at: string
  readonly kind: string
  readonly from: string
  readonly to: string
  readonly cents: number
  readonly line?: Line
}
