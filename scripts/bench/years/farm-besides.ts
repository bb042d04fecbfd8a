import type { Row, RowOf } from './farm-of-years.ts'

const dayMs = 86_400_000
const validDays = 3 * 365

/** With each second booking came a message and a gift voucher; of fifty vouchers one is still to be used. */
export function* besides(n: number, { id, at }: { id: string; at: Date }): Generator<RowOf> {
  if (n % 2 === 1) return
  const [name, email, created_at] = ['Mia Maes', `writes.${n}@example.org`, at.toISOString()]
  const text = { subject: 'Een vraag', message: 'Mag mijn hond mee?', language: 'nl' }
  yield { table: 'message', row: { id, name, email, created_at, ...text } }
  yield { table: 'voucher', row: voucherRow(n, { id, at }) }
}

function voucherRow(n: number, { id, at }: { id: string; at: Date }): Row {
  return {
    id,
    created_at: at.toISOString(),
    language: 'nl',
    amount_cents: 6500,
    left_cents: n % 100 === 0 ? 6500 : 0,
    buyer_name: 'Mia Maes',
    buyer_email: `buys.${n}@example.org`,
    receiver_name: 'Bram',
    receiver_email: '',
    message: '',
    sent_at: at.toISOString(),
    reference: String(n).padStart(12, '0'),
    received_cents: 6500,
    paid_at: at.toISOString(),
    valid_until: new Date(at.getTime() + validDays * dayMs).toISOString().slice(0, 10),
    code_digest: id,
    code_beginning: id.slice(0, 3).toUpperCase(),
  }
}
