import { type Colours, paletteOf, palettes } from './palette.ts'

/** Inks of drawings that are also colours of the page (`drawings/kit/inks.ts`); bread stays brown, and a beet red. */
const drawn = {
  paper: '#FAF6EC',
  deep: '#F1E8D8',
  ink: '#211C17',
  leaf: '#2C4634',
  brine: '#DDE6D6',
  mist: '#A9BDB0',
} as const

/** The dark of the land at night, which is also the dark of the foot of each page. */
const drawnNightLand = '#14221B'

export function inked(drawing: string, colours: Omit<Colours, 'accent'>): string {
  const { day, nightLand } = paletteOf({ ...colours, accent: palettes.farm.accent })
  const own: Readonly<Record<string, string>> = {
    [drawn.paper]: day.paper,
    [drawn.deep]: day.deep,
    [drawn.ink]: day.ink,
    [drawn.leaf]: day.leaf,
    [drawn.brine]: day.brine,
    [drawn.mist]: day.mist,
    [drawnNightLand]: nightLand.leaf,
  }
  return drawing.replaceAll(/#[\dA-F]{6}/g, (ink) => own[ink] ?? ink)
}

/** Query of a drawing's address that names the colours of a site. */
export function inksAsked({ paper, second }: Omit<Colours, 'accent'>): string {
  return `inks=${paper.slice(1)}-${second.slice(1)}`
}

/** Colours that the address of a drawing asks for; undefined where it asks for none. */
export function readInks(printed: string | undefined): Omit<Colours, 'accent'> | undefined {
  const [, paper, second] = /^([\da-f]{6})-([\da-f]{6})$/.exec(printed ?? '') ?? []
  return paper && second ? { paper: `#${paper}`, second: `#${second}` } : undefined
}
