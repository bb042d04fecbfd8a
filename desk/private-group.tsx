import { fieldOf, FormProblems, problemsAt, type Refused, type Texts } from '#app/plain/parts.tsx'
import { TextField } from '#app/ui/field.tsx'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { mostPlaces } from '#booking/owner-forms.ts'
import { readPrivateGroup } from '#booking/requests/private-group.ts'
import { deskDates } from '#content/words/nl/desk-dates.ts'
import { deskGroup as words } from '#content/words/nl/desk-group.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { readHouse } from '#office/house/read-house.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { bookPrivateGroup } from '#office/requests/book-private-group.ts'
import { answerDone, answerPlain } from '#server/http/plain-page.ts'
import { DeskButton, sayingDone } from './buttons.tsx'
import { DeskFrame } from './frame.tsx'
import { GroupDate, GroupParty, groupProblems, unevenProblem, whoAsked } from './group-fields.tsx'
import type { DeskVisit } from './visit.ts'

/** To the form of a private group, or of an option for one, filled in with who wrote or asked. */
export function groupFrom(
  from: 'bericht' | 'aanvraag',
  id: string,
  place: 'groep' | 'optie' = 'groep',
) {
  return `${deskPath(place)}?${from}=${id}`
}

/** A date for one group alone, made from what it wrote. */
export async function showGroup(visit: DeskVisit, refused?: Refused): Promise<Response> {
  const form = refused ?? { typed: await whoAsked(visit), problems: {} }
  const page = (
    <DeskFrame title={words.title}>
      <h1 className="text-43">{words.title}</h1>
      <p className="mt-3 mb-5 max-w-[60ch]">{words.text}</p>
      <FormProblems language="nl" problems={form.problems} />
      <form method="post" noValidate className="max-w-[44rem]">
        <GroupDate refused={form} />
        <TextField
          inputMode="numeric"
          label={deskPages.date.participants}
          {...fieldOf(form, 'participants')}
        />
        <GroupParty refused={form} />
        <DeskButton does="group">{words.button}</DeskButton>
      </form>
    </DeskFrame>
  )
  return answerPlain(visit.c, page, refused ? 422 : 200)
}

export async function actOnGroup(visit: DeskVisit, form: URLSearchParams): Promise<Response> {
  const { c, office, now } = visit
  const typed = Object.fromEntries(form)
  const { workshops: usual } = await readHouse(office.store)
  const read = readPrivateGroup(typed, { today: dayOf(now), usual })
  const refuse = (wrong: Texts) => showGroup(visit, { problems: wrong, typed })
  if (read.kind === 'invalid') return refuse(problemsAt(problems, read.fields))
  if (read.kind === 'uneven') return refuse(unevenProblem(read))
  const requestId = c.req.query('aanvraag')
  const { price: _price, per: _per, ...group } = read.value
  const outcome = await bookPrivateGroup(office, { ...group, requestId })
  if (outcome.kind !== 'booked') {
    const isOver = outcome.kind === 'over'
    return refuse(isOver ? { day: words.dayProblem } : { startTime: deskDates.change.hoursTaken })
  }
  return answerDone(c, sayingDone(deskPath('boeking', outcome.reservationId), 'group'))
}

const { date } = deskPages

const problems: Texts = {
  ...groupProblems,
  participants: fill(date.participantsProblem, { min: 1, max: mostPlaces }),
  email: date.emailProblem,
}
