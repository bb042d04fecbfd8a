import type { Route } from './+types/site-layout.ts'

export type LayoutData = Route.ComponentProps['loaderData']
