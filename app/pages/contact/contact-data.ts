import type { Route } from './+types/contact.ts'

export type ContactData = Route.ComponentProps['loaderData']
