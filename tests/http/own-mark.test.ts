import sharp from 'sharp'
import { expect, test } from 'vitest'
import { palettes } from '#booking/look/palette.ts'
import { deskLook as words } from '#content/words/nl/desk-look.ts'
import { asOwner } from '../support/desk-device.ts'
import { press } from '../support/forms.ts'
import { visibleText } from '../support/pages.ts'
import { sharedFarm } from '../support/shared-farm.ts'

const farm = sharedFarm()
const icons = ['/favicon.svg', '/icon-32.png', '/icon-180.png', '/icon-192.png', '/icon-512.png']
const pages = ['/nl', '/fr/contact', '/mail-preview/confirmed-guest/nl', '/site.webmanifest']

const keep = (fields: Readonly<Record<string, string>>) =>
  press(`${farm.desk}/uiterlijk`, { do: 'set-look', ...fields })

const bytesAt = async (path: string) =>
  Buffer.from(await (await fetch(farm.site.url + path)).arrayBuffer())

const all = async () => {
  const bytes = await Promise.all([...icons, ...pages].map((path) => bytesAt(path)))
  return bytes.map(String)
}

async function send(file: Uint8Array, beside: Readonly<Record<string, string>> = {}) {
  const body = new FormData()
  for (const [name, text] of Object.entries(beside)) body.set(name, text)
  body.set('file', new File([new Uint8Array(file)], 'mark'))
  const to = `${farm.desk}/uiterlijk/teken`
  const answer = await asOwner(to, { method: 'POST', body, redirect: 'manual' })
  return {
    status: answer.status,
    to: answer.headers.get('location') ?? '',
    html: await answer.text(),
  }
}

/** A ring in one colour, wider than high, with nothing round it. */
const ring = (colour: string) =>
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">' +
      `<ellipse cx="200" cy="150" rx="120" ry="80" fill="none" stroke="${colour}" stroke-width="30"/></svg>`,
  )

const pixel = async (png: Uint8Array, at: 'corner' | 'edge') => {
  const { width, height } = await sharp(png).metadata()
  const cut = at === 'corner' ? { left: 0, top: 0 } : { left: 6, top: Math.round(height / 2) }
  expect(width).toBeGreaterThan(6)
  const part = sharp(png)
    .extract({ ...cut, width: 1, height: 1 })
    .ensureAlpha()
    .raw()
  return [...(await part.toBuffer())]
}

test('initials are in the header, as icons, in mails and on the desk, in the colours and letters of the site', async () => {
  await keep({ jar: 'none' })
  const before = await all()
  expect((await keep({ mark: 'initials', palette: 'sea', faces: 'book' })).status).toBe(303)
  const home = String(await bytesAt('/nl'))
  expect(home).toMatch(/<header[\s\S]*class="font-serif">HG<\/text>[\s\S]*<\/header>/)
  const [, query = ''] =
    /rel="apple-touch-icon" href="\/icon-180\.png(\?mark=[^"]+)"/.exec(home) ?? []
  expect(query).toContain('HG-b-')
  expect(String(await bytesAt('/favicon.svg'))).toContain(palettes.sea.accent)
  const sizes = await Promise.all(
    [...icons.slice(1), '/icon-maskable.png', '/favicon.ico'].map(async (icon) => {
      return (await sharp(await bytesAt(icon + query)).metadata()).width
    }),
  )
  expect(sizes).toEqual([32, 180, 192, 512, 512, 32])
  const manifest = JSON.parse(String(await bytesAt('/site.webmanifest')))
  expect(manifest.icons.map(({ src }: { src: string }) => src)).toEqual(
    ['/icon-192.png', '/icon-512.png', '/favicon.svg', '/icon-maskable.png'].map(
      (src) => src + query,
    ),
  )
  const mail = String(await bytesAt('/mail-preview/confirmed-guest/nl'))
  expect(mail).toMatch(/<div class="action"[^>]*>HG<\/div>/)
  expect(await farm.html(farm.desk)).toContain('>HG</text>')
  // Another name has other initials.
  const name = { do: 'set', value: 'name', 'name-name': 'Klei', 'name-accountHolder': 'Klei' }
  expect((await press(`${farm.desk}/huis`, name)).status).toBe(303)
  expect(String(await bytesAt('/nl'))).toContain('>K</text>')

  for (const number of ['5', '4', '3', '2']) {
    await press(`${farm.desk}/uiterlijk`, { do: 'take-back', number })
  }
  expect(await all()).toEqual(before)
  expect((await fetch(`${farm.site.url}/icon-maskable.png`)).status).toBe(404)
})

