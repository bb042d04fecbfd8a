import { keysOf } from '#language/keys-of.ts'
import { colourOf, contrast, type Tone, toneOf } from './colour.ts'

/** Colours that the owner chooses, as `#rrggbb`; every other colour of the site follows from them. */
export type Colours = {
  readonly paper: string
  readonly accent: string
  /** The colour of the foot of each page, and of quiet things. */
  readonly second: string
}

export const palettes = {
  farm: { paper: '#faf6ec', accent: '#8e2246', second: '#2c4634' },
  clay: { paper: '#f9f2ea', accent: '#a03c1c', second: '#3a3f4a' },
  sea: { paper: '#f3f7f6', accent: '#0c5f72', second: '#22384d' },
  wood: { paper: '#f5f6ec', accent: '#7a4a0a', second: '#26452c' },
  rose: { paper: '#fbf3f1', accent: '#a12a52', second: '#4d3048' },
  night: { paper: '#f4f4f8', accent: '#4a3a9c', second: '#262a44' },
} as const satisfies Readonly<Record<string, Colours>>

export type PaletteName = keyof typeof palettes

export function paletteNameOf({ paper, accent, second }: Colours): PaletteName | undefined {
  return keysOf(palettes).find((name) => {
    const palette = palettes[name]
    return palette.paper === paper && palette.accent === accent && palette.second === second
  })
}

/** Names of the style sheets' own properties: `--color-paper`. */
export type PaletteInks = Readonly<
  Record<
    | 'paper'
    | 'deep'
    | 'field'
    | 'ink'
    | 'soft'
    | 'leaf'
    | 'beet'
    | 'beet-pressed'
    | 'turmeric'
    | 'mist'
    | 'brine'
    | 'brown'
    | 'rule'
    | 'control',
    string
  >
>

export type Palette = {
  readonly day: PaletteInks
  readonly night: PaletteInks
  readonly nightLand: Pick<PaletteInks, 'leaf' | 'paper'>
  /** Solid buttons after dark, which are as by day. */
  readonly nightSolid: Pick<PaletteInks, 'beet' | 'beet-pressed' | 'soft' | 'paper'>
}

/** Least contrast of words, and of the edges of fields (WCAG 2.2, 1.4.3 and 1.4.11). */
export const minContrast = { words: 4.5, edges: 3 } as const

/** Running text has more contrast than the least. */
const easy = 7

const lightest = 0.9
const palest = 0.05

/** The nearest colours that can be read, which are the same where all can. */
export function nearestReadable({ paper, accent, second }: Colours): Colours {
  const ground = readablePaper(paper)
  const land = readableLand(second, ground)
  return {
    paper: ground,
    second: land,
    accent: readable(accent, groundsOf(ground, land), minContrast.words),
  }
}

export function paletteOf(colours: Colours): Palette {
  const { paper, accent, second } = nearestReadable(colours)
  return { ...byNight({ paper, accent, second }), day: byDay({ paper, accent, second }) }
}

function byDay({ paper, accent, second }: Colours): PaletteInks {
  const ground = toneOf(paper)
  const button = toneOf(accent)
  const land = toneOf(second)
  const grounds = groundsOf(paper, second)
  const [deep = paper, brine = paper] = grounds.slice(1)
  const field = colourOf({ ...ground, lightness: (1 + ground.lightness) / 2 })
  const ink = colourOf({ lightness: 0.23, chroma: 0.013, hue: ground.hue })
  const words = { lightness: 0.42, chroma: 0.02, hue: ground.hue }
  return {
    paper,
    deep,
    field,
    ink,
    brine,
    soft: readable(colourOf(words), [...grounds, field], easy),
    leaf: second,
    beet: accent,
    'beet-pressed': colourOf({ ...button, lightness: Math.max(0, button.lightness - 0.075) }),
    turmeric: colourOf({ lightness: 0.82, chroma: 0.09, hue: button.hue }),
    mist: colourOf({ lightness: 0.76, chroma: Math.min(land.chroma, 0.03), hue: land.hue }),
    brown: readable('#8a4e22', grounds, minContrast.words),
    rule: colourOf({ ...ground, lightness: ground.lightness - 0.15 }),
    control: readable(
      colourOf({ lightness: 0.62, chroma: 0.025, hue: ground.hue }),
      [paper, deep, field],
      minContrast.edges,
    ),
  }
}

