import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashOfSources } from './sources.mjs'

let folder
let before

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sources-'))
  mkdirSync(join(folder, 'app'))
  write('app/root.tsx', 'one')
  before = hashOfSources(folder)
})

afterEach(() => rmSync(folder, { recursive: true }))

test('an edited source asks for a new build', () => {
  write('app/root.tsx', 'two')
  expect(hashOfSources(folder)).not.toBe(before)
})

test.each(['app', 'booking', 'desk', 'guest', 'letters', 'office', 'post', 'server', 'store'])(
  'a source in %s asks for a new build',
  (house) => {
    mkdirSync(join(folder, house), { recursive: true })
    write(`${house}/new.ts`, 'one')
    expect(hashOfSources(folder)).not.toBe(before)
  },
)

test('a renamed source asks for a new build', () => {
  renameSync(join(folder, 'app/root.tsx'), join(folder, 'app/main.tsx'))
  expect(hashOfSources(folder)).not.toBe(before)
})

test('a fresh checkout of the same sources asks for nothing', () => {
  utimesSync(join(folder, 'app/root.tsx'), new Date(0), new Date(0))
  expect(hashOfSources(folder)).toBe(before)
})

test('tests and notes ask for nothing', () => {
  write('app/root.test.tsx', 'test')
  write('app/README.md', 'note')
  write('README.md', 'note')
  expect(hashOfSources(folder)).toBe(before)
})

function write(name, content) {
  writeFileSync(join(folder, name), content)
}
