import { expect, it } from 'vitest'
import { withUsedStyles } from './used-styles.ts'

function sheetOf(css: string, body: string): string {
  const html = withUsedStyles(`<html><style data-site="true">${css}</style><body>${body}</body>`)
  return /<style data-site="true">([\s\S]*)<\/style>/.exec(html)?.[1] ?? ''
}

it.each([
  ['a rule for a class that is on the page', '.jar{top:0}', true],
  ['a rule for a class that is not', '.lid{top:0}', false],
  ['an element that is not on it', 'table{top:0}', false],
  ['a class in another, both there', 'p .jar{top:0}', true],
  ['a class in one that is not there', '.shelf .jar{top:0}', false],
  ['a name with signs of its own', '.md\\:w-1\\/2{top:0}', true],
  ['a state that an attribute says', 'html[data-consent="asked"] p{top:0}', true],
  ['what a class must not be', 'p:not(.lid){top:0}', true],
  ['one of several, one of them there', ':is(.lid,.shelf .jar,.jar){top:0}', true],
  ['one of several, none there', ':is(.lid,.shelf .jar){top:0}', false],
  ['a place among others', '.jar:nth-child(4){top:0}', true],
  ['a language', ':lang(nl){top:0}', true],
  ['a part of a field, with no field there', '::placeholder{top:0}', false],
  ['a part of any element', '.jar::before{top:0}', true],
  ['a variable that is asked for', '.jar{--lid:1;top:var(--lid)}', true],
  ['a variable through another', ':root{--lid:1}.jar{--cap:var(--lid);top:var(--cap)}', true],
  ['a variable of the page itself', ':root{--color-ink:#000}', true],
  ['a variable nobody asks for', ':root{--lid:1;--cap:var(--lid)}', false],
  ['what a variable is, where nobody asks', '@property --lid{syntax:"*";inherits:false}', false],
  ['motion that is used', '@keyframes rise{to{top:0}}p{animation:1s rise}', true],
  ['a face', '@font-face{font-family:x;src:local(y)}', true],
  ['a page of paper that is used', '@page card{margin:0}p{page:card}', true],
  ['a page of paper that is not', '@page card{margin:0}', false],
  ['the host of a shadow tree', ':host{top:0}', false],
] as const)('of the style sheet stays or goes: %s', (_, css, stays) => {
  const page = '<p class="md:w-1/2 jar" fill="var(--color-ink)">A jar</p>'
  const kept = sheetOf(css, page)
  expect(kept).toBe(stays ? css : '')
})

it('a list keeps only the selectors that can apply, and no rule is left empty', () => {
  const css =
    '@media print{.lid{top:0}}.jar,.lid{top:0}p:is(.lid,.jar){top:0}@keyframes rise{to{top:0}}'
  expect(sheetOf(css, '<p class="jar">lid</p>')).toBe('.jar{top:0}p:is(.jar){top:0}')
})

it('a declaration that follows itself is written once', () => {
  const css = 'p{color:red;color:red;color:red;top:0;color:red}'
  expect(sheetOf(css, '<p>A jar</p>')).toBe('p{color:red;top:0;color:red}')
})

it('the text of a script is no part of the page', () => {
  expect(sheetOf('.lid{top:0}', '<script>"<p class=\\"lid\\">"</script>')).toBe('')
})
