import type { House } from '#booking/house/house.ts'
import { inksAsked } from '#booking/look/inked.ts'
import { type Colours, type PaletteInks, paletteNameOf, paletteOf } from '#booking/look/palette.ts'
import { type FacePair, facePairs } from '#booking/look/face-pairs.ts'
import gelasio from '../fonts/gelasio.woff2?url'
import hankenGrotesk from '../fonts/hanken-grotesk.woff2?url'

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

const grotesk = () =>
  `@font-face{font-family:'Hanken Grotesk';font-weight:400 700;font-display:swap;` +
  `src:url(${hankenGrotesk}) format('woff2-variations')}`

/** A face of the machine at the measures of Gelasio (`scripts/fonts/fallbacks.ts`); Georgia has them. */
function asGelasio(name: string, local: string, [size, ascent, descent]: readonly number[]) {
  return (
    `@font-face{font-family:'${name} as Gelasio';src:${local};size-adjust:${size}%;` +
    `ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`
  )
}

const book = () =>
  [
    `@font-face{font-family:Gelasio;font-display:swap;src:url(${gelasio}) format('woff2')}`,
    asGelasio('Noto', "local('Noto Serif'),local('NotoSerif-Regular')", [92.5, 100.2, 36.9]),
    asGelasio('DejaVu', "local('DejaVu Serif')", [86.1, 107.7, 39.7]),
    asGelasio('Times', "local('Times New Roman'),local('Tinos Regular')", [109.3, 84.9, 31.3]),
    grotesk(),
    ":root{--font-serif:Gelasio,Georgia,'Noto as Gelasio','DejaVu as Gelasio','Times as Gelasio',serif}",
  ].join('')

/** Titles and texts have one face: the weight tells titles apart. */
const even = () =>
  `${grotesk()}:root{--font-serif:var(--font-sans)}h1,h2,h3,.font-serif{font-weight:600;letter-spacing:-.01em}`

function device(): string {
  const { serif, sans } = facePairs.device
  return `:root{--font-serif:${serif};--font-sans:${sans}}`
}

/** Rules of each pair, as functions that only the server calls: so the browser's scripts leave them out. */
const rulesOfFaces: Readonly<Record<FacePair, () => string>> = {
  farm: () => '',
  book,
  even,
  device,
}
