import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { maxPicturePixels } from '#booking/pictures/own-picture.ts'

/** A drawing that takes longer than a second or two is none of a mark. */
const maxMilliseconds = 5_000
const maxBytes = 16_000_000

const program = `
const [sharpPath, side, limitInputPixels] = process.argv.slice(1)
const sharp = require(sharpPath)
const svg = require('node:fs').readFileSync(0)
sharp(svg).metadata().then(({ format, width, height }) => {
  if (format !== 'svg') throw new Error(format)
  const density = Math.min(Math.max((72 * side) / Math.max(width, height), 1), 7200)
  sharp(svg, { density, limitInputPixels: Number(limitInputPixels) }).png().pipe(process.stdout)
})
`

/** A drawing as pixels (PNG), about so many on its longer side. A process of its own can be stopped, a thread cannot. */
export async function drawSvg(svg: Uint8Array, side: number): Promise<Uint8Array> {
  const sharpPath = createRequire(import.meta.url).resolve('sharp')
  const words = [sharpPath, String(side), String(maxPicturePixels)]
  const drawing = promisify(execFile)(process.execPath, ['--eval', program, ...words], {
    encoding: 'buffer',
    maxBuffer: maxBytes,
    timeout: maxMilliseconds,
    killSignal: 'SIGKILL',
  })
  const [{ stdout }] = await Promise.all([
    drawing,
    pipeline(Readable.from([svg]), drawing.child.stdin!),
  ])
  return stdout
}
