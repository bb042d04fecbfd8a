import type { Route } from './+types/workshop.ts'

type Loaded = Route.ComponentProps['loaderData']
export type Unknown = Extract<Loaded, { readonly kind: 'unknown' }>
export type WorkshopData = Extract<Loaded, { readonly kind: 'known' }>['data']
