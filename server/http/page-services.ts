import type { AppParts } from '../app.ts'
import type { FromOf } from './network.ts'
import type { FormPace, Pause } from './rate-limit.ts'

export type PageServices = Pick<
  AppParts,
  'office' | 'links' | 'siteUrl' | 'log' | 'afterAnswer'
> & {
  readonly formPace: FormPace
  readonly fromOf: FromOf
  /** Of forms that only ask for a mail, counted once they are right. */
  readonly messagePace: Pause
  /** Of codes of gift vouchers. */
  readonly codePace: Pause
}
