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
  return [...drawJars('mail'), drawGift()]
}

/** The same for pages, which have a night of their own: no paper behind them, and a line to stand on. */
export function drawPageJars(): readonly Sheet[] {
  return drawJars('page')
}

type Ground = keyof typeof sizes

function drawJars(ground: Ground): readonly Sheet[] {
  return [
    drawReady(ground),
    ...moments.map((moment) => drawOn(ground, moment)),
    ...teas.map((moment) => drawTea(ground, moment)),
    ...starters.map((moment) => drawStarter(ground, moment)),
  ]
}

const sizes = { mail: { width: 264, height: 322 }, page: { width: 264, height: 308 } } as const
const place = { x: 132, base: 300, width: 204, height: 240, lit: 'left' } as const

function openJar(ground: Ground, name: string, seed: number): Sheet {
  const slip = { turmeric: [-1, 1], mist: [1, 2], beet: [1, -1] } as const
  const sheet = openSheet({ name, ...sizes[ground], seed, thin: 1, slip })
  if (ground === 'mail') printPaper(sheet)
  return sheet
}

/** The jar has paper of its own: a mail is dark at night, and the ink would be lost on it. */
function printPaper(sheet: Sheet): void {
  sheet.print('paper', sheet.cut('5,7* 130,3 260,6* 262,170 260,322* 120,322 4,322* 6,160'))
}

function drawReady(ground: Ground): Sheet {
  const sheet = openJar(ground, 'jar-ready', 60)
  const jar = shapeJar(sheet, place)
  printGlassBehind(sheet, jar)
  printGlassInFront(sheet, jar)
  printBailLid(sheet, jar, 'beet')
  return sheet
}

function drawGift(): Sheet {
  const sheet = openJar('mail', 'jar-gift', 90)
  printGiftJar(sheet, shapeJar(sheet, place))
  return sheet
}

function drawOn(ground: Ground, moment: Moment): Sheet {
  const sheet = openJar(ground, `jar-day-${moment.day}`, 61 + moment.day)
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

function drawTea(ground: Ground, moment: SmallKombucha): Sheet {
  const sheet = openJar(ground, `kombucha-day-${moment.day}`, 90 + moment.day)
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

function drawStarter(ground: Ground, moment: SmallStarter): Sheet {
  const sheet = openJar(ground, `starter-day-${moment.day}`, 110 + moment.day)
  printSmallStarter(sheet, shapeJar(sheet, place, moment.level), moment)
  return sheet
}
