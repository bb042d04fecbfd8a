import type { CSSProperties } from 'react'

/** The site's colours and letters, as far as mail programs carry them: styles stand on each element. */
export const colours = {
  paper: '#FAF6EC',
  deep: '#F1E8D8',
  ink: '#211C17',
  softInk: '#5A5047',
  leaf: '#2C4634',
  beet: '#8E2246',
  rule: '#CFC3AE',
  white: '#FFFFFF',
} as const

export const serif = "'Young Serif', Georgia, 'Times New Roman', serif"
export const sans = "'Hanken Grotesk', 'Helvetica Neue', Helvetica, Arial, sans-serif"

export const textStyle: CSSProperties = {
  margin: '0 0 16px',
  fontFamily: sans,
  fontSize: '17px',
  lineHeight: '26px',
  color: colours.ink,
}
