/** A colour in OKLCH: lightness from 0 to 1, chroma from 0, and hue in degrees. */
export type Tone = { readonly lightness: number; readonly chroma: number; readonly hue: number }

export function isColour(text: string): boolean {
  return /^#[\da-f]{6}$/.test(text)
}

/** @param colour as `#rrggbb` */
export function toneOf(colour: string): Tone {
  const [red, green, blue] = linear(colour)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  }
}

/** The colour as `#rrggbb`; one too vivid for screens becomes the most vivid they have. */
export function colourOf({ lightness, chroma, hue }: Tone): string {
  const turn = (hue * Math.PI) / 180
  for (let vivid = chroma; vivid > 0; vivid -= 0.004) {
    const parts = screenParts(lightness, vivid * Math.cos(turn), vivid * Math.sin(turn))
    if (parts.every((part) => part > -0.0005 && part < 1.0005)) return hexOf(parts)
  }
  return hexOf(screenParts(lightness, 0, 0))
}

/** The contrast ratio of WCAG 2.2 of two `#rrggbb`: from 1 to 21, black on white. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red, green, blue] = linear(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(colour: string): readonly [number, number, number] {
  const partAt = (at: number) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }
  return [partAt(1), partAt(3), partAt(5)]
}

function screenParts(lightness: number, a: number, b: number): readonly number[] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function hexOf(parts: readonly number[]): string {
  const pairs = parts.map((part) => {
    const within = Math.min(Math.max(part, 0), 1)
    const coded = within <= 0.0031308 ? 12.92 * within : 1.055 * within ** (1 / 2.4) - 0.055
    return Math.round(coded * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${pairs.join('')}`
}
