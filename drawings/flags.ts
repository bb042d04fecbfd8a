import { inks } from './kit/inks.ts'

const red = '#A8283A'
const blue = '#2D4775'
// White would run out into the page, which is nearly white.
const edge = '#CFC3AE'

/** Hand-cut flags for the language switch, 24 by 16; each names its language in the page. */
export function drawFlags(): ReadonlyMap<string, string> {
  return new Map([
    [
      'flag-nl.svg',
      flag([
        [edge, 'M.2 5 23.9 5 23.8 11 .3 11z'],
        [inks.paper, 'M.7 5 23.4 5 23.3 11 .8 11z'],
        [red, 'M.3.2 23.8 0 23.9 5.5.2 5.7z'],
        [blue, 'M.3 10.5 23.8 10.7 23.6 16 .1 15.8z'],
      ]),
    ],
    [
      'flag-fr.svg',
      flag([
        [blue, 'M.2.3 8.3.1 8 15.9.4 15.7z'],
        [edge, 'M8 .1 16.3.2 16.1 15.8 7.8 15.9z'],
        [inks.paper, 'M8 .6 16.3.7 16.1 15.3 7.8 15.4z'],
        [red, 'M16.1.2 23.8 0 23.6 15.7 15.9 16z'],
      ]),
    ],
    [
      'flag-en.svg',
      flag([
        [blue, 'M.2.3 23.8 0 23.7 15.8.3 16z'],
        [
          inks.paper,
          'M.2.3 2.9.2 23.7 14 23.7 15.8 21 15.9.2 2.1zM21 .1 23.8 0 23.7 1.9 2.9 16 .3 16 .3 14.1z',
        ],
        [
          red,
          'M.2.3 9.6 6.7 8 6.8.2 1.5zM23.8 0 14.6 6 16 6.3 23.7 1.2zM.3 16 9.4 9.9 8 9.7.3 14.8zM23.7 15.8 14.4 9.6 15.9 9.5 23.7 14.6z',
        ],
        [
          inks.paper,
          'M9.2.2 14.7.1 14.8 5.3 23.7 5.2 23.7 10.7 14.7 10.6 14.8 15.9 9.3 15.9 9.2 10.7.3 10.8.2 5.4 9.3 5.3z',
        ],
        [
          red,
          'M10.4.2 13.6.1 13.5 6.5 23.7 6.4 23.7 9.5 13.6 9.6 13.7 15.9 10.3 15.9 10.4 9.5.3 9.7.2 6.5 10.5 6.4z',
        ],
      ]),
    ],
  ])
}

function flag(pieces: readonly (readonly [string, string])[]): string {
  const paths = pieces.map(([colour, path]) => `<path fill="${colour}" d="${path}"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 16">${paths.join('')}</svg>\n`
}
