export const offers = ['waitingList', 'diary', 'diets'] as const

export type HouseOffer = (typeof offers)[number]

export function isOffered(
  { without }: { readonly without: readonly HouseOffer[] },
  offer: HouseOffer,
): boolean {
  return !without.includes(offer)
}
