import type { PageData } from '../missing.ts'
import type { Route } from './+types/gift-voucher.ts'

export type GiftVoucherData = PageData<Route.ComponentProps['loaderData']>

type Sent = NonNullable<Route.ComponentProps['actionData']>
export type RefusedOrder = Extract<Sent, { readonly kind: 'refused' }>
export type OrderTaken = Extract<Sent, { readonly kind: 'ordered' }>
