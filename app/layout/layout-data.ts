import type { Page } from '#language/pages.ts'
import type { Route } from './+types/site-layout.ts'

export type LayoutData = Route.ComponentProps['loaderData']

/** The owner's own pages in the menu, which a wide menu shows below its workshops. */
export function menuOf({ ownPages = [] }: LayoutData) {
  return ownPages.filter(({ isInMenu }) => isInMenu)
}

export function shownPages<Own extends Page>(menu: readonly Own[], { leftOut = [] }: LayoutData) {
  return menu.filter((page) => !leftOut.some((left) => left === page))
}
