import { CompanyFields } from '#app/plain/company-fields.tsx'
import { fieldOf, problemsAt, type Refused, type Texts } from '#app/plain/parts.tsx'
import { TextField } from '#app/ui/field.tsx'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { companyLimits, isCompanyTyped, readCompany } from '#booking/people/company.ts'
import { readPrivateGroup } from '#booking/reservations/private-group.ts'
import { deskCompany } from '#content/words/nl/desk-company.ts'
import { deskDates } from '#content/words/nl/desk-dates.ts'
import { deskGroup as words } from '#content/words/nl/desk-group.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { invoice } from '#content/words/nl/invoice.ts'
import { readHouse } from '#office/house/read-house.ts'
import { deskPath } from '#language/desk-paths.ts'
import { bookPrivateGroup } from '#office/reservations/book-private-group.ts'
import { answerDone } from '#server/http/plain-page.ts'
import { DeskButton, Fold, sayingDone } from '../buttons.tsx'
import {
  answerGroupForm,
  GroupParty,
  groupProblems,
  unevenProblem,
  whoAsked,
} from './group-fields.tsx'
import { partySizeProblem } from '../printed.tsx'
import { ForGood } from '../undo/taken-back.tsx'
import type { DeskPage, DeskVisit } from '../visit.ts'

const { date } = deskPages

export const groupPage: DeskPage = { show, act }

/** To the form of a private group, or of an option for one, filled in with who wrote or asked. */
export function groupFrom(
  from: 'bericht' | 'aanvraag',
  id: string,
  place: 'groep' | 'optie' = 'groep',
) {
  return `${deskPath(place)}?${from}=${id}`
}

async function show(visit: DeskVisit, refused?: Refused): Promise<Response> {
  const form = refused ?? { typed: await whoAsked(visit), problems: {} }
  const count = fieldOf(form, 'participants')
  return answerGroupForm(visit, form, {
    words,
    numbers: <TextField inputMode="numeric" label={date.participants} {...count} />,
    party: <Group refused={form} />,
    button: (
      <div className="mt-5">
        <ForGood does="group" />
        <DeskButton does="group" look="button">
          {words.button}
        </DeskButton>
      </div>
    ),
  })
}

function Group({ refused }: { readonly refused: Refused }) {
  return (
    <>
      <GroupParty refused={refused} email={date.email} />
      <Fold title={deskCompany.title} isOpen={isCompanyTyped(refused.typed)}>
        <CompanyFields
          words={deskCompany.fields}
          limits={companyLimits}
          texts={undefined}
          refused={refused}
        />
      </Fold>
    </>
  )
}

async function act(visit: DeskVisit, form: URLSearchParams): Promise<Response> {
  const { c, office, now } = visit
  const typed = { telephone: '', ...Object.fromEntries(form) }
  const { workshops: usual } = await readHouse(office.store)
  const read = readPrivateGroup(typed, { today: dayOf(now), usual })
  const payer = isCompanyTyped(typed) ? readCompany(typed) : undefined
  const refuse = (wrong: Texts) => show(visit, { problems: wrong, typed })
  if (read.kind === 'invalid' || payer?.kind === 'invalid') {
    const wrong = [read, payer].flatMap((each) => (each?.kind === 'invalid' ? each.fields : []))
    return refuse(problemsAt(problems, wrong))
  }
  if (read.kind === 'uneven') return refuse(unevenProblem(read))
  const [requestId, messageId] = [c.req.query('aanvraag'), c.req.query('bericht')]
  const company = payer?.value
  const { price: _price, per: _per, ...group } = read.value
  const outcome = await bookPrivateGroup(office, { ...group, requestId, messageId, company })
  if (outcome.kind !== 'booked') {
    const isOver = outcome.kind === 'over'
    return refuse(isOver ? { day: words.dayProblem } : { startTime: deskDates.change.hoursTaken })
  }
  return answerDone(c, sayingDone(deskPath('boeking', outcome.reservationId), 'group'))
}

const problems: Texts = {
  ...groupProblems,
  participants: partySizeProblem,
  email: date.emailProblem,
  ...invoice.problems,
}
