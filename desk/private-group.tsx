import { CompanyFields } from '#app/plain/company-fields.tsx'
import { fieldOf, FormProblems, problemsAt, type Refused, type Texts } from '#app/plain/parts.tsx'
import { TextField } from '#app/ui/field.tsx'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { mostPlaces } from '#booking/forms/owner-forms.ts'
import { companyLimits, isCompanyTyped, readCompany } from '#booking/people/company.ts'
import { readPrivateGroup } from '#booking/reservations/private-group.ts'
import { deskCompany } from '#content/words/nl/desk-company.ts'
import { deskDates } from '#content/words/nl/desk-dates.ts'
import { deskGroup as words } from '#content/words/nl/desk-group.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { invoice } from '#content/words/nl/invoice.ts'
import { readHouse } from '#office/house/read-house.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { bookPrivateGroup } from '#office/reservations/book-private-group.ts'
import { answerDone, answerPlain } from '#server/http/plain-page.ts'
import { DeskButton, Fold, sayingDone } from './buttons.tsx'
import { DeskFrame } from './frame.tsx'
import {
  GroupDate,
  GroupParty,
  GroupPrice,
  groupProblems,
  unevenProblem,
  whoAsked,
} from './group-fields.tsx'
import type { DeskVisit } from './visit.ts'

const { date } = deskPages

/** To the form of a private group, or of an option for one, filled in with who wrote or asked. */
export function groupFrom(
  from: 'bericht' | 'aanvraag',
  id: string,
  place: 'groep' | 'optie' = 'groep',
) {
  return `${deskPath(place)}?${from}=${id}`
}

export async function showGroup(visit: DeskVisit, refused?: Refused): Promise<Response> {
  const form = refused ?? { typed: await whoAsked(visit), problems: {} }
  const page = (
    <DeskFrame title={words.title}>
      <h1 className="text-43">{words.title}</h1>
      <p className="mt-3 mb-5 max-w-[60ch]">
        {words.text} {visit.c.req.query('aanvraag') && words.answersRequest}
      </p>
      <FormProblems language="nl" problems={form.problems} />
      <form method="post" noValidate>
        <div className="grid items-start gap-x-13 lg:grid-cols-2">
          <div>
            <GroupDate refused={form} />
            <TextField
              inputMode="numeric"
              label={date.participants}
              {...fieldOf(form, 'participants')}
            />
            <GroupPrice refused={form} />
          </div>
          <Group refused={form} />
        </div>
        <div className="mt-5">
          <DeskButton does="group" look="button">
            {words.button}
          </DeskButton>
        </div>
      </form>
    </DeskFrame>
  )
  return answerPlain(visit.c, page, refused ? 422 : 200)
}

function Group({ refused }: { readonly refused: Refused }) {
  return (
    <div>
      <GroupParty refused={refused} email={date.email} />
      <Fold title={deskCompany.title} isOpen={isCompanyTyped(refused.typed)}>
        <CompanyFields
          words={deskCompany.fields}
          limits={companyLimits}
          texts={undefined}
          refused={refused}
        />
      </Fold>
    </div>
  )
}

export async function actOnGroup(visit: DeskVisit, form: URLSearchParams): Promise<Response> {
  const { c, office, now } = visit
  const typed = { telephone: '', ...Object.fromEntries(form) }
  const { workshops: usual } = await readHouse(office.store)
  const read = readPrivateGroup(typed, { today: dayOf(now), usual })
  const payer = isCompanyTyped(typed) ? readCompany(typed) : undefined
  const refuse = (wrong: Texts) => showGroup(visit, { problems: wrong, typed })
  if (read.kind === 'invalid' || payer?.kind === 'invalid') {
    const wrong = [read, payer].flatMap((each) => (each?.kind === 'invalid' ? each.fields : []))
    return refuse(problemsAt(problems, wrong))
  }
  if (read.kind === 'uneven') return refuse(unevenProblem(read))
  const requestId = c.req.query('aanvraag')
  const company = payer?.value
  const { price: _price, per: _per, ...group } = read.value
  const outcome = await bookPrivateGroup(office, { ...group, requestId, company })
  if (outcome.kind !== 'booked') {
    const isOver = outcome.kind === 'over'
    return refuse(isOver ? { day: words.dayProblem } : { startTime: deskDates.change.hoursTaken })
  }
  return answerDone(c, sayingDone(deskPath('boeking', outcome.reservationId), 'group'))
}

const problems: Texts = {
  ...groupProblems,
  participants: fill(date.participantsProblem, { min: 1, max: mostPlaces }),
  email: date.emailProblem,
  ...invoice.problems,
}
