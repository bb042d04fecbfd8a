import { fromKeys } from '#language/keys-of.ts'
import { footPages, menuPages, type Page, type PageWithTitle } from '#language/pages.ts'
import type { Words } from './shape.ts'

export function pageTitle(words: Words, page: PageWithTitle): string {
  return page === 'home' ? words.home.hero.title : words[page].title
}

/** Names of pages in the menus and at the foot: the short one of `layout.navigation`, or else the title. */
export function menuNames(words: Words) {
  const short: Readonly<Partial<Record<Page, string>>> = words.layout.navigation
  return fromKeys([...menuPages, ...footPages], (page) => short[page] ?? pageTitle(words, page))
}
