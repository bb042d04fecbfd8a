import { type FacePair, facePairs } from '#booking/look/face-pairs.ts'
import gelasio from '../fonts/gelasio.woff2?url'
import hankenGrotesk from '../fonts/hanken-grotesk.woff2?url'

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
export const rulesOfFaces: Readonly<Record<FacePair, () => string>> = {
  farm: () => '',
  book,
  even,
  device,
}
