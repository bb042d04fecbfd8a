/** The site's colours and letters; mail programs want styles on each element. */
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

export const textStyle = { margin: '0 0 16px', ...letter } as const
export const smallLetter = { ...letter, fontSize: '16px', lineHeight: '24px' } as const
export const softLetter = { ...smallLetter, color: colours.softInk } as const

/** Rules that no element can have: night, a narrow screen, paper. QR codes stay dark on white. */
export const nightAndNarrow = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (prefers-color-scheme:dark){',
  '.ground{background-color:#171310!important;color-scheme:dark!important}',
  '.sheet{background-color:#262019!important}',
  '.ink{color:#F3EBDC!important}',
  '.soft{color:#C9BDA9!important}',
  '.leaf{color:#B4C9BB!important}',
  '.edge{border-color:#6B5F52!important}',
  '.action{background-color:#A8325C!important}',
  '}',
  '@media (max-width:480px){',
  '.margins{padding-left:18px!important;padding-right:18px!important}',
  '.title{font-size:26px!important;line-height:32px!important}',
  '.scan{display:none!important}',
  '}',
  '@media print{.ground,.sheet{background-color:#FFFFFF!important}.action{display:none!important}}',
].join('')

/** A sheet of its own: some programs drop a whole sheet for one rule they do not know. */
export const handCut =
  '.action{clip-path:polygon(.3% 3.6%,31% .4%,68% 2.6%,99.4% 0,100% 46%,99% 97%,62% 99.4%,27% 97.2%,.8% 100%,0 52%)}' +
  '.action a:focus-visible{outline:2px solid #FFFFFF;outline-offset:-7px}'
