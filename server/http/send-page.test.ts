import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { withCpuTime } from '#tests/support/cpu-time.ts'
import { chooseEncoding, encodings, isNotModified, pack } from './send-page.ts'

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate, zstd', 'zstd'],
  ['gzip', 'gzip'],
  ['GZip;Q=0.5', 'gzip'],
  ['br;q=1.0, gzip;q=0.8, *;q=0.1', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br ; q=0.000 ,zstd;q=0, gzip ; q=0.1', 'gzip'],
  ['br;q=0', undefined],
  ['identity', undefined],
  ['deflate', undefined],
  ['xbr, brx, gzipped', undefined],
  ['', undefined],
  [undefined, undefined],
])('a browser that accepts %j gets %s', (accepted, chosen) => {
  expect(chooseEncoding(accepted)).toBe(chosen)
})

it('a file is sent in the best packing from the build that the browser knows', () => {
  expect(chooseEncoding('gzip, zstd', ['br', 'gzip'])).toBe('gzip')
  expect(chooseEncoding('br, zstd', ['gzip'])).toBeUndefined()
  expect(chooseEncoding('br', [])).toBeUndefined()
})

it.each([
  `${'br;q=0,'.repeat(20_000)}`,
  ' '.repeat(100_000),
  'q='.repeat(50_000),
  `br${' '.repeat(100_000)}x`,
])('a header made to keep it busy ends at once', (header) => {
  const { result, cpuMs } = withCpuTime(() => chooseEncoding(header))
  expect(result).toBeUndefined()
  expect(cpuMs).toBeLessThan(200)
})

it.each(encodings)('a page packed with %s unpacks to itself, and is smaller', async (encoding) => {
  const page = Buffer.from('<p>Bokalen, pekel en geduld – à la ferme 🥬</p>'.repeat(100))
  const packed = await pack(page, encoding)
  const unpack = { br: brotliDecompressSync, zstd: zstdDecompressSync, gzip: gunzipSync }
  expect(unpack[encoding](packed)).toEqual(page)
  expect(packed.byteLength).toBeLessThan(page.byteLength / 5)
})

it('a tag of ours is named in any list, weak or strong, and a very long one is read at once', () => {
  const naming = ['"a"', 'W/"a"', '"x", "a"', ' W/"x" ,W/"a" , "y"', '*', ' * ']
  for (const given of naming) expect(isNotModified(given, '"a"'), given).toBe(true)
  expect(isNotModified('"a"', 'W/"a"')).toBe(true)
  const others = ['"b"', 'a', '"A"', 'W/"b", "aa"', '', ',', undefined, null]
  for (const given of [...others, 'W/"b",'.repeat(100_000)]) {
    expect(isNotModified(given, '"a"'), given?.slice(0, 20)).toBe(false)
  }
})
