import { openSheet, type Sheet } from './kit/sheet.ts'
import { rectangle } from './kit/shape.ts'
import { printCabbageHalf } from './things/cabbage-half.ts'
import { light } from './things/light.ts'

/** The shelf on which the page sets the jar of a request, and what goes into it once the farm has said yes. */
export function drawSuccessShelf(): Sheet {
  const sheet = openSheet({
    name: 'success-shelf',
    width: 640,
    height: 760,
    bleed: [2000, 900],
    seed: 71,
    thin: 1,
    slip: { turmeric: [-2, 1], crust: [2, -1], mist: [1, 2], beet: [2, -2] },
    grain: 40,
  })
  const board = sheet.cut('-2000,608* -900,610 0,604 640,610 1540,604* 1540,760* -2000,760*', {
    wander: 2,
  })
  sheet.print('deep', board)
  sheet.hatch('crust', rectangle(-2000, 616, 1540, 756), {
    along: 0.004,
    gap: 21,
    length: [120, 420],
    width: [3, 7],
    chance: 0.5,
  })
  printCabbageHalf(sheet, { x: 42, y: 566, scale: 1.06, turn: -0.5 }, light)
  sheet.printCut('ink', '250,676 520,690 700,664 820,660 700,716 430,722 300,708', { wander: 2 })
  sheet.printCut('mist', '330,690 520,694 660,676 720,672 620,704 430,712', { wander: 2 })
  return sheet
}
