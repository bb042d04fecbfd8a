import jsQr from 'jsqr'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { tags } from '#tests/support/pages.ts'
import { fileSite } from '#tests/support/worker.ts'

const siteUrl = 'https://farm.example'

const site = fileSite({ env: { SITE_URL: siteUrl } })

async function ask(query: Record<string, string> = {}) {
  const response = await fetch(`${site.url}/qr?${new URLSearchParams(query)}`)
  return { status: response.status, headers: response.headers, text: await response.text() }
}

type Pixels = { readonly data: Buffer; readonly width: number; readonly height: number }

/** The image as a camera meets it; what is transparent lies on white paper. */
async function pixelsOf(svg: string, onPaper: boolean): Promise<Pixels> {
  const image = sharp(Buffer.from(svg))
  const { data, info } = await (onPaper ? image.flatten({ background: '#fff' }) : image)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

async function scan(svg: string): Promise<string | undefined> {
  const { data, width, height } = await pixelsOf(svg, true)
  return jsQr(new Uint8ClampedArray(data), width, height)?.data
}

test('the code leads to the site, and is an image that may be kept for a day', async () => {
  const { status, headers, text } = await ask()
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('image/svg+xml')
  expect(headers.get('cache-control')).toContain('max-age=86400')
  expect(await scan(text)).toBe(siteUrl)
})

test.each([
  ['64', 64],
  ['300x300', 300],
  ['300', 300],
  ['2000', 2000],
])('asked for %s, it is as many pixels wide and high', async (size, pixels) => {
  const { text } = await ask({ size })
  expect(tags(text, 'svg')).toMatchObject([{ width: String(pixels), height: String(pixels) }])
  expect(await pixelsOf(text, false)).toMatchObject({ width: pixels, height: pixels })
})

test.each([siteUrl, `${siteUrl}/`, `${siteUrl}/fr/ateliers/drinks?x=1&y=é#dates`])(
  'a code for %s says just that',
  async (data) => {
    const { status, text } = await ask({ data, size: '600' })
    expect(status).toBe(200)
    expect(await scan(text)).toBe(data)
  },
)

/** Red, green, blue and opacity of the pixel in the corner, which is never part of a code. */
async function cornerOf(svg: string): Promise<number[]> {
  return [...(await pixelsOf(svg, false)).data.subarray(0, 4)]
}

test.each<Record<string, string>>([{}, { bgcolor: 'transparent' }])(
  'its ground is transparent with %o',
  async (query) => {
    const { text } = await ask(query)
    expect((await cornerOf(text))[3]).toBe(0)
  },
)

test.each([
  ['faf6ec', [0xfa, 0xf6, 0xec, 255]],
  ['FFFFFF', [255, 255, 255, 255]],
] as const)('its ground is %s when that is asked for', async (bgcolor, colour) => {
  const { text } = await ask({ bgcolor })
  expect(await cornerOf(text)).toEqual(colour)
  expect(await scan(text)).toBe(siteUrl)
})

test('it has an empty edge of four modules on every side', async () => {
  const { text } = await ask({ bgcolor: 'ffffff', size: '1000' })
  const modules = Number(/viewBox="0 0 (\d+) \1"/.exec(text)?.[1])
  const { data, width, height } = await pixelsOf(text, true)
  const dark = (x: number, y: number) => (data[(y * width + x) * 4] ?? 255) < 128
  const edge = Math.floor((4 * width) / modules) - 1
  let first = width
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) if (dark(x, y)) first = Math.min(first, x, y)
    if (dark(width - edge, y) || dark(y, height - edge)) first = 0
  }
  expect(first).toBeGreaterThanOrEqual(edge)
  expect(first).toBeLessThan(edge + width / modules)
})

const isNoAddress = `data must be an address of ${siteUrl}`

test.each([
  ...[
    'https://elsewhere.example',
    'https://farm.example.elsewhere.example',
    'https://farm.example@elsewhere.example/',
    'https://farm.example:8443/',
    'http://farm.example/',
    '//farm.example/',
    ' https://farm.example/',
    'javascript:alert(1)',
    '',
    `${siteUrl}/${'a'.repeat(300)}`,
  ].map((data) => [{ data }, data.length > 300 ? 'data' : isNoAddress] as const),
  ...['63', '2001', '0', '-300', '300x200', '1e3', '3.5', 'wide', '', '99999999999'].map(
    (size) => [{ size }, 'size is a number from 64 to 2000'] as const,
  ),
  ...['red', '#fff', 'fff', '"/><script>', 'faf6ecff', ''].map(
    (bgcolor) => [{ bgcolor }, 'bgcolor'] as const,
  ),
])('it is refused with %o', async (query, problem) => {
  const { status, headers, text } = await ask(query)
  expect(status).toBe(400)
  expect(headers.get('content-type')).toMatch(/^text\/plain/)
  expect(text).toContain(problem)
  expect(text).not.toContain('<')
})
