import type { Route } from './+types/workshop.ts'

type Loaded = Route.ComponentProps['loaderData']
export type WorkshopData = Extract<Loaded, { readonly kind: 'known' }>['data']
