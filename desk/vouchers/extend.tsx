import { dayOf } from '#booking/dates/brussels-time.ts'
import { usableAtLeastUntil } from '#booking/vouchers/voucher.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { extendVoucher } from '#office/vouchers/extend-voucher.ts'
import type { VoucherOnFile } from '#store/vouchers/vouchers.ts'
import { DeskButton } from '../buttons.tsx'
import { dayText, deskWords } from '../desk-language.ts'
import type { DeskVisit } from '../visit.ts'

const words = () => deskWords().vouchers.extend

/** The owner's kindness: the site tells a guest with an ended voucher to ask the farm. */
export function Extend({ voucher, now }: { readonly voucher: VoucherOnFile; readonly now: Date }) {
  const { id, buyerName } = voucher
  const date = dayText(usableAtLeastUntil(dayOf(now)))
  return (
    <details className="no-print mt-2">
      <summary className="flex min-h-11 cursor-pointer items-center underline">
        {words().title}
        <span className="sr-only">: {buyerName}</span>
      </summary>
      <form method="post" action={deskPath('cadeaubonnen')} className="mt-3">
        <p className="max-w-[33.5em]">{fill(words().sure, { date })}</p>
        <input type="hidden" name="voucher" value={id} />
        <DeskButton does="voucher-extended" look="button mt-3">
          {words().yes}
        </DeskButton>
      </form>
    </details>
  )
}

export async function handleExtend({ office }: DeskVisit, form: URLSearchParams) {
  await extendVoucher(office, form.get('voucher') ?? '')
}
