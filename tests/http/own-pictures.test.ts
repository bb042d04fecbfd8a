import { globSync } from 'node:fs'
import { basename } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { maxPicturePixels } from '#booking/pictures/own-picture.ts'
import { firstHouse } from '#content/first-house.ts'
import { altPathAt, placeAt } from '#content/picture-places.ts'
import { deskTexts } from '#content/words/nl/desk-texts.ts'
import { writtenTexts } from '#content/words/written-texts.ts'
import { asOwner } from '#tests/support/desk-device.ts'
import { postForm } from '#tests/support/forms.ts'
import { publishTexts, writeText } from '#tests/support/own-text.ts'
import { textAt, visibleText } from '#tests/support/pages.ts'
import { sharedFarm } from '#tests/support/shared-farm.ts'

const farm = sharedFarm()
const place = 'about-crock'
const words = deskTexts.picture

/** A photograph with its place and camera in it, lying on its side as phones keep them: red at the left, blue at the right. */
function photograph(width = 1600, height = 1200): Promise<Buffer> {
  const half = { width: width / 2, height, channels: 3, background: '#2030c0' } as const
  return sharp({ create: { ...half, width, background: '#c02030' } })
    .composite([{ input: { create: half }, left: width / 2, top: 0 }])
    .withExif({
      IFD0: { Model: 'Telefoon' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 59/1 0/1' },
    })
    .jpeg()
    .toBuffer()
}

const at = (page: string, of = place) =>
  `${farm.desk}/teksten/${page}?${new URLSearchParams({ plaats: of, van: '/nl/over-ons' })}`

async function send(bytes: Uint8Array, name = 'foto.jpg', of = place) {
  const body = new FormData()
  body.set('file', new File([new Uint8Array(bytes)], name))
  const response = await asOwner(at('foto-nieuw', of), { method: 'POST', body, redirect: 'manual' })
  const to = response.headers.get('location') ?? ''
  const later = response.headers.get('retry-after')
  return { status: response.status, to, later, text: visibleText(await response.text()) }
}

const page = async (path = '/nl/over-ons') => (await fetch(farm.site.url + path)).text()
const addresses = (html: string) => [
  ...new Set(
    [...html.matchAll(/\/pictures\/about-crock-[\da-f]{16}-\d+\.\w+/g)].map(([found]) => found),
  ),
]

test('a photograph takes the place of a drawing once it is published, in each form and without where it was taken', async () => {
  const drawn = await page()
  const [drawing = ''] = /\/assets\/about-crock-[\w-]+\.svg/.exec(drawn) ?? []
  const empty = await farm.html(at('foto'))
  expect(empty).toContain(`<img src="${drawing}"`)
  // A description beside it would be sent without the chosen photograph, or the photograph without it.
  expect(empty).not.toContain('<textarea')
  const sent = await send(await photograph())
  // The photograph is to be looked at and described before the owner leaves it.
  expect([sent.status, sent.to]).toEqual([303, expect.stringContaining('teksten/foto?plaats=')])
  const form = await farm.html(farm.site.url + sent.to)
  expect(form).toContain(words.done.kept)
  for (const language of ['nl', 'fr', 'en']) expect(form).toContain(`name="${language}"`)
  const drafts = visibleText(await farm.html(`${farm.desk}/teksten`))
  expect(drafts).toContain(words.named.split('{')[0])
  expect(await page()).toBe(drawn)
  await writeText(farm, 'home.hero.title', { in: 'nl', to: 'De pot' })
  await postForm(`${farm.desk}/teksten`, { do: 'publish' })
  // The description of a drawing waits for a look in each language.
  const toCheck = visibleText(await farm.html(`${farm.desk}/teksten`))
  expect(toCheck).toMatch(
    /Na te kijken.*vrouw met een dot[^.]*\. in het Nederlands .*in het Engels/,
  )
  const files = addresses(await page())
  expect(files.map((file) => file.slice(file.lastIndexOf('-') + 1)).toSorted()).toEqual([
    '1280.avif',
    '1280.jpg',
    '1280.webp',
    '640.avif',
    '640.jpg',
    '640.webp',
  ])
  for (const file of files) {
    const answer = await fetch(farm.site.url + file)
    expect(answer.headers.get('cache-control')).toContain('immutable')
    const bytes = Buffer.from(await answer.arrayBuffer())
    const { width, height, exif, format } = await sharp(bytes).metadata()
    expect([width, height]).toEqual(file.includes('-640.') ? [640, 480] : [1280, 960])
    expect(exif).toBeUndefined()
    expect(answer.headers.get('content-type')).toBe(
      format === 'heif' ? 'image/avif' : `image/${format}`,
    )
  }
  // Other places keep their drawings, and the place keeps its own in each language.
  expect(addresses(await page('/nl/contact'))).toEqual([])
  expect(addresses(await page('/fr/a-propos'))).toEqual(files)
})

test('every drawing that a photograph can replace has a text of what is seen', () => {
  const drawings = globSync('{*,gallery/*}.svg', { cwd: 'content/pictures' })
  const places = drawings.flatMap((file) => placeAt(`/assets/${basename(file)}`) ?? [])
  expect(new Set(places).size).toBeGreaterThan(12)
  const texts = writtenTexts('nl', firstHouse)
  expect(places.filter((name) => !texts.has(altPathAt(name) ?? ''))).toEqual([])
})

test('a press on the picture says what has to be in it', async () => {
  const form = await asOwner(at('foto'))
  expect(await form.text()).toContain('type="image"')
  const wide = await photograph(2000, 600)
  await send(wide)
  const draftFiles = async () =>
    addresses(await farm.html(`${farm.desk}/teksten/pagina?adres=/nl/over-ons`))
  const shown = async () => {
    const small = (await draftFiles()).find((file) => file.endsWith('640.jpg'))
    const bytes = Buffer.from(await (await fetch(farm.site.url + small)).arrayBuffer())
    const { channels } = await sharp(bytes).stats()
    return channels.map(({ mean }) => Math.round(mean))
  }
  await postForm(at('foto'), { 'focus.x': '20', 'focus.y': '40' })
  const [red = 0, , blue = 0] = await shown()
  expect(red).toBeGreaterThan(blue + 100)
  await postForm(at('foto'), { 'focus.x': '300', 'focus.y': '40' })
  const [never] = await draftFiles()
  const [less = 0, , more = 0] = await shown()
  expect(more).toBeGreaterThan(less + 100)

  // A draft that nobody published leaves no file behind.
  await postForm(`${farm.desk}/teksten`, { do: 'drop-drafts' })
  expect((await fetch(farm.site.url + never)).status).toBe(404)
})

test('a file that is no photograph, too small, or unpacks to too much, is refused in a sentence and changes nothing', async () => {
  const before = await page()
  const side = Math.ceil(Math.sqrt(maxPicturePixels)) + 1
  const create = { width: side, height: side, channels: 3, background: '#000' } as const
  const bomb = await sharp({ create }).png().toBuffer()
  const refused = [
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), words.problems.unreadable],
    [(await photograph()).subarray(0, 900), words.problems.unreadable],
    [await photograph(600, 400), 'Die foto is 600 beeldpunten breed.'],
    [bomb, words.problems['too-many-pixels']],
    [Buffer.alloc(25_000_001), words.problems['too-large']],
  ] as const
  for (const [bytes, sentence] of refused) {
    const { status, text } = await send(bytes)
    expect([status, text]).toEqual([422, expect.stringContaining(visibleText(sentence).trim())])
  }
  expect((await postForm(at('foto-nieuw'), {})).status).toBe(415)
  expect(await page()).toBe(before)
})

