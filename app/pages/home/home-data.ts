import type { Route } from './+types/home.ts'

export type HomeData = Route.ComponentProps['loaderData']
