import { expect, test } from 'vitest'
import { deskOwnPages as words } from '#content/words/nl/desk-own-pages.ts'
import { postForm } from '#tests/support/forms.ts'
import { publishTexts, seenIn } from '#tests/support/own-text.ts'
import { visibleText } from '#tests/support/pages.ts'
import { ReadPage } from '#tests/support/read-page.ts'
import { sharedFarm } from '#tests/support/shared-farm.ts'

const farm = sharedFarm()
const fetched = (path: string) => fetch(farm.site.url + path, { redirect: 'manual' })
const html = async (path: string) => (await fetched(path)).text()
const desk = (fields: Record<string, string>) => postForm(`${farm.desk}/paginas`, fields)
const names = { nameNl: 'Het lokaal', nameFr: 'Le local', nameEn: 'The room' }
/** Writes a text in each language at the address of its form. */
const write = async (address: string, texts: readonly [nl: string, fr: string, en: string]) => {
  const [nl, fr, en] = texts
  return postForm(address, { do: 'keep-text', ...seenIn(await farm.html(address)), nl, fr, en })
}
const formOf = (path: string) =>
  `${farm.desk}/teksten/tekst?${new URLSearchParams({ tekst: `ownPages.het-lokaal.${path}`, van: '/nl/het-lokaal' })}`
const addBlock = async (kind: string) =>
  farm.site.url + (await desk({ do: 'block-add', page: 'het-lokaal', kind })).location

