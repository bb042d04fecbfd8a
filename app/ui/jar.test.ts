import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { takenClass } from './places-jar.tsx'

test('a place that is taken shows, and so does a place that is left', () => {
  const levels = [0, 0.01, 0.2, 0.55, 0.99, 1]
  expect(levels.map(takenClass)).toEqual(
    ['0', '1', '2', '6', '9', '10'].map((tenths) => `taken-${tenths}`),
  )
})

test('each property that the drawing asks for has a value, and each of its parts a rule', () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
  const drawing = read('../../content/pictures/jar.svg')
  const rules = read('./jar.css')
  const properties = new Set([...drawing.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name))
  for (const name of properties) expect(rules).toContain(`${name}: `)
  for (const [, part] of drawing.matchAll(/<g class="([\w-]+)"/g)) {
    expect(rules).toContain(`.${part} {`)
  }
})
