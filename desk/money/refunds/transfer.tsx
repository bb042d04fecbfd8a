import { Facts } from '#app/plain/parts.tsx'
import { printIban } from '#booking/money/iban.ts'
import { payeeName } from '#booking/money/payee.ts'
import type { Transfer } from '#booking/money/sepa-file.ts'
import { printStructuredCommunication } from '#booking/money/structured-communication.ts'
import type { Cents } from '#booking/units.ts'
import { fill } from '#language/fill.ts'
import type { VoucherOnFile } from '#store/vouchers/vouchers.ts'
import { Unseen } from '../../buttons.tsx'
import { euros, instantText, deskWords } from '../../desk-language.ts'

const words = () => deskWords().refunds

/** Facts of a transfer, each with a button that copies it as banks accept it. */
export function TransferFacts(
  props: Omit<Transfer, 'id'> & { readonly more?: Parameters<typeof Facts>[0]['facts'] },
) {
  const { name, iban, cents, text, more = [] } = props
  const { facts: labels, transfer } = deskWords().desk
  const rows = [
    { label: labels.name, text: name },
    { label: labels.iban, text: printIban(iban), copied: iban },
    { label: transfer.amount, text: euros(cents), copied: typed(cents) },
    { label: labels.communication, text },
  ]
  const facts = rows.map((row) => ({
    label: row.label,
    value: <Copyable {...row} about={`${row.label}, ${text}`} />,
  }))
  return <Facts facts={[...facts, ...more]} />
}

/** `notBefore`: until then the buyer can object by mail, as to any typed account. */
export function VoucherTransfer(props: {
  readonly voucher: VoucherOnFile
  readonly notBefore: Date | undefined
}) {
  const { buyerName, refundIban: iban, refundCents: cents, reference } = props.voucher
  if (!iban) return null
  const from = props.notBefore && instantText(props.notBefore)
  const name = payeeName(buyerName) ?? buyerName
  return (
    <>
      {from && <p className="mt-3">{fill(deskWords().vouchers.notBefore, { from })}</p>}
      <TransferFacts text={printStructuredCommunication(reference)} {...{ name, iban, cents }} />
    </>
  )
}

/** "1234,50": without sign or space, which a bank's form refuses. */
function typed(cents: Cents): string {
  return (cents / 100).toFixed(2).replace('.', ',')
}

/** The text is selected as a whole; a script brings the button. */
function Copyable(props: {
  readonly about: string
  readonly text: string
  readonly copied?: string
}) {
  const { about, text, copied = text } = props
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <span className="copyable">{text}</span>
      <button
        type="button"
        className="no-print inline-flex min-h-11 min-w-11 items-center px-2 text-meta underline"
        data-copy={copied}
        data-done={words().copied}
        aria-live="polite"
        hidden
      >
        {words().copy}
        <Unseen about={about} />
      </button>
    </span>
  )
}
