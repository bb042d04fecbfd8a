import { move } from '../kit/place.ts'
import { type Sheet } from '../kit/sheet.ts'
import { ellipse, rectangle } from '../kit/shape.ts'

/** The low sun behind the window. */
export const sun = { x: 1010, y: 430 }

export function printOutside(sheet: Sheet): void {
  const sky = rectangle(330, -30, 1630, 700)
  sheet.print('brine', sky, 'exact')
  const rays = (x: number, y: number): number => Math.atan2(y - sun.y, x - sun.x)
  const far = (x: number, y: number): number => Math.hypot(x - sun.x, y - sun.y)
  sheet.hatch('turmeric', sky, {
    along: rays,
    gap: 34,
    length: [90, 240],
    width: (x, y) => 14 - far(x, y) / 60,
    chance: (x, y) => (far(x, y) < 150 ? 0 : 1.1 - far(x, y) / 460),
  })
  sheet.hatch('paper', sky, {
    along: rays,
    gap: 30,
    length: [140, 380],
    width: (x, y) => 18 - far(x, y) / 70,
    chance: (x, y) => (far(x, y) < 150 ? 0 : 1.1 - far(x, y) / 900),
  })
  sheet.printCut('paper', ellipse(sun.x, sun.y, { rx: 116, ry: 116, corners: 13 }), { wander: 4 })
  sheet.printCut('turmeric', ellipse(sun.x, sun.y, { rx: 92, ry: 92 }), { wander: 1.5 })
  sheet.printCut(
    'mist',
    '300,640* 420,600 560,618 760,590 960,612 1200,588 1400,606 1640,580* 1640,760* 300,760*',
    { wander: 4, wave: 50 },
  )
}

export function printWindow(sheet: Sheet): void {
  const wall = sheet.cut('-30,-30* 352,-30* 340,760* -30,760*', { wander: 2 })
  sheet.print('ink', wall)
  sheet.hatch('leaf', wall, {
    along: 1.5,
    gap: 36,
    length: [120, 380],
    width: [8, 18],
    chance: (x) => 0.25 + x / 500,
  })
  sheet.hatch('crust', wall, {
    along: 1.5,
    gap: 40,
    length: [60, 220],
    width: [3, 8],
    chance: (x) => (x - 120) / 320,
  })
  const bars = [
    '352,-30* 404,-30* 392,760* 340,760*',
    '826,-30* 872,-30* 868,760* 820,760*',
    '392,128* 1630,104* 1630,150* 392,174*',
    '340,690* 1630,664* 1630,730* 340,760*',
  ]
  for (const bar of bars) {
    const wood = sheet.cut(bar, { wander: 2 })
    sheet.print('paper', move(wood, 6, 1))
    sheet.print('leaf', wood)
    sheet.wedge('turmeric', wood, {
      light: [sun.x > 900 ? 0.8 : -0.8, -0.2],
      threshold: 0.6,
      gap: 52,
      length: [18, 40],
      width: [6, 10],
      slant: 1.2,
    })
  }
}
