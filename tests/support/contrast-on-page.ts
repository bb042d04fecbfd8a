import type { Page } from 'playwright-core'
import sharp, { type OutputInfo } from 'sharp'
import { contrast } from '#booking/look/colour.ts'
import { type TextOnPage, textsOnPage } from './texts-on-page.ts'

type Ink = readonly [red: number, green: number, blue: number]

export type ContrastOnPage = TextOnPage & {
  /** The lowest that any real part of its ground gives it. */
  readonly contrast: number
}

/**
 * How far each text of a page stands apart from what is really painted under it: the page is
 * photographed while its letters are hidden, so that pictures and cut edges count as well as plain
 * grounds. Its window must be as high as the page.
 */
export async function contrastsOnPage(page: Page, part: string): Promise<ContrastOnPage[]> {
  const texts = await textsOnPage(page, part)
  const picture = sharp(await shoot(page))
  const ground = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return texts.map((text) => ({
    ...text,
    contrast: Math.min(
      ...groundsIn(ground.data, ground.info, text).map((under) =>
        contrast(hex(over(text, under)), hex(under)),
      ),
    ),
  }))
}

/** Takes the letters off a page, whatever its policy, until they are given back; their colours stay as computed. */
export async function hiddenLetters(page: Page): Promise<AsyncDisposable> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`* { -webkit-text-fill-color: transparent !important;
      text-decoration-color: transparent !important; transition: none !important }
      svg text { fill-opacity: 0 !important }`)
    document.adoptedStyleSheets.push(sheet)
  })
  const restore = () => page.evaluate(() => void document.adoptedStyleSheets.pop())
  return { [Symbol.asyncDispose]: restore }
}

/** The PNG is hardly compressed: compressing a long page takes most of the time. */
async function shoot(page: Page): Promise<Buffer> {
  const client = await page.context().newCDPSession(page)
  const { data } = await client.send('Page.captureScreenshot', { optimizeForSpeed: true })
  await client.detach()
  return Buffer.from(data, 'base64')
}

/**
 * The colours that fill at least a fiftieth of a text's box: not the specks where two of them meet.
 * Names on a map keep what is drawn behind them at a distance; there it is a fifth.
 */
function groundsIn(data: Buffer, size: OutputInfo, { box, inPicture }: TextOnPage): Ink[] {
  const share = inPicture ? 5 : 50
  const counts = new Map<number, number>()
  const left = Math.max(0, Math.ceil(box.left))
  const top = Math.max(0, Math.ceil(box.top))
  const right = Math.min(size.width, Math.floor(box.left + box.width))
  const bottom = Math.min(size.height, Math.floor(box.top + box.height))
  let all = 0
  for (let y = top; y < bottom; y += 2) {
    for (let x = left; x < right; x += 2) {
      const ink = data.readUIntBE((y * size.width + x) * 3, 3)
      counts.set(ink, (counts.get(ink) ?? 0) + 1)
      all += 1
    }
  }
  return [...counts].filter(([, count]) => count * share >= all).map(([ink]) => inkOf(ink))
}

function inkOf(number: number): Ink {
  return [number >> 16, (number >> 8) & 255, number & 255]
}

function over({ colour, opacity }: TextOnPage, under: Ink): Ink {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  const strength = alpha * opacity
  const mixed = [red, green, blue].map((part, i) => {
    return Math.round(part * strength + (under[i] ?? 0) * (1 - strength))
  })
  return [mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 0]
}

function hex(ink: Ink): string {
  return `#${ink.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
