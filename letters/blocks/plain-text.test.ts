import { expect, it } from 'vitest'
import { wrap } from './plain-text.ts'

const sentence = 'Een deeg krijgt zijn nacht, een kool haar drie weken, en jij krijgt een mail.'
const longest = (text: string) => Math.max(...text.split('\n').map((line) => [...line].length))

it('keeps a line within 72 columns, and every word', () => {
  const wrapped = wrap(`${sentence} ${sentence}`)
  expect(longest(wrapped)).toBeLessThanOrEqual(72)
  expect(wrapped.replaceAll('\n', ' ')).toBe(`${sentence} ${sentence}`)
})

it('leaves text that fits as it is, and every line break', () => {
  expect(wrap('een\ntwee\n\ndrie')).toBe('een\ntwee\n\ndrie')
  expect(wrap('')).toBe('')
})

it('goes on under the words of an item, and behind the mark of a quotation', () => {
  const [item, rest] = wrap(sentence, { first: '- ', next: '  ' }).split('\n')
  expect([item?.slice(0, 2), rest?.slice(0, 2)]).toEqual(['- ', '  '])
  expect(wrap('een\ntwee', { first: '> ' })).toBe('> een\n> twee')
})

it('does not break at a space that holds words together', () => {
  const held = `${'a'.repeat(60)} tot 15.30\u00a0uur\u202f!`
  expect(wrap(held).split('\n')[1]).toBe('15.30\u00a0uur\u202f!')
})

it('gives a link a line to itself, whole', () => {
  const link = `https://farm.example/l/${'a'.repeat(63)}`
  expect(wrap(`Kijk op ${link} en zeg het`)).toBe(`Kijk op\n${link}\nen zeg het`)
})

it('cuts lines of more than 998 octets, between characters', () => {
  for (const sign of ['a', 'é', '語', '🫙']) {
    const wrapped = wrap(sign.repeat(2000))
    expect(wrapped.replaceAll('\n', '')).toBe(sign.repeat(2000))
    for (const line of wrapped.split('\n')) expect(Buffer.byteLength(line)).toBeLessThan(998)
  }
})
