import type { Sheet } from '../kit/sheet.ts'
import { drawApronsInTheCorridor } from './aprons-in-the-corridor.ts'
import { drawCucumbersAndDill } from './cucumbers-and-dill.ts'
import { drawElderflowerInABasket } from './elderflower-in-a-basket.ts'
import { drawKaleUnderSnow } from './kale-under-snow.ts'
import { drawQuincesInTheGrass } from './quinces-in-the-grass.ts'
import { drawRhubarbInTheRain } from './rhubarb-in-the-rain.ts'
import { drawSoupAtSupper } from './soup-at-supper.ts'
import { drawSproutsAtBlueHour } from './sprouts-at-blue-hour.ts'
import { drawTeaIntoTheJar } from './tea-into-the-jar.ts'
import { drawTomatoesAtLowSun } from './tomatoes-at-low-sun.ts'

/** The workshop by day's end, then the year in the garden from snow to frost. */
export const thirdTen: readonly (() => Sheet)[] = [
  drawTeaIntoTheJar,
  drawApronsInTheCorridor,
  drawSoupAtSupper,
  drawKaleUnderSnow,
  drawRhubarbInTheRain,
  drawElderflowerInABasket,
  drawCucumbersAndDill,
  drawTomatoesAtLowSun,
  drawQuincesInTheGrass,
  drawSproutsAtBlueHour,
]
