import { fieldOf, problemsAt, type Refused, type Texts } from '#app/plain/parts.tsx'
import { CheckField, TextField } from '#app/ui/field.tsx'
import { addDays, dayOf } from '#booking/dates/brussels-time.ts'
import { daysToAnswer } from '#booking/options/option.ts'
import { mostPlaces } from '#booking/forms/owner-forms.ts'
import { readOption } from '#booking/reservations/private-group.ts'
import { deskDates } from '#content/words/nl/desk-dates.ts'
import { deskGroup } from '#content/words/nl/desk-group.ts'
import { deskOption as words } from '#content/words/nl/desk-option.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { readHouse } from '#office/house/read-house.ts'
import { makeOption } from '#office/options/options.ts'
import { answerDone } from '#server/http/plain-page.ts'
import { DeskButton, sayingDone } from '../buttons.tsx'
import {
  answerGroupForm,
  GroupParty,
  groupProblems,
  unevenProblem,
  whoAsked,
} from '../reservations/group-fields.tsx'
import { workshopAt } from '../printed.tsx'
import type { DeskPage, DeskVisit } from '../visit.ts'

export const makeOptionPage: DeskPage = { show, act }

async function show(visit: DeskVisit, refused?: Refused): Promise<Response> {
  const form = refused ?? { typed: await firstTyped(visit), problems: {} }
  const field = (name: string) => fieldOf(form, name)
  const { beside } = form.problems
  return answerGroupForm(visit, form, {
    words,
    numbers: (
      <>
        {beside && <CheckField label={words.besideAgree} name="beside" problem={beside} />}
        <TextField inputMode="numeric" label={words.least} {...field('least')} />
        <TextField inputMode="numeric" label={words.most} {...field('most')} />
      </>
    ),
    party: (
      <>
        <GroupParty refused={form} email={words.email} />
        <TextField type="date" label={words.until} {...field('until')} />
      </>
    ),
    button: (
      <DeskButton does="offer" look="button">
        {words.button}
      </DeskButton>
    ),
  })
}

async function firstTyped(visit: DeskVisit): Promise<Texts> {
  const { participants: least = '', ...asked } = await whoAsked(visit)
  return { ...asked, least, most: least, until: addDays(dayOf(visit.now), daysToAnswer) }
}

async function act(visit: DeskVisit, form: URLSearchParams): Promise<Response> {
  const { c, office, now } = visit
  const typed = { telephone: '', ...Object.fromEntries(form) }
  const { workshops: usual } = await readHouse(office.store)
  const read = readOption(typed, { today: dayOf(now), usual })
  const refuse = (wrong: Texts) => show(visit, { problems: wrong, typed })
  if (read.kind === 'invalid') return refuse(problemsAt(problems, read.fields))
  if (read.kind === 'uneven') return refuse(unevenProblem(read))
  const { beside, price: _price, per: _per, ...offered } = read.value
  const [requestId, messageId] = [c.req.query('aanvraag'), c.req.query('bericht')]
  const asked = { requestId, messageId, beside: beside === 'on' }
  const outcome = await makeOption(office, { ...offered, ...asked })
  switch (outcome.kind) {
    case 'over':
      return refuse({ day: deskGroup.dayProblem })
    case 'hours-taken':
      return refuse({ startTime: deskDates.change.hoursTaken })
    case 'beside': {
      const dates = outcome.dates.map(workshopAt)
      return refuse({ beside: fill(words.beside, { dates: dates.join('; ') }) })
    }
    case 'offered':
      return answerDone(c, sayingDone(deskPath('optie', outcome.optionId), 'offer'))
  }
}

const problems: Texts = {
  ...groupProblems,
  least: fill(words.leastProblem, { max: mostPlaces }),
  most: fill(words.mostProblem, { max: mostPlaces }),
  email: words.emailProblem,
  until: words.untilProblem,
}