test('a page of her own is made, written, seen, shown, moved and taken away', async () => {
  const home = await html('/nl')
  const nowhere = await html('/nl/het-lokaal')
  const map = await html('/sitemap.xml')
  const wrong = await desk({ do: 'own-page-add', ...names, nameFr: '' })
  expect(wrong).toMatchObject({
    status: 422,
    html: expect.stringContaining('Vul een naam in het Frans in'),
  })
  for (const _ of ['pressed', 'pressed twice']) {
    expect((await desk({ do: 'own-page-add', ...names })).status).toBe(303)
  }
  expect((await farm.html(`${farm.desk}/paginas`)).match(/<h2/g)).toHaveLength(1)
  expect(await html('/nl/het-lokaal')).toBe(nowhere)

  for (const button of ['own-page-menu', 'own-page-foot']) {
    const refused = await desk({ do: button, page: 'het-lokaal' })
    expect(visibleText(refused.html)).toContain(words.unpublished)
  }
  expect(await html('/nl/het-lokaal')).toBe(nowhere)

  await write(formOf('lead'), ['Een **ruim** lokaal.', 'Un **grand** local.', 'A **large** room.'])
  const question = await addBlock('question')
  const answer = await write(question, ['Is er koffie?', 'Il y a du café ?', 'Is there coffee?'])
  expect(answer.location).toContain('answer')
  expect((await postForm(`${farm.desk}/teksten`, { do: 'publish' })).location).toContain(
    'unwritten',
  )
  await write(farm.site.url + answer.location, ['Altijd.', 'Toujours.', 'Always.'])
  await write(await addBlock('book'), ['Boek het', 'Réserver', 'Book it'])
  await write(await addBlock('picture'), ['Het lokaal', 'Le local', 'The room'])
  // Only Dutch has this one: another language does without.
  await write(formOf('blocks.0.title'), ['Met uitzicht', '', ''])
  await write(formOf('blocks.0.text'), ['Op het veld.', '', ''])
  const draft = await farm.html(`${farm.desk}/teksten/pagina?adres=/fr/het-lokaal`)
  expect(visibleText(draft)).toContain('Il y a du café')
  await publishTexts(farm)
  expect((await fetched('/nl/het-lokaal')).status).toBe(404)

  await desk({ do: 'own-page-menu', page: 'het-lokaal' })
  const shown = await html('/nl/het-lokaal')
  expect(shown).toContain('Een <strong>ruim</strong> lokaal.')
  expect(shown).toContain('"@type":"FAQPage"')
  expect(shown).toContain('hrefLang="fr" href="http')
  expect(shown.match(/\/fr\/le-local"/)).not.toBe(null)
  expect(shown.match(/rel="canonical" href="[^"]*\/nl\/het-lokaal"/)).not.toBe(null)
  expect(shown).toContain('name="description" content="Een ruim lokaal."')
  for (const part of ['Met uitzicht', 'Is er koffie?', 'Boek het']) expect(shown).toContain(part)
  expect(shown).not.toContain('Nog te schrijven')
  const french = await html('/fr/le-local')
  expect(french).toContain('>Réserver<')
  expect(french).not.toContain('uitzicht')
  const menu = (await html('/nl')).match(/href="\/nl\/het-lokaal"/g)
  // Two menus and the foot.
  expect(menu).toHaveLength(3)
  // A page without script has one menu.
  expect(await html('/waiting-list?lng=nl')).toContain('href="/nl/het-lokaal"')
  expect(await html('/sitemap.xml')).toContain('/en/the-room</loc>')

  // Both switches of language know it; any earlier address leads on for good.
  expect(shown.match(/<a [^>]*href="\/en\/the-room"/g)).toHaveLength(2)
  const switched = await fetched('/fr/het-lokaal')
  expect([switched.status, switched.headers.get('location')]).toEqual([301, '/fr/le-local'])
  const address = { do: 'own-page-address', page: 'het-lokaal' }
  const taken = await desk({ ...address, 'page-het-lokaal-slugNl': 'contact' })
  expect(taken).toMatchObject({ status: 422, html: expect.stringContaining(words.address.taken) })
  const bad = await desk({ ...address, 'page-het-lokaal-slugFr': 'deux mots' })
  expect(bad.html).toContain('Schrijf het adres in het Frans met kleine letters')
  await desk({ ...address, 'page-het-lokaal-slugNl': '/nl/Huur-het-lokaal' })
  const former = await fetched('/nl/het-lokaal')
  expect([former.status, former.headers.get('location')]).toEqual([301, '/nl/huur-het-lokaal'])
  expect((await fetched('/nl/huur-het-lokaal')).status).toBe(200)

  await desk({ do: 'own-page-foot', page: 'het-lokaal' })
  expect((await html('/nl')).match(/href="\/nl\/huur-het-lokaal"/g)).toHaveLength(1)
  expect(visibleText(await farm.html(`${farm.desk}/huis`))).toContain('Het lokaal')
  const again = await desk({ do: 'own-page-add', ...names })
  expect(again.status).toBe(303)
  expect(await farm.html(`${farm.desk}/paginas`)).toContain('/fr/le-local-2')
  for (const id of ['het-lokaal', 'het-lokaal-2']) await desk({ do: 'own-page-gone', page: id })
  expect(await html('/nl')).toBe(home)
  expect(await html('/sitemap.xml')).toBe(map)
  expect((await fetched('/nl/huur-het-lokaal')).status).toBe(404)
})

test('there is room for twelve', async () => {
  for (let made = 0; made < 12; made += 1) {
    await desk({ do: 'own-page-add', ...names, nameNl: `Lokaal ${made}` })
  }
  const more = await desk({ do: 'own-page-add', ...names })
  expect(visibleText(more.html)).toContain('al 12 eigen pagina')
  expect(new ReadPage(farm.desk, more.html).faults).toEqual([])
})

test('a workshop gets another address in one language, and its old address redirects there', async () => {
  const home = await html('/fr')
  const field = 'workshop-drinks-slugFr'
  const readdress = (slug: string, older = {}) =>
    postForm(`${farm.desk}/workshops`, {
      do: 'own-page-address',
      page: 'drinks',
      [field]: slug,
      ...older,
    })
  const older = { [`shown-${field}`]: 'drinks', 'workshop-drinks-slugNl': 'dranken' }
  const taken = await readdress('sourdough')
  expect(taken).toMatchObject({ status: 422, html: expect.stringContaining(words.address.taken) })
  expect((await readdress('Boissons')).status).toBe(303)
  const refused = await readdress('drinks', older)
  expect(refused).toMatchObject({ status: 422, html: expect.stringContaining('boissons') })
  for (const former of ['/fr/ateliers/drinks', '/fr/ateliers/drinks?month=2025-10']) {
    const answer = await fetched(former)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/fr/ateliers/boissons'])
  }
  const shown = await html('/fr/ateliers/boissons')
  expect(shown).toMatch(/rel="canonical" href="[^"]*\/fr\/ateliers\/boissons"/)
  expect(shown).toMatch(/hrefLang="nl" href="[^"]*\/nl\/ateliers\/drinks"/)
  expect(shown.match(/<a [^>]*href="\/nl\/ateliers\/drinks"/g)).toHaveLength(2)
  expect(shown).toMatch(/"url":"[^"]*\/fr\/ateliers\/boissons"/)
  expect(await html('/fr')).not.toContain('/ateliers/drinks')
  expect((await fetched('/nl/ateliers/drinks')).status).toBe(200)
  expect(await html('/sitemap.xml')).toContain('/fr/ateliers/boissons</loc>')
  const draft = await farm.html(`${farm.desk}/teksten/pagina?adres=/fr/ateliers/drinks`)
  expect(draft).toContain('own-text')
  await readdress('drinks')
  expect(await html('/fr')).toBe(home)
})
