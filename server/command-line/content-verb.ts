import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { OwnLanguage } from '#booking/texts/own-texts.ts'
import { altPathAt } from '#content/picture-places.ts'
import { languages } from '#language/languages.ts'
import { exportLook, exportMark, lookFile, takeLook, withMark } from '#office/look/take-look.ts'
import { exportPages, pagesFile, takePages } from '#office/texts/exchange-pages.ts'
import { keepPicture } from '#office/pictures/keep-picture.ts'
import {
  exportTexts,
  type ImportProblem,
  importTexts,
  isShownPicture,
} from '#office/texts/exchange-texts.ts'
import type { Asked, Listed, OpenDesk } from './verb.ts'

/** `import` makes drafts of what differs, and takes the look over. */
export async function contentVerb(desk: OpenDesk, { words }: Asked): Promise<Listed> {
  const [what, folder] = words
  if (folder !== undefined && what === 'export') return exportTo(desk, folder)
  if (folder !== undefined && what === 'import') return importFrom(desk, folder)
  return { refused: 'Say what and where: farm content export DIR, or farm content import DIR.' }
}

const ofPictures = 'pictures'

async function exportTo({ store }: OpenDesk, folder: string): Promise<Listed> {
  const { files, pictures } = await exportTexts(store)
  mkdirSync(join(folder, ofPictures), { recursive: true })
  for (const language of [...languages, 'all'] as const) {
    writeFileSync(fileOf(folder, language), `${JSON.stringify(files[language], null, 2)}\n`)
  }
  writeFileSync(lookIn(folder), `${JSON.stringify(await exportLook(store), null, 2)}\n`)
  writeFileSync(pagesIn(folder), `${JSON.stringify(await exportPages(store), null, 2)}\n`)
  const mark = await exportMark(store)
  if (mark) writeFileSync(markIn(folder), mark)
  for (const [name, bytes] of pictures) {
    writeFileSync(join(folder, ofPictures, `${name}.jpg`), bytes)
  }
  const rows = languages.map((language) => ({
    language,
    texts: Object.keys(files[language] ?? {}).length,
  }))
  return { rows, note: `${pictures.size} photographs. Written to ${folder}.` }
}

const textFile = v.record(v.string(), v.string())

async function importFrom({ store, openOffice }: OpenDesk, folder: string): Promise<Listed> {
  const there = ([...languages, 'all'] as const).filter((language) =>
    existsSync(fileOf(folder, language)),
  )
  if (there.length === 0)
    return {
      refused: `There is no ${languages.map((one) => `${one}.json`).join(' or ')} in ${folder}.`,
    }
  const read = there.map(
    (language) => [language, readAs(textFile, fileOf(folder, language))] as const,
  )
  const wrong = read.find(([, texts]) => texts === undefined)
  if (wrong) {
    return {
      refused: `${fileOf(folder, wrong[0])} is no list of texts by path, as "home.hero.title": "…".`,
    }
  }
  const look = existsSync(lookIn(folder)) ? readAs(lookFile, lookIn(folder)) : []
  if (look === undefined) return { refused: `${lookIn(folder)} is no look that was exported.` }
  const pages = existsSync(pagesIn(folder)) ? readAs(pagesFile, pagesIn(folder)) : []
  if (pages === undefined) return { refused: `${pagesIn(folder)} has no pages that were exported.` }
  const office = await openOffice(store)
  await takePages(office, pages, 'farm content')
  const outcome = await importTexts(office, Object.fromEntries(read), 'farm content')
  if (outcome.kind === 'refused') {
    return { refused: `Nothing was kept.\n${outcome.problems.map(sayProblem).join('\n')}` }
  }
  const pictures = await importPictures(office, join(folder, ofPictures))
  if (typeof pictures === 'string') return { refused: pictures }
  const mark = existsSync(markIn(folder)) ? readFileSync(markIn(folder)) : undefined
  const taken = await withMark(office, look, mark)
  if (!taken) return { refused: `${markIn(folder)} is no picture that can be a mark.` }
  const others = await takeLook(office, taken, 'farm content')
  const note = 'They are drafts: look at them and publish them on your desk (farm desk).'
  return { rows: [{ texts: outcome.drafts, photographs: pictures, look: others }], note }
}

function readAs<Schema extends v.GenericSchema>(schema: Schema, file: string) {
  try {
    const read = v.safeParse(schema, JSON.parse(readFileSync(file, 'utf8')))
    return read.success ? read.output : undefined
  } catch {
    return undefined
  }
}

async function importPictures(
  office: Awaited<ReturnType<OpenDesk['openOffice']>>,
  folder: string,
): Promise<number | string> {
  const files = existsSync(folder) ? readdirSync(folder) : []
  let kept = 0
  for (const file of files) {
    const name = file.replace(/\.\w+$/, '')
    if (altPathAt(name) === undefined) return `${file} names no place of the site.`
    const bytes = readFileSync(join(folder, file))
    if (await isShownPicture(office.store, name, bytes)) continue
    const { kind } = await keepPicture(office, bytes, { name, device: 'farm content' })
    if (kind !== 'kept') return `${file} is not taken: ${kind}.`
    kept += 1
  }
  return kept
}

function pagesIn(folder: string): string {
  return join(folder, 'pages.json')
}

function lookIn(folder: string): string {
  return join(folder, 'look.json')
}

function markIn(folder: string): string {
  return join(folder, 'mark.png')
}

function fileOf(folder: string, language: OwnLanguage): string {
  return join(folder, `${language}.json`)
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