/** Ground for words by day: the paper, a deeper one, and a pale tint of the second colour. */
function groundsOf(paper: string, second: string): readonly string[] {
  const ground = toneOf(paper)
  const land = toneOf(second)
  const lightness = ground.lightness - 0.045
  return [
    paper,
    colourOf({ lightness, chroma: ground.chroma + 0.008, hue: ground.hue }),
    colourOf({ lightness, chroma: Math.min(land.chroma / 2, 0.025), hue: land.hue }),
  ]
}

function byNight({ paper, accent, second }: Colours): Omit<Palette, 'day'> {
  const ground = toneOf(paper)
  const button = toneOf(accent)
  const land = toneOf(second)
  const dark = (lightness: number, chroma: number) =>
    colourOf({ lightness, chroma: Math.min(land.chroma, chroma), hue: land.hue })
  const grounds = [dark(0.26, 0.018), dark(0.305, 0.02), dark(0.22, 0.015), dark(0.32, 0.03)]
  const [nightPaper = '', deep = '', field = '', brine = ''] = grounds
  const light = (tone: Tone) => readable(colourOf(tone), grounds, easy)
  const warm = (lightness: number) => light({ lightness, chroma: 0.022, hue: ground.hue })
  const bright = (lightness: number, { chroma, hue }: Tone) =>
    light({ lightness, chroma: Math.min(chroma, 0.09), hue })
  const ink = warm(0.94)
  const solid = readable(accent, [ink], minContrast.words)
  return {
    night: {
      paper: nightPaper,
      deep,
      field,
      ink,
      brine,
      soft: warm(0.82),
      leaf: bright(0.83, land),
      beet: bright(0.82, button),
      'beet-pressed': bright(0.88, button),
      turmeric: colourOf({ lightness: 0.43, chroma: 0.07, hue: button.hue }),
      mist: dark(0.5, 0.03),
      brown: bright(0.83, toneOf('#8a4e22')),
      rule: dark(0.43, 0.025),
      control: readable(dark(0.65, 0.02), grounds, minContrast.edges),
    },
    nightLand: { leaf: dark(0.235, 0.035), paper: ink },
    nightSolid: {
      beet: solid,
      'beet-pressed': colourOf({ ...toneOf(solid), lightness: toneOf(solid).lightness - 0.075 }),
      soft: dark(0.4, 0.02),
      paper: ink,
    },
  }
}

function readablePaper(paper: string): string {
  const { lightness, chroma, hue } = toneOf(paper)
  const isLight = lightness >= lightest && chroma <= palest
  if (isLight) return paper
  return colourOf({
    // A rounded colour must still have its contrast.
    lightness: Math.max(lightness, lightest + 0.004),
    chroma: Math.min(chroma, palest - 0.002),
    hue,
  })
}

/** A darker colour has another tint as its ground, so each step is measured anew. */
function readableLand(second: string, paper: string): string {
  const found = readable(second, groundsOf(paper, second), minContrast.words)
  return found === second ? second : readableLand(found, paper)
}

/** The colour, or the nearest that can be read on each ground: a darker one on light grounds, a lighter one on dark. */
function readable(colour: string, grounds: readonly string[], least: number): string {
  const tone = toneOf(colour)
  const up = toneOf(grounds[0] ?? colour).lightness < 0.5 ? 1 : -1
  let found = colour
  for (let step = 1; grounds.some((ground) => contrast(found, ground) < least); step++) {
    const lightness = tone.lightness + up * step * 0.005
    if (lightness < 0 || lightness > 1) break
    found = colourOf({ ...tone, lightness })
  }
  return found
}
