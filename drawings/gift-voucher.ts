import { cutAway, grow, halo, overlap } from './kit/geometry.ts'
import { gouge } from './kit/gouge.ts'
import { hatch } from './kit/hatch.ts'
import { move, placeOutline } from './kit/place.ts'
import { openSheet, type Sheet } from './kit/sheet.ts'
import { ellipse, points, type Outline, type Shape } from './kit/shape.ts'
import { scatter } from './kit/specks.ts'
import { light } from './things/light.ts'
import { printMarks } from './things/lit-mass.ts'
import { printBow } from './things/ribbon.ts'

const envelope = { x: 690, y: 690, turn: -0.2, scale: 1 }
const lid = { x: 1400, y: 250, radius: 390 }

/** The voucher in its envelope, tied with a ribbon, on the table beside a covered jar: seen from above. */
export function drawGiftVoucher(): Sheet {
  const sheet = openSheet({
    name: 'gift-voucher',
    width: 1600,
    height: 1200,
    seed: 88,
    thin: 1.7,
    slip: { turmeric: [-3, 3], crust: [3, -3], mist: [3, 3], deep: [2, 2], beet: [3, -2] },
  })
  printTable(sheet)
  printCloth(sheet)
  const body = printEnvelope(sheet)
  printSprig(sheet)
  printRibbons(sheet, body)
  sheet.grain(60)
  return sheet
}

