import jsQr from 'jsqr'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { epcPayload } from '#booking/money/epc-payload.ts'
import { PaymentCode } from '#app/ui/payment-code.tsx'
import { qrModules, qrPath } from '#booking/qr-modules.ts'
import { paymentCodePng } from './payment-picture.ts'

const payment = {
  name: 'Hof ter Gist',
  iban: 'BE68539007547034',
  amountCents: 9750,
  structuredCommunication: '010806817183',
}

/** Text that a camera reads from a picture. */
async function scan(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data
}

const drawings = [
  ['the mail’s', paymentCodePng],
  ['the page’s', onPage],
] as const

function onPage(payload: string): Buffer {
  const modules = qrModules(payload)
  const code = { size: modules.size, path: qrPath(modules) }
  const drawn = createElement(PaymentCode, { code, width: 600, className: '' })
  const svg = renderToStaticMarkup(drawn).replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
  return Buffer.from(svg)
}

it.each(drawings)('%s code says the payment, field by field', async (_, draw) => {
  const read = await scan(draw(epcPayload(payment)))
  const paid = ['Hof ter Gist', 'BE68539007547034', 'EUR97.50', '', '010806817183']
  expect(read?.split('\n')).toEqual(['BCD', '002', '1', 'SCT', '', ...paid])
})

it.each(drawings)('%s code keeps accents, and reads at the largest size', async (_, draw) => {
  const { structuredCommunication: _reference, ...rest } = payment
  const largest = { ...rest, name: 'é'.repeat(70), freeText: 'a'.repeat(140) }
  const payload = epcPayload(largest)
  expect(Buffer.byteLength(payload)).toBeGreaterThan(300)
  expect(await scan(draw(payload))).toBe(payload)
})

it('the mail’s code is crisp: one bit a pixel, square, whole pixels a module, an empty edge of four', async () => {
  const png = paymentCodePng(epcPayload(payment))
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true })
  // IHDR: one bit a pixel, with a palette.
  expect([...png.subarray(24, 26)]).toEqual([1, 3])
  expect(info.width).toBe(info.height)
  const dark = (x: number, y: number) => (data[y * info.width + x] ?? 255) < 128
  let first = info.width
  let uneven = 0
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      // One module is eight pixels: nothing changes within one.
      if (dark(x, y) !== dark(x - (x % 8), y - (y % 8))) uneven += 1
      if (dark(x, y)) first = Math.min(first, x, y, info.width - 1 - x, info.height - 1 - y)
    }
  }
  expect({ first, uneven }).toEqual({ first: 4 * 8, uneven: 0 })
  expect(png.length).toBeLessThan(2000)
})
