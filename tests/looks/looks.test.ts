import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { worker } from '#tests/support/worker.ts'
import { type Album, takePictures } from './album.ts'
import { type Change, changes, keep, lookAt, lookBack } from './compare.ts'
import { fileName, meddled, references, shots } from './shots.ts'

// How each page looks is kept, small, beside this test. `npm test -- looks --update` keeps how they
// look now; what changed is seen in the commit.

const found = join(import.meta.dirname, '../../build/looks')
const renewing = process.env['LOOKS'] === 'renew'

const ofShots = shots.map((shot) => `${fileName(shot)}.webp`)

let album: Album

worker.beforeAll(async ({ browser }) => {
  const gone = (await readdir(references)).filter((name) => renewing && !ofShots.includes(name))
  for (const name of gone) await rm(join(references, name))
  await mkdir(found, { recursive: true })
  album = await takePictures(browser, [...shots, ...Object.values(meddled)])
  return () => album[Symbol.asyncDispose]()
})

test.for(shots.map((shot) => ({ shot, name: fileName(shot) })))(
  '$name looks as it did',
  async ({ shot, name }) => {
    const picture = await album.picture(shot)
    const remedy = `It looks as in build/looks/${name}.jpg; npm test -- looks --update keeps that`
    expect(await compared(name, picture), remedy).toEqual([])
  },
)

/** The first blocks that changed; none while references are being renewed. */
async function compared(name: string, picture: Buffer): Promise<readonly Change[]> {
  const file = join(references, `${name}.webp`)
  const now = await lookAt(picture)
  if (renewing) {
    await writeFile(file, await keep(now))
    return []
  }
  const kept = await readFile(file).then(lookBack, () => undefined)
  const changed = kept ? changes(now, kept) : [{ left: 0, top: 0, distance: 255 }]
  if (changed.length === 0) return []
  // The picture is kept to be laid beside the reference.
  await writeFile(join(found, `${name}.jpg`), picture)
  return changed.slice(0, 5)
}

test.for([
  ['a button that is moved by 12 px', 'moved'],
  ['a button that is gone', 'removed'],
  ['a word that is gone', 'silent'],
] as const)('%s does not pass', async ([, how]) => {
  const before = await lookAt(await album.picture(meddled.untouched))
  const after = await lookAt(await album.picture(meddled[how]))
  expect(changes(after, before)).not.toEqual([])
})

test('a page that stands two pixels lower, or came out of a file, is the same', async () => {
  const picture = await album.picture(meddled.untouched)
  const { width, height } = await sharp(picture).metadata()
  const lower = await sharp(picture)
    .extract({ left: 0, top: 0, width, height: height - 2 })
    .extend({ top: 2, extendWith: 'copy' })
    .png()
    .toBuffer()
  const before = await lookAt(picture)
  expect(changes(await lookAt(lower), before)).toEqual([])
  expect(changes(before, await lookBack(await keep(before)))).toEqual([])
})

test('there is a reference for each look and for nothing else, and all are small', async () => {
  const names = (await readdir(references)).toSorted()
  expect(names).toEqual(ofShots.toSorted())
  const sizes = await Promise.all(names.map((name) => stat(join(references, name))))
  expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(1_500_000)
})
