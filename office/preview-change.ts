import { withOverrides } from '#booking/with-overrides.ts'
import type { Entry } from '#booking/money/entry.ts'
import type { Mail } from '#store/mail/mails.ts'
import type { Store } from '#store/store.ts'
import type { Changes } from '#store/subjects.ts'
import type { Office } from './office.ts'

/** Does work, looks at the outcome, and takes the work back before others see it. */
export async function previewChange<Outcome>(
  office: Office,
  work: (office: Office) => Promise<Outcome>,
) {
  const mails: Mail[] = []
  const entries: Entry[] = []
  const change: Store['change'] = (inside) =>
    office.store.preview((changes) => {
      const queue: Changes['mails']['queue'] = async (queued) => void mails.push(...queued)
      const post: Changes['entries']['post'] = async (posted) => {
        entries.push(...posted)
        await changes.entries.post(posted)
      }
      return inside(
        withOverrides(changes, {
          mails: { ...changes.mails, queue },
          entries: { ...changes.entries, post },
        }),
      )
    })
  const store = withOverrides(office.store, { change })
  const nothingToReport = { mailQueued: () => {}, dataForgotten: () => {} }
  return { outcome: await work({ ...office, ...nothingToReport, store }), mails, entries }
}
