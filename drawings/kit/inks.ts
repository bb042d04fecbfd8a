/** The printing inks. `tan` is a lighter brown for nails, and for the crumb of bread. */
export const inks = {
  paper: '#FAF6EC',
  deep: '#F1E8D8',
  ink: '#211C17',
  leaf: '#2C4634',
  beet: '#8E2246',
  turmeric: '#E0A52E',
  brine: '#DDE6D6',
  crust: '#B06A35',
  mist: '#A9BDB0',
  tan: '#D8A071',
  /** Ink of the light in the sky and of all that it strikes: the sun, and after dusk the moon. */
  sun: '#E0A52F',
  /** A window, which is dark by day and lit from dusk on. */
  pane: '#2B2620',
} as const

export type Ink = keyof typeof inks
