/** Signs of a label: the width of each, and the pen's line from its foot, y upwards. */
const penned: Readonly<Record<string, readonly [width: number, line: string]>> = {
  ' ': [6, ''],
  '.': [4, 'M1 1l1-1'],
  ',': [4, 'M2 1l-1-4'],
  '-': [8, 'M1 5l6 1'],
  '0': [10, 'M5 16l-3-3-1-7 1-4 3-2 3 3 1 6-2 6-2 1'],
  '1': [6, 'M0 13l4 3-1-16'],
  '2': [10, 'M1 13l2 3 4-1 1-4-2-4-5-7 8 1'],
  '3': [9, 'M1 15l4 1 2-2-1-4-3-1 4-2 1-4-2-3-3 0-2 2'],
  '4': [10, 'M6 16l-5-10 8 1M7 10l-1-10'],
  '5': [9, 'M7 16l-5-1-1-6 4 1 3-3-1-5-3-2-3 1'],
  '6': [9, 'M6 16l-4-5-1-6 2-5 3 0 2 3-1 4-3 1-2-2'],
  '7': [9, 'M1 15l7 1-4-9-1-7M2 8l5 1'],
  '8': [9, 'M7 13l-3 3-2-2 1-4 4-4 0-4-3-2-2 3 1 4 4 4 0 2'],
  '9': [9, 'M7 12l-3 4-3-3 1-5 3 0 2 4 0-5-1-7'],
  A: [11, 'M0 0l5 16 4-16M2 6l6 0'],
  B: [10, 'M1 0l1 16 4-1 2-3-2-4-4-1 5-1 2-3-2-3-6 0'],
  C: [10, 'M8 13l-2 3-3-1-2-5 0-5 2-4 3-1 3 3'],
  D: [11, 'M2 16l0-16 4 1 3 5 0 5-3 4-5 1'],
  E: [9, 'M8 16l-6-1-1-15 7 1M1 8l5 1'],
  F: [9, 'M8 16l-6-1-1-15M1 8l5 1'],
  G: [11, 'M9 13l-3 3-3-1-2-5 0-5 2-4 3-1 3 2 0 5-3 0'],
  H: [11, 'M2 16l-1-16M9 16l-1-16M2 8l6 0'],
  I: [5, 'M2 16l0-16'],
  J: [8, 'M6 16l0-12-2-4-3 1'],
  K: [10, 'M2 16l-1-16M8 16l-7-8 7-8'],
  L: [9, 'M2 16l-1-16 7 1'],
  M: [14, 'M1 0l1 16 4-10 5 10 1-16'],
  N: [11, 'M1 0l1 16 6-16 1 16'],
  O: [11, 'M6 16l-4-3-1-6 2-6 3-1 3 4 0 6-3 6'],
  P: [10, 'M1 0l1 16 4-1 3-3-2-4-5-1'],
  Q: [11, 'M6 16l-4-3-1-6 2-6 3-1 3 4 0 6-3 6M6 4l4-5'],
  R: [10, 'M1 0l1 16 4-1 3-3-2-4-5 0 6-8'],
  S: [9, 'M8 14l-3 2-3-2 0-3 5-5 0-4-3-2-3 2'],
  T: [10, 'M0 15l9 1M5 16l-1-16'],
  U: [11, 'M2 16l-1-11 2-5 3 0 3 5 0 11'],
  V: [10, 'M0 16l4-16 5 16'],
  W: [14, 'M0 16l3-16 4 11 3-11 3 16'],
  X: [10, 'M1 16l7-16M8 16l-8-16'],
  Y: [10, 'M0 16l5-8 4 8M5 8l-1-8'],
  Z: [10, 'M1 16l7 0-8-16 9 1'],
  a: [9, 'M7 9l-3 1-3-4 0-4 2-2 3 3 1 7 0-8 2-2'],
  b: [9, 'M2 18l-1-17 3-1 3 3 0 5-2 2-4-4'],
  c: [8, 'M7 8l-2 2-3-2-1-5 2-3 2 0 2 2'],
  d: [10, 'M7 8l-3 2-3-4 0-4 2-2 3 2 2 5 1 11-1-16 1-2'],
  e: [8, 'M1 5l5 1 0 3-2 1-3-4 0-4 2-2 3 0 1 2'],
  f: [7, 'M7 16l-2 2-2-3 0-15M0 10l6 0'],
  g: [9, 'M7 9l-3 1-3-4 1-4 2 0 3 3 0 5-1-12-2-3-3 0'],
  h: [9, 'M2 18l-1-18 1 6 3 4 2-3 0-5 1-2'],
  i: [4, 'M1 10l0-8 2-2M2 14l0 1'],
  j: [5, 'M3 10l-1-13-2-2-2 0M3 14l0 1'],
  k: [9, 'M2 18l-1-18M7 10l-5-5 5-5'],
  l: [4, 'M2 18l-1-16 2-2'],
  m: [13, 'M1 10l0-10 1 6 3 4 1-3 0-7 1 6 3 4 1-3 0-5 1-2'],
  n: [9, 'M1 10l0-10 1 6 3 4 2-3 0-5 1-2'],
  o: [8, 'M4 10l-3-4 1-5 2-1 3 3 0 5-3 2'],
  p: [9, 'M1 10l0-17M1 6l3 4 3-2 0-5-3-3-2 2'],
  q: [9, 'M7 9l-3 1-3-4 1-4 2-1 3 4 0 5 0-17'],
  r: [7, 'M1 10l0-10 1 6 3 4 2-1'],
  s: [7, 'M6 9l-3 1-2-2 4-4 0-3-2-1-3 1'],
  t: [7, 'M4 16l-1-14 1-2 2 1M0 10l7 1'],
  u: [9, 'M1 10l0-7 2-3 3 3 1 7 0-8 1-2'],
  v: [8, 'M0 10l3-10 4 10'],
  w: [11, 'M0 10l2-10 3 7 2-7 3 10'],
  x: [8, 'M0 10l6-10M7 10l-6-10'],
  y: [8, 'M1 10l1-6 2-2 3 8-1-11-2-4-3 1'],
  z: [8, 'M1 10l6 0-6-10 7 1'],
}

