import { deskPages } from '#content/words/nl/desk-pages.ts'
import { TextField } from '../../ui/field.tsx'
import { Facts } from '../facts.tsx'
import { PaymentCode } from '../payment-code.tsx'
import type { DeskBooking } from './booking-page.tsx'

type Refund = DeskBooking['refunds'][number]
type Props = { readonly refund: Refund; readonly problem: DeskBooking['problem'] }

/** Money that goes back, or went. */
export function RefundNotice({ refund, problem }: Props) {
  const { id, text, details, code, isPaid } = refund
  return (
    <section className="notice mt-8" data-grave={!isPaid || undefined}>
      <h2 className="text-25">{text}</h2>
      {!isPaid && (
        <>
          {code && <PaymentCode code={code} width={180} className="mt-3" />}
          <Facts facts={details} />
          <Account refund={refund} problem={problem} />
          <form method="post" className="mb-3">
            <input type="hidden" name="refund" value={id} />
            <button className="button" name="do" value="refund-paid" type="submit">
              {deskPages.booking.refundPaid}
            </button>
          </form>
        </>
      )}
    </section>
  )
}

/** Where it goes, as the guest said by mail; it stands open while nobody knows. */
function Account({ refund: { id, iban }, problem }: Props) {
  const words = deskPages.booking
  const field = `iban-${id}`
  const refused = problem?.field === field ? problem : undefined
  return (
    <details className="mb-5" open={iban === '' || refused !== undefined}>
      <summary className="flex min-h-11 items-center underline">{words.refundAccount}</summary>
      <form method="post" noValidate className="mt-2 max-w-[60ch]">
        <input type="hidden" name="refund" value={id} />
        <TextField
          name={field}
          label="IBAN"
          defaultValue={refused?.typed ?? iban}
          problem={refused?.text}
          maxLength={60}
        />
        <button className="button-quiet" name="do" value="refund-account" type="submit">
          {words.keepAccount}
        </button>
      </form>
    </details>
  )
}
