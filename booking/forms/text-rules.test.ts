import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { emailField, lineField, ownWordsField, paragraphsField } from './text-rules.ts'

/** Every sign of the first plane, halves of pairs too. */
const signs = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code))

function read(schema: v.GenericSchema<unknown, string>, text: string): string | undefined {
  const result = v.safeParse(schema, text)
  return result.success ? result.output : undefined
}

const unseenMarks = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/

// eslint-disable-next-line no-control-regex -- looking for them is the test
const breaksOrControls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/

describe('one line', () => {
  it.each([
    'Zoë D’Hondt-Van den Bossche',
    'Łukasz Żółć',
    '山田 太郎',
    'Мария 😀',
    '<b>Bram</b> & "Zn"',
    "Robert'); drop table reservation;--",
    '{name} %s ${7*7} ../../etc',
  ])('keeps %s as it is', (text) => {
    expect(read(lineField(100), text)).toBe(text)
  })

  it.each(['a\nb', 'a\r\nBcc: b@example.org', 'a\0b', 'a\tb', 'a\x1b[2Jb', 'a\x85b', 'a\u2028b'])(
    'is not %j',
    (text) => {
      expect(read(lineField(100), text)).toBeUndefined()
    },
  )

  it.each(['יעל כהן', 'محمد علي', 'رضا\u200cزاده', '👩\u200d🌾 Zoë'])(
    'keeps the name %s',
    (text) => {
      expect(read(lineField(100), text)).toBe(text)
    },
  )

  it('says something that can be seen', () => {
    for (const text of ['\u200b', '\u2060\u200d', '\ufe0f', '\u3164', '\u202e \u202c']) {
      expect(read(lineField(100), text)).toBeUndefined()
    }
  })

  it('is never half of a character', () => {
    expect(read(lineField(100), 'a\ud83d')).toBeUndefined()
    expect(read(lineField(100), 'a\ude00b')).toBeUndefined()
  })

  it('is fit for the head of a mail, whichever sign is typed', () => {
    const lines = signs.flatMap((sign) => read(lineField(100), ` a${sign} `) ?? [])
    const isFit = (line: string) =>
      line.isWellFormed() &&
      line === line.trim() &&
      ![breaksOrControls, unseenMarks].some((each) => each.test(line))
    expect(lines.filter((line) => !isFit(line))).toEqual([])
    expect(lines.length).toBeGreaterThan(60_000)
  })
})

describe('several lines', () => {
  it('may be none, and hold line feeds and tabs but no other control', () => {
    expect(read(paragraphsField(100), '  ')).toBe('')
    expect(read(paragraphsField(100), ' een\r\n\ttwee\rdrie \n')).toBe('een\n\ttwee\ndrie')
    expect(read(paragraphsField(100), 'een\0twee')).toBeUndefined()
    expect(read(paragraphsField(100), 'een\x1b[2Jtwee')).toBeUndefined()
    expect(read(paragraphsField(100), 'een\x0btwee')).toBeUndefined()
  })

  it('hold whole characters, whichever sign is typed', () => {
    const texts = signs.flatMap((sign) => read(paragraphsField(100), `a${sign}b`) ?? [])
    const isFit = (text: string) =>
      text.isWellFormed() && !breaksOrControls.test(text.replaceAll(/[\n\t\u2028\u2029]/g, ''))
    expect(texts.filter((text) => !isFit(text))).toEqual([])
  })
})

describe('an e-mail address', () => {
  it.each([
    'bram@example.org',
    'b@e',
    'bram+workshop@mail.example.org',
    "o'brien_x-y.z@example.org",
    'zoë@hôtel.example',
    '用户@例子.example',
    `${'x'.repeat(64)}@example.org`,
  ])('is %s', (text) => {
    expect(read(emailField(), ` ${text} `)).toBe(text)
  })

  it.each([
    '',
    'bram',
    '@example.org',
    'bram@',
    'bram@@example.org',
    'bram@example.org@example.org',
    'bram@example.org, zoe@example.org',
    'bram@example.org;zoe@example.org',
    'Bram <bram@example.org>',
    '"bram smet"@example.org',
    'bram(comment)@example.org',
    'bram@[127.0.0.1]',
    'bram @example.org',
    'bram@exam ple.org',
    'bram@example.org\r\nBcc: zoe@example.org',
    'bram@example.org\0',
    'bram\x7f@example.org',
    'bram@example\u2028.org',
    'group:bram@example.org',
    `${'x'.repeat(65)}@example.org`,
    'bram@exam\ud800ple.org',
  ])('is not %j', (text) => {
    expect(read(emailField(), text)).toBeUndefined()
  })

  it('is one address and nothing beside it, whichever sign is typed', () => {
    const typed = signs.flatMap((sign) => [`a${sign}b@c`, `a@b${sign}c`])
    const taken = typed.flatMap((text) => read(emailField(), text) ?? [])
    const isOne = (text: string) =>
      text.isWellFormed() &&
      !breaksOrControls.test(text) &&
      /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/.test(text)
    expect(taken.filter((text) => !isOne(text))).toEqual([])
  })

  it.each(['a'.repeat(100_000), '@'.repeat(100_000), `${'a@'.repeat(50_000)}`, ' '.repeat(1e6)])(
    'is not looked for long in a very long text',
    (text) => {
      expect(read(emailField(), text)).toBeUndefined()
    },
  )
})

it('marks that would reorder or hide what stands beside them are left out of every field', () => {
  const marks = '\u061c\u200b\u200e\u200f\u202a\u202e\u2060\u2066\u2069\ufeff'
  const typed = Array.from(marks, (mark) => `${mark}a${mark}`).join('')
  for (const field of [lineField(100), paragraphsField(100), ownWordsField(100)])
    expect(read(field, typed)).toBe('a'.repeat(marks.length))
  expect(read(emailField(), 'bram\u200b@example.org\u202c')).toBe('bram@example.org')
})
