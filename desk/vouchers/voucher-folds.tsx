import type { ReactNode } from 'react'
import { shownCents } from '#app/plain/form-fields.tsx'
import { HiddenFields, useField } from '#app/plain/parts.tsx'
import { TextField } from '#app/ui/field.tsx'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { readIban } from '#booking/money/iban.ts'
import { printStructuredCommunication } from '#booking/money/structured-communication.ts'
import type { Id } from '#booking/id.ts'
import { refundOnceWithdrawn, usableAtLeastUntil } from '#booking/vouchers/voucher.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { extendVoucher } from '#office/vouchers/extend-voucher.ts'
import { withdrawVoucher } from '#office/vouchers/withdraw-voucher.ts'
import type { VoucherOnFile } from '#store/vouchers/vouchers.ts'
import { DeskButton, FormAbout, GraveButton, refusalAt, Unseen, useHasTyped } from '../buttons.tsx'
import { notAsShown } from '../desk-form.tsx'
import { dayText, euros, deskWords } from '../desk-language.ts'
import { askFreshKey } from '../devices/fresh-key.tsx'
import type { DeskVisit } from '../visit.ts'

type FoldProps = {
  readonly voucher: VoucherOnFile
  readonly title: string
  readonly isOpen?: boolean
  /** A fold that stands out looks like a button. */
  readonly look?: string
  readonly children: ReactNode
}

/** A form about one voucher, folded: its page asks before it acts. */
export function VoucherFold({ voucher, title, isOpen, look, children }: FoldProps) {
  return (
    <details className="no-print mt-2" open={isOpen}>
      <summary className={look ?? 'flex min-h-11 cursor-pointer items-center underline'}>
        {title}
        <Unseen about={voucherName(voucher)} />
      </summary>
      <FormAbout of={{ voucher: voucher.id }} action={deskPath('cadeaubonnen')} className="mt-3">
        {children}
      </FormAbout>
    </details>
  )
}

export function voucherName({ buyerName, reference }: VoucherOnFile): string {
  return `${buyerName}, ${printStructuredCommunication(reference)}`
}

/** The owner's kindness: the site tells a guest with an ended voucher to ask the farm. */
export function Extend({ voucher, now }: { readonly voucher: VoucherOnFile; readonly now: Date }) {
  const words = deskWords().vouchers.extend
  const date = dayText(usableAtLeastUntil(dayOf(now)))
  return (
    <VoucherFold voucher={voucher} title={words.title}>
      <p className="max-w-[33.5em]">{fill(words.sure, { date })}</p>
      <DeskButton does="voucher-extended" look="button mt-3" about={voucherName(voucher)}>
        {words.yes}
      </DeskButton>
    </VoucherFold>
  )
}

export async function handleExtend({ office }: DeskVisit, form: URLSearchParams) {
  const isValid = await extendVoucher(office, form.get('voucher') ?? '')
  return isValid ? undefined : notAsShown()
}

const takeBack = () => deskWords().vouchers.takeBack

/** The page asks first, as the voucher's code ends. */
export function TakeBack({ voucher }: { readonly voucher: VoucherOnFile }) {
  const cents = refundOnceWithdrawn(voucher)
  const account = useField(fieldFor(voucher.id))
  const { title, sure, unpaid, iban, yes } = takeBack()
  return (
    <VoucherFold {...{ voucher, title }} isOpen={useHasTyped([account.name])}>
      <p className="mb-3 max-w-[33.5em]">
        {cents > 0 ? fill(sure, { amount: euros(cents) }) : unpaid}
      </p>
      <HiddenFields of={{ shown: cents }} />
      {cents > 0 && <TextField label={iban} autoComplete="off" {...account} />}
      <GraveButton does="voucher-taken-back" about={voucherName(voucher)}>
        {yes}
      </GraveButton>
    </VoucherFold>
  )
}

/** Each voucher's form has a field name of its own, as all are on one page. */
function fieldFor(id: Id<'voucher'>): string {
  return `iban-${id}`
}

/** A typed account asks for a fresh key, as money that went there does not come back. */
export async function handleTakeBack(visit: DeskVisit, form: URLSearchParams) {
  const id = form.get('voucher') ?? ''
  const field = fieldFor(id)
  const typed = (form.get(field) ?? '').trim()
  const iban = readIban(typed)
  if (typed !== '' && iban === undefined) {
    return refusalAt(field, takeBack().ibanProblem, { [field]: typed })
  }
  const keyless = typed === '' ? undefined : askFreshKey(visit, form)
  if (keyless) return keyless
  const shown = shownCents(form)
  const isBack = await withdrawVoucher(visit.office, { id, iban, by: 'owner', shown })
  return isBack ? undefined : notAsShown({ [field]: typed })
}
