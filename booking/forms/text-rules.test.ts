import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { anySign } from '#tests/support/any-sign.ts'
import { emailField, lineField, ownWordsField, paragraphsField } from './text-rules.ts'

/** Text of any kind: whole characters, halves of pairs, controls, separators, marks, long runs. */
const hostileText = fc.oneof(
  fc.string({ unit: anySign, maxLength: 300 }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)) }),
  fc.string({
    unit: fc.constantFrom(
      ...'a@ .,;:<>()[]"\\\'\r\n\t\v\f\0\x1b\x7f\x85\u2028\u2029\u200b\u202e\ufeff\ud800\udc00é漢😀',
    ),
    maxLength: 120,
  }),
  fc
    .array(fc.constantFrom('bram@example.org', '\r\nBcc: x@example.org', '%0d%0a', ' '), {
      maxLength: 6,
    })
    .map((parts) => parts.join('')),
)

function read(schema: v.GenericSchema<unknown, string>, text: string): string | undefined {
  const result = v.safeParse(schema, text)
  return result.success ? result.output : undefined
}

const unseenMarks = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g

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

  it('is fit for the head of a mail, whatever is typed', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const output = read(lineField(100), text)
        if (output === undefined) return
        expect(output).not.toMatch(breaksOrControls)
        expect(output.isWellFormed()).toBe(true)
        expect(output).toBe(output.trim())
        expect(output.length > 0 && output.length <= 100).toBe(true)
        expect(text.replaceAll(unseenMarks, '')).toContain(output)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('several lines', () => {
  it('may be none, and hold line feeds and tabs but no other control', () => {
    expect(read(paragraphsField(100), '  ')).toBe('')
    expect(read(paragraphsField(100), 'een\r\n\ttwee')).toBe('een\n\ttwee')
    expect(read(paragraphsField(100), 'een\0twee')).toBeUndefined()
    expect(read(paragraphsField(100), 'een\x1b[2Jtwee')).toBeUndefined()
    expect(read(paragraphsField(100), 'een\x0btwee')).toBeUndefined()
  })

  it('are whole characters within their length, whatever is typed', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const output = read(paragraphsField(100), text)
        if (output === undefined) return
        expect(output.replaceAll(/[\n\t\u2028\u2029]/g, '')).not.toMatch(breaksOrControls)
        expect(output.isWellFormed()).toBe(true)
        expect(output.length <= 100).toBe(true)
      }),
      { numRuns: 2000 },
    )
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

  it('is always one address and nothing beside it, whatever is typed', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const output = read(emailField(), text)
        if (output === undefined) return
        expect(output.split('@')).toHaveLength(2)
        expect(output).not.toMatch(/[\s<>()[\]\\,;:"]/)
        expect(output).not.toMatch(breaksOrControls)
      }),
      { numRuns: 2000 },
    )
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
