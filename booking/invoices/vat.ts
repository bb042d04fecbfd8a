/**
 * The base and the VAT in a price that includes it. VAT is that of the base, rounded (EN 16931,
 * BR-CO-17): where the two are a cent off the price, the rest is the rounding amount (BT-114).
 */
export function vatWithin(totalCents: number, vatPercent: number) {
  const baseCents = Math.round((totalCents * 100) / (100 + vatPercent))
  return { baseCents, vatCents: Math.round((baseCents * vatPercent) / 100) }
}
