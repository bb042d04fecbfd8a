import { cutAway, halo, join } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import { cutLine } from '../kit/knife.ts'
import { move } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse, points, type Outline, type Shape } from '../kit/shape.ts'
import { light } from './light.ts'

/** A black hen with her neck stretched, looking closely at something to her right. */
export function printPeeringHen(sheet: Sheet): void {
  const body = sheet.cut(
    '478,366 452,346 416,312 372,274 316,248 262,240 226,214 208,158* 186,176* 160,122* 146,160* 104,124* 106,174* 56,158* ' +
      '70,206* 34,216* 62,246 92,270 114,298 112,322* 138,326 146,356* 172,364 192,388* 220,394 262,412 322,408 372,384 408,372 432,388 448,410 470,424 494,422 512,408 514,388 500,370',
    { wander: 1.4, wave: 60 },
  )
  const legs = legsOf(sheet)
  sheet.print('leaf', shadowOf(sheet))
  sheet.print('turmeric', legs)
  const comb = sheet.cut(
    '452,352* 448,326* 464,336* 472,312* 484,334* 500,320* 504,344* 522,342* 520,364* 508,378 484,372*',
    { wander: 0.8 },
  )
  const wattle = sheet.cut('484,416* 504,412* 508,432 498,452 484,440', { wander: 0.8 })
  const beak = sheet.cut('510,386* 530,396 546,416* 524,412 508,410*', { wander: 0.4 })
  sheet.print('paper', halo(join(body, comb, beak), { by: 1.5, towards: light, shift: 4 }))
  sheet.print('turmeric', beak)
  sheet.print('beet', join(comb, wattle))
  sheet.print('ink', body)
  printFeathers(sheet, body)
  sheet.print('turmeric', [ellipse(490, 392, { rx: 6, ry: 6, corners: 8 })])
  sheet.print('ink', [ellipse(491, 393, { rx: 3, ry: 3, corners: 6 })])
}

function legsOf(sheet: Sheet): Shape {
  const bones: readonly [string, number][] = [
    ['238,378 228,430 236,500', 13],
    ['236,498 262,508 292,510', 9],
    ['236,498 254,518 274,528', 9],
    ['236,498 214,506 196,508', 8],
    ['300,384 304,436 322,482', 13],
    ['322,480 350,486 378,486', 9],
    ['322,480 342,498 362,506', 9],
    ['322,480 300,490 284,490', 8],
  ]
  return bones.map(([line, width]) =>
    gouge(
      cutLine(sheet.random, points(line), { wander: 0.8 }),
      width,
      width > 10 ? 'even' : 'wedge',
    ),
  )
}

function shadowOf(sheet: Sheet): Shape {
  return sheet.cut('226,506 300,500 400,502 500,510 540,522 460,532 340,532 260,522', { wander: 3 })
}

function printFeathers(sheet: Sheet, body: Shape): void {
  const wing = sheet.cut(
    '150,262 190,244 250,250 310,276 348,316 334,342 290,356* 284,344 230,352* 226,336 170,330* 178,312 140,298*',
    { wander: 1.4, wave: 50 },
  )
  sheet.printWithin('paper', cutAway(move(wing, -3, -4), wing), body)
  const scallops: Outline[] = []
  for (const row of [0, 1, 2]) {
    for (let index = 0; index < (row === 0 ? 5 : 4); index++) {
      const [x, y] = [320 - index * 32 - row * 17, 302 - index * 9 + row * 15]
      scallops.push(
        gouge(
          points(`${x + 11},${y - 13} ${x - 2},${y - 12} ${x - 9},${y - 2} ${x - 3},${y + 9}`),
          7,
        ),
      )
    }
  }
  sheet.printWithin('paper', scallops, wing)
  const quills = ['218,336 184,326 162,310', '268,342 224,336 196,326']
  sheet.print(
    'paper',
    quills.map((line) => gouge(points(line), 5, 'wedge')),
  )
  const tail = [
    '226,246 208,212 200,186',
    '208,246 182,200 164,152',
    '192,252 152,204 118,150',
    '176,260 128,216 78,176',
    '166,272 116,240 58,220',
  ]
  sheet.print(
    'crust',
    tail.map((line) => gouge(points(line), 7)),
  )
  const neck = [
    '420,344 396,316 372,296',
    '448,374 430,348 410,332',
    '404,346 380,318 350,296',
    '440,394 416,368 396,352',
    '380,342 352,312 326,294',
    '418,380 396,362 376,352',
  ]
  sheet.print(
    'paper',
    neck.map((line) => gouge(cutLine(sheet.random, points(line)), 6, 'wedge')),
  )
  const breast = [
    '340,384 358,366 368,346',
    '300,396 322,384 336,368',
    '250,392 272,386 292,372',
    '206,374 228,374 250,364',
    '366,378 384,362 392,350',
  ]
  sheet.print(
    'crust',
    breast.map((line) => gouge(points(line), 6)),
  )
  sheet.print(
    'mist',
    move(
      [gouge(points('270,238 220,226 180,224'), 6), gouge(points('360,276 320,256 290,248'), 5)],
      0,
      0,
    ),
  )
}
