import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import type { AvifOptions, JpegOptions, Region, ResizeOptions, WebpOptions } from 'sharp'
import { maxPicturePixels } from '#booking/pictures/own-picture.ts'

export type Packing = {
  readonly cut?: Region
  readonly size: ResizeOptions
  /** Colour that shows through a clear picture. */
  readonly ground?: string
  readonly format: 'avif' | 'webp' | 'jpeg' | 'png'
  readonly options?: AvifOptions | WebpOptions | JpegOptions
}

const maxBytes = 64_000_000

type Program = { readonly text: string; readonly words: readonly string[]; readonly maxMs: number }

const drawing = `
const [sharpPath, limitInputPixels, side] = process.argv.slice(1)
const sharp = require(sharpPath)
const svg = require('node:fs').readFileSync(0)
sharp(svg).metadata().then(({ format, width, height }) => {
  if (format !== 'svg') throw new Error(format)
  const density = Math.min(Math.max((72 * side) / Math.max(width, height), 1), 7200)
  sharp(svg, { density, limitInputPixels: Number(limitInputPixels) }).png().pipe(process.stdout)
})
`

/** A drawing as pixels (PNG), about so many on its longer side. */
export function drawSvg(svg: Uint8Array, side: number): Promise<Uint8Array> {
  // A drawing that takes longer than this is no mark.
  return inOwnProcess(svg, { text: drawing, words: [String(side)], maxMs: 5_000 })
}

const redrawing = `
// A machine that runs out of memory ends this process, and not the site.
try { require('node:fs').writeFileSync('/proc/self/oom_score_adj', '1000') } catch {}
const [sharpPath, limitInputPixels, packings] = process.argv.slice(1)
const sharp = require(sharpPath)
sharp.cache(false)
sharp.concurrency(1)
const bytes = require('node:fs').readFileSync(0)
async function redraw({ cut, size, ground, format, options }) {
  let picture = sharp(bytes, { limitInputPixels: Number(limitInputPixels) }).autoOrient()
  if (cut) picture = picture.extract(cut)
  picture = picture.resize(size).toColourspace('srgb')
  if (ground) picture = picture.flatten({ background: ground })
  return (await picture.toFormat(format, options).toBuffer()).toString('base64')
}

async function all() {
  const redrawn = []
  for (const packing of JSON.parse(packings)) redrawn.push(await redraw(packing))
  process.stdout.write(JSON.stringify(redrawn))
}
all()
`

/** Most pictures at once, worked on or waiting: memory holds the whole file of each. */
const lineInAll = 3

let inLine = 0
let last: Promise<unknown> = Promise.resolve()

export type Busy = { readonly kind: 'busy' }

/** One picture after the other, as each takes much memory; `busy` where too many wait. */
export async function inTurn<T>(pack: () => Promise<T>): Promise<T | Busy> {
  if (inLine >= lineInAll) return { kind: 'busy' }
  inLine += 1
  const packed = last.then(pack).finally(() => (inLine -= 1))
  last = packed.catch(() => undefined)
  return packed
}

export async function redraw(
  picture: Uint8Array,
  packings: readonly Packing[],
): Promise<readonly Uint8Array[]> {
  const program = { text: redrawing, words: [JSON.stringify(packings)], maxMs: 120_000 }
  const answer = await inOwnProcess(picture, program)
  return (JSON.parse(String(answer)) as string[]).map((text) => Buffer.from(text, 'base64'))
}

/** A process, unlike a thread, can be stopped, and frees its memory when it ends. */
async function inOwnProcess(bytes: Uint8Array, program: Program): Promise<Buffer> {
  const sharpPath = createRequire(import.meta.url).resolve('sharp')
  const words = [sharpPath, String(maxPicturePixels), ...program.words]
  const running = promisify(execFile)(process.execPath, ['--eval', program.text, ...words], {
    encoding: 'buffer',
    maxBuffer: maxBytes,
    timeout: program.maxMs,
    killSignal: 'SIGKILL',
  })
  const { stdin } = running.child
  // A program that ends early breaks its pipe and says why as it ends; one that never began has no pipe.
  const writing = stdin && pipeline(Readable.from([bytes]), stdin).catch(() => running)
  const [{ stdout }] = await Promise.all([running, writing])
  return stdout
}

export type Unpacked = { readonly kind: 'unreadable' | 'stopped' }

/** `stopped`: the machine ended the packing for its time or memory, or could not begin; the file may be sound. */
export function whyUnpacked(error: unknown): Unpacked {
  const ended: { syscall?: string; signal?: unknown; stderr?: unknown } = Object(error)
  const isStopped = Boolean(ended.signal) || ended.syscall?.startsWith('spawn')
  return {
    kind: isStopped || /out of memory/i.test(String(ended.stderr)) ? 'stopped' : 'unreadable',
  }
}
