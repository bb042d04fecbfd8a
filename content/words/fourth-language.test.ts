import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** The words of the site in a folder of their own, with a language whose words are the English ones. */
function writeFourth(copy: string): void {
  for (const folder of ['booking', 'content', 'language']) {
    const filter = (path: string) => !/\.(svg|png|ttf|test\.ts)$/.test(path)
    cpSync(join(root, folder), join(copy, folder), { recursive: true, filter })
  }
  cpSync(join(root, 'package.json'), join(copy, 'package.json'))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  cpSync(join(copy, 'content/words/en'), join(copy, 'content/words/de'), { recursive: true })
  for (const folder of ['language/rules', 'language/sentences']) {
    cpSync(join(copy, folder, 'en.ts'), join(copy, folder, 'de.ts'))
  }
  const edit = (file: string, ...changes: readonly (readonly [RegExp, string])[]) => {
    const text = readFileSync(join(copy, file), 'utf8')
    const edited = changes.reduce((so, [found, written]) => so.replace(found, written), text)
    writeFileSync(join(copy, file), edited)
  }
  edit(
    'language/rules/de.ts',
    [/const en/, 'const de'],
    [/'en-GB'/, "'de-BE'"],
    [/dayNumber: .*/, 'dayNumber: (number) => `${number}.`,'],
  )
  edit(
    'language/pages.ts',
    [/, en: '(.*?)' \}/g, ", en: '$1', de: '$1' }"],
    [/en: 'reservation-success',/, "en: 'reservation-success', de: 'reservierung',"],
    [/de: 'about'/, "de: 'ueber-uns'"],
  )
  edit('language/sentences/de.ts', [/enSentences/, 'deSentences'])
  edit(
    'language/sentences.ts',
    [/^import/, "import { deSentences } from './sentences/de.ts'\nimport"],
    [/en: enSentences/, 'en: enSentences, de: deSentences'],
  )
  edit('content/words/de/pack.ts', [/enPack/, 'dePack'], [/^ {2}desk,\n/m, ''])
  const listed = [/\{ nl, fr, en \}/, '{ nl, fr, en, de }'] as const
  edit('language/languages.ts', [/^import/, "import { de } from './rules/de.ts'\nimport"], listed)
  const imported = "import { dePack as de } from './de/pack.ts'\nimport"
  edit('content/words/packs.ts', [/^import/, imported], listed)
}

const script = `
import { parse } from 'valibot'
import { houseValue } from '#booking/house/house-value.ts'
import { newWorkshopForm } from '#booking/house/new-workshop-form.ts'
import { firstHouse } from '#content/first-house.ts'
import { ownerWordsIn } from '#content/words/owner-words.ts'
import { deskLanguages } from '#content/words/packs.ts'
import { wordsOf } from '#content/words/words.ts'
import { pageAt, pathTo } from '#language/addresses.ts'
import { printDay } from '#language/dates.ts'
import { nameOfLanguage } from '#language/language-name.ts'
const kept = { what: 'sentence', nl: 'Kool', fr: 'Chou', en: 'Cabbage' }
console.log(JSON.stringify({
  title: wordsOf({ ...firstHouse, spoken: ['de', 'nl'] }, 'de').about.title,
  same: wordsOf(firstHouse, 'en').about.title,
  path: pathTo('about', 'de'),
  page: pageAt('/de/ueber-uns').page,
  day: printDay('2025-09-30', 'de'),
  name: nameOfLanguage('de', 'nl'),
  deskLanguages,
  deskInstead: ownerWordsIn('de').more.title === ownerWordsIn('nl').more.title,
  field: newWorkshopForm.names.includes('nameDe'),
  kept: parse(houseValue, kept).de,
  gone: wordsOf(firstHouse, 'xx').about.title === wordsOf(firstHouse, 'nl').about.title,
}))`

test('a fourth language is its files, its addresses and three lines, for visitors alone without words of the desk', () => {
  const copy = mkdtempSync(join(tmpdir(), 'fourth-language-'))
  try {
    writeFourth(copy)
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: copy,
    })
    const { title, same, ...rest } = JSON.parse(said.toString()) as Record<string, unknown>
    expect(title).toBe(same)
    expect(rest).toEqual({
      path: '/de/ueber-uns',
      page: 'about',
      day: 'Dienstag 30. September 2025',
      name: 'Duits',
      deskLanguages: ['nl', 'fr', 'en'],
      deskInstead: true,
      field: true,
      kept: '',
      gone: true,
    })
  } finally {
    rmSync(copy, { recursive: true })
  }
})
