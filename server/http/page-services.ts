import type { House } from '#booking/house/house.ts'
import type { Letters } from '#letters/letters.ts'
import type { AppParts } from '../app-parts.ts'
import type { Backups } from '../backup/desk-backups.ts'
import type { TrafficLimits } from './traffic-limits.ts'
import type { PageWith } from './pages.ts'

export type PageServices = Pick<AppParts, 'office' | 'links' | 'siteUrl' | 'log' | 'afterAnswer'> &
  Pick<TrafficLimits, 'fromOf' | 'formPace' | 'messagePace' | 'codePace' | 'noteFlood'> & {
    readonly backups: Backups
    readonly pageWith: PageWith
    readonly previewLetters: (house: House) => Letters
    /** Mailbox of the desk's keys and notices. */
    readonly ownerEmail: string
  }
