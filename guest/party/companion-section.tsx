import { Section } from '#app/plain/parts.tsx'
import { isCrowded } from '#booking/party/companion.ts'
import { owedCents } from '#booking/money/owed.ts'
import { withShare } from '#booking/party/companion-shares.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { companionLink } from '#letters/links.ts'
import { pathOf } from '#letters/signed-links.ts'
import {
  canShareLink,
  takesCompanions,
  removeCompanion,
  makeCompanionLink,
  endCompanionLink,
} from '#office/party/companions.ts'
import { SecondButton } from '../buttons.tsx'
import type { GuestVisit } from '../link-visit.tsx'

export const companionsId = 'table'

/** Undefined for one alone, before the farm's answer, and once the workshop's last day has begun. */
export async function readCompanions({ office, now, reservation, links, siteUrl }: GuestVisit) {
  if (!takesCompanions(reservation, now)) return undefined
  const isShared = canShareLink(reservation, now)
  const list = isShared ? await office.store.companions.findListOf(reservation.id) : undefined
  const link =
    list && siteUrl() + pathOf(links, companionLink('companion-list', list.id, reservation))
  const companions = await office.store.companions.listOf(reservation.id)
  if (!isShared && companions.length === 0) return undefined
  const entries = await office.store.entries.listOfPayments(reservation.id)
  return { link, isShared, joined: companions.map((one) => withShare(one, entries)) }
}

/** Undefined for a form that is not about companions. */
export async function actOnCompanions(
  { c, office, reservation, linkTo }: GuestVisit,
  form: URLSearchParams,
): Promise<Response | undefined> {
  const { id: reservationId } = reservation
  const id = form.get('companion') ?? ''
  const steps = {
    share: () => makeCompanionLink(office, reservationId),
    'stop-sharing': () => endCompanionLink(office, reservationId),
    'remove-companion': () => removeCompanion(office, { id, reservationId }),
  }
  const step = Object.entries(steps).find(([name]) => name === form.get('do'))
  if (!step) return undefined
  await step[1]()
  return c.redirect(`${linkTo('party')}#${companionsId}`, 303)
}

type JoinedCompanion = NonNullable<Awaited<ReturnType<typeof readCompanions>>>['joined'][number]

type Props = {
  readonly visit: GuestVisit
  readonly companions: NonNullable<Awaited<ReturnType<typeof readCompanions>>>
}

/** Companions are shown, never their diets. */
export function CompanionSection({ visit, companions: { link, isShared, joined } }: Props) {
  const words = visit.words.companions.table
  return (
    <Section id={companionsId} title={words.title} className="mt-13">
      {isShared && <p className="mt-3">{isAllPaid(visit) ? words.textPaid : words.text}</p>}
      {isCrowded(visit.reservation, joined.length) && (
        <p className="notice mt-5">{words.crowded}</p>
      )}
      {link && (
        <div className="notice mt-5">
          <p>{words.link}</p>
          <p className="mt-3 [overflow-wrap:anywhere]">
            <span className="copyable">{link}</span>
          </p>
        </div>
      )}
      {(link || joined.length > 0) && (
        <ul className="mt-5 border-t border-rule">
          {joined.map((companion) => (
            <Joined key={companion.id} visit={visit} companion={companion} />
          ))}
          {joined.length === 0 && <li className="py-3">{words.nobody}</li>}
        </ul>
      )}
      {isShared && (
        <form method="post" className="mt-5">
          <SecondButton does={link ? 'stop-sharing' : 'share'}>
            {link ? words.stop : words.share}
          </SecondButton>
        </form>
      )}
    </Section>
  )
}

function isAllPaid({ reservation }: GuestVisit): boolean {
  return owedCents(reservation.payments) === 0
}

function Joined({ visit, companion }: { visit: GuestVisit; companion: JoinedCompanion }) {
  const words = visit.words.companions.table
  const { id, name, paidCents } = companion
  const amount = printEuros(paidCents, visit.language)
  const unpaid = isAllPaid(visit) ? name : fill(words.joined, { name })
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-rule py-3">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {paidCents > 0 ? fill(words.paid, { name, amount }) : unpaid}
      </span>
      <form method="post">
        <input type="hidden" name="companion" value={id} />
        <SecondButton does="remove-companion">{fill(words.remove, { name })}</SecondButton>
      </form>
    </li>
  )
}
