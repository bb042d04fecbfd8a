import { withoutGaps } from '#content/fonts/cut-characters.ts'
import { parse } from 'opentype.js/dist/opentype.mjs'

export type Typeface = {
  /** Outlines of the letters, so that a picture needs no font. */
  readonly outline: (text: string, at: { x: number; y: number; size: number }) => string
  readonly widthOf: (text: string, size: number) => number
  readonly edgesOf: (text: string, size: number) => Edges
}

type Edges = Readonly<Record<'x1' | 'y1' | 'x2' | 'y2', number>>

export function typefaceOf(file: Uint8Array): Typeface {
  const font = parse(new Uint8Array(file).buffer)
  return {
    outline: (text, { x, y, size }) =>
      pathData(font.getPath(withoutGaps(text), x, y, size).commands),
    widthOf: (text, size) => font.getAdvanceWidth(withoutGaps(text), size),
    edgesOf: (text, size) => font.getPath(withoutGaps(text), 0, 0, size).getBoundingBox(),
  }
}

/** The library's own writer prints NaN for some coordinates. */
function pathData(commands: readonly Command[]): string {
  return commands
    .map(({ type, ...at }) => {
      const values = order.flatMap((name) => (name in at ? [at[name] ?? 0] : []))
      return type + values.map((value) => value.toFixed(1)).join(' ')
    })
    .join('')
}

const order = ['x1', 'y1', 'x2', 'y2', 'x', 'y'] as const

type Command = { readonly type: string } & Readonly<Partial<Record<(typeof order)[number], number>>>
