import { drawHero } from './hero.ts'
import type { TimeOfYear } from './things/time-of-year.ts'

/**
 * The land of the hero without its jars, as it stands over a mail. It has no sky: by day that is the paper of the
 * sheet, by night the dark of the mail program, and no grain, which pixels would only blur.
 */
export function drawMailLand(time: TimeOfYear): string {
  return drawHero(time)
    .svg()
    .replaceAll(/<defs>.*?<\/defs>|<style>.*?<\/style>|<path fill="url[^>]*>/g, '')
    .replace(/viewBox="[^"]*"/, 'viewBox="110 356 800 172"')
}
