import type { Words } from '#content/words/shape.ts'
import { pathTo } from '#language/addresses.ts'
import { fill } from '#language/fill.ts'
import type { Language } from '#language/languages.ts'
import { GiftOpening } from '../../ui/gift-opening.tsx'
import { JarSymbol } from '../../layout/jar-symbol.tsx'
import { Jar } from '../../ui/jar.tsx'
import { FoldedCode } from '../../ui/payment-code.tsx'
import type { OrderTaken } from './gift-voucher-data.ts'
import { SolidLink } from '../button-link.tsx'

type Props = {
  readonly words: Words['giftVoucher']['ordered']
  readonly language: Language
  readonly ordered: OrderTaken
}

export function Ordered({ words, language, ordered }: Props) {
  const { label, show, ...code } = ordered.code
  return (
    <div className="container-site pt-26 lg:pt-34">
      <JarSymbol dressed />
      <div className="grid max-w-[60rem] items-end gap-x-13 gap-y-5 sm:grid-cols-[1fr_auto]">
        <div className="pb-8">
          <h1 className="text-43 md:text-60">{words.title}</h1>
          <p className="mt-5 max-w-[26em] text-lead [overflow-wrap:anywhere]">
            {fill(words.text, { email: ordered.email })}
          </p>
        </div>
        <div className="ordered-jar">
          <Jar look="gift" width={184} />
        </div>
      </div>
      <div className="max-w-[60rem] border-t-2 border-ink">
        {ordered.gift && <GiftOpening {...ordered.gift} />}
      </div>
      <div className="grid max-w-[60rem] items-start gap-8 pt-8 sm:grid-cols-[1fr_auto]">
        <dl>
          {ordered.transfer.map((fact) => (
            <div key={fact.label} className="border-b border-rule py-3 first:pt-0">
              <dt className="text-meta text-soft">{fact.label}</dt>
              <dd className="font-semibold select-all [overflow-wrap:anywhere]">{fact.value}</dd>
            </div>
          ))}
        </dl>
        <FoldedCode {...{ code, label, show }} width={200} />
      </div>
      <p className="mt-8 max-w-[33.5em]">{ordered.next}</p>
      <p className="mt-8">
        <SolidLink to={pathTo('workshops', language)}>{words.button}</SolidLink>
      </p>
    </div>
  )
}
