import { expect, test } from 'vitest'
import { paletteOf, palettes } from '#booking/look/palette.ts'
import { deskLook as words } from '#content/words/nl/desk-look.ts'
import { asOwner } from '../support/desk-device.ts'
import { press } from '../support/forms.ts'
import { everyPath, visibleText } from '../support/pages.ts'
import { valuesIn } from '../support/read-page.ts'
import { mailsTo } from '../support/sent-mails.ts'
import { sharedFarm } from '../support/shared-farm.ts'

const farm = sharedFarm()
const { sea, farm: first } = palettes
const seaNight = paletteOf(sea).night

const keep = (fields: Readonly<Record<string, string>>) =>
  press(`${farm.desk}/uiterlijk`, { do: 'set-look', ...fields })

const confirmed = '/mail-preview/confirmed-guest/nl'

const read = async (path: string) => (await fetch(farm.site.url + path)).text()

const look = async () => (await asOwner(`${farm.desk}/uiterlijk`)).text()

test('a palette is on every page, in mails and in drawings, survives a restart, and is taken back', async () => {
  const paths = everyPath.filter((path) => path.startsWith('/fr'))
  const pages = () => Promise.all([...paths, confirmed].map((path) => read(path)))
  const before = await pages()
  expect((await keep({ palette: 'sea' })).status).toBe(303)
  expect(await look()).toContain(`${words.colours.palettes.farm} → ${words.colours.palettes.sea}`)
  await press(`${farm.desk}/uiterlijk`, { do: 'take-back', number: '1' })
  const after = await pages()
  expect(after.map((html, nth) => html === before[nth])).toEqual(before.map(() => true))

  await keep({ palette: 'sea' })
  await farm.restart({})
  const own = await Promise.all(paths.map((path) => read(path)))
  for (const page of own) {
    expect(page).toContain(`--color-paper:${sea.paper}`)
    expect(page).toContain(`--color-beet:${sea.accent}`)
    expect(page).toContain(`<meta name="theme-color" content="${sea.paper}"/>`)
    expect(page).toContain(`content="${seaNight.paper}"/>`)
  }
  const policy = (await fetch(farm.site.url + paths[0])).headers.get('content-security-policy')
  expect(policy?.match(/style-src 'self'( 'sha256-[^']+'){2}/)).not.toBeNull()
  const [drawing = ''] = /\/assets\/footer-land[^"]+/.exec(own.join('')) ?? []
  const drawn = await fetch(farm.site.url + drawing)
  expect(drawn.headers.get('content-type')).toBe('image/svg+xml')
  expect(await drawn.text()).toContain(sea.second)

  const manifest = await (await fetch(`${farm.site.url}/site.webmanifest`)).json()
  expect(manifest).toMatchObject({ theme_color: sea.paper, background_color: sea.paper })
  await farm.book({ email: 'blue@example.org' })
  const [sent] = mailsTo(await farm.mailsOnceSent(2), 'blue@example.org')
  expect(sent?.html).toContain(`background-color:${sea.paper}`)
  expect(sent?.html).toContain(`.sheet{background-color:${seaNight.paper}!important}`)
  expect(sent?.html).not.toMatch(/#FAF6EC|#8E2246|#2C4634/)
  expect(await farm.html(farm.desk)).toContain(`--color-paper:${sea.paper}`)
  await keep({ palette: 'farm' })
})

test('a colour that cannot be read is not kept: the nearest one is filled in, and said', async () => {
  const shown = Object.values(first).join(' ')
  const typed = { palette: 'own', ...first, accent: '#ffd700', shown }
  const refused = await keep(typed)
  expect(refused.status).toBe(422)
  const html = await refused.text()
  const [nearest = ''] = valuesIn(html, 'accent')
  expect(visibleText(html)).toContain(`#ffd700 is op dit papier niet goed te lezen`)
  expect(nearest).toMatch(/^#(?!ffd700|8e2246)[\da-f]{6}$/)
  expect(await look()).toContain(`value="${first.accent}"`)

  expect((await keep({ ...typed, accent: nearest })).status).toBe(303)
  expect(await farm.html(`${farm.site.url}/nl`)).toContain(`--color-beet:${nearest}`)
  expect((await keep({ ...typed, paper: 'wit' })).status).toBe(422)
  await keep({ palette: 'farm' })
})

test('colours are looked at on the home page before they are kept', async () => {
  const page = await (await asOwner(`${farm.desk}/uiterlijk?palette=clay`)).text()
  expect(visibleText(page)).toContain(words.preview.new)
  const [, src = ''] = /<iframe[^>]* src="([^"]+)"/.exec(page) ?? []
  const preview = await asOwner(farm.site.url + src.replaceAll('&amp;', '&'))
  expect(preview.headers.get('x-frame-options')).toBe('SAMEORIGIN')
  expect(preview.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  const shown = await preview.text()
  expect(shown).toContain(`--color-beet:${palettes.clay.accent}`)
  expect(shown).not.toContain('<script')
  expect(await farm.html(`${farm.site.url}/nl`)).not.toContain(palettes.clay.accent)
})

test('a page that is older than the look on file changes only what was chosen there', async () => {
  const [shown = ''] = valuesIn(await look(), 'shown')
  await keep({ palette: 'sea', faces: 'book', jar: 'none' })
  const older = { ...Object.fromEntries(new URLSearchParams(shown)), palette: 'farm', shown }
  const colours = Object.values(first).join(' ')
  const chosen = { ...older, 'shown-colours': colours, drawings: 'none' }
  const merged = { ...sea, faces: 'book', drawings: 'none', jar: 'none' }
  const previewIn = (html: string) => {
    const [, query = ''] = /<iframe[^>]* src="[^"?]+\?([^"]+)"/.exec(html) ?? []
    return Object.fromEntries(new URLSearchParams(query.replaceAll('&amp;', '&')))
  }
  const page = await asOwner(`${farm.desk}/uiterlijk?${new URLSearchParams(chosen)}`)
  expect(previewIn(await page.text())).toMatchObject(merged)
  expect((await keep(chosen)).status).toBe(303)
  expect(previewIn(await look())).toMatchObject(merged)
  await keep({ palette: 'farm', faces: 'farm', drawings: 'shown', jar: 'shown' })
})

test('typefaces are those of the chosen pair on pages and in mails, and only their files are fetched', async () => {
  const home = '/nl'
  const mail = confirmed
  const linked = async () =>
    (await read(home)).match(/[\w-]+(?=-[\w-]{8}\.woff2)|faces-[\w-]+\.css/g) ?? []
  expect(await linked()).toHaveLength(3)
  for (const [faces, files, serif] of [
    ['book', ['gelasio', 'hanken-grotesk'], 'Gelasio, Georgia'],
    ['even', ['hanken-grotesk'], '&#x27;Hanken Grotesk&#x27;, &#x27;Helvetica'],
    ['device', [], '&#x27;Iowan Old Style&#x27;'],
  ] as const) {
    expect((await keep({ faces })).status).toBe(303)
    expect(await linked()).toEqual(files)
    expect(await read(mail)).toContain(`font-family:${serif}`)
    expect(await farm.html(farm.desk)).not.toContain('young-serif')
  }
  expect((await keep({ faces: 'comic' })).headers.get('location')).toContain('same')
})

test('without drawings and jar there is none on pages and in mails, and choosing both again brings them back', async () => {
  const paths = everyPath.filter((path) => path.startsWith('/nl'))
  const all = () => Promise.all([...paths, confirmed].map((path) => read(path)))
  const before = await all()
  const ofFarm =
    /\/assets\/(?:hero-|workshop-|about-|contact-|footer-land|success)|#jar|filename|cid:/
  expect(before.filter((html) => ofFarm.test(html)).length).toBeGreaterThan(paths.length - 2)
  await keep({ drawings: 'none', jar: 'none' })
  const without = await all()
  const leftOver = paths.flatMap((path, nth) => {
    const found = /\/assets\/(?:hero-|workshop-|about-|contact-|footer-land|success)[^"]*|#jar/
    return found.test(without[nth]!) ? [`${path} ${found.exec(without[nth]!)![0]}`] : []
  })
  expect(leftOver).toEqual([])
  // Places that are near each other show other parts of the land.
  const lands = new Set(without.join('').match(/plain-place[\w-]*\.svg(?:\?view=\d)?(?=#)/g))
  expect(lands.size).toBe(4)
  const [part = ''] = [...lands].filter((land) => land.includes('?view=1'))
  expect(await read(`/assets/${part}`)).toContain('viewBox="372 196 428 321"')
  const pictures = (html = '') => html.match(/data:image\/png/g)?.length ?? 0
  // The land and the jar are gone; the sign and the code of the payment stay.
  expect([pictures(before.at(-1)), pictures(without.at(-1))]).toEqual([3, 2])
  expect(await farm.html(farm.desk)).not.toContain('#jar')
  await keep({ drawings: 'shown', jar: 'shown' })
  const after = await all()
  expect(after.map((html, nth) => html === before[nth])).toEqual(before.map(() => true))
})
