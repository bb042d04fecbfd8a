import type { Fact } from '#app/plain/parts.tsx'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { openPlaces } from '#booking/money/succession.ts'
import { withShare } from '#booking/party/companion-shares.ts'
import { factTexts } from '#booking/reservations/guest-facts.ts'
import { areDietsOver } from '#booking/personal-data/retention.ts'
import { fill } from '#language/fill.ts'
import { withSuccessions } from '#office/money/refund-filled-vacancies.ts'
import { dietLinesOf } from '#office/party/prep-sheet.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Store } from '#store/store.ts'
import type { Id } from '#booking/id.ts'
import { MailTo, TelephoneTo, WithNumbers } from '../people/contact.tsx'
import { deskHouse, euros, languageName, persons, deskWords } from '../desk-language.ts'
import type { DeskVisit } from '../visit.ts'

/** @param diets what people at the table do not eat */
export function factsOf(reservation: ReservationOnFile, diets: readonly Fact[]): readonly Fact[] {
  const labels = deskWords().desk.facts
  const { guestFacts } = deskWords()
  const { participants, email, telephone, language, note, payer } = reservation
  return [
    { label: labels.participants, value: persons(participants) },
    { label: labels.email, value: email ? <MailTo email={email} /> : deskWords().desk.none },
    { label: guestFacts.telephone, value: telephone && <TelephoneTo written={telephone} /> },
    { label: labels.language, value: languageName(language) },
    { label: deskWords().substitute.payer, value: payer && <Person {...payer} /> },
    ...factTexts(reservation).flatMap(({ name, text }) => {
      if (name === 'specialRequirements' && !text && diets.length > 0) return []
      return {
        label: guestFacts[name],
        value: text ? (
          <span lang={language}>
            <WithNumbers text={text} />
          </span>
        ) : (
          deskWords().desk.none
        ),
      }
    }),
    ...diets,
    { label: labels.note, value: note && <WithNumbers text={note} /> },
  ]
}

function Person({ name, email }: { name: string; email: string }) {
  return (
    <>
      {name} {email && <MailTo email={email} />}
    </>
  )
}

export async function dietFacts({ office, now }: DeskVisit, reservation: ReservationOnFile) {
  const { id, status, session } = reservation
  if (areDietsOver({ status, endsAt: session.endsAt }, dayOf(now))) return []
  const { store } = office
  const diets = await store.diets.find(id)
  const companions = await store.companions.listOf(id)
  const onFile = { diets: diets ? [diets] : [], companions, house: deskHouse() }
  const lines = dietLinesOf(reservation, onFile, deskWords())
  if (lines.length === 0) return []
  const value = <WithNumbers text={lines.join('\n')} />
  return [{ label: deskWords().prepSheet.ofBooking.title, value }]
}

export async function companionFacts(store: Store, reservationId: Id<'reservation'>) {
  const companions = await store.companions.listOf(reservationId)
  if (companions.length === 0) return []
  const entries = await store.entries.listOfPayments(reservationId)
  const lines = companions.map((companion) => {
    const { name, paidCents } = withShare(companion, entries)
    return paidCents > 0
      ? fill(deskWords().option.companionPaid, { name, amount: euros(paidCents) })
      : name
  })
  return [{ label: deskWords().option.companions, value: lines.join('\n') }]
}

/** Changes that a guest began: a substitute who was asked, or money that waits for a successor. */
export async function guestChangeFacts(store: Store, id: Id<'reservation'>) {
  const substitute = await store.substitutes.findOf(id)
  const vacancy = await store.vacancies.find(id)
  const filled = vacancy && withSuccessions(vacancy, await store.vacancies.listSuccessionsOf(id))
  return [
    { label: deskWords().guestChanges.asked, value: substitute && <Person {...substitute} /> },
    { label: deskWords().guestChanges.vacancy, value: filled && vacancyText(filled) },
  ]
}

function vacancyText(filled: ReturnType<typeof withSuccessions>): string {
  const { keptCents, backCents, takenPlaces, places } = filled
  const sentence =
    openPlaces(filled) > 0 ? deskWords().guestChanges.waits : deskWords().guestChanges.taken
  const amount = euros(keptCents - backCents)
  return fill(sentence, { amount, back: euros(backCents), taken: takenPlaces, places })
}
