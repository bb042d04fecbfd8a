import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import drawings from '../../drawings/package.json' with { type: 'json' }
import { maxStatementBytes } from '#booking/money/readers/read-statement.ts'
import { maxPictureBytes } from '#booking/pictures/own-picture.ts'
import packages from '../../package.json' with { type: 'json' }

const root = join(import.meta.dirname, '../..')
const has = (path: string) => existsSync(join(root, path))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const allIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, part = '']) => part)

const inDocs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
const documents = [
  'README.md',
  'drawings/README.md',
  ...inDocs.filter((path) => path.endsWith('.md')).map((path) => join('docs', path)),
]

/** The rows of the tables of a text whose first cell holds names, cell by cell. */
function rowsIn(text: string): string[][] {
  const lines = text.split('\n').filter((line) => line.startsWith('| `'))
  return lines.map((line) => line.split('|').slice(1, -1))
}

const namesIn = (text: string) => allIn(text, /`([^`]+)`/g)
const firstNames = (text: string) => rowsIn(text).flatMap(([first = '']) => namesIn(first))

it('every link leads to a file, and every document is led to', () => {
  const reached = new Set(['README.md'])
  for (const path of reached) {
    for (const target of allIn(read(path), /\]\(([^)#:\s]+)\)/g)) {
      const found = join(dirname(path), target)
      expect([path, target, has(found)]).toEqual([path, target, true])
      if (found.endsWith('.md')) reached.add(found)
      if (!found.endsWith('/')) continue
      for (const name of readdirSync(join(root, found))) reached.add(found + name)
    }
  }
  const remedy = 'A document that no other links to is lost: link it from one beside it'
  expect([...reached].toSorted(), remedy).toEqual(documents.toSorted())
})

it('each number of a decision has a page, or stands below the index as gone', () => {
  const [list = '', gone = ''] = read('docs/decisions/README.md').split('\nNumbers ')
  const there = allIn(list, /\((\d{4})-/g).map(Number)
  const folded = allIn(gone, /(\d+)\sinto/g)
  const never = allIn(gone.split(' never ')[0] ?? '', /(\d+)/g)
  const all = [...there, ...[...folded, ...never].map(Number)].toSorted((a, b) => a - b)
  const remedy = 'List a new decision in its README; one that went stands there under "Numbers"'
  expect(all, remedy).toEqual(Array.from(all, (_, index) => index + 1))
  for (const into of allIn(gone, /into\s(\d+)/g)) expect(there).toContain(Number(into))
})

it.each(documents)('%s names files and commands that exist', (path) => {
  const text = read(path)
  for (const file of namesIn(text).filter((name) => /^[a-z][\w./-]+\/[\w.-]+\.\w+$/.test(name))) {
    expect([file, has(file) || file.startsWith('data/')]).toEqual([file, true])
  }
  const scripts = allIn(text, /npm run (?:-s )?([\w-]+)/g)
  const known = Object.keys({ ...packages.scripts, ...drawings.scripts })
  expect(known, 'package.json has no such script').toEqual(expect.arrayContaining(scripts))
  const help = read('server/command-line/verbs.ts')
  for (const verb of allIn(text, /run (?:-s )?farm -- ([a-z]+)/g))
    expect(help).toMatch(RegExp(`\\b${verb}\\b`))
})

const ignored = read('.gitignore').split('\n')
const folders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  .map(({ name }) => `${name}/`)
  .filter((name) => !ignored.includes(name))

const sources = folders
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
      join(folder, path),
    ),
  )
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('node_modules'))

const commentLines = sources.flatMap((path) =>
  read(path)
    .split('\n')
    .filter((line) => /^\s*(?:\/\/|\/?\*)/.test(line))
    .map((line) => [path, line] as const),
)

/** Words with which a sentence begins that has no subject, or has it later. */
const beforeSubject =
  /^\s*(?:\/\*\*|\/\/) (?:What|Who|Whom|Whose|Which|When|Where|Whether|By|In|On|At|For|From|To|With|Without|Within|Of|After|Before|As|Until|Under|Over|Beside|Near|While|Because|If|And|But|Or) /

it('a comment begins with what it is about', () => {
  const found = commentLines.filter(([, line]) => beforeSubject.test(line))
  expect(found, 'Begin with the thing itself: "The day…", not "When…" or "On…"').toEqual([])
})

it('a comment names files that exist', () => {
  const named = commentLines.flatMap(([path, line]) =>
    allIn(line, /`([a-z]+\/[\w./-]+\.(?:tsx?|css|md))`/g).map((file) => [path, file] as const),
  )
  expect(named.length).toBeGreaterThan(20)
  const gone = named.filter(([path, file]) => !has(file) && !has(join(dirname(path), file)))
  expect(gone, 'These comments name files that moved').toEqual([])
})

it('the README walks through every folder, and no other', () => {
  const walk = read('README.md').split('## A walk')[1] ?? ''
  expect(firstNames(walk).toSorted(), 'Its table has a row for each').toEqual(folders.toSorted())
  for (const [first = '', holds = ''] of rowsIn(walk)) {
    const [folder = ''] = namesIn(first)
    for (const part of namesIn(holds)) expect([part, has(folder + part)]).toEqual([part, true])
  }
})

it('every setting is explained, and no other', () => {
  const [table = ''] = read('docs/running.md').split('\n## ')
  const settings = allIn(read('server/config.ts'), /^ {2}([A-Z_]+): setting\(/gm)
  const remedy = 'A setting of server/config.ts has a row in docs/running.md'
  expect(firstNames(table).toSorted(), remedy).toEqual(settings.toSorted())
})

it('the reverse proxy lets through the largest file that the desk takes', () => {
  const [megabytes] = allIn(read('docs/running.md'), /client_max_body_size (\d+)m;/g)
  const largest = Math.max(maxPictureBytes, maxStatementBytes)
  expect(Number(megabytes) * 1_000_000).toBeGreaterThan(largest)
})

it('processes of one machine share a folder, as the keys of links and backups are in it', () => {
  expect(read('docs/running.md')).not.toMatch(/DATA_DIR=\S*%i/)
})

it('every dependency earns its line, and no other has one', () => {
  const { dependencies, devDependencies, optionalDependencies } = packages
  const forSite = { ...dependencies, ...devDependencies, ...optionalDependencies }
  const installed = Object.keys({ ...forSite, ...drawings.devDependencies })
  const lines = firstNames(read('docs/decisions/0001-the-stack.md'))
  const remedy = 'Say in docs/decisions/0001-the-stack.md what each package is for'
  expect(lines.toSorted(), remedy).toEqual(installed.toSorted())
})
