import type { Page } from 'playwright-core'
import { type FirstLanguage, languages } from '#tests/support/first-languages.ts'
import { pageViews, stateViews, type View } from '#scripts/looks/views.ts'
import { type PlainView, plainViews } from './plain-views.ts'

export type LookShot = {
  readonly view: View | PlainView
  readonly language: FirstLanguage
  readonly width: number
}

const widths = [390, 1280] as const

/**
 * Every page at both widths; those behind mailed links, which are all printed on one sheet, and every
 * state at one of them. The languages take turns, so that each is seen on many pages.
 */
export const shots: readonly LookShot[] = [
  ...pageViews.flatMap((view, i) =>
    widths.map((width, at) => ({ view, width, language: turn(languages, i + at) })),
  ),
  ...plainViews.map((view, i): LookShot => {
    const [at, width] = [i % widths.length, turn(widths, i)]
    return { view, width, language: view.isOwners ? 'nl' : turn(languages, i + at) }
  }),
  ...stateViews.map((view, i) => ({ view, width: turn(widths, i), language: turn(languages, i) })),
]

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

function turn<One>(choices: readonly [One, ...One[]], at: number): One {
  return choices[at % choices.length] ?? choices[0]
}
