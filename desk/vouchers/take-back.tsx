import { useField } from '#app/plain/parts.tsx'
import { TextField } from '#app/ui/field.tsx'
import { readIban } from '#booking/money/iban.ts'
import type { Id } from '#booking/id.ts'
import { refundOnceWithdrawn } from '#booking/vouchers/voucher.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { withdrawVoucher } from '#office/vouchers/withdraw-voucher.ts'
import type { VoucherOnFile } from '#store/vouchers/vouchers.ts'
import { DeskButton, refusalAt, useHasTyped } from '../buttons.tsx'
import { euros, deskWords } from '../desk-language.ts'
import { askFreshKey } from '../devices/fresh-key.tsx'
import type { DeskVisit } from '../visit.ts'

const words = () => deskWords().vouchers.takeBack

/** The page asks first, as the voucher's code ends. */
export function TakeBack({ voucher }: { readonly voucher: VoucherOnFile }) {
  const { id, buyerName } = voucher
  const cents = refundOnceWithdrawn(voucher)
  const account = useField(fieldFor(id))
  return (
    <details className="no-print mt-2" open={useHasTyped([fieldFor(id)])}>
      <summary className="flex min-h-11 cursor-pointer items-center underline">
        {words().title}
        <span className="sr-only">: {buyerName}</span>
      </summary>
      <form method="post" action={deskPath('cadeaubonnen')} className="mt-3">
        <p className="mb-3 max-w-[33.5em]">
          {cents > 0 ? fill(words().sure, { amount: euros(cents) }) : words().unpaid}
        </p>
        <input type="hidden" name="voucher" value={id} />
        {cents > 0 && <TextField label={words().iban} autoComplete="off" {...account} />}
        <DeskButton does="voucher-taken-back" look="button-grave">
          {words().yes}
        </DeskButton>
      </form>
    </details>
  )
}

/** Each voucher's form has a field name of its own, as all are on one page. */
function fieldFor(id: Id<'voucher'>): string {
  return `iban-${id}`
}

/** Undefined after the step, taken now or before. A typed account asks for a fresh key. */
export async function handleTakeBack(visit: DeskVisit, form: URLSearchParams) {
  const id = form.get('voucher') ?? ''
  const typed = (form.get(fieldFor(id)) ?? '').trim()
  const iban = readIban(typed)
  if (typed !== '' && iban === undefined) {
    return refusalAt(fieldFor(id), words().ibanProblem, { [fieldFor(id)]: typed })
  }
  const keyless = typed === '' ? undefined : askFreshKey(visit, form)
  if (keyless) return keyless
  await withdrawVoucher(visit.office, { id, iban, by: 'owner' })
  return undefined
}
