import { cutAway, join } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { move } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { points } from '../kit/shape.ts'

export function printRibbon(sheet: Sheet): void {
  const cut = (line: string) => sheet.cut(line, { wander: 0.5, facet: 1 })
  const band = cut('17,94* 100,104 183,94* 184,110* 100,120 16,110*')
  const loops = join(
    cut('96,106* 82,88 58,80 44,90 46,106 66,116*'),
    cut('104,106* 116,86 142,78 158,90 154,106 134,116*'),
  )
  const tails = join(
    cut('98,110* 82,134 74,166* 84,160* 94,170* 104,114*'),
    cut('104,108* 122,132 134,160* 122,158* 116,170* 98,116*'),
  )
  const bow = join(loops, tails)
  sheet.print('ink', move(band, 2, 3))
  sheet.print('beet', band)
  sheet.print('ink', move(bow, 3, 4))
  sheet.printFree('beet', bow, { by: 0.8, towards: [-0.6, -0.8], shift: 2 })
  const folds = [
    '92,104 78,96 60,94',
    '108,104 122,94 142,92',
    '96,118 88,136 84,152',
    '106,116 114,134 120,150',
  ]
  sheet.print(
    'ink',
    folds.map((line) => gouge(points(line), 5, 'wedge')),
  )
  const knot = cut('92,102* 108,100* 110,116* 94,118*')
  sheet.printFree('beet', knot, { by: 0.4, towards: [-0.6, -0.8], shift: 1.5 })
}

export function printCloth(sheet: Sheet): void {
  const cap = sheet.cut(
    '56,22 100,14 146,23 166,42 164,58* 186,86* 164,96* 142,88* 122,102* 96,92* 72,102* 52,88* 30,92* 14,82* 36,58* 34,42',
    { wander: 1 },
  )
  sheet.printFree('brine', cap, { by: 1.2, towards: [-1, -0.6], shift: 3.5 })
  sheet.printWithin('mist', cutAway(cap, move(cap, -26, -2)), cap)
  const folds = [
    '28,88 40,72 46,62',
    '60,94 66,78 70,66',
    '96,92 98,80 99,68',
    '132,94 128,78 126,66',
    '168,92 158,76 150,62',
  ]
  const creases = ['60,56 58,42 66,30', '100,62 98,44 98,32', '138,56 138,44 130,32']
  sheet.print(
    'ink',
    folds.map((line) => gouge(points(line), 8, 'wedge')),
  )
  sheet.print(
    'ink',
    creases.map((line) => gouge(points(line), 4, 'wedge')),
  )
  const cord = ['35,56 62,64 100,67 138,64 165,56', '124,66 136,80 132,100', '124,66 114,80 106,94']
  sheet.print(
    'beet',
    cord.map((line) => gouge(points(line), 6, 'even')),
  )
}

export function printBand(sheet: Sheet): void {
  sheet.print('ink', [gouge(points('18,159 60,168 100,171 140,168 183,159'), 6, 'even')])
  sheet.print('beet', [gouge(points('17,156 60,165 100,168 140,165 184,156'), 6, 'even')])
}
