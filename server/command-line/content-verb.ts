import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { OwnLanguage } from '#booking/texts/own-texts.ts'
import { altPathAt } from '#content/picture-places.ts'
import { keysOf } from '#language/keys-of.ts'
import { languages } from '#language/languages.ts'
import {
  exportLook,
  exportMark,
  lookFile,
  importLook,
  withMark,
} from '#office/look/exchange-look.ts'
import { exportPages, pagesFile, importPages } from '#office/texts/exchange-pages.ts'
import { savePicture } from '#office/pictures/save-picture.ts'
import {
  exportTexts,
  type ImportProblem,
  importTexts,
  isShownPicture,
} from '#office/texts/exchange-texts.ts'
import type { AskedLine, Listed, OpenSite } from './verb.ts'

type Exchanging = Pick<OpenSite, 'store' | 'openOffice'>

/** `import` makes drafts of texts that differ, and takes the look. */
export async function contentVerb(site: Exchanging, { words }: AskedLine): Promise<Listed> {
  const [what, folder] = words
  if (folder !== undefined && what === 'export') return exportTo(site, folder)
  if (folder !== undefined && what === 'import') return importFrom(site, folder)
  return { refused: 'Say what and where: farm content export DIR, or farm content import DIR.' }
}

const ofTexts = [...languages, 'all'] as const

function filesIn(folder: string) {
  return {
    texts: (language: OwnLanguage) => join(folder, `${language}.json`),
    look: join(folder, 'look.json'),
    pages: join(folder, 'pages.json'),
    mark: join(folder, 'mark.png'),
    pictures: join(folder, 'pictures'),
  }
}

async function exportTo({ store }: Exchanging, folder: string): Promise<Listed> {
  const { files, pictures } = await exportTexts(store)
  const ours = filesIn(folder)
  const write = (file: string, content: unknown) =>
    writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)
  mkdirSync(ours.pictures, { recursive: true })
  for (const language of keysOf(files)) write(ours.texts(language), files[language])
  write(ours.look, await exportLook(store))
  write(ours.pages, await exportPages(store))
  const mark = await exportMark(store)
  if (mark) writeFileSync(ours.mark, mark)
  for (const [name, bytes] of pictures) writeFileSync(join(ours.pictures, `${name}.jpg`), bytes)
  const rows = languages.flatMap((language) => {
    const texts = files[language]
    return texts ? [{ language, texts: Object.keys(texts).length }] : []
  })
  return { rows, note: `${pictures.size} photographs. Written to ${folder}.` }
}

const textFile = v.record(v.string(), v.string())

async function importFrom({ store, openOffice }: Exchanging, folder: string): Promise<Listed> {
  const ours = filesIn(folder)
  const there = ofTexts.filter((language) => existsSync(ours.texts(language)))
  if (there.length === 0)
    return {
      refused: `There is no ${languages.map((one) => `${one}.json`).join(' or ')} in ${folder}.`,
    }
  const read = there.map((language) => [language, readAs(textFile, ours.texts(language))] as const)
  const wrong = read.find(([, texts]) => texts === undefined)
  if (wrong) {
    return {
      refused: `${ours.texts(wrong[0])} is no list of texts by path, as "home.hero.title": "…".`,
    }
  }
  const look = existsSync(ours.look) ? readAs(lookFile, ours.look) : []
  if (look === undefined) return { refused: `${ours.look} is no look that was exported.` }
  const pages = existsSync(ours.pages) ? readAs(pagesFile, ours.pages) : []
  if (pages === undefined) return { refused: `${ours.pages} has no pages that were exported.` }
  const files = existsSync(ours.pictures) ? readdirSync(ours.pictures) : []
  const photographs = files.filter((file) => !file.startsWith('.'))
  const stray = photographs.find((file) => altPathAt(placeOf(file)) === undefined)
  if (stray) return { refused: `${stray} names no place of the site.` }
  const office = { ...(await openOffice(store)), device: 'farm content' }
  const pagesMade = await importPages(office, pages)
  const outcome = await importTexts(office, Object.fromEntries(read))
  if (outcome.kind === 'refused') {
    return { refused: `No text was kept.\n${outcome.problems.map(sayProblem).join('\n')}` }
  }
  const kept = await importPictures(office, ours.pictures, photographs)
  if (typeof kept === 'string') return { refused: kept + again }
  const mark = existsSync(ours.mark) ? readFileSync(ours.mark) : undefined
  const taken = await withMark(office, look, mark)
  if (!taken) return { refused: `${ours.mark} is no picture that can be a mark.${again}` }
  const changed = await importLook(office, taken)
  const row = { texts: outcome.drafts, photographs: kept, look: changed, pages: pagesMade }
  return { rows: [row], note: noteOn(row) }
}

function noteOn({ texts, photographs, look, pages }: Readonly<Record<string, number>>): string {
  const notes = [
    texts || photographs
      ? 'Texts and photographs are drafts: look at them and publish them on your desk (farm desk).'
      : '',
    look ? 'The look is on the site at once.' : '',
    pages ? 'New pages are off the site until you show them on your desk.' : '',
  ]
  return notes.filter(Boolean).join('\n') || 'Nothing differs from what the site has.'
}

function readAs<Schema extends v.GenericSchema>(schema: Schema, file: string) {
  try {
    const read = v.safeParse(schema, JSON.parse(readFileSync(file, 'utf8')))
    return read.success ? read.output : undefined
  } catch {
    return undefined
  }
}

const again = ' What came before it was kept. Correct it, and import once more.'

function placeOf(file: string): string {
  return file.replace(/\.\w+$/, '')
}

async function importPictures(
  office: Awaited<ReturnType<OpenSite['openOffice']>>,
  folder: string,
  files: readonly string[],
): Promise<number | string> {
  let kept = 0
  for (const file of files) {
    const name = placeOf(file)
    const bytes = readFileSync(join(folder, file))
    if (await isShownPicture(office.store, name, bytes)) continue
    const { kind } = await savePicture(office, bytes, { name })
    if (kind !== 'kept') return `${file} is not taken: ${kind}.`
    kept += 1
  }
  return kept
}

function sayProblem({ language, path, ...problem }: ImportProblem): string {
  const at = `${language} ${path}`
  switch (problem.kind) {
    case 'length':
      return `${at}: write ${problem.least} to ${problem.most} characters; it has ${problem.is}.`
    case 'unknown-place':
      return `${at}: nothing fills in ${problem.place}.`
    case 'missing-place':
      return `${at}: put ${problem.place} back.`
    case 'address':
      return `${at}: nothing is at ${problem.address}.`
    case 'empty':
      return `${at}: is empty; write a text.`
    case 'no-such-text':
      return `${at}: there is no such text.`
  }
}
