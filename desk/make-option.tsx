import { fieldOf, FormProblems, problemsAt, type Refused, type Texts } from '#app/plain/parts.tsx'
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
import { answerDone, answerPlain } from '#server/http/plain-page.ts'
import { DeskButton, sayingDone } from './buttons.tsx'
import { DeskFrame } from './frame.tsx'
import {
  GroupDate,
  GroupParty,
  GroupPrice,
  groupProblems,
  unevenProblem,
  whoAsked,
} from './group-fields.tsx'
import { dateAndTime, workshopName } from './printed.tsx'
import type { DeskVisit } from './visit.ts'

/** A date that is offered to one group, from what it wrote or from nothing. */
export async function showMakeOption(visit: DeskVisit, refused?: Refused): Promise<Response> {
  const form = refused ?? { typed: await firstTyped(visit), problems: {} }
  const field = (name: string) => fieldOf(form, name)
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
            {'beside' in form.problems && (
              <CheckField
                label={words.besideAgree}
                name="beside"
                problem={form.problems['beside']}
              />
            )}
            <TextField inputMode="numeric" label={words.least} {...field('least')} />
            <TextField inputMode="numeric" label={words.most} {...field('most')} />
            <GroupPrice refused={form} />
          </div>
          <div>
            <GroupParty refused={form} email={words.email} />
            <TextField type="date" label={words.until} {...field('until')} />
          </div>
        </div>
        <DeskButton does="offer" look="button">
          {words.button}
        </DeskButton>
      </form>
    </DeskFrame>
  )
  return answerPlain(visit.c, page, refused ? 422 : 200)
}

async function firstTyped(visit: DeskVisit): Promise<Texts> {
  const { participants: least = '', ...asked } = await whoAsked(visit)
  return { ...asked, least, most: least, until: addDays(dayOf(visit.now), daysToAnswer) }
}

export async function actOnMakeOption(visit: DeskVisit, form: URLSearchParams): Promise<Response> {
  const { c, office, now } = visit
  const typed = { telephone: '', ...Object.fromEntries(form) }
  const { workshops: usual } = await readHouse(office.store)
  const read = readOption(typed, { today: dayOf(now), usual })
  const refuse = (wrong: Texts) => showMakeOption(visit, { problems: wrong, typed })
  if (read.kind === 'invalid') return refuse(problemsAt(problems, read.fields))
  if (read.kind === 'uneven') return refuse(unevenProblem(read))
  const { beside, price: _price, per: _per, ...offered } = read.value
  const requestId = c.req.query('aanvraag')
  const outcome = await makeOption(office, { ...offered, requestId, beside: beside === 'on' })
  switch (outcome.kind) {
    case 'over':
      return refuse({ day: deskGroup.dayProblem })
    case 'hours-taken':
      return refuse({ startTime: deskDates.change.hoursTaken })
    case 'beside': {
      const dates = outcome.dates.map((each) => `${workshopName(each)}, ${dateAndTime(each)}`)
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
