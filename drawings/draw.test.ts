import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { drawPictures, pictureFolder } from './draw.ts'

const drawn = drawPictures()

it('the drawings give the pictures on disk, byte for byte', () => {
  for (const [name, svg] of drawn) {
    const onDisk = readFileSync(new URL(name, pictureFolder))
    expect(onDisk.equals(Buffer.from(svg)), `${name}: run \`npm run draw -w drawings\``).toBe(true)
  }
})

it('every picture on disk is one that is drawn', () => {
  const svgs = readdirSync(pictureFolder).filter((name) => name.endsWith('.svg'))
  expect(svgs.filter((name) => !drawn.has(name))).toEqual([])
})

it('no picture runs anything, holds other formats or asks for a file elsewhere', () => {
  for (const [name, svg] of drawn) {
    expect(svg.startsWith('<svg'), name).toBe(true)
    expect(svg, name).not.toMatch(
      /<script|<image|<foreignObject|<!|\son\w+=|href=(?!"#)|url\(\s*['"]?http/,
    )
  }
})
