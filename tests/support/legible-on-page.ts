import type { Page } from 'playwright-core'
import { allHere, unroll } from '#scripts/looks/photograph.ts'
import { type ContrastOnPage, contrastsOnPage, hiddenLetters } from './contrast-on-page.ts'
import { targetsOnPage } from './targets-on-page.ts'

/**
 * Everything on a page that cannot be read or pressed, or does not fit: pale or small text, targets
 * under 44 px, a page wider than its window. The window is as high as the page afterwards.
 */
export async function illegibleOnPage(page: Page, part = 'body'): Promise<string[]> {
  await using _ = await hiddenLetters(page)
  return await faultsOnPage(page, part)
}

async function faultsOnPage(page: Page, part: string): Promise<string[]> {
  await allHere(page)
  await unroll(page)
  const texts = await contrastsOnPage(page, part)
  const small = texts
    .filter(({ size, inPicture }) => size < (inPicture ? 14 : 16))
    .map(({ size, text }) => `${size} px: ${text}`)
  const targets = (await targetsOnPage(page, part))
    .filter(({ width, height }) => Math.min(width, height) < 44)
    .map(({ width, height, name }) => `${Math.floor(width)} x ${Math.floor(height)}: ${name}`)
  const over = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth
  })
  return [...pale(texts), ...small, ...targets, ...(over ? ['runs over the side'] : [])]
}

/**
 * The findings in the light scheme and in the dark one, on one visit: at night only the colours
 * differ.
 */
export async function illegibleByDayOrNight(page: Page): Promise<string[]> {
  await using _ = await hiddenLetters(page)
  const byDay = await faultsOnPage(page, 'body')
  await page.emulateMedia({ colorScheme: 'dark' })
  await allHere(page)
  const byNight = pale(await contrastsOnPage(page, 'body'))
  await page.emulateMedia({ colorScheme: 'light' })
  return [...byDay, ...byNight.map((fault) => `at night: ${fault}`)]
}

function pale(texts: readonly ContrastOnPage[]): string[] {
  return texts
    .filter(({ contrast, ...text }) => contrast < needed(text))
    .map(({ contrast, text }) => `contrast ${contrast.toFixed(2)}: ${text}`)
}

/** Seven for what is read (WCAG 2.2, AAA), four and a half for headings and the names on a map. */
function needed({ size, inPicture }: { readonly size: number; readonly inPicture: boolean }) {
  return size >= 24 || inPicture ? 4.5 : 7
}
