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
}

/** Rules that turn the inks of this markup into those of the night, where the page that shows it is dark. */
export function nightRules(markup: string): string {
  const rules = Object.entries(inks).flatMap(([name, day]) => {
    const night = nightInks[name as Ink]
    if (night === day) return []
    return (['fill', 'stroke'] as const)
      .filter((part) => markup.includes(`${part}="${day}"`))
      .map((part) => `[${part}="${day}"]{${part}:${night}}`)
  })
  // Paper grain on the open sky, which nobody sees by day, is stars: faint, as words stand before
  // them.
  if (markup.includes('class="grain"')) rules.push('.grain{fill:#56686A}')
  return atNight(rules.join(''))
}

export function atNight(rules: string): string {
  return rules && `<style>@media(prefers-color-scheme:dark){${rules}}</style>`
}
