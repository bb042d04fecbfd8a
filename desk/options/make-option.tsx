import { FormFields, refusalOf } from '#app/plain/form-fields.tsx'
import { type FormRefusal, noField, type Texts } from '#app/plain/parts.tsx'
import { addDays, dayOf } from '#booking/dates/brussels-time.ts'
import { optionAnswerDays } from '#booking/options/option.ts'
import { optionForm, readOption } from '#booking/reservations/private-group.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { makeOption } from '#office/options/options.ts'
import { pathWithResult, SolidButton } from '../buttons.tsx'
import {
  groupChoices,
  groupFormFields,
  groupWords,
  readGroup,
  renderGroupForm,
  unevenProblem,
  readAsker,
} from '../reservations/group-fields.tsx'
import { workshopAt } from '../dates/date-text.ts'
import type { DeskPage, DeskVisit } from '../visit.ts'
import { deskWords } from '../desk-language.ts'

const words = () => deskWords().option

export const makeOptionPage: DeskPage = { show, onSubmit: act }

const offering = () => ({
  ...optionForm,
  words: { ...groupWords(), ...words(), price: groupWords().price },
  choices: groupChoices(),
})

async function show(visit: DeskVisit, refused?: FormRefusal): Promise<Response> {
  const form = refused ?? { typed: await firstTyped(visit), problems: {} }
  const fields = { form: offering() }
  const { sitting, price, party } = groupFormFields
  const beside = form.problems['beside'] ? (['beside'] as const) : []
  return renderGroupForm(visit, form, {
    words: words(),
    sitting: <FormFields {...fields} only={[...sitting, ...beside, 'least', 'most', ...price]} />,
    party: <FormFields {...fields} only={[...party, 'until']} />,
    button: <SolidButton does="offer">{words().button}</SolidButton>,
  })
}

async function firstTyped(visit: DeskVisit): Promise<Texts> {
  const { participants: least = '', ...group } = await readAsker(visit)
  return { ...group, least, most: least, until: addDays(dayOf(visit.now), optionAnswerDays) }
}

async function act(visit: DeskVisit, form: URLSearchParams) {
  const { typed, planning, origin } = await readGroup(visit, form)
  const read = readOption(typed, planning)
  const refuse = (problems: Texts) => ({ problems, typed })
  if (read.kind === 'invalid') return refusalOf(offering(), read.fields, typed)
  if (read.kind === 'uneven') return refuse(unevenProblem(read))
  const { beside, ...offered } = read.value
  const outcome = await makeOption(visit.office, { ...offered, ...origin, beside: beside === 'on' })
  switch (outcome.kind) {
    case 'request-confirmed':
      return refuse({ [noField]: deskWords().group.requestConfirmed })
    case 'over':
      return refuse({ day: deskWords().group.dayProblem })
    case 'hours-taken':
      return refuse({ startTime: deskWords().dates.change.hoursTaken })
    case 'beside': {
      const dates = outcome.sessions.map(workshopAt)
      return refuse({ beside: fill(words().besideProblem, { dates: dates.join('; ') }) })
    }
    case 'offered':
      return visit.c.redirect(pathWithResult(deskPath('optie', outcome.optionId), 'offer'), 303)
  }
}
