import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { drawSharePicture } from './draw-share-picture.ts'
import { typefaceOf } from './typeface.ts'

it('a narrow space, which the typefaces lack, is drawn as a space', () => {
  const face = typefaceOf(readFileSync(new URL('../../content/fonts/display.ttf', import.meta.url)))
  const drawn = (text: string) => [
    face.widthOf(text, 76),
    face.outline(text, { x: 64, y: 160, size: 76 }),
  ]
  expect(drawn('On cuit\u202f?')).toEqual(drawn('On cuit\u00a0?'))
})

it('lines of a title and of the text below it are even, so that no last word stands alone', async () => {
  const lines: string[] = []
  const face = {
    widthOf: (text: string, size: number) => (text.length * size) / 2,
    outline: (text: string) => {
      lines.push(text)
      return ''
    },
    edgesOf: () => ({ x1: 0, y1: 0, x2: 1, y2: 1 }),
  }
  const dot = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')
  const share = { title: 'Du sel, un bocal et du temps', name: 'Hof', paper: '#fff', ink: '#000' }
  const line = 'One takes a day, two take an evening: start where you like.'
  await drawSharePicture(
    { ...share, line, mark: dot, picture: dot },
    { title: () => face, text: () => face },
  )
  expect(lines).toEqual([
    'Du sel, un',
    'bocal et',
    'du temps',
    'One takes a day, two take an',
    'evening: start where you like.',
    'Hof',
  ])
})
