import { printGiftJar } from './jar-gift.ts'
import { type Moment, moments } from './jars-by-day.ts'
import { openSheet, type Sheet } from './kit/sheet.ts'
import { printBailLid } from './things/bail-lid.ts'
import { printClothCap } from './things/cloth-cap.ts'
import { shapeJar } from './things/glass-jar.ts'
import { printGlassBehind, printGlassInFront } from './things/jar-glass.ts'
import { printKrautJar } from './things/kraut-jar.ts'
import { printSmallKombucha, type SmallKombucha } from './things/small-kombucha.ts'
import { printSmallStarter, type SmallStarter } from './things/small-starter.ts'

/** The jar of a booking, as its mails show it: washed and ready, then as its days go by; that of a gift; and those of tea and of starter that others took home. */
export function drawMailJars(): readonly Sheet[] {
  const others = [drawGift(), ...teas.map(drawTea), ...starters.map(drawStarter)]
  return [drawReady(), ...moments.map(drawOn), ...others]
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

function drawGift(): Sheet {
  const sheet = openJar('jar-gift', 90)
  printPaper(sheet)
  printGiftJar(sheet, shapeJar(sheet, place))
  return sheet
}

function drawOn(moment: Moment): Sheet {
  const sheet = openJar(`jar-day-${moment.day}`, 61 + moment.day)
  printPaper(sheet)
  printKrautJar(sheet, shapeJar(sheet, place, moment.level), moment)
  return sheet
}

/** Sweet tea becomes paler and sourer, under a mother that grows. */
const teas: readonly SmallKombucha[] = [
  { day: 0, tea: 'crust', light: 0, mother: 0 },
  { day: 2, tea: 'crust', light: 0.25, mother: 5 },
  { day: 7, tea: 'turmeric', light: 0.3, mother: 15 },
  { day: 14, tea: 'turmeric', light: 0, mother: 28 },
]

function drawTea(moment: SmallKombucha): Sheet {
  const sheet = openJar(`kombucha-day-${moment.day}`, 90 + moment.day)
  printPaper(sheet)
  const jar = shapeJar(sheet, place, 0.82)
  printSmallKombucha(sheet, jar, moment)
  printClothCap(sheet, jar, 'brine', 'beet')
  return sheet
}

/** Just fed; risen; sunk after weeks in the cold. Levels from 0, the floor, to 1. */
const starters: readonly SmallStarter[] = [
  { day: 0, level: 0.42, band: 0.42, bubbles: 3, liquid: 0 },
  { day: 7, level: 0.86, band: 0.42, bubbles: 34, liquid: 0 },
  { day: 21, level: 0.36, band: 0.46, bubbles: 5, liquid: 0.07 },
]

function drawStarter(moment: SmallStarter): Sheet {
  const sheet = openJar(`starter-day-${moment.day}`, 110 + moment.day)
  printPaper(sheet)
  printSmallStarter(sheet, shapeJar(sheet, place, moment.level), moment)
  return sheet
}
