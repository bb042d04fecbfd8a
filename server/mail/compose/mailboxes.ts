import type { Clock } from '../../clock.ts'
import type { Links } from '../../links.ts'

/** What letters are written with: who sends them, who gets them, and where their links lead. */
export type Mailboxes = {
  readonly from: string
  readonly owner: string
  readonly siteUrl: () => string
  readonly links: Links
  readonly clock: Clock
}
