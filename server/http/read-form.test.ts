import { describe, expect, it } from 'vitest'
import { parseJson, readBody } from './read-form.ts'

function post(body: BodyInit, headers: Record<string, string> = {}): Request {
  const init = { method: 'POST', body, headers, duplex: 'half' }
  return new Request('http://farm.example/', init)
}

/** A body far longer than any limit, that counts what was asked of it. */
function longBody() {
  let pulled = 0
  let cancelled = false
  const source: UnderlyingDefaultSource<Uint8Array> = {
    pull: (controller) => {
      pulled += 1
      if (pulled > 1000) controller.close()
      else controller.enqueue(new Uint8Array(1024))
    },
    cancel: () => void (cancelled = true),
  }
  const stream = new ReadableStream(source, { highWaterMark: 0 })
  return { stream, pulled: () => pulled, cancelled: () => cancelled }
}

describe('a body', () => {
  it('is read up to its limit and not a byte further', async () => {
    const text = 'é'.repeat(50)
    expect(await readBody(post(text), 100)).toEqual({ kind: 'read', text })
    expect(await readBody(post('x'.repeat(101)), 100)).toEqual({ kind: 'too-large' })
    expect(await readBody(post('é'.repeat(51)), 101)).toEqual({ kind: 'too-large' })
  })

  it('may be nothing', async () => {
    expect(await readBody(post(''), 100)).toEqual({ kind: 'read', text: '' })
    const without = new Request('http://farm.example/', { method: 'POST' })
    expect(await readBody(without, 100)).toEqual({ kind: 'read', text: '' })
  })

  it('is not read at all when it says that it is too large', async () => {
    const { stream, pulled } = longBody()
    const request = post(stream, { 'content-length': '101' })
    expect(await readBody(request, 100)).toEqual({ kind: 'too-large' })
    expect(pulled()).toBe(0)
  })

  it.each([undefined, '10', '-1', 'x'])(
    'that goes on and on is left at the limit, with a content-length of %s',
    async (length) => {
      const { stream, pulled, cancelled } = longBody()
      const request = post(stream, length ? { 'content-length': length } : {})
      expect(await readBody(request, 10 * 1024)).toEqual({ kind: 'too-large' })
      expect(pulled()).toBeLessThan(15)
      expect(cancelled()).toBe(true)
    },
  )

  it('is put together where its pieces cut a character in two', async () => {
    const bytes = new TextEncoder().encode('漢🥬')
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
        controller.close()
      },
    })
    expect(await readBody(post(stream), 100)).toEqual({ kind: 'read', text: '漢🥬' })
  })

  it.each([
    ['a lone byte', [0xff]],
    ['an overlong slash', [0xc0, 0xaf]],
    ['an overlong null', [0xe0, 0x80, 0x80]],
    ['half of a pair', [0xed, 0xa0, 0x80]],
    ['a character beyond the last', [0xf4, 0x90, 0x80, 0x80]],
    ['a character cut short', [0x61, 0xe6, 0xbc]],
    ['Latin 1', [0x63, 0x61, 0x66, 0xe9]],
  ])('is malformed with %s, never repaired', async (_, bytes) => {
    expect(await readBody(post(Uint8Array.from(bytes)), 100)).toEqual({ kind: 'malformed' })
  })

  it('is malformed when it breaks off', async () => {
    const stream = new ReadableStream({ pull: (controller) => controller.error(new Error('cut')) })
    expect(await readBody(post(stream), 100)).toEqual({ kind: 'malformed' })
  })
})

describe('JSON', () => {
  it('is read as sent, be it null', () => {
    expect(parseJson(' {"a":[1,"\\u00e9"]}\n')).toEqual({ value: { a: [1, 'é'] } })
    expect(parseJson('null')).toEqual({ value: null })
  })

  it.each(['', '{', '{"a":1,}', "{'a':1}", '{"a":NaN}', 'undefined', '{"a":1}{', '[1'])(
    'is not %j',
    (text) => {
      expect(parseJson(text)).toBeUndefined()
    },
  )

  it('cannot reach behind an object', () => {
    const read = parseJson('{"__proto__":{"admin":true}}')
    expect(Object.keys(read?.value as object)).toEqual(['__proto__'])
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  })

  it('nested as deep as a body allows is read or refused, never a crash', () => {
    expect(() => parseJson('['.repeat(32 * 1024))).not.toThrow()
    expect(() => parseJson('['.repeat(16_000) + ']'.repeat(16_000))).not.toThrow()
  })
})
