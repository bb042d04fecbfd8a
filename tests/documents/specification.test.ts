import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** A proof names, in order, a file or the title of a test in the file before it. */
type Named = { readonly file?: string; readonly title?: string; readonly reading?: boolean }

function namedIn(proof: string): Named[] {
  return [
    ...proof.matchAll(/`([^`]+\/[^`]+\.tsx?)`|(reading: )?"((?:""|[^"])+?)"(?=[\s,;.(|]|$)/gi),
  ].map(([, file, reading, title]) => ({ file, title, reading: reading !== undefined }))
}

/** Tells whether a text has a title from its quotation mark on; `…` stands for anything a test puts there. */
function has(text: string, title: string): boolean {
  const pieces = title.split('…').map((piece) => RegExp.escape(piece.trim()))
  return new RegExp(`['"\`*]${pieces.join('[^\\n]*')}`).test(text)
}

const proofs = read('docs/specification.md')
  .split('\n')
  .filter((line) => line.startsWith('- **'))
  .map((line) => line.slice(line.indexOf('** ')))

it('every requirement of the specification names a test that exists', () => {
  expect(proofs.length).toBeGreaterThan(150)
  const readings = read('docs/decisions/0004-reading-the-specification.md').replaceAll(/\s+/g, ' ')
  const missing: string[] = []
  let titles = 0
  for (const proof of proofs) {
    let source = ''
    for (const { file, title, reading } of namedIn(proof)) {
      if (file && !existsSync(join(root, file))) missing.push(file)
      else if (file) source = read(file)
      if (!title) continue
      titles += 1
      if (!has(reading ? readings : source, title)) missing.push(title)
    }
  }
  expect(missing, 'docs/specification.md names the tests as they are called now').toEqual([])
  expect(titles).toBeGreaterThan(150)
})
