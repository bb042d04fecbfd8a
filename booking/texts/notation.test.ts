import { assert, constantFrom, array, property } from 'fast-check'
import { expect, it } from 'vitest'
import { type Block, type Piece, plainText, readNotation, wrongAddress } from './notation.ts'

const text = (of: string): Piece => ({ kind: 'text', text: of })
const inLine = (...of: Piece[]): Block[] => [{ kind: 'paragraph', of }]

it.each([
  ['Kool en zout', inLine(text('Kool en zout'))],
  ['', inLine(text(''))],
  [
    '*Kool* en **zout**',
    inLine({ kind: 'em', of: [text('Kool')] }, text(' en '), {
      kind: 'strong',
      of: [text('zout')],
    }),
  ],
  [
    '**Kool *en* zout**',
    inLine({
      kind: 'strong',
      of: [text('Kool '), { kind: 'em', of: [text('en')] }, text(' zout')],
    }),
  ],
  [
    'Zie [de **prijzen**](/nl/ateliers#prijs).',
    inLine(
      text('Zie '),
      {
        kind: 'link',
        to: '/nl/ateliers#prijs',
        of: [text('de '), { kind: 'strong', of: [text('prijzen')] }],
      },
      text('.'),
    ),
  ],
  ['[bel](tel:+3290000000)', inLine({ kind: 'link', to: 'tel:+3290000000', of: [text('bel')] })],
  ['[bon](/fr/bon\u2011cadeau)', inLine({ kind: 'link', to: '/fr/bon-cadeau', of: [text('bon')] })],
  [
    'Mee:\n- schort\n- *bokaal*\nTot dan',
    [
      ...inLine(text('Mee:')),
      { kind: 'list', items: [[text('schort')], [{ kind: 'em', of: [text('bokaal')] }]] },
      ...inLine(text('Tot dan')),
    ],
  ],
])('%j is read', (typed, blocks) => {
  expect(readNotation(typed)).toEqual(blocks)
})

it.each([
  '2*3*4 bokalen',
  'Vanaf € 65*',
  '* los',
  '**',
  '***',
  '*a',
  '-zonder spatie',
  '_zo_',
  '# kop',
  '`x`',
  '[leeg]()',
  '[](/nl)',
  '[x](javascript:alert(1))',
  '[x](JaVaScript:alert)',
  '[x](data:text/html,a)',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '[x](http://a.example)',
  '[x](https://)',
  '[x](vbscript:a)',
  '[x](mailto:hallo)',
  '[x](https://a.example/(b))',
  '[x](https://a.example b)',
  '[x](/nl\t/x)',
  '<b>x</b>',
  '<img src=x onerror=alert(1)>',
  '&lt;',
  '{{x}}',
  '![x](a.png)',
  '[[x](y)](z)',
])('%j is text as it was typed', (typed) => {
  expect(readNotation(typed)).toEqual(inLine(text(typed)))
  expect(plainText(typed)).toBe(typed)
})

it('no text leads to a script, and none takes long', () => {
  const words = '* ** [ ] ( ) a / https://a.be javascript: <'.split(' ')
  const signs = constantFrom(...words, '- ', '\n', ' ', '\u2063', '\u202e')
  assert(
    property(array(signs, { maxLength: 60 }), (typed) => {
      expect(plainText(typed.join('')).length).toBeLessThanOrEqual(typed.join('').length)
      for (const block of readNotation(typed.join(''))) {
        const links = block.kind === 'list' ? block.items.flat() : block.of
        for (const piece of links)
          if (piece.kind === 'link') expect(piece.to).toMatch(/^(https:\/\/|\/(?![/\\]))/)
      }
    }),
  )
  const began = performance.now()
  readNotation('*a '.repeat(1500))
  readNotation('[a]('.repeat(1500))
  // A reader that goes back over and over takes minutes.
  expect(performance.now() - began).toBeLessThan(5000)
})

it('an address that leads nowhere is found', () => {
  const isPage = (path: string) => path === '/nl/contact'
  expect(wrongAddress('[a](/nl/contact?x=1#b) [b](https://a.example/x)', isPage)).toBe(undefined)
  expect(wrongAddress('[a](https://a.example/b_(c))', isPage)).toBe('https://a.example/b_(c')
  expect(wrongAddress('[a](/nl/contakt)', isPage)).toBe('/nl/contakt')
  expect(wrongAddress('[a](mailto:a@b.example) [b](javascript:x)', isPage)).toBe('javascript:x')
})
