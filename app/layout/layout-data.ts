import type { Page } from '#language/pages.ts'
import type { Route } from './+types/site-layout.ts'

export type LayoutData = Route.ComponentProps['loaderData']

/** The owner's own pages that stand in the menu; a wide menu has them below its workshops, where there is room. */
export function menuOf({ ownPages = [] }: LayoutData) {
  return ownPages.filter(({ isInMenu }) => isInMenu)
}

export function shownPages<Own extends Page>(
  menu: readonly Own[],
  { leftOut = [] }: LayoutData,
): readonly Own[] {
  return menu.filter((page) => !leftOut.some((left) => left === page))
}
