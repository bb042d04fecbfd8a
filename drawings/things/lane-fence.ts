import { halo, join } from '../kit/geometry.ts'
import type { Sheet } from '../kit/sheet.ts'
import { gougeLines, growTuft } from './gouged-lines.ts'

/** Fence posts and wire along the verge, and the wet grass under them. */
export function printLaneFence(sheet: Sheet): void {
  const { random } = sheet
  const posts = join(
    sheet.cut('96,1240* 84,640* 112,602 150,634* 160,1240*', { wander: 3 }),
    sheet.cut('470,812* 466,580* 482,566 500,580* 504,806*', { wander: 2 }),
    sheet.cut('690,668* 688,548* 698,540 708,548* 710,664*', { wander: 1 }),
    sheet.cut('822,594* 821,520* 828,516 835,520* 836,592*', { wander: 1 }),
  )
  const wires = gougeLines(
    sheet,
    [
      ['-30,690 120,676 300,650 484,606', 8],
      ['484,606 590,586 698,562', 6],
      ['698,562 770,548 828,532', 4],
      ['-30,900 120,872 300,790 484,706', 8],
      ['484,706 590,652 698,614', 6],
      ['698,614 770,586 828,564', 4],
    ],
    'even',
  )
  const fence = join(posts, wires)
  sheet.print('paper', halo(fence, { by: 0, towards: [1, -0.3], shift: 5 }))
  sheet.print('ink', fence)
  sheet.print(
    'ink',
    join(
      growTuft(random, { x: 110, y: 1220 }, { ...blades, height: 240 }),
      growTuft(random, { x: 480, y: 816 }, { ...blades, height: 90, spread: 40, width: [7, 11] }),
      growTuft(random, { x: 1540, y: 1220 }, { ...blades, height: 200 }),
    ),
  )
}

const blades = { count: 14, spread: 110, width: [12, 20] as const, lean: 0.15 }
