import type { Sheet } from '../kit/sheet.ts'
import { drawBarnAgainstTheSun } from './barn-against-the-sun.ts'
import { drawBicycleWithLeeks } from './bicycle-with-leeks.ts'
import { drawCabbagesInTheBarrow } from './cabbages-in-the-barrow.ts'
import { drawHenOnStraw } from './hen-on-straw.ts'
import { drawKitchenAfterDark } from './kitchen-after-dark.ts'
import { drawLaneAfterRain } from './lane-after-rain.ts'
import { drawOnionsUnderTheBeams } from './onions-under-the-beams.ts'
import { drawPoplarsInTheDitch } from './poplars-in-the-ditch.ts'
import { drawRainBarrel } from './rain-barrel.ts'
import { drawWillowsInMist } from './willows-in-mist.ts'

/** The farm itself: buildings, animals, trees and what stands about in the yard. */
export const firstTen: readonly (() => Sheet)[] = [
  drawBarnAgainstTheSun,
  drawHenOnStraw,
  drawPoplarsInTheDitch,
  drawBicycleWithLeeks,
  drawKitchenAfterDark,
  drawWillowsInMist,
  drawCabbagesInTheBarrow,
  drawRainBarrel,
  drawOnionsUnderTheBeams,
  drawLaneAfterRain,
]
