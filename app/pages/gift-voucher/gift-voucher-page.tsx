import type { ErrorWords } from '#content/words/shape/errors.ts'
import type { GiftVoucherWords } from '#content/words/shape/vouchers.ts'
import { fill } from '#language/fill.ts'
import type { FormProblem } from '../../ui/error-summary.tsx'
import { PaymentCode } from '../../ui/payment-code.tsx'
import type { PageProps } from '../page-props.ts'
import { VoucherForm } from './voucher-form.tsx'

export type GiftVoucherData = PageProps<GiftVoucherWords> & {
  readonly errors: Pick<ErrorWords, 'summaryTitle'>
  readonly workshops: readonly { readonly slug: string; readonly text: string }[]
  /** A day in Brussels. */
  readonly today: string
}

export type Typed = Readonly<Record<string, string>>

export type VoucherSent =
  | { readonly kind: 'refused'; readonly problems: readonly FormProblem[]; readonly typed: Typed }
  | {
      readonly kind: 'ordered'
      readonly email: string
      /** What a transfer needs, printed; and its code. */
      readonly transfer: readonly { readonly label: string; readonly value: string }[]
      readonly code: { readonly size: number; readonly path: string; readonly label: string }
    }

type Props = { readonly data: GiftVoucherData; readonly sent: VoucherSent | undefined }

export function GiftVoucherPage({ data, sent }: Props) {
  if (sent?.kind === 'ordered') return <Ordered words={data.words.ordered} sent={sent} />
  const { words } = data
  return (
    <div className="container-site grid gap-x-13 gap-y-13 pt-26 lg:grid-cols-12 lg:pt-21">
      <div className="lg:col-span-5 lg:pt-13">
        <h1 className="text-43 md:text-60">{words.title}</h1>
        <p className="mt-5 max-w-[44ch] text-lead">{words.subtitle}</p>
        <dl className="mt-13 border-t-2 border-ink">
          {words.points.map(({ title, text }) => (
            <div key={title} className="border-b border-rule py-5">
              <dt className="font-serif text-25">{title}</dt>
              <dd className="mt-1 max-w-[44ch]">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="lg:col-span-7 lg:pt-13">
        <VoucherForm data={data} refused={sent} />
      </div>
    </div>
  )
}

function Ordered(props: {
  readonly words: GiftVoucherWords['ordered']
  readonly sent: Extract<VoucherSent, { readonly kind: 'ordered' }>
}) {
  const { words, sent } = props
  const { label, ...code } = sent.code
  return (
    <div className="container-site pt-26 lg:pt-34">
      <h1 className="text-43 md:text-60">{words.title}</h1>
      <p className="mt-5 max-w-[60ch] text-lead">{fill(words.text, { email: sent.email })}</p>
      <div className="mt-8 grid max-w-[52rem] items-start gap-8 border-t-2 border-ink pt-8 sm:grid-cols-[auto_1fr]">
        <PaymentCode code={code} width={200} label={label} className="payment-code" />
        <dl>
          {sent.transfer.map((fact) => (
            <div key={fact.label} className="border-b border-rule py-3 first:pt-0">
              <dt className="text-meta text-soft">{fact.label}</dt>
              <dd className="font-semibold [overflow-wrap:anywhere]">{fact.value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="mt-8 max-w-[60ch]">{words.next}</p>
    </div>
  )
}
