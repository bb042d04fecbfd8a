import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { distance, type Glance, glanceAt } from './alike.ts'
import { pictureFolder } from './draw.ts'

const folder = new URL('gallery/', pictureFolder)

/** Two of the thirty that were nearer would be taken for each other; the nearest two are 0.143 apart. */
const apart = 0.12

const names = readdirSync(folder)
let glances: ReadonlyMap<string, Glance>

beforeAll(async () => {
  const entries = names.map(async (name) => [name, await glanceAt(fileOf(name))] as const)
  glances = new Map(await Promise.all(entries))
})

function fileOf(name: string): Buffer {
  return readFileSync(new URL(name, folder))
}

test('no two pictures of the gallery could be taken for each other at 200 px', () => {
  expect(glances.size).toBe(30)
  const all = [...glances]
  const alike = all.flatMap(([name, glance], i) =>
    all
      .slice(i + 1)
      .filter(([, other]) => distance(glance, other) < apart)
      .map(([other]) => `${name} and ${other}`),
  )
  expect(alike).toEqual([])
})

test('a picture that was only moved, darkened and washed out counts as the same', async () => {
  // Every third picture shows as much of the measure as all of them.
  for (const name of names.filter((_, i) => i % 3 === 0)) {
    const same = await sharp(fileOf(name))
      .resize({ width: 800, height: 600 })
      .flatten()
      .extract({ left: 40, top: 24, width: 760, height: 570 })
      .modulate({ brightness: 0.85, saturation: 0.85 })
      .png()
      .toBuffer()
    const glance = glances.get(name)
    expect(glance && distance(glance, await glanceAt(same)), name).toBeLessThan(apart)
  }
})
