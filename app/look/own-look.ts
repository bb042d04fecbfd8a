import type { House } from '#booking/house/house.ts'
import { inksAsked } from '#booking/look/inked.ts'
import { type PaletteInks, paletteNameOf, paletteOf } from '#booking/look/palette.ts'

export type OwnLook = {
  /** Rules for every page. */
  readonly rules: string
  /** Ground of a page by day and by night. */
  readonly grounds: { readonly day: string; readonly night: string }
  /** What the addresses of drawings ask for. */
  readonly inks: string
}

/** Undefined for the colours that the style sheets have. */
export function ownLook({ look }: Pick<House, 'look'>): OwnLook | undefined {
  if (paletteNameOf(look.colours) === 'farm') return undefined
  const { day, night, nightLand, nightSolid } = paletteOf(look.colours)
  const dark = ':root:not(:has(.card-face))'
  // The rules stand in no layer, so that they hold over those of the style sheets (`night.css`).
  const rules =
    `:root{${properties(day)}}` +
    `.jar{--jar-leaf:${day.leaf};--jar-beet:${day.beet}}` +
    '@media screen and (prefers-color-scheme:dark){' +
    `${dark}{${properties(night)}}` +
    `${dark} .bg-leaf{${properties(nightLand)}}` +
    `${dark} :is(.button-solid,.button-grave,.schedule-badge){${properties(nightSolid)}}` +
    `.jar{--jar-beet:${nightSolid.beet}}}`
  return { rules, grounds: { day: day.paper, night: night.paper }, inks: inksAsked(look.colours) }
}

function properties(inks: Partial<PaletteInks>): string {
  return Object.entries(inks)
    .map(([name, colour]) => `--color-${name}:${colour}`)
    .join(';')
}