const accents: Readonly<Record<string, string>> = {
  '\u0301': 'M3 13l2 3',
  '\u0302': 'M2 13l2 3 2-3',
  '\u0300': 'M5 13l-3 3',
  '\u0308': 'M2 14l0 1M6 14l0 1',
}

/** Width and pen path of a line of text, made on the server, so that scripts carry no letters. */
export type Handwritten = { readonly width: number; readonly d: string }

/** The path of a pen from 0,0; signs not among `penned` leave no line. */
export function handwritten(text: string): Handwritten {
  let width = 0
  let d = ''
  /** Height of the letter above a small one, for the accent on it. */
  let top = 0
  for (const sign of text.replaceAll(/\s/g, ' ').normalize('NFD')) {
    const [wide, line] = penned[sign] ?? [0, accents[sign] ?? '']
    d += sign in accents ? placed(line, width - 10, top) : placed(line, width)
    top = /\p{Lu}/u.test(sign) ? 5 : 0
    width += wide + (wide && 1)
  }
  return { width, d }
}

/** A name with other letters stays off a label: a part of it would be another name. */
export function isHandwritable(text: string): boolean {
  const signs = [...text.normalize('NFD')]
  return signs.every((sign) => sign in penned || sign in accents)
}

/** The line of a letter at its place: starts are absolute, and steps go downwards. */
function placed(line: string, right: number, up = 0): string {
  return line.replaceAll(/([Ml])([^Ml]*)/g, (_, step: string, numbers: string) => {
    const [across, above] = step === 'M' ? [right, up] : [0, 0]
    const values = [...numbers.matchAll(/-?\d+/g)].map(([value]) => Number(value))
    const turned = values.map((value, i) => (i % 2 ? -value - above : value + across))
    return step + turned.join(' ').replaceAll(' -', '-')
  })
}
