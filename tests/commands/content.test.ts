import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { palettes } from '#booking/look/palette.ts'
import { asOwner } from '#tests/support/desk-device.ts'
import { postForm } from '#tests/support/forms.ts'
import { Farm } from '#tests/support/farm.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const red = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#c02030' } })

test('the texts and photographs of a site go to files, and from there to another site as drafts', async () => {
  await using farm = await new Farm().open()
  await using place = await temporaryFolder()
  const folder = place.path
  const textsOf = (language: string): Record<string, string> =>
    JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'))
  await farm.site.farm('content', 'export', folder)
  const written = textsOf('nl')
  expect(written['home.welcome.highlights.1.text']).toContain('{bread.price}')
  expect(Object.keys(written).length).toBeGreaterThan(1_000)

  // Unchanged files change nothing; a translator's do, and a photograph that is put beside them.
  expect(await farm.site.farm('content', 'import', folder)).toEqual([
    { texts: 0, photographs: 0, look: 0, pages: 0 },
  ])
  writeFileSync(
    join(folder, 'nl.json'),
    JSON.stringify({ ...written, 'home.hero.title': 'Potten draaien' }),
  )
  writeFileSync(join(folder, 'pictures', 'about-crock.jpg'), await red.jpeg().toBuffer())
  // A file manager leaves such a file in each folder it shows.
  writeFileSync(join(folder, 'pictures', '.DS_Store'), '')
  expect(await farm.site.farm('content', 'import', folder)).toEqual([
    { texts: 1, photographs: 1, look: 0, pages: 0 },
  ])
  const question = 'faq.tabs.general.questions.0.question'
  const form = new URLSearchParams({ tekst: question, van: '/nl' })
  await postForm(`${farm.desk}/teksten/tekst?${form}`, { do: 'list-leave-out' })
  await postForm(`${farm.desk}/teksten`, { do: 'publish' })
  expect(await (await fetch(`${farm.site.url}/nl`)).text()).toContain('Potten draaien')

  const mark = new FormData()
  mark.set('file', new File([new Uint8Array(await red.png().toBuffer())], 'mark.png'))
  const sent = await asOwner(`${farm.desk}/uiterlijk/teken`, { method: 'POST', body: mark })
  const chosen = new URL(sent.url).searchParams.get('mark') ?? ''
  await postForm(`${farm.desk}/uiterlijk`, { do: 'set-look', palette: 'clay', mark: chosen })
  const names = { nameNl: 'Het lokaal', nameFr: 'Le local', nameEn: 'The room' }
  await postForm(`${farm.desk}/paginas`, { do: 'own-page-add', ...names })
  await farm.site.farm('content', 'export', folder)
  expect(textsOf('nl')['home.hero.title']).toBe('Potten draaien')
  expect(readdirSync(join(folder, 'pictures'))).toContain('about-crock.jpg')
  await using other = await new Farm().open()
  expect(await other.site.farm('content', 'import', folder)).toEqual([
    { texts: 2, photographs: 1, look: 2, pages: 1 },
  ])
  expect(await other.html(`${other.desk}/paginas`)).toContain('/fr/le-local')
  await postForm(`${other.desk}/teksten`, { do: 'publish' })
  const about = await (await fetch(`${other.site.url}/nl/over-ons`)).text()
  expect(about).toContain('/pictures/about-crock-')
  expect(about).toContain(`--color-beet:${palettes.clay.accent}`)
  expect(about).toContain('/pictures/mark-')

  // An entry that is added keeps a text that the entry before it has as well.
  const entry = 'home.welcome.paragraphs.0'
  const added = { [`${entry}+1`]: written[entry] }
  writeFileSync(join(folder, 'nl.json'), JSON.stringify({ ...textsOf('nl'), ...added }))
  const orders = { ...textsOf('all'), 'list.home.welcome.paragraphs': '0 0+1 1 2' }
  writeFileSync(join(folder, 'all.json'), JSON.stringify(orders))
  await other.site.farm('content', 'import', folder)
  expect(await other.html(`${other.desk}/teksten`)).not.toMatch(/nog te schrijven, in het Nederl/)

  // One text that does not fit keeps all of them out, as does a photograph of no place.
  const wrong = { 'home.hero.lead': 'Kom {morgen.vroeg}', 'home.hero.title': 'Klei' }
  writeFileSync(join(folder, 'nl.json'), JSON.stringify(wrong))
  await expect(other.site.farm('content', 'import', folder)).rejects.toThrow(
    'nl home.hero.lead: nothing fills in {morgen.vroeg}.',
  )
  writeFileSync(join(folder, 'nl.json'), JSON.stringify({ 'home.hero.title': 'Klei' }))
  writeFileSync(join(folder, 'pictures', 'garden.jpg'), '')
  await expect(other.site.farm('content', 'import', folder)).rejects.toThrow(
    'garden.jpg names no place of the site.',
  )
  expect(await other.html(`${other.desk}/teksten`)).not.toContain('Klei')

  // A language that is not on the site is in no file.
  await postForm(`${other.desk}/begin`, { do: 'language-off', language: 'fr' })
  await using spoken = await temporaryFolder()
  await other.site.farm('content', 'export', spoken.path)
  expect(readdirSync(spoken.path).filter((file) => /^[a-z]{2}\.json$/.test(file))).toEqual([
    'en.json',
    'nl.json',
  ])
})
