import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const root = join(import.meta.dirname, '../..')

/** The words of the site in a folder of their own, with a language whose words are the English ones. */
function writeFourth(copy: string): void {
  for (const folder of ['booking', 'content', 'language']) {
    const filter = (path: string) => !/\.(svg|png|ttf|test\.ts)$/.test(path)
    cpSync(join(root, folder), join(copy, folder), { recursive: true, filter })
  }
  cpSync(join(root, 'package.json'), join(copy, 'package.json'))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  cpSync(join(copy, 'content/words/en'), join(copy, 'content/words/da'), { recursive: true })
  for (const folder of ['language/rules', 'language/sentences']) {
    cpSync(join(copy, folder, 'en.ts'), join(copy, folder, 'da.ts'))
  }
  const edit = (file: string, ...changes: readonly (readonly [RegExp, string])[]) => {
    const text = readFileSync(join(copy, file), 'utf8')
    const edited = changes.reduce((so, [found, written]) => so.replace(found, written), text)
    writeFileSync(join(copy, file), edited)
  }
  edit(
    'language/rules/da.ts',
    [/const en/, 'const da'],
    [/'en-GB'/, "'da-DK'"],
    [/dayNumber: .*/, 'dayNumber: (number) => `${number}.`,'],
  )
  edit(
    'language/pages.ts',
    [/\ben: '(.*?)',?/g, "en: '$1', da: '$1',"],
    [/da: 'about'/, "da: 'om-os'"],
  )
  edit('language/sentences/da.ts', [/enSentences/, 'daSentences'])
  edit(
    'language/sentences.ts',
    [/^import/, "import { daSentences } from './sentences/da.ts'\nimport"],
    [/en: enSentences/, 'en: enSentences, da: daSentences'],
  )
  edit('content/words/da/pack.ts', [/enPack/, 'daPack'], [/^ {2}desk,\n/m, ''])
  const listed = [/nl, fr, en\b/, 'nl, fr, en, da'] as const
  edit('language/languages.ts', [/^import/, "import { da } from './rules/da.ts'\nimport"], listed)
  const imported = "import { daPack as da } from './da/pack.ts'\nimport"
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
import { plainDay } from '#language/dates.ts'
import { nameOfLanguage } from '#language/language-name.ts'
const kept = { what: 'sentence', nl: 'Kool', fr: 'Chou', en: 'Cabbage' }
console.log(JSON.stringify({
  title: wordsOf({ ...firstHouse, spoken: ['da', 'nl'] }, 'da').about.title,
  same: wordsOf(firstHouse, 'en').about.title,
  path: pathTo('about', 'da'),
  page: pageAt('/da/om-os').page,
  day: plainDay('2025-09-30', 'da'),
  name: nameOfLanguage('da', 'nl'),
  hasDesk: deskLanguages.includes('da'),
  deskInstead: ownerWordsIn('da').more.title === ownerWordsIn('nl').more.title,
  field: newWorkshopForm.names.includes('nameDa'),
  kept: parse(houseValue, kept).da,
  gone: wordsOf(firstHouse, 'xx').about.title === wordsOf(firstHouse, 'nl').about.title,
}))`

test('a fourth language is its files, its addresses and three lines, for visitors alone without words of the desk', async () => {
  await using folder = await temporaryFolder()
  const copy = folder.path
  writeFourth(copy)
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: copy,
  })
  const { title, same, ...rest } = JSON.parse(output.toString()) as Record<string, unknown>
  expect(title).toBe(same)
  expect(rest).toEqual({
    path: '/da/om-os',
    page: 'about',
    day: 'tirsdag 30. september 2025',
    name: 'Deens',
    hasDesk: false,
    deskInstead: true,
    field: true,
    kept: '',
    gone: true,
  })
})
