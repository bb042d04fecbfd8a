import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type FirstLanguage, languages } from '#tests/support/first-languages.ts'
import { axeFindings } from '#tests/support/axe.ts'
import { pageViews, stateViews, type View } from '#scripts/looks/views.ts'
import { type PlainView, plainViews } from './plain-views.ts'

export type LookShot = {
  readonly view: View | PlainView
  readonly language: FirstLanguage
  readonly width: number
}

export const references = join(import.meta.dirname, 'references')

const keptNames = readdirSync(references)
const widths = [390, 1280] as const

/**
 * Every page at both widths; those behind mailed links, which are all printed on one sheet, and every
 * state at one of them. A look keeps the language and the width that the name of its reference says;
 * those of a new one follow from the length of its name, so that each language is seen on many pages.
 */
export const shots: readonly LookShot[] = [
  ...pageViews.flatMap((view) =>
    widths.map(
      (width) => keptShot(view, width) ?? { view, width, language: turn(languages, view) },
    ),
  ),
  ...[...plainViews, ...stateViews.map(askedOfAxe)].map((view) => {
    const [kept] = widths.flatMap((width) => keptShot(view, width) ?? [])
    const language = 'isOwners' in view && view.isOwners ? 'nl' : turn(languages, view)
    return kept ?? { view, width: turn(widths, view), language }
  }),
]

/** A state of a page, of which axe is asked as well; `every-page.test.ts` asks it of pages as they come. */
function askedOfAxe(state: View): View {
  const act: View['act'] = async (page, language) => {
    await state.act?.(page, language)
    expect(await axeFindings(page)).toEqual([])
  }
  return { ...state, act }
}

function keptShot(view: LookShot['view'], width: number): LookShot | undefined {
  const looks = languages.map((language) => ({ view, width, language }))
  return looks.find((look) => keptNames.includes(`${fileName(look)}.webp`))
}

/** A page, and the same with something wrong on it. */
export const meddled: Readonly<Record<'untouched' | 'moved' | 'removed' | 'silent', LookShot>> = {
  untouched: shotOfForm('untouched', () => Promise.resolve()),
  moved: shotOfForm('moved', (page) =>
    page.locator('main [type=submit]').evaluate((button) => (button.style.translate = '12px 0')),
  ),
  removed: shotOfForm('removed', (page) =>
    page
      .locator('header .nav-book')
      .first()
      .evaluate((link) => (link.style.visibility = 'hidden')),
  ),
  silent: shotOfForm('silent', (page) =>
    page
      .locator('main label')
      .first()
      .evaluate((label) => (label.style.opacity = '0')),
  ),
}

/** Name of a look's reference, without its ending. */
export function fileName({ view, language, width }: LookShot): string {
  return `${view.name.replaceAll(/\W+/g, '-')}-${width}-${language}`
}

function shotOfForm(name: string, act: (page: Page) => Promise<unknown>): LookShot {
  return { view: { name, address: () => '/nl/contact', act }, language: 'nl', width: 1280 }
}

function turn<One>(choices: readonly [One, ...One[]], { name }: LookShot['view']): One {
  return choices[name.length % choices.length] ?? choices[0]
}
