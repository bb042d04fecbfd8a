import { type Moment, moments } from './jars-by-day.ts'
import { openSheet, type Sheet } from './kit/sheet.ts'
import { printBailLid } from './things/bail-lid.ts'
import { shapeJar } from './things/glass-jar.ts'
import { printGlassBehind, printGlassInFront } from './things/jar-glass.ts'
import { printKrautJar } from './things/kraut-jar.ts'

/** The jar of a booking, as its mails show it: washed and ready, then as its days go by. */
export function drawMailJars(): readonly Sheet[] {
  return [drawReady(), ...moments.map(drawOn)]
}

const size = { width: 264, height: 322 }
const place = { x: 132, base: 300, width: 204, height: 240, lit: 'left' } as const

function openJar(name: string, seed: number): Sheet {
  const slip = { turmeric: [-1, 1], mist: [1, 2], beet: [1, -1] } as const
  return openSheet({ name, ...size, seed, thin: 1, slip })
}

/** On a piece of paper of its own: at night a mail is dark, and the ink would be lost on it. */
function printPaper(sheet: Sheet): void {
  sheet.print('paper', sheet.cut('5,7* 130,3 260,6* 262,170 260,322* 120,322 4,322* 6,160'))
}

function drawReady(): Sheet {
  const sheet = openJar('jar-ready', 60)
  printPaper(sheet)
  const jar = shapeJar(sheet, place)
  printGlassBehind(sheet, jar)
  printGlassInFront(sheet, jar)
  printBailLid(sheet, jar, 'beet')
  return sheet
}

function drawOn(moment: Moment): Sheet {
  const sheet = openJar(`jar-day-${moment.day}`, 61 + moment.day)
  printPaper(sheet)
  printKrautJar(sheet, shapeJar(sheet, place, moment.level), moment)
  return sheet
}
