import { Link } from 'react-router'
import giftVoucher from '#content/pictures/gift-voucher.svg?url'
import giftJar from '#content/pictures/jar-gift.svg?url'
import type { ErrorWords } from '#content/words/shape/errors.ts'
import type { GiftVoucherWords } from '#content/words/shape/vouchers.ts'
import { pathTo } from '#language/addresses.ts'
import { fill } from '#language/fill.ts'
import type { Language } from '#language/languages.ts'
import type { FormProblem } from '../../ui/error-summary.tsx'
import { PaymentCode } from '../../ui/payment-code.tsx'
import { Picture } from '../../ui/picture.tsx'
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
      readonly transfer: readonly { readonly label: string; readonly value: string }[]
      readonly code: { readonly size: number; readonly path: string; readonly label: string }
    }

type Props = { readonly data: GiftVoucherData; readonly sent: VoucherSent | undefined }

export function GiftVoucherPage({ data, sent }: Props) {
  const { words, language } = data
  if (sent?.kind === 'ordered') return <Ordered {...{ words: words.ordered, language, sent }} />
  return (
    <div className="container-site grid gap-x-13 gap-y-13 pt-26 lg:grid-cols-12 lg:pt-21">
      <div className="lg:col-span-5 lg:pt-13">
        <h1 className="text-43 md:text-60">{words.title}</h1>
        <p className="mt-5 max-w-[44ch] text-lead">{words.subtitle}</p>
        <Picture
          src={giftVoucher}
          alt={words.pictureAlt}
          className="gift-picture bleed-left mt-8"
          first
        />
        <dl className="mt-8">
          {words.points.map(({ title, text }) => (
            <div key={title} className="border-b border-rule py-5 last:border-b-0">
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
  readonly language: Language
  readonly sent: Extract<VoucherSent, { readonly kind: 'ordered' }>
}) {
  const { words, language, sent } = props
  const { label, ...code } = sent.code
  return (
    <div className="container-site pt-26 lg:pt-34">
      <div className="grid max-w-[60rem] items-end gap-x-13 gap-y-5 sm:grid-cols-[1fr_auto]">
        <div className="pb-8">
          <h1 className="text-43 md:text-60">{words.title}</h1>
          <p className="mt-5 max-w-[46ch] text-lead [overflow-wrap:anywhere]">
            {fill(words.text, { email: sent.email })}
          </p>
        </div>
        <img
          src={giftJar}
          alt=""
          width={184}
          height={230}
          className="-mb-2 justify-self-end max-sm:w-28"
        />
      </div>
      <div className="grid max-w-[60rem] items-start gap-8 border-t-2 border-ink pt-8 sm:grid-cols-[auto_1fr]">
        <PaymentCode code={code} width={200} label={label} className="payment-code" />
        <dl>
          {sent.transfer.map((fact) => (
            <div key={fact.label} className="border-b border-rule py-3 first:pt-0">
              <dt className="text-meta text-soft">{fact.label}</dt>
              <dd className="font-semibold select-all [overflow-wrap:anywhere]">{fact.value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="mt-8 max-w-[60ch]">{words.next}</p>
      <p className="mt-8">
        <Link className="button-solid cut" to={pathTo('workshops', language)}>
          {words.button}
        </Link>
      </p>
    </div>
  )
}