test('a picture is seen before it is kept, is then the mark everywhere, survives a restart, and is taken back', async () => {
  const before = await all()
  const sent = await send(ring('#102030'), { faces: 'book', mark: 'drawn' })
  expect([sent.status, sent.to]).toEqual([303, expect.stringContaining('mark=picture-')])
  const shown = new URL(sent.to, farm.site.url).searchParams
  expect(shown.get('faces')).toBe('book')
  const mark = shown.get('mark') ?? ''
  const page = await farm.html(farm.site.url + sent.to)
  expect(visibleText(page)).toContain(words.preview.new)
  const [, frame = ''] = /<iframe[^>]* src="([^"]+)"/.exec(page) ?? []
  const [, day = ''] =
    /src="(\/pictures\/mark-[^"]+-day\.png)"/.exec(
      await farm.html(farm.site.url + frame.replaceAll('&amp;', '&')),
    ) ?? []
  expect(await all()).toEqual(before)

  await keep({ mark })
  // The space round the drawing is gone; on dark paper it has a ground.
  const onPaper = await bytesAt(day)
  expect(await sharp(onPaper).metadata()).toMatchObject({ width: 187, height: 132, format: 'png' })
  expect(await pixel(onPaper, 'corner')).toMatchObject({ 3: 0 })
  expect(await pixel(onPaper, 'edge')).toEqual([16, 32, 48, 255])
  const atNight = await bytesAt(day.replace('day', 'night'))
  expect(await pixel(atNight, 'corner')).toEqual([255, 255, 255, 255])
  await farm.restart({})
  const home = String(await bytesAt('/nl'))
  expect(home).toMatch(new RegExp(`src="${day}" alt="" width="54" height="38"`))
  const icon = await bytesAt('/icon-180.png')
  expect(await sharp(icon).metadata()).toMatchObject({ width: 180, height: 180 })
  expect(String(await bytesAt('/favicon.svg'))).toContain('data:image/png;base64,')
  const changed = await all()
  expect(changed.map((text, nth) => text === before[nth])).not.toContain(true)
  expect(await farm.html(`${farm.desk}/uiterlijk`)).toContain(words.mark.choices.picture)

  // Published texts leave the mark's files where they are.
  const form = `${farm.desk}/teksten/tekst?tekst=home.hero.title&van=`
  await press(form, { do: 'keep-text', nl: 'Klei', fr: 'Argile', en: 'Clay' })
  await press(`${farm.desk}/teksten`, { do: 'publish' })
  const number = await farm.valueOn(`${farm.desk}/uiterlijk`, 'number')
  await press(`${farm.desk}/uiterlijk`, { do: 'take-back', number })
  expect((await all()).slice(0, icons.length)).toEqual(before.slice(0, icons.length))
  await keep({ mark })
  expect(await bytesAt('/icon-180.png')).toEqual(icon)
  // The page behind a guest’s link shows it, even of a closed site.
  await press(`${farm.desk}/begin`, { do: 'close-site' })
  const seen = (path: string) => fetch(farm.site.url + path, { headers: { cookie: '' } })
  await seen('/nl')
  expect((await seen('/fr')).status).toBe(503)
  expect((await seen(day)).status).toBe(200)
  await press(`${farm.desk}/begin`, { do: 'open-site' })
  expect((await keep({ mark: 'picture-0123456789abcdef-100' })).headers.get('location')).toContain(
    'same',
  )
})

