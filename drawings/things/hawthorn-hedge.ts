import { gouge } from '../kit/gouge.ts'
import { move } from '../kit/place.ts'
import type { Sheet } from '../kit/sheet.ts'
import { ellipse, rectangle } from '../kit/shape.ts'

/** Hawthorn in flower: clump over clump, each dark below, with blossom where the light falls. */
export function printHawthornHedge(sheet: Sheet): void {
  const { random, frame } = sheet
  sheet.print('brine', frame, 'exact')
  sheet.hatch('paper', rectangle(-20, -20, 1620, 330), {
    along: -0.03,
    gap: 30,
    length: [160, 480],
    width: [8, 18],
    chance: 0.5,
  })
  const hedge = sheet.cut('-30,190* 600,230 1100,300 1640,370* 1640,1240* -30,1240*')
  sheet.print('leaf', hedge)
  for (let row = 0; row < 4; row++) {
    for (let x = -40 + (row % 2) * 100; x < 1640; x += 204) {
      const size = (1.3 - x / 4000) * random.between(0.9, 1.15)
      const y = 200 + x * 0.1 + row * 140 * (1 - x / 3600)
      const flowers = random.next() < 1.1 - row * 0.36
      printClump(sheet, { x: x + random.spread() * 30, y: y + random.spread() * 20, size, flowers })
    }
  }
  sheet.hatch('ink', rectangle(-20, 760, 1620, 1220), {
    along: (x, y) => Math.sin(x / 190 + y / 130) * 0.7 - 1.1,
    gap: 52,
    length: [70, 180],
    width: [10, 22],
    chance: 0.45,
  })
}

type Clump = { x: number; y: number; size: number; flowers: boolean }

/** A branch end seen from the front: leaves in a cushion, blossom on its upper left. */
function printClump(sheet: Sheet, { x, y, size, flowers }: Clump): void {
  const { random } = sheet
  const rim = Array.from({ length: 22 }, (_, index) => {
    const angle = ((index + random.spread() * 0.3) / 22) * Math.PI * 2
    const reach = index % 2 === 0 ? random.between(0.98, 1.14) : random.between(0.78, 0.88)
    return {
      x: x + Math.cos(angle) * 112 * size * reach,
      y: y + Math.sin(angle) * 70 * size * reach,
    }
  })
  const cushion = [rim]
  sheet.print('ink', move(cushion, 20 * size, 32 * size))
  sheet.print('leaf', cushion)
  const leaves = Array.from({ length: 4 }, () => {
    const [atX, atY] = [x + random.spread() * 80 * size, y + random.between(-10, 44) * size]
    const turn = random.between(0.2, 1.4)
    const end = { x: atX + Math.cos(turn) * 30 * size, y: atY + Math.sin(turn) * 22 * size }
    return gouge(
      [{ x: atX, y: atY }, { x: (atX + end.x) / 2, y: (atY + end.y) / 2 }, end],
      13 * size,
    )
  })
  sheet.print('mist', leaves)
  if (!flowers) return
  const crown = sheet.cut(
    ellipse(x - 22 * size, y - 26 * size, { rx: 52 * size, ry: 28 * size, corners: 8 }),
  )
  const sizes = [13, 20].map((width) => Math.max(6, Math.round(width * size)))
  sheet.strew('paper', sheet.scatter(crown, Math.round(18 * size)), sizes, 'round')
}