test('a photograph is packed in its turn, and where too many wait the owner is told', async () => {
  const small = await photograph(800, 600)
  const sending = Array.from({ length: 9 }, () => send(small))
  // The first answer refuses: the line is full.
  await Promise.race(sending)
  const pressed = await postForm(at('foto'), { 'focus.x': '20', 'focus.y': '40' })
  expect([pressed.status, pressed.retryAfter]).toEqual([503, '60'])
  expect(visibleText(pressed.html)).toContain(words.problems.busy)
  expect(pressed.html).toContain('href="#focus"')
  const sent = await Promise.all(sending)
  const busy = sent.filter(({ status }) => status !== 303)
  // The one that is packed, and those that wait.
  expect(sent.length - busy.length).toBeGreaterThanOrEqual(3)
  expect(busy.length).toBeGreaterThan(0)
  for (const { status, later, text } of busy) {
    expect([status, later]).toEqual([503, '60'])
    expect(text).toContain(words.problems.busy)
  }
  expect((await send(small)).status).toBe(303)
})

test('the drawing stands again with its own description, and only the desk takes a photograph', async () => {
  await writeText(farm, 'about.crockAlt', { in: 'nl', to: 'De pot, in september' })
  await publishTexts(farm)
  expect(await page()).toContain('alt="De pot, in september"')
  await postForm(at('foto'), { do: 'picture-away' })
  await publishTexts(farm)
  expect(addresses(await page())).toEqual([])
  expect(await page()).toContain('alt="Een vrouw met een dot')
  expect(await farm.html(`${farm.desk}/teksten`)).not.toMatch(/vrouw met een dot|Assis de dos/)
  const body = new FormData()
  body.set('file', new File([new Uint8Array(await photograph())], 'foto.jpg'))
  const stranger = await fetch(at('foto-nieuw'), { method: 'POST', body, headers: { cookie: '' } })
  expect(stranger.status).toBe(403)
  const nobodys = `${farm.site.url}/pictures/about-crock-0123456789abcdef-`
  for (const file of ['640.jpg', 'master']) expect((await fetch(nobodys + file)).status).toBe(404)
})

