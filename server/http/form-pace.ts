import type { Context } from 'hono'
import { addressOf } from './client-address.ts'
import type { RateLimit } from './rate-limit.ts'

/** What becomes of a form by how many came before it, and the seconds to wait before the next. */
export type FormTurn =
  | { readonly kind: 'taken'; readonly waitSeconds: 0 }
  /** Too many: it goes back to the visitor with all that was typed. */
  | { readonly kind: 'given-back'; readonly waitSeconds: number }
  /** More than anybody sends by hand: no work is done for it. */
  | { readonly kind: 'turned-away'; readonly waitSeconds: number }

export type FormPace = (c: Context) => FormTurn

/** A pace for forms, and one for pages that give a form back (docs/decisions/0018-a-form-too-many.md). */
export function createFormPace(parts: {
  readonly taken: RateLimit
  readonly givenBack: RateLimit
  readonly trustProxy: number
}): FormPace {
  return (c) => {
    const address = addressOf(c, parts.trustProxy)
    const waitSeconds = parts.taken.take(address)
    if (waitSeconds === 0) return { kind: 'taken', waitSeconds: 0 }
    const kind = parts.givenBack.take(address) === 0 ? 'given-back' : 'turned-away'
    return { kind, waitSeconds }
  }
}
