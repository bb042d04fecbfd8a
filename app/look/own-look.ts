import type { House } from '#booking/house/house.ts'
import { inksAsked } from '#booking/look/inked.ts'
import { type Colours, type PaletteInks, paletteNameOf, paletteOf } from '#booking/look/palette.ts'
import { rulesOfFaces } from './face-rules.ts'

export type OwnLook = {
  readonly rules: string
  /** Undefined for the colours of the style sheets. */
  readonly colours?: {
    /** Ground of a page by day and by night. */
    readonly day: string
    readonly night: string
    /** Query of the addresses of drawings. */
    readonly inks: string
  }
  /** True when the faces of the style sheets are not used. */
  readonly hasOwnFaces?: true
}

/** Undefined for the look that the style sheets have. */
export function ownLook({ look }: Pick<House, 'look'>): OwnLook | undefined {
  const isFarms = paletteNameOf(look.colours) === 'farm'
  if (isFarms && look.faces === 'farm') return undefined
  const colours = isFarms ? undefined : ownColours(look.colours)
  return {
    rules: rulesOfFaces[look.faces]() + (colours?.rules ?? ''),
    ...(colours && { colours: colours.grounds }),
    ...(look.faces !== 'farm' && { hasOwnFaces: true }),
  }
}

function ownColours(colours: Colours) {
  const { day, night, nightLand, nightSolid } = paletteOf(colours)
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
  return { rules, grounds: { day: day.paper, night: night.paper, inks: inksAsked(colours) } }
}

function properties(inks: Partial<PaletteInks>): string {
  return Object.entries(inks)
    .map(([name, colour]) => `--color-${name}:${colour}`)
    .join(';')
}
