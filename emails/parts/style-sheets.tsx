/**
 * What cannot stand on an element: the same letter by night, closer to the edge on a telephone, and
 * on paper, where nobody presses a button.
 * Elements say by their class which colour they wear. QR codes stay dark on white.
 */
const nightAndNarrow = [
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
  '.margins{padding:24px 18px!important}',
  '.title{font-size:26px!important;line-height:32px!important}',
  '}',
  '@media print{.ground,.sheet{background-color:#FFFFFF!important}.action{display:none!important}}',
].join('')

/** The site's knife. A sheet of its own: some programs drop a whole sheet for one thing they do not know. */
const handCut =
  '.action{clip-path:polygon(.3% 3.6%,31% .4%,68% 2.6%,99.4% 0,100% 46%,99% 97%,62% 99.4%,27% 97.2%,.8% 100%,0 52%)}' +
  '.action a:focus-visible{outline:2px solid #FFFFFF;outline-offset:-7px}'

export function StyleSheets() {
  return (
    <>
      <style>{nightAndNarrow}</style>
      <style>{handCut}</style>
    </>
  )
}
