import { join, overlap } from '../kit/geometry.ts'
import { gouge } from '../kit/gouge.ts'
import type { Sheet } from '../kit/sheet.ts'
import { rectangle, type Shape } from '../kit/shape.ts'

/** The room of the flames above the embers; nothing burns in front of them. */
const flameRoom = rectangle(110, 250, 620, 742)

const fire = { x: 410, y: 660 }

/** The vault catches the fire; the floor runs back into the dark. */
export function printVault(sheet: Sheet, inside: Shape): void {
  const glow = (x: number, y: number): number => Math.hypot(x - fire.x, (y - fire.y) * 1.2)
  const vault = (x: number, y: number): number => Math.atan2((y - 700) * 1.2, x - 640) + Math.PI / 2
  const roof = overlap(inside, sheet.cut('0,0* 1600,0* 1600,560* 0,600*'))
  sheet.hatch('crust', roof, {
    along: vault,
    gap: 44,
    length: [110, 300],
    width: [8, 18],
    chance: (x, y) => 1.15 - glow(x, y) / 800,
  })
  sheet.hatch('turmeric', roof, {
    along: vault,
    gap: 46,
    length: [80, 240],
    width: [6, 15],
    chance: (x, y) => 1.1 - glow(x, y) / 560,
  })
  const floor = overlap(inside, sheet.cut('0,690* 1600,660* 1600,1000* 0,1000*'))
  const back = (x: number, y: number): number => Math.atan2(y - 480, x - 640)
  sheet.hatch('crust', floor, {
    along: back,
    gap: 34,
    length: [70, 220],
    width: [7, 16],
    chance: (x, y) => 1.1 - glow(x, y) / 900,
  })
  sheet.hatch('turmeric', floor, {
    along: back,
    gap: 36,
    length: [60, 200],
    width: [6, 13],
    chance: (x, y) => 1 - glow(x, y) / 520,
  })
}

/** The embers are swept into the corner, one log still burning. */
export function printFire(sheet: Sheet): void {
  const tongues = [
    [170, 250, -20],
    [215, 380, 30],
    [262, 300, -30],
    [300, 420, 24],
    [345, 290, 46],
    [392, 350, -16],
    [436, 250, 30],
    [478, 190, -24],
    [520, 130, 20],
  ] as const
  for (const [ink, share, wide] of [
    ['crust', 1, 88],
    ['turmeric', 0.82, 66],
    ['paper', 0.46, 34],
  ] as const) {
    const licks = tongues.map(([x, height, sway]) =>
      gouge(
        [0, 0.3, 0.55, 0.8, 1].map((part) => ({
          x: x + sway * Math.sin(part * 4.2) + sway * part,
          y: 740 - height * share * part,
        })),
        wide,
        'wedge',
      ),
    )
    sheet.printWithin(ink, join(licks), flameRoom)
  }
  const embers = sheet.cut(
    '120,764* 150,716 210,700 260,716 320,694 380,712 440,700 500,720 560,722 600,752*',
    { wander: 5, wave: 40 },
  )
  sheet.print('ink', embers)
  sheet.hatch('turmeric', embers, {
    along: 0.3,
    gap: 18,
    length: [20, 50],
    width: [7, 13],
    chance: 0.6,
  })
  sheet.strew(
    'turmeric',
    sheet.scatter(sheet.cut('180,330 520,300 560,560 300,520'), 16),
    [5, 7, 9],
  )
}
