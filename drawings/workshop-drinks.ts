import { openSheet, type Sheet } from './kit/sheet.ts'
import { shapeJar } from './things/glass-jar.ts'
import { printBottle } from './things/swing-bottle.ts'
import { printOutside, printWindow } from './things/window.ts'
import { printSill, printLightOnSill } from './things/window-sill.ts'
import { printKombucha } from './things/kombucha.ts'
import { printFizz } from './things/fizz.ts'
import { printLemon } from './things/lemon.ts'

/** Kombucha on a window sill: the sun shines through the tea, the bottles stay dark. */
export function drawDrinks(): Sheet {
  const sheet = openSheet({
    name: 'workshop-drinks',
    width: 1600,
    height: 1200,
    seed: 12,
    slip: { turmeric: [-4, 3], crust: [3, -3], mist: [3, 3], beet: [3, -2], brine: [-2, 2] },
  })
  printOutside(sheet)
  printWindow(sheet)
  printSill(sheet)
  const jar = shapeJar(sheet, { x: 560, base: 960, width: 600, height: 660, lit: 'right' }, 0.78)
  printLightOnSill(sheet)
  printBottle(sheet, {
    x: 1010,
    base: 900,
    height: 560,
    glass: 'leaf',
    glow: 'turmeric',
    stopper: 'shut',
    fill: 66,
  })
  printKombucha(sheet, jar)
  printBottle(sheet, {
    x: 1344,
    base: 1250,
    height: 1090,
    glass: 'leaf',
    glow: 'crust',
    stopper: 'open',
    fill: 62,
  })
  printFizz(sheet)
  printLemon(sheet)
  sheet.grain(60)
  return sheet
}
