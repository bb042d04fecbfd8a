import type { Page } from '#language/addresses.ts'
import type { Route } from './+types/site-layout.ts'

export type LayoutData = Route.ComponentProps['loaderData']

/** Pages of a menu without those that the house does without. */
export function shownPages<Own extends Page>(
  menu: readonly Own[],
  { leftOut = [] }: LayoutData,
): readonly Own[] {
  return menu.filter((page) => !leftOut.some((left) => left === page))
}