test('a photograph is published once each language of the site says what it shows', async () => {
  const names = { nameNl: 'Kaas', nameFr: 'Fromage', nameEn: 'Cheese' }
  const sentences = { sentenceNl: 'Een kaas.', sentenceFr: 'Un fromage.', sentenceEn: 'A cheese.' }
  const facts = { price: '47,50', startTime: '18:30', endTime: '21:00', least: '4', most: '8' }
  const made = { do: 'workshop-add', ...names, ...sentences, ...facts }
  expect((await postForm(`${farm.desk}/workshops`, made)).status).toBe(303)
  await send(await photograph(), 'kaas.jpg', 'workshop-kaas')
  const texts = `${farm.desk}/teksten`
  const publish = async () => (await postForm(texts, { do: 'publish' })).location
  const says = async (of: Readonly<Record<string, string>>) => {
    const seen = { 'shown-nl': '', 'shown-fr': '', 'shown-en': '' }
    const form = `${texts}/tekst?tekst=workshop.kaas.pictureAlt&van=`
    const kept = { do: 'keep-text', nl: 'Een kaas', fr: '', en: '', ...seen, ...of }
    expect((await postForm(form, kept)).status).toBe(303)
  }
  await says({})
  expect(await publish()).toContain('done=unwritten')
  const waiting = visibleText(await farm.html(texts))
  expect(waiting).toContain('Wat de foto toont: nog te schrijven, in het Frans')
  expect(waiting).not.toContain('Wat de foto toont: nog te schrijven, in het Nederlands')
  const photo = () => textAt(`${texts}/foto?plaats=workshop-kaas`)
  const missing = 'Schrijf nog wat de foto toont, in het Frans en Engels'
  expect(await photo()).toContain(missing)
  await says({ fr: 'Un fromage', en: 'A cheese', 'shown-nl': 'Een kaas' })
  expect(await photo()).not.toContain('Schrijf nog')
  expect(await publish()).toContain('done=published')
  const shown = await postForm(`${farm.desk}/workshops`, { do: 'workshop-show', workshop: 'kaas' })
  expect(await farm.html(farm.site.url + shown.location)).toContain('Er zijn nog geen data.')
})