function printTable(sheet: Sheet): void {
  sheet.print('leaf', sheet.frame, 'exact')
  printMarks(sheet, 'ink', sheet.frame, {
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

/** A checked cloth over the mouth of a jar, from straight above, its hem in pleats. */
function printCloth(sheet: Sheet): void {
  const hem = Array.from({ length: 44 }, (_, index) => {
    const turn = (index / 44) * Math.PI * 2
    const reach = lid.radius * (index % 2 === 0 ? 1.04 : 0.93) * sheet.random.between(0.97, 1.03)
    return { x: lid.x + Math.cos(turn) * reach, y: lid.y + Math.sin(turn) * reach }
  })
  const cloth = sheet.cut(hem, { wander: 2 })
  const mouth = sheet.cut(ellipse(lid.x, lid.y, { rx: 270, ry: 270, corners: 22 }), { wander: 2 })
  sheet.print('ink', move(cloth, 40, 56))
  sheet.print('paper', halo(cloth, { by: 2, towards: light, shift: 7 }))
  sheet.print('deep', cloth)
  const checks: Outline[] = [-3, -2, -1, 0, 1, 2, 3].flatMap((step) => {
    const aside = step * 112
    return [0.5, 0.5 + Math.PI / 2].map((turn) =>
      gouge(
        placeOutline(
          points(`${aside - 14},-460 ${aside + 10},-200 ${aside - 6},60 ${aside + 8},460`),
          {
            x: lid.x,
            y: lid.y,
            turn,
          },
        ),
        34,
        'even',
      ),
    )
  })
  sheet.print('beet', overlap(checks, cloth))
  const pleats = Array.from({ length: 44 }, (_, index): Outline => {
    const turn = ((index + 0.5) / 44) * Math.PI * 2
    const at = (reach: number) => ({
      x: lid.x + Math.cos(turn) * reach,
      y: lid.y + Math.sin(turn) * reach,
    })
    return gouge([at(372), at(330), at(290)], 18, 'wedge')
  })
  sheet.print('ink', overlap(pleats, cloth))
  const string = cutAway(grow(mouth, 16), mouth)
  sheet.print('ink', move(string, 5, 7))
  sheet.print('paper', string)
  const shade = hatch(sheet.random, mouth, {
    along: 0.5,
    gap: 40,
    length: [70, 220],
    width: [6, 12],
    chance: (x, y) => ((x - lid.x) * 0.6 + (y - lid.y) * 0.8) / 260,
  })
  sheet.print('ink', shade)
}

/** Brown paper; the card stands out of it, with the jar that is the farm's sign printed on it. */
function printEnvelope(sheet: Sheet): Shape {
  const cut = (text: string, wander = 2): Shape =>
    sheet.cut(placeOutline(points(text), envelope), { wander })
  const card = cut('-400,-420* 410,-430* 420,120* -410,130*')
  sheet.print('ink', move(card, 34, 44))
  sheet.print('paper', halo(card, { by: 2, towards: light, shift: 5 }))
  sheet.print('paper', card)
  const edge = cut('-372,-392* 382,-400* 390,130* -380,130*', 1.4)
  sheet.print('beet', overlap(cutAway(edge, grow(edge, -9)), card))
  printSign(sheet, card)
  const lines = ['110,-330 200,-336 350,-332', '110,-262 180,-266 270,-262']
  sheet.print(
    'ink',
    lines.map((line, index) =>
      gouge(placeOutline(points(line), envelope), index === 0 ? 34 : 15, 'blunt'),
    ),
  )
  const body = cut('-520,-170* 530,-180* 540,440* -530,450*', 3)
  sheet.print('ink', move(body, 40, 52))
  sheet.print('paper', halo(body, { by: 2, towards: light, shift: 6 }))
  sheet.print('crust', body)
  const flap = cut('-520,-170* -200,80 0,170 220,78 530,-180* 0,-150', 3)
  sheet.print('ink', overlap(move(flap, 8, 20), body))
  sheet.print('tan', flap)
  const fibre = { along: envelope.turn, gap: 44, length: [50, 190], width: [4, 9] } as const
  printMarks(sheet, 'tan', cutAway(body, grow(flap, 16)), {
    ...fibre,
    chance: (x, y) => 0.7 - (x + y) / 2600,
  })
  printMarks(sheet, 'ink', body, { ...fibre, chance: (x, y) => (x + y - 1300) / 1500 })
  printMarks(sheet, 'crust', flap, { ...fibre, chance: 0.4 })
  return body
}

function printRibbons(sheet: Sheet, body: Shape): void {
  const cut = (text: string): Shape =>
    sheet.cut(placeOutline(points(text), envelope), { wander: 2 })
  const ribbons = [
    cut('-300,-190* -240,-190* -236,460* -298,460*'),
    cut('-540,236* 550,226* 550,288* -540,298*'),
  ]
  for (const ribbon of ribbons) {
    const lying = overlap(ribbon, body)
    sheet.print('ink', overlap(move(lying, 8, 12), body))
    sheet.print('paper', overlap(halo(lying, { by: 0.5, towards: light, shift: 4 }), body))
    sheet.print('beet', lying)
  }
  const knot = placeOutline(points('-268,262'), envelope)[0] ?? envelope
  printBow(sheet, { x: knot.x, y: knot.y, turn: -0.3, scale: 2.1 })
}

/** A house that is a jar, half full, one bubble risen. */
function printSign(sheet: Sheet, card: Shape): void {
  const at = (text: string): Shape =>
    sheet.cut(placeOutline(points(text), { ...envelope, scale: 1 }), { wander: 1, facet: 1 })
  const roof = at('-140,-300* -40,-374* 60,-300* 48,-282* -40,-346* -128,-282*')
  const jar = at('-104,-262* -82,-290* -40,-322* 2,-290* 24,-262* 24,-190* -104,-190*')
  const drink = at('-92,-232 -62,-240 -36,-226 -4,-238 12,-232 12,-170* -92,-170*')
  sheet.print('ink', overlap([...roof, ...jar], card))
  sheet.print('paper', at('-90,-256* -40,-304* 10,-256* 12,-170* -92,-170*'))
  sheet.print('beet', drink)
}

/** A sprig of dill in flower from the garden, put under the ribbon. */
function printSprig(sheet: Sheet): void {
  const stem = sheet.stroke('300,1150 450,930 640,760 830,640 960,590', 15)
  const heart = { x: 966, y: 588 }
  const rays: Outline[] = []
  const tips: { x: number; y: number }[] = []
  for (let index = 0; index < 15; index++) {
    const turn = -2.1 + index * 0.26
    const reach = sheet.random.between(150, 205)
    const tip = { x: heart.x + Math.cos(turn) * reach, y: heart.y + Math.sin(turn) * reach }
    tips.push(tip)
    const bend = { x: (heart.x + tip.x) / 2 + 8, y: (heart.y + tip.y) / 2 - 10 }
    rays.push(gouge([heart, bend, tip], 9, 'even'))
  }
  const umbel = [...stem, ...rays]
  sheet.print('ink', move(umbel, 12, 17))
  sheet.print('brine', umbel)
  const blossoms = tips.flatMap(({ x, y }) =>
    scatter(sheet.random, [ellipse(x, y, { rx: 42, ry: 42, corners: 10 })], 9),
  )
  sheet.strew(
    'ink',
    blossoms.map(({ x, y }) => ({ x: x + 7, y: y + 10 })),
    [12, 17, 22],
    'round',
  )
  sheet.strew('turmeric', blossoms, [12, 17, 22], 'round')
}
