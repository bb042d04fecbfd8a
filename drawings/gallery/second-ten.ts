import type { Sheet } from '../kit/sheet.ts'
import { drawGingerForTheBug } from './ginger-for-the-bug.ts'
import { drawJarInBothArms } from './jar-in-both-arms.ts'
import { drawLadderInTheQuince } from './ladder-in-the-quince.ts'
import { drawOvenMouth } from './oven-mouth.ts'
import { drawSaltOnCabbage } from './salt-on-cabbage.ts'
import { drawScoringTheLoaf } from './scoring-the-loaf.ts'
import { drawTenAtTheTable } from './ten-at-the-table.ts'
import { drawTomatoTunnel } from './tomato-tunnel.ts'
import { drawToolWall } from './tool-wall.ts'
import { drawTracksInClay } from './tracks-in-clay.ts'

/** Ten pictures of the gallery: four of the farm, six of a workshop day. */
export const secondTen: readonly (() => Sheet)[] = [
  drawToolWall,
  drawTomatoTunnel,
  drawLadderInTheQuince,
  drawTracksInClay,
  drawTenAtTheTable,
  drawScoringTheLoaf,
  drawOvenMouth,
  drawSaltOnCabbage,
  drawJarInBothArms,
  drawGingerForTheBug,
]