test('a light mark has a dark ground on paper, and an icon its whole ground', async () => {
  const markOf = async (file: Uint8Array) => {
    const { to } = await send(file)
    const [, id = ''] = /picture-([\da-f]{16})/.exec(to) ?? []
    return { id, to }
  }
  const light = await markOf(ring('#fffbe0'))
  const files = ['day', 'night'].map((name) => bytesAt(`/pictures/mark-${light.id}-${name}.png`))
  const [day, night] = await Promise.all(files)
  expect(await pixel(day!, 'corner')).toEqual([29, 38, 41, 255])
  expect(await pixel(night!, 'corner')).toMatchObject({ 3: 0 })
  const photo = await sharp({
    create: { width: 300, height: 300, channels: 3, background: '#c02030' },
  })
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '51/1 0/1 0/1' } })
    .toBuffer()
  const { to } = await markOf(photo)
  await keep({ mark: new URL(to, farm.site.url).searchParams.get('mark') ?? '' })
  const icon = await bytesAt('/icon-512.png')
  expect(await pixel(icon, 'corner')).toEqual([193, 32, 48, 255])
  expect((await sharp(icon).metadata()).exif).toBeUndefined()
})

test('a file that is no mark is refused in a sentence, and what was chosen beside it stays', async () => {
  const svg = (inside: string, before = '') =>
    Buffer.from(
      `${before}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`,
    )
  const one = '<path mask="url(#m)" d="M0 0h9v9z"/>'
  const hours = `<mask id="m"><path fill="#fff" d="M0 0h9v9z"/></mask>${one.repeat(20_000)}`
  const rules = `${'g '.repeat(14)}> rect { fill: red }`.repeat(8000)
  const deep = `${'<g>'.repeat(200)}${'<rect/>'.repeat(70_000)}${'</g>'.repeat(200)}`
  const small = sharp({ create: { width: 90, height: 60, channels: 3, background: '#000' } })
  const { unreadable, stopped } = words.mark.problems
  // Two of them would be drawn, or measured, for hours: they wait together until that is stopped.
  const files = [
    [svg('<image href="file:///etc/hosts" width="9" height="9"/>'), unreadable],
    [svg('<script>alert(1)</script>'), unreadable],
    [svg('<s:image xmlns:s="http://www.w3.org/2000/svg" href="data:,"/>'), unreadable],
    [svg('<rect width="9" height="9" style="filter: blur(9px)"/>'.repeat(40)), unreadable],
    [svg('<pattern id="p" width="1" height="1"/><rect fill="url(#p)"/>'), unreadable],
    [svg(hours), stopped],
    [svg(`<style>${rules}</style>${deep}`), stopped],
    [svg('<text>&a;</text>', '<!DOCTYPE svg [<!ENTITY a "aaaa">]>'), unreadable],
    [svg(''), unreadable],
    [Buffer.from('no picture'), unreadable],
    [await small.png().toBuffer(), 'Dat teken is 90'],
    [Buffer.alloc(0), unreadable],
  ] as const
  const refused = files.map(async ([file, sentence]) => {
    const { status, html } = await send(file, { faces: 'even' })
    const wrong = sentence === stopped ? 503 : 422
    expect([status, visibleText(html)]).toEqual([wrong, expect.stringContaining(sentence)])
    expect(html).toMatch(/checked="" value="even"/)
  })
  await Promise.all(refused)
  const unsent = await keep({ mark: 'initials', file: 'logo.png' })
  expect([unsent.status, await unsent.text()]).toEqual([
    422,
    expect.stringContaining('nog niet gestuurd'),
  ])
  const stranger = { method: 'POST', body: new FormData(), headers: { cookie: '' } }
  expect((await fetch(`${farm.desk}/uiterlijk/teken`, stranger)).status).toBe(403)
})
