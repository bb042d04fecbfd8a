import { dateAndPlaceFacts } from '#content/words/date-facts.ts'
import { randomUUID } from 'node:crypto'
import { FormFields, readSent } from '#app/plain/form-fields.tsx'
import { Facts, type FormRefusal } from '#app/plain/parts.tsx'
import { companionForm, seatsLeft } from '#booking/party/companion.ts'
import { safeName } from '#booking/forms/safe-text.ts'
import { fill } from '#language/fill.ts'
import { companionLink } from '#letters/links.ts'
import { takesCompanions, joinAsCompanion } from '#office/party/companions.ts'
import { requestLanguage } from '#server/http/request-language.ts'
import { MainButton } from '../buttons.tsx'
import { renderGuestPage, renderMessagePage, LanguageChoices, toPrivacy } from '../page.tsx'
import { type LinkVisit, type Opened, openPage, visitIn } from '../link-visit.tsx'

type ListVisit = Opened<typeof listVisit>

/** A visitor with the companions' link reads the guest's language until choosing another. */
async function listVisit(visit: LinkVisit) {
  const { store } = visit.office
  const list = await store.companions.findList(visit.link.record)
  const reservation = list && (await store.reservations.find(list.reservationId))
  if (!list || !reservation) return undefined
  const joined = await store.companions.listOf(reservation.id)
  return { ...visitIn(reservation.language, visit), list, reservation, joined: joined.length }
}

/** Page of the companions' link: a first name opens an own page. It proves no mailbox. */
export const companionListPage = openPage(listVisit, {
  show: showJoining,
  ended: (visit) => {
    const spoken = visitIn(requestLanguage(visit.c), visit)
    return renderMessagePage(spoken, spoken.words.companions.over, [])
  },
  act: async (visit, form) => {
    const { c, office, pathOf, list, reservation } = visit
    const read = readSent(askedOf(visit), form)
    if (read.kind === 'refused') return read.refused
    const from = visit.fromOf(c)
    const once = form.get('once') || undefined
    const companion = await joinAsCompanion(office, list.id, { joining: read.value, from, once })
    return (
      companion && c.redirect(pathOf(companionLink('companion', companion.id, reservation)), 303)
    )
  },
})

function askedOf({ words: { companions, spoken } }: ListVisit) {
  const { join: words, problems } = companions
  return {
    ...companionForm,
    words,
    problems,
    choices: { language: <LanguageChoices spoken={spoken} /> },
  }
}

function showJoining(visit: ListVisit, refused?: FormRefusal): Response {
  const { now, language, reservation, joined, words } = visit
  const { join, over, full } = words.companions
  const isOver = !takesCompanions(reservation, now)
  if (isOver || seatsLeft(reservation, joined) === 0) {
    return renderMessagePage(visit, isOver ? over : full, [])
  }
  const name = safeName(reservation.name)
  const body = (
    <>
      <Facts facts={dateAndPlaceFacts(reservation.session, visit.words)} />
      <form method="post" noValidate>
        <input type="hidden" name="once" value={refused?.typed['once'] || randomUUID()} />
        <FormFields
          form={askedOf(visit)}
          first={{ language }}
          looks={{
            name: { autoComplete: 'given-name' },
            email: { type: 'email', autoComplete: 'email' },
            consent: { required: true },
          }}
        />
        <MainButton>{join.button}</MainButton>
      </form>
    </>
  )
  return renderGuestPage(visit, {
    title: join.title,
    lead: name ? fill(join.text, { name }) : join.textNameless,
    sent: refused,
    body,
    links: [toPrivacy(visit)],
  })
}
