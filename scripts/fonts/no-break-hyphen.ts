// oxlint-disable-next-line import/default -- a CommonJS file, as Node loads it
import opentype from 'opentype.js'

/** U+2010 and U+2011, which look as the hyphen does. */
const others = [0x2010, 0x2011]
const hyphen = 0x2d

/**
 * A TrueType font in which both other hyphens are drawn as its hyphen. Neither typeface has one that
 * does not break, and a browser would take that from another, with its other line.
 */
export function withNoBreakHyphen(font: Uint8Array): Uint8Array {
  const glyphs = new Map<number, number>()
  const bytes = new Uint8Array(font)
  // oxlint-disable-next-line import/no-named-as-default-member -- Node does not see its named exports
  const { tables } = opentype.parse(bytes.buffer)
  const mapped: Readonly<Record<string, number>> = tables['cmap']?.['glyphIndexMap'] ?? {}
  for (const [code, glyph] of Object.entries(mapped)) glyphs.set(Number(code), glyph)
  for (const code of others) glyphs.set(code, glyphs.get(hyphen) ?? 0)
  return withTable(Buffer.from(font), 'cmap', characterMap(glyphs))
}

/** A table of the kind every system reads (OpenType 1.9, "cmap", format 4). */
function characterMap(glyphs: ReadonlyMap<number, number>): Buffer {
  const runs: { start: number; end: number; shift: number }[] = []
  for (const [code, glyph] of [...glyphs].toSorted(([a], [b]) => a - b)) {
    const last = runs.at(-1)
    if (last?.end === code - 1 && last.shift === glyph - code) last.end = code
    else runs.push({ start: code, end: code, shift: glyph - code })
  }
  runs.push({ start: 0xffff, end: 0xffff, shift: 1 })
  const power = 2 ** Math.floor(Math.log2(runs.length))
  const search = [runs.length * 2, power * 2, Math.log2(power), (runs.length - power) * 2]
  const ends = runs.map(({ end }) => end)
  const starts = runs.map(({ start }) => start)
  const shifts = runs.map(({ shift }) => shift & 0xffff)
  const words = [...search, ...ends, 0, ...starts, ...shifts, ...runs.map(() => 0)]
  const header = [0, 1, 3, 1, 0, 12]
  return sixteenBits([...header, 4, 6 + words.length * 2, 0, ...words])
}

function sixteenBits(words: readonly number[]): Buffer {
  const bytes = Buffer.alloc(words.length * 2)
  for (const [at, word] of words.entries()) bytes.writeUInt16BE(word, at * 2)
  return bytes
}

/**
 * The font with another table in place of its own, at the end (OpenType 1.9, "Table Directory").
 */
function withTable(font: Buffer, tag: string, table: Buffer): Buffer {
  const at = Array.from({ length: font.readUInt16BE(4) }, (_, i) => 12 + i * 16).find(
    (entry) => font.toString('latin1', entry, entry + 4) === tag,
  )
  if (at === undefined) throw new Error(`The font has no ${tag}.`)
  const start = Math.ceil(font.length / 4) * 4
  const changed = Buffer.concat([font, Buffer.alloc(start - font.length), table])
  changed.writeUInt32BE(start, at + 8)
  changed.writeUInt32BE(table.length, at + 12)
  return changed
}
