import sharp from 'sharp'
import { expect, test } from 'vitest'
import { palettes } from '#booking/look/palette.ts'
import { asOwner } from '../support/desk-device.ts'
import { press } from '../support/forms.ts'
import { tags } from '../support/pages.ts'
import { Farm } from '../support/farm.ts'

const nameNl = 'Kom'
const nameFr = 'Bol'
const nameEn = 'Bowl'
const sentenceNl = 'Een kom van klei.'
const sentenceFr = 'Un bol.'
const sentenceEn = 'A bowl.'
const facts = { price: '47,50', startTime: '18:30', endTime: '21:00', least: '4', most: '8' }
const bowl = { nameNl, nameFr, nameEn, sentenceNl, sentenceFr, sentenceEn, ...facts }

async function sharedFrom(farm: Farm, path: string) {
  const metas = tags(await (await fetch(farm.site.url + path)).text(), 'meta')
  const [image = '', width, card] = ['og:image', 'og:image:width', 'twitter:card'].map(
    (name) => metas.find((each) => [each['property'], each['name']].includes(name))?.['content'],
  )
  expect([width, card]).toEqual(['1200', 'summary_large_image'])
  const { pathname, search } = new URL(image)
  const answer = await fetch(farm.site.url + pathname + search)
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    pathname.endsWith('.png') ? 'image/png' : 'image/jpeg',
  ])
  expect(bytes.length).toBeLessThan(300_000)
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 })
  return { address: pathname + search, bytes }
}

const colourAt = async (bytes: Uint8Array, left: number, top: number) => {
  const part = sharp(bytes).extract({ left, top, width: 8, height: 8 })
  const { channels } = await sharp(await part.png().toBuffer()).stats()
  return channels.map(({ mean }) => Math.round(mean))
}

const near = (colour: string) =>
  [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16)
    return expect.toSatisfy((value: number) => Math.abs(value - part) < 6)
  })

test('pages of another house are shared with pictures of that house, made anew when what is on them changes', async () => {
  await using farm = await new Farm().open()
  const first = await sharedFrom(farm, '/nl')
  expect(first.address).toBe('/share/home-nl.png')
  const called = { do: 'set', value: 'name', 'name-accountHolder': 'Klei' }
  await press(`${farm.desk}/huis`, { ...called, 'name-name': 'Klei en co' })
  const named = await sharedFrom(farm, '/nl')
  expect(named.address).toMatch(/^\/share\/home-nl\.jpg\?of=[\w-]{12}$/)
  // An address that was given away shows the house as it is now.
  const before = await fetch(farm.site.url + first.address)
  expect(Buffer.from(await before.arrayBuffer()).equals(named.bytes)).toBe(true)

  await press(`${farm.desk}/uiterlijk`, { do: 'set-look', palette: 'night', mark: 'initials' })
  const coloured = await sharedFrom(farm, '/nl')
  expect(coloured.address).not.toBe(named.address)
  expect(await colourAt(coloured.bytes, 4, 4)).toEqual(near(palettes.night.paper))
  // Mark: its ground stands at the foot of the left half.
  expect(await colourAt(coloured.bytes, 66, 520)).toEqual(near(palettes.night.accent))

  const body = new FormData()
  const red = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#c02030' } })
  body.set('file', new File([new Uint8Array(await red.jpeg().toBuffer())], 'foto.jpg'))
  const place = `${farm.desk}/teksten/foto-nieuw?plaats=hero&van=/nl`
  await asOwner(place, { method: 'POST', body, redirect: 'manual' })
  await press(`${farm.desk}/teksten`, { do: 'publish' })
  const photographed = await sharedFrom(farm, '/nl')
  expect(await colourAt(photographed.bytes, 900, 300)).toEqual(near('#c02030'))
  expect((await sharedFrom(farm, '/nl/contact')).address).toContain('/share/contact-nl.jpg?of=')

  await press(`${farm.desk}/workshops`, { do: 'workshop-add', ...bowl })
  await press(`${farm.desk}/workshops`, { do: 'workshop-show', workshop: 'kom' })
  const ofBowl = await sharedFrom(farm, '/fr/ateliers/kom')
  expect(ofBowl.address).toContain('/share/kom-fr.jpg?of=')
  await farm.restart({})
  expect((await sharedFrom(farm, '/fr/ateliers/kom')).bytes.equals(ofBowl.bytes)).toBe(true)
  expect((await fetch(`${farm.site.url}/share/none-fr.jpg`)).status).toBe(404)
})

test('without its drawings a house is shared with plain land', async () => {
  await using farm = await new Farm().open()
  const drawn = await sharedFrom(farm, '/nl/contact')
  await press(`${farm.desk}/uiterlijk`, { do: 'set-look', drawings: 'none' })
  const plain = await sharedFrom(farm, '/nl/contact')
  expect(plain.address).toContain('.jpg?of=')
  await press(`${farm.desk}/uiterlijk`, { do: 'set-look', drawings: 'shown' })
  expect(await sharedFrom(farm, '/nl/contact')).toEqual(drawn)
})
