import { cutAway, grow } from './kit/geometry.ts'
import { gouge } from './kit/gouge.ts'
import { pointsAt, move, placeOutline } from './kit/place.ts'
import { openSheet, type Sheet } from './kit/sheet.ts'
import { points, type Shape } from './kit/shape.ts'
import { splineThrough } from './kit/spline.ts'
import { lyingHand, poseHand } from './things/hand-bones.ts'
import { placeHand, printHand as printSkin } from './things/hand.ts'
import { printClothLid } from './things/cloth-lid.ts'
import { light } from './things/light.ts'
import { printSleeve } from './things/sleeve.ts'

const card = { x: 760, y: 600, turn: -0.13, scale: 1.14 }

/** A hand lays a voucher on its envelope, a ribbon beside it, seen from above. */
export function drawGiftVoucher(): Sheet {
  const sheet = openSheet({
    name: 'gift-voucher',
    seed: 88,
    thin: 1.7,
    slip: { turmeric: [-3, 3], crust: [3, -3], mist: [3, 3], deep: [2, 2], beet: [3, -2] },
  })
  printTable(sheet)
  printClothLid(sheet, { x: 130, y: 90, radius: 330, checks: 'leaf' })
  printEnvelope(sheet)
  printCard(sheet)
  printRibbon(sheet)
  printHand(sheet)
  return sheet
}

function printTable(sheet: Sheet): void {
  sheet.print('beet', sheet.frame, 'exact')
  sheet.hatch('ink', sheet.frame, {
    along: 0.12,
    gap: 54,
    length: [120, 420],
    width: [6, 14],
    chance: (x, y) => 0.25 + (x + y) / 5600,
  })
  sheet.print('ink', [
    gouge(points('-40,330 500,396 1100,470 1660,530'), 15, 'even'),
    gouge(points('-40,1010 500,1076 1100,1150 1660,1210'), 15, 'even'),
  ])
}

function printEnvelope(sheet: Sheet): void {
  const at = { x: 850, y: 690, turn: 0.16, scale: 1.2 }
  const cut = (text: string): Shape => sheet.cut(pointsAt(text, at), { wander: 2 })
  const whole = cut('-470,-300* 470,-300* 470,310* -470,310*')
  sheet.print('ink', move(whole, 30, 42))
  sheet.printFree('crust', whole, { by: 2, towards: light, shift: 6 })
  sheet.print('ink', [
    gouge(pointsAt('-470,310 -220,90 0,20', at), 12, 'wedge'),
    gouge(pointsAt('470,310 230,100 40,20', at), 12, 'wedge'),
  ])
}

/** One ribbon, turned over twice: its other side lies in the shade. */
function printRibbon(sheet: Sheet): void {
  const parts = [
    ['turmeric', '1010,-60 1080,40 1190,110 1310,130'],
    ['crust', '1290,110 1360,170 1350,250 1290,290'],
    ['turmeric', '1310,270 1240,330 1270,420 1380,440 1500,420 1660,440'],
  ] as const
  for (const [ink, line] of parts) {
    const strip = sheet.stroke(splineThrough(points(line), false, 14), 62, 'even')
    sheet.print('ink', move(strip, 12, 20))
    sheet.printFree(ink, strip, { by: 1, towards: light })
  }
}

/** The voucher as it is printed: the jar that is the farm's sign, a name, a wish, a sum. */
function printCard(sheet: Sheet): void {
  const cut = (text: string, wander = 1.4): Shape => sheet.cut(pointsAt(text, card), { wander })
  const line = (text: string, width: number, taper: 'blunt' | 'even' = 'even'): Shape =>
    text
      .split('|')
      .map((spine) => gouge(splineThrough(pointsAt(spine, card), false, 9), width, taper))
  const whole = cut('-430,-300* 430,-300* 430,300* -430,300*', 2)
  sheet.print('ink', move(whole, 26, 36))
  sheet.printFree('paper', whole, { by: 2, towards: light, shift: 6 })
  const edge = cut('-402,-272* 402,-272* 402,272* -402,272*')
  sheet.print('beet', cutAway(edge, grow(edge, -9)))
  sheet.print('deep', cut('-374,-244* -96,-244* -96,244* -374,244*'))
  sheet.print('ink', cut('-352,-96* -235,-200* -118,-96* -134,-74* -235,-160 -336,-74*'))
  sheet.print('ink', cut('-320,-60* -290,-96* -180,-96* -150,-60* -150,190* -320,190*'))
  sheet.print('paper', cut('-302,-52* -282,-78* -188,-78* -168,-52* -168,172* -302,172*'))
  sheet.print('beet', cut('-302,40 -270,28 -236,44 -200,30 -168,42 -168,172* -302,172*'))
  sheet.print('beet', cut('-226,-14 -214,-24 -204,-12 -214,-2'))
  sheet.print(
    'ink',
    farmName.flatMap((letter, place) => {
      const strokes = (capitals[letter] ?? '').split('|').filter(Boolean)
      return strokes.map((stroke) => {
        const spine = pointsAt(stroke, { x: -50 + place * 35, y: -206, scale: 0.94 })
        return gouge(placeOutline(spine, card), 9, 'even')
      })
    }),
  )
  const words =
    '-48,-52 60,-55|88,-56 140,-57|168,-58 290,-60|-48,-2 20,-4|48,-5 186,-7|214,-8 330,-11|-48,48 76,46|104,45 168,44'
  sheet.print('leaf', line(words, 17, 'blunt'))
  sheet.print('mist', line('-50,108 150,106 350,108', 6))
  const code = [-50, 70, 190].map((x) => cut(`${x},176* ${x + 90},172* ${x + 92},214* ${x},216*`))
  sheet.print('turmeric', code.flat())
}

const farmName = [...'HOF TER GIST']

/** Capitals as a knife cuts them, in a box of 28 by 44. */
const capitals: Readonly<Record<string, string>> = {
  H: '0,0 0,44|26,0 26,44|0,22 26,22',
  O: '13,0 26,12 26,32 13,44 0,32 0,12 13,0',
  F: '0,0 0,44|0,2 24,2|0,22 18,22',
  T: '0,2 28,2|14,2 14,44',
  E: '0,0 0,44|0,2 24,2|0,22 18,22|0,42 24,42',
  R: '0,44 0,2 22,4 24,18 0,24|10,24 26,44',
  G: '26,8 14,0 0,12 0,32 14,44 26,38 26,26 16,26',
  I: '12,0 12,44',
  S: '25,8 14,0 3,5 4,16 14,22 24,28 24,38 13,44 1,37',
}

const laying = { x: 1366, y: 968, turn: -0.84, scale: 4.7 }

/** A hand lays the card down: it comes from a corner, its fingers on the edge of the paper. */
function printHand(sheet: Sheet): void {
  const hand = placeHand(sheet, poseHand(lyingHand), laying)
  sheet.print('ink', move(hand.outline, 22, 30))
  printSkin(sheet, hand, light, 'tan')
  printSleeve(sheet, laying, { ink: 'leaf', stripe: 'mist', light })
}
