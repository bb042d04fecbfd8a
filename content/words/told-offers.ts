import type { House } from '#booking/house/house.ts'
import { isOffered, offers } from '#booking/house/offers.ts'
import type { Language } from '#language/languages.ts'
import { offers as en } from './en/offers.ts'
import { offers as fr } from './fr/offers.ts'
import { offers as nl } from './nl/offers.ts'
import type { OffersWords } from './parts.ts'
import { withFacts } from './with-facts.ts'

const written: Readonly<Record<Language, OffersWords>> = { nl, fr, en }

/** Passages about offers that the house makes or does without. */
export function toldOffers(
  { without, leftOut }: Pick<House, 'without' | 'leftOut'>,
  language: Language,
  facts: object,
) {
  const told = ([...offers, 'vouchers'] as const).map((offer) => {
    const passages = Object.entries(written[language][offer])
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
