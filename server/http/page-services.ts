import type { Context } from 'hono'
import type { AppParts } from '../app.ts'
import type { FromOf } from './network.ts'
import type { FormPace } from './rate-limit.ts'

export type PageServices = Pick<
  AppParts,
  'office' | 'links' | 'siteUrl' | 'log' | 'afterAnswer'
> & {
  readonly formPace: FormPace
  readonly fromOf: FromOf
  /** Seconds before another form of one network that only asks for a mail; 0 for one that is taken. */
  readonly messagePace: (c: Context) => number
  /** Seconds before another code of a gift voucher is looked at; 0 for one that is. */
  readonly codePace: (c: Context) => number
}
