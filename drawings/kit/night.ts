import { type Ink, inks } from './inks.ts'

/**
 * The inks after dark: paper as a lamp shows it, darks below the page's own night, so that what stands on
 * the page is still a silhouette. `leaf` is the ground of the footer too (`app/look/night.css`).
 */
const nightInks: Readonly<Record<Ink, string>> = {
  paper: '#D9CFBA',
  deep: '#B9AB90',
  ink: '#0C0F0F',
  leaf: '#14221B',
  beet: '#8A2145',
  turmeric: '#E0A52E',
  brine: '#A5B3A3',
  crust: '#A05F2F',
  mist: '#6C837C',
  tan: '#BC8A5E',
  sun: '#EDE4CD',
  pane: '#F2BE4B',
}

type Inks = Readonly<Partial<Record<Ink, string>>>

/**
 * The same plates in other light, for pages that are not dark: a page asks for one by the end of the picture's address
 * (`booking/dates/light.ts`). The sky is the page's (`app/pages/home/hero.css`).
 */
const lights: Readonly<Record<'low-sun' | 'lamplight', Inks>> = {
  'low-sun': {
    paper: '#FFF3D6',
    deep: '#F2CF98',
    ink: '#2B1A14',
    leaf: '#40492A',
    beet: '#9C2740',
    turmeric: '#EE8F2A',
    sun: '#EE8F2A',
    brine: '#FBE9C4',
    crust: '#B9592A',
    mist: '#DDBB87',
  },
  lamplight: {
    paper: '#DCE3E2',
    // The table stands by the lamp.
    deep: '#CFB48A',
    ink: '#10171A',
    leaf: '#1C2D2F',
    beet: '#741C3E',
    turmeric: '#E3A73C',
    sun: '#F2EFE0',
    brine: '#A9BABB',
    crust: '#5A4033',
    mist: '#7C929A',
    pane: '#FFCF5E',
  },
}

/** Rules that turn the inks of this markup into those of the night, where the page that shows it is dark. */
export function nightRules(markup: string): string {
  const rules = rulesFor(markup, nightInks)
  // Paper grain on the open sky, which nobody sees by day, is stars: faint, as words stand before
  // them.
  if (markup.includes('class="grain"')) rules.push('.grain{fill:#56686A}')
  return atNight(rules.join(''))
}

/** Rules for a picture whose address on the page ends in `#low-sun` or `#lamplight`. */
export function lightRules(markup: string): string {
  const rules = Object.entries(lights).flatMap(([light, its]) =>
    rulesFor(markup, its).map((rule) => `#${light}:target~${rule}`),
  )
  return `<style>@media screen and (prefers-color-scheme:light){${rules.join('')}}</style>${markOf(lights)}`
}

function markOf(named: typeof lights): string {
  return Object.keys(named)
    .map((light) => `<g id="${light}"/>`)
    .join('')
}

function rulesFor(markup: string, other: Inks): string[] {
  return Object.entries(inks).flatMap(([name, day]) => {
    const ink = other[name as Ink]
    if (ink === undefined || ink === day) return []
    return (['fill', 'stroke'] as const)
      .filter((part) => markup.includes(`${part}="${day}"`))
      .map((part) => `[${part}="${day}"]{${part}:${ink}}`)
  })
}

export function atNight(rules: string): string {
  return rules && `<style>@media(prefers-color-scheme:dark){${rules}}</style>`
}
