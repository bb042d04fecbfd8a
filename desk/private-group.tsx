import { fieldOf, FormProblems, problemsAt, type Refused, type Texts } from '#app/plain/parts.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { pricesOfDates } from '#booking/dates/own-date-form.ts'
import { workshopSlugs } from '#booking/dates/session.ts'
import { mostPlaces } from '#booking/owner-forms.ts'
import { pricesPer, readPrivateGroup } from '#booking/requests/private-group.ts'
import { deskDates } from '#content/words/nl/desk-dates.ts'
import { deskGroup as words } from '#content/words/nl/desk-group.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { languageNames } from '#content/words/nl/language-names.ts'
import { readHouse } from '#office/house/read-house.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { bookPrivateGroup } from '#office/requests/book-private-group.ts'
import { answerDone, answerPlain } from '#server/http/plain-page.ts'
import { DeskButton, sayingDone } from './buttons.tsx'
import { DeskFrame } from './frame.tsx'
import { workshopName } from './printed.tsx'
import type { DeskVisit } from './visit.ts'

export function groupFrom(from: 'bericht' | 'aanvraag', id: string): string {
  return `${deskPath('groep')}?${from}=${id}`
}

/** A date for one group alone, made from what it wrote. */
export async function showGroup(visit: DeskVisit, refused?: Refused): Promise<Response> {
  const { typed, problems } = refused ?? { typed: await whoAsked(visit), problems: {} }
  const field = (name: string) => fieldOf({ typed, problems }, name)
  const page = (
    <DeskFrame title={words.title}>
      <h1 className="text-43">{words.title}</h1>
      <p className="mt-3 mb-5 max-w-[60ch]">{words.text}</p>
      <FormProblems language="nl" problems={problems} />
      <form method="post" noValidate className="max-w-[44rem]">
        <SelectField label={words.workshop} {...field('workshop')}>
          {workshopSlugs.map((workshop) => (
            <option key={workshop} value={workshop}>
              {workshopName({ workshop })}
            </option>
          ))}
        </SelectField>
        <TextField type="date" label={words.day} {...field('day')} />
        <TextField type="time" label={deskDates.starts} {...field('startTime')} />
        <TextField type="time" label={deskDates.ends} {...field('endTime')} />
        <TextField
          inputMode="numeric"
          label={deskPages.date.participants}
          {...field('participants')}
        />
        <TextField inputMode="decimal" label={words.price} {...field('price')} />
        <SelectField label={words.per} {...field('per')}>
          {pricesPer.map((per) => (
            <option key={per} value={per}>
              {words.pers[per]}
            </option>
          ))}
        </SelectField>
        <TextField label={deskPages.date.name} maxLength={100} {...field('name')} />
        <TextField label={deskPages.date.email} maxLength={255} {...field('email')} />
        <SelectField label={deskPages.date.language} {...field('language')}>
          {Object.entries(languageNames).map(([language, name]) => (
            <option key={language} value={language}>
              {name}
            </option>
          ))}
        </SelectField>
        <DeskButton does="group">{words.button}</DeskButton>
      </form>
    </DeskFrame>
  )
  return answerPlain(visit.c, page, refused ? 422 : 200)
}

async function whoAsked({ c, office }: DeskVisit): Promise<Texts> {
  const message = await office.store.findMessage(c.req.query('bericht') ?? '')
  if (message) {
    const { name, email, language } = message
    return { name, email, language }
  }
  const request = await office.store.findReservation(c.req.query('aanvraag') ?? '')
  if (!request) return { language: 'nl' }
  const { name, email, language, session, participants } = request
  const { workshop } = session
  return { name, email, language, workshop, participants: String(participants) }
}

export async function actOnGroup(visit: DeskVisit, form: URLSearchParams): Promise<Response> {
  const { c, office, now } = visit
  const typed = Object.fromEntries(form)
  const { workshops: usual } = await readHouse(office.store)
  const read = readPrivateGroup(typed, { today: dayOf(now), usual })
  const refuse = (wrong: Texts) => showGroup(visit, { problems: wrong, typed })
  if (read.kind === 'invalid') return refuse(problemsAt(problems, read.fields))
  if (read.kind === 'uneven') {
    const [below, above] = [printEuros(read.below, 'nl'), printEuros(read.above, 'nl')]
    return refuse({ price: fill(words.uneven, { below, above }) })
  }
  const requestId = c.req.query('aanvraag')
  const outcome = await bookPrivateGroup(office, { ...read.value, requestId })
  if (outcome.kind !== 'booked') {
    const isOver = outcome.kind === 'over'
    return refuse(isOver ? { day: words.dayProblem } : { startTime: deskDates.change.hoursTaken })
  }
  return answerDone(c, sayingDone(deskPath('boeking', outcome.reservationId), 'group'))
}

const { date, dates } = deskPages

const problems: Texts = {
  workshop: dates.workshopProblem,
  day: words.dayProblem,
  startTime: dates.startsProblem,
  endTime: dates.endsProblem,
  participants: fill(date.participantsProblem, { min: 1, max: mostPlaces }),
  price: fill(words.priceProblem, { min: pricesOfDates.least, max: pricesOfDates.most }),
  per: words.perProblem,
  name: date.nameProblem,
  email: date.emailProblem,
}
