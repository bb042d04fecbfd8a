import { inks } from './kit/inks.ts'
import { atNight } from './kit/night.ts'

/** A house that is a jar, half full, one bubble risen. Even-odd fill, on a 32 grid. */
export const logoMark = {
  viewBox: '0 0 32 32',
  path:
    'M16 .7 30.4 9.9 28.8 12.7 16.1 4.7 3.3 12.9 1.7 10.1z' +
    'M16.1 7.3 22.7 11.4 22.9 14.2 27 17.5 27.3 28.4 24.7 31.3 7.4 31.4 4.7 28.6 4.8 17.8 9.1 14.3 9.3 11.6z' +
    'M16.1 10.2 11.8 12.9 11.7 15.5 7.3 18.9 7.2 22.7 10.3 22.1 13.1 23.4 15.9 23.7 18.7 22.4 21.6 21.2 24.7 21.8 24.6 18.8 20.3 15.3 20.2 12.8z' +
    'M16.7 14.3 18.5 14.8 19.1 16.5 18.1 18 16.2 17.9 15.1 16.5 15.4 14.9z',
} as const

/** The same mark drawn for 16 px: every edge lies on the pixel grid. */
export const logoMark16 = {
  viewBox: '0 0 16 16',
  path: 'M8 0l8 5v2L8 2 0 7V5zM8 4l4 2.5V8l2 2v5l-1 1H3l-1-1v-5l2-2V6.5zM8 6 6 7.3V9l-2 2v1h8v-1l-2-2V7.3zM7 8h2v2H7z',
} as const

// Browsers show the icon on light and on dark: it brings its own ground.
const faviconTile = 'M0 .4 15.6 0 16 15.7.3 16z'
const faviconMark =
  'M8 1l7 4.5v2L8 3 1 7.5v-2zM8 5l3 2v2l2 1v4l-1 1H4l-1-1v-4l2-1V7zM8 7 6.5 8v2L5 11v1h6v-1l-1.5-1V8zM8 9h1v1H8z'

type Mark = { readonly viewBox: string; readonly path: string }

export function drawMark(mark: Mark): string {
  const path = `<path fill="${inks.ink}" fill-rule="evenodd" d="${mark.path}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mark.viewBox}">${atNight(`path{fill:${inks.deep}}`)}${path}</svg>\n`
}

export function drawFavicon(): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">' +
    `<path fill="${inks.beet}" d="${faviconTile}"/>` +
    `<path fill="${inks.paper}" d="${faviconMark}"/></svg>\n`
  )
}

/** The large icons: the mark on paper, inside the middle that no device cuts off. */
export function drawAppIcon(): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 52 52">' +
    `<path fill="${inks.paper}" d="M0 0h52v52H0z"/>` +
    `<g transform="translate(10 9)" fill-rule="evenodd"><path fill="${inks.beet}" d="${drink}"/>` +
    `<path fill="${inks.ink}" d="${appIconPath()}"/></g></svg>\n`
  )
}

/** The sign of a mail without a jar: programs have white, cream and dark sheets, so it brings its own ground. */
export function drawMailSign(): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 88">' +
    `<path fill="${inks.beet}" d="M2 9 36 8 70 9 70.5 44 70 78 33 78 2 77 2.6 44z"/>` +
    `<path fill="${inks.paper}" fill-rule="evenodd" transform="translate(11.2 18) scale(1.55)" d="${logoMark.path}"/></svg>\n`
  )
}

const drink =
  'M6.9 22.7 10.3 22.1 13.1 23.4 15.9 23.7 18.7 22.4 21.6 21.2 25 21.8 25 28.6 23 30 9 30 6.9 28.6z'

/** Large icons have room for colour: the jar is a wall, the drink is beet. */
function appIconPath(): string {
  const [roof, body, , bubble] = logoMark.path.split('z')
  const hollow =
    'M16.1 10.2 11.8 12.9 11.7 15.5 7.3 18.9 7.2 27.5 8.7 29 23.4 28.9 24.8 27.4 24.6 18.8 20.3 15.3 20.2 12.8'
  return `${roof}z${body}z${hollow}z${bubble}z`
}
