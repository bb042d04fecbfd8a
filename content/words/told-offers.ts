import type { House } from '#booking/house/house.ts'
import { isOffered, offers } from '#booking/house/offers.ts'
import type { Language } from '#language/languages.ts'
import { packOf } from './packs.ts'
import { withFacts } from './with-facts.ts'

/** Passages about offers that the house makes or does without. */
export function toldOffers(
  { without, leftOut }: Pick<House, 'without' | 'leftOut'>,
  language: Language,
  facts: object,
) {
  const told = ([...offers, 'vouchers'] as const).map((offer) => {
    const passages = Object.entries(packOf(language).offers[offer])
    const isThere =
      offer === 'vouchers' ? !leftOut.includes('giftVoucher') : isOffered({ without }, offer)
    const said = isThere ? 'yes' : 'no'
    return [
      offer,
      Object.fromEntries(
        passages.map(([place, text]) => [place, withFacts(text[said], facts) ?? '']),
      ),
    ] as const
  })
  return Object.fromEntries(told)
}
