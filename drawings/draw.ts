import { mkdirSync, writeFileSync } from 'node:fs'
import { drawAboutCrock } from './about-crock.ts'
import { drawAboutStarters } from './about-starters.ts'
import { drawContactLetterbox } from './contact-letterbox.ts'
import { drawFlags } from './flags.ts'
import { drawFooterLand } from './footer-land.ts'
import { firstTen } from './gallery/first-ten.ts'
import { secondTen } from './gallery/second-ten.ts'
import { thirdTen } from './gallery/third-ten.ts'
import { drawGiftVoucher } from './gift-voucher.ts'
import { drawHero } from './hero.ts'
import { drawJar } from './jar.ts'
import { drawFavicon, drawMark, logoMark, logoMark16 } from './logo-mark.ts'
import { drawNotFound } from './not-found.ts'
import { drawPlainFooter, drawPlainHero, drawPlainPlace } from './plain.ts'
import { drawSuccessShelf } from './success-shelf.ts'
import { drawDrinks } from './workshop-drinks.ts'
import { drawSourdough } from './workshop-sourdough.ts'
import { timesOfYear } from './things/time-of-year.ts'
import { drawVegetables } from './workshop-vegetables.ts'

export const pictureFolder = new URL('../content/pictures/', import.meta.url)

/** Every drawn file by name. The same on every machine, so a test can compare it with the disk. */
export function drawPictures(): ReadonlyMap<string, string> {
  const sheets = [
    ...timesOfYear.map(drawHero),
    drawSourdough(),
    drawDrinks(),
    drawVegetables(),
    drawNotFound(),
    drawAboutCrock(),
    drawAboutStarters(),
    drawContactLetterbox(),
    drawSuccessShelf(),
    drawGiftVoucher(),
    drawFooterLand(),
    drawPlainHero(),
    drawPlainPlace(),
    drawPlainFooter(),
  ]
  return new Map([
    ...sheets.map((sheet) => [`${sheet.name}.svg`, sheet.svg()] as const),
    // The bubbles rise in the same places in every jar of the year.
    ['hero-bubbles.svg', drawHero('autumn').rising()],
    ['jar.svg', drawJar()],
    ['logo-mark.svg', drawMark(logoMark)],
    ['logo-mark-16.svg', drawMark(logoMark16)],
    ['favicon.svg', drawFavicon()],
    ...drawFlags(),
    ...[...firstTen, ...secondTen, ...thirdTen].map((draw) => {
      const sheet = draw()
      return [`gallery/${sheet.name}.svg`, sheet.svg()] as const
    }),
  ])
}

export function writePictures(): void {
  mkdirSync(new URL('gallery/', pictureFolder), { recursive: true })
  for (const [name, svg] of drawPictures()) writeFileSync(new URL(name, pictureFolder), svg)
}

if (import.meta.main) writePictures()
