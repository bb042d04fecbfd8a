import type { House } from '#booking/house/house.ts'
import type { Look } from '#booking/look/look-value.ts'
import { facePairs } from '#booking/look/face-pairs.ts'
import { paletteNameOf, paletteOf } from '#booking/look/palette.ts'

/** The site's colours and faces; mail programs want styles on each element. */
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

const nightColours = {
  ground: '#171310',
  sheet: '#262019',
  ink: '#F3EBDC',
  soft: '#C9BDA9',
  leaf: '#B4C9BB',
  edge: '#6B5F52',
  action: '#A8325C',
} as const

export const { serif, sans } = facePairs.farm

const letter = {
  fontFamily: sans,
  fontSize: '17px',
  lineHeight: '26px',
  color: colours.ink,
} as const

export const linkStyle = {
  display: 'inline-block',
  padding: '9px 0',
  ...letter,
  textDecoration: 'underline',
} as const

export const textStyle = { margin: '0 0 16px', ...letter, overflowWrap: 'anywhere' } as const
export const smallLetter = { ...letter, fontSize: '16px', lineHeight: '24px' } as const
export const softLetter = { ...smallLetter, color: colours.softInk } as const

/** Rules that no element can have: for night, narrow screens and paper. QR codes stay dark on white. */
export const mediaRules = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (prefers-color-scheme:dark){',
  `.ground{background-color:${nightColours.ground}!important;color-scheme:dark!important}`,
  `.sheet{background-color:${nightColours.sheet}!important}`,
  `.ink{color:${nightColours.ink}!important}`,
  `.soft{color:${nightColours.soft}!important}`,
  `.leaf{color:${nightColours.leaf}!important}`,
  `.edge{border-color:${nightColours.edge}!important}`,
  `.action{background-color:${nightColours.action}!important}`,
  '}',
  '@media (max-width:480px){',
  '.margins{padding-left:18px!important;padding-right:18px!important}',
  '.title{font-size:26px!important;line-height:32px!important}',
  '.rows{max-width:none!important;margin-right:0!important}',
  '.scan{display:none!important}',
  '}',
  '@media print{.ground,.sheet{background-color:#FFFFFF!important}.action{display:none!important}}',
].join('')

/** A sheet of its own: programs drop a whole sheet for one unknown rule. */
export const newerRules =
  '.action{clip-path:polygon(.3% 3.6%,31% .4%,68% 2.6%,99.4% 0,100% 46%,99% 97%,62% 99.4%,27% 97.2%,.8% 100%,0 52%)}' +
  '.action a:focus-visible{outline:2px solid #FFFFFF;outline-offset:-7px}' +
  'h2{text-wrap:balance}p,li{text-wrap:pretty}'

/** The markup of a mail in the look of a house; the look of `content/` changes nothing. */
export function withLook({ look }: Pick<House, 'look'>, html: string): string {
  const chosen = { ...ownColours(look), ...ownFaces(look) }
  if (Object.keys(chosen).length === 0) return html
  const parts = new RegExp(Object.keys(chosen).map(RegExp.escape).join('|'), 'g')
  // A typed text has no quotation mark in the markup, and so is no attribute.
  return html.replaceAll(/ (?:style|bgcolor)="[^"]*"|<style>[^<]*/g, (styles) =>
    styles.replaceAll(parts, (part) => chosen[part] ?? part),
  )
}

type Exchanged = Readonly<Record<string, string>>

function ownFaces({ faces }: Look): Exchanged {
  if (faces === 'farm') return {}
  const pair = facePairs[faces]
  return { [inMarkup(serif)]: inMarkup(pair.serif), [inMarkup(sans)]: inMarkup(pair.sans) }
}

/** Faces as an attribute has them. */
function inMarkup(stack: string): string {
  return stack.replaceAll("'", '&#x27;')
}

function ownColours(look: Look): Exchanged {
  if (paletteNameOf(look.colours) === 'farm') return {}
  const { day, night, nightSolid } = paletteOf(look.colours)
  return {
    [colours.paper]: day.paper,
    [colours.deep]: day.deep,
    [colours.ink]: day.ink,
    [colours.softInk]: day.soft,
    [colours.leaf]: day.leaf,
    [colours.beet]: day.beet,
    [colours.rule]: day.rule,
    [nightColours.ground]: night.field,
    [nightColours.sheet]: night.paper,
    [nightColours.ink]: night.ink,
    [nightColours.soft]: night.soft,
    [nightColours.leaf]: night.leaf,
    [nightColours.edge]: night.control,
    [nightColours.action]: nightSolid.beet,
  }
}
