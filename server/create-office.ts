import { placeBounds } from '#booking/reservations/unproven.ts'
import type { House } from '#booking/house/house.ts'
import { createLetters, type Letters } from '#letters/letters.ts'
import { sampleClock, sampleLinks } from '#letters/sample-scene.ts'
import { mailBudget } from '#office/limits.ts'
import type { Office } from '#office/office.ts'
import type { AppParts } from './app-parts.ts'
import type { Config } from './config.ts'
import { named } from './setting-values.ts'

export type OfficeParts = Pick<AppParts, 'siteUrl' | 'store' | 'clock' | 'links'> & {
  readonly config: Pick<
    Config,
    'mailFrom' | 'ownerEmail' | 'answersTo' | 'rateLimit' | 'undoSeconds'
  >
  readonly mailQueued: () => void
  readonly dataForgotten: () => void
}

export function createOffice(parts: OfficeParts): Office {
  const { config, siteUrl, store, clock, links, mailQueued, dataForgotten } = parts
  return {
    store,
    clock,
    device: '',
    mailQueued,
    dataForgotten,
    lettersOf: (house) =>
      createLetters({ ...mailboxesOf(config, house), siteUrl, links, clock, house }),
    mailBudget: config.rateLimit ? mailBudget : undefined,
    mailsWaitMs: config.undoSeconds * 1000,
    placeBounds: config.rateLimit ? placeBounds : undefined,
  }
}

/** Letters for anybody to see, whose links open nothing: a real one would open the desk. */
export function createPreviewLetters(
  { config, siteUrl }: Pick<OfficeParts, 'config' | 'siteUrl'>,
  house: House,
): Letters {
  return createLetters({
    ...mailboxesOf(config, house),
    siteUrl,
    links: sampleLinks,
    clock: sampleClock,
    house,
  })
}

function mailboxesOf(
  { mailFrom, ownerEmail: owner, answersTo }: OfficeParts['config'],
  { business: { name, email } }: House,
) {
  return { from: mailFrom ?? named(name, email), owner, answersTo: answersTo ?? email }
}
