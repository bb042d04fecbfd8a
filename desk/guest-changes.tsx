import type { Fact } from '#app/plain/parts.tsx'
import { openPlaces } from '#booking/money/succession.ts'
import { deskGuestChanges as words } from '#content/words/nl/desk-guest-changes.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { standingOf } from '#office/money/fill-vacancies.ts'
import type { Store } from '#store/store.ts'
import { MailTo } from './contact.tsx'

/** What a guest set going on their own: somebody asked to come instead, or money that waits for a successor. */
export async function guestChangeFacts(store: Store, id: string): Promise<readonly Fact[]> {
  const newcomer = await store.newcomerFor(id)
  const vacancy = await store.findVacancy(id)
  const standing = vacancy && standingOf(vacancy, await store.successionsOf(id))
  return [
    ...(newcomer
      ? [
          {
            label: words.asked,
            value: (
              <>
                {newcomer.name} <MailTo email={newcomer.email} />
              </>
            ),
          },
        ]
      : []),
    ...(standing ? [{ label: words.vacancy, value: vacancyText(standing) }] : []),
  ]
}

function vacancyText(standing: ReturnType<typeof standingOf>): string {
  const { keptCents, backCents, takenPlaces, places } = standing
  const sentence = openPlaces(standing) > 0 ? words.waits : words.taken
  const amount = printEuros(keptCents - backCents, 'nl')
  return fill(sentence, { amount, back: printEuros(backCents, 'nl'), taken: takenPlaces, places })
}
