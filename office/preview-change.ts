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
): Promise<{
  readonly outcome: Outcome
  readonly mails: readonly Mail[]
  readonly entries: readonly Entry[]
}> {
  const mails: Mail[] = []
  const entries: Entry[] = []
  let done: { readonly outcome: unknown } | undefined
  const change: Store['change'] = (inside) =>
    office.store.change(async (changes) => {
      const queue: Changes['mails']['queue'] = async (queued) => void mails.push(...queued)
      const post: Changes['entries']['post'] = async (posted) => {
        entries.push(...posted)
        await changes.entries.post(posted)
      }
      const previewed = withOverrides(changes, {
        mails: { ...changes.mails, queue },
        entries: { ...changes.entries, post },
      })
      const outcome = await inside(previewed)
      done = { outcome }
      throw new Previewed()
    })
  try {
    const store = withOverrides(office.store, { change })
    return { outcome: await work({ ...office, store }), mails, entries }
  } catch (error) {
    if (!(error instanceof Previewed) || !done) throw error
    // The previewed change has this outcome.
    return { outcome: done.outcome as Outcome, mails, entries }
  }
}

class Previewed extends Error {
  override readonly name = 'Previewed'
}
