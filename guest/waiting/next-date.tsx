import type { Context, Hono } from 'hono'
import type { ReactNode } from 'react'
import { HiddenFields, problemsAt, useField } from '#app/plain/parts.tsx'
import { formAlong } from '#app/plain/site-page.tsx'
import { CheckField, NumberOptions, SelectField } from '#app/ui/field.tsx'
import { ofWorkshop, type WorkshopSlug } from '#booking/house/workshop-slug.ts'
import { largestWaitingParty } from '#booking/waiting/waiting-request.ts'
import { noLanguage, readWishRequest } from '#booking/waiting/wish.ts'
import { printWeekday, weekdays } from '#language/dates.ts'
import type { Words } from '#content/words/shape.ts'
import { nextDateLink } from '#language/addresses.ts'
import { titleOfLanguage } from '#language/language-name.ts'
import { firstOf, type Language } from '#language/languages.ts'
import { askForNextDate } from '#office/waiting/wishes.ts'
import { houseOfRequest, wordsOfRequest } from '#server/http/request-house.ts'
import type { PageServices } from '#server/http/page-services.ts'
import { MainButton } from '../buttons.tsx'
import {
  renderVisitorForm,
  createVisitorForm,
  type VisitorForm,
  VisitorFields,
} from '../visitor-form.tsx'

const boxOf = (language: Language) => `suits-${language}`

export function createNextDate(parts: PageServices): Hono {
  return createVisitorForm(parts, {
    mark: 'asked',
    thanks: ({ nextDate }) => {
      const { ask, asked } = nextDate
      return { ...asked, schedule: ask.schedule }
    },
    first: (c, language) => ({
      workshop: c.req.query('workshop') ?? 'any',
      [boxOf(language)]: 'on',
    }),
    show,
    send: async (c, { language, typed }) => {
      const read = readWishRequest(typed, houseOfRequest(c).shown)
      if (read.kind === 'invalid') {
        const { languages: none, ...others } = wordsOfRequest(c, language).nextDate.problems
        // The first box shows the problem of all.
        const first = boxOf(firstOf(houseOfRequest(c)))
        const fields = read.fields.map((field) => (field === noLanguage ? first : field))
        const problems = problemsAt({ ...others, [first]: none }, fields)
        return show(c, { language, typed, problems })
      }
      await askForNextDate(parts.office, read.value, { language, from: parts.fromOf(c) })
      return c.redirect(`${nextDateLink(language)}&asked`, 303)
    },
  })
}

async function show(c: Context, form: VisitorForm): Promise<Response> {
  const words = wordsOfRequest(c, form.language)
  return renderVisitorForm(c, form, {
    ...words.nextDate.ask,
    children: <WishForm {...{ form, words }} workshops={houseOfRequest(c).shown} />,
  })
}

type WishFormProps = {
  readonly form: VisitorForm
  readonly words: Words
  readonly workshops: readonly WorkshopSlug[]
}

function WishForm({ form, words: all, workshops }: WishFormProps) {
  const { language, typed = {}, problems = {} } = form
  const { nextDate, workshopNames } = all
  const words = nextDate.ask
  const workshop = useField('workshop')
  const participants = useField('participants', '2')
  const box = (name: string) => ({
    name,
    problem: problems[name],
    defaultChecked: typed[name] === 'on',
  })
  return (
    <form id={formAlong} method="post" noValidate className="mt-8">
      <SelectField label={words.workshop} {...workshop}>
        <option value="any">{words.any}</option>
        {workshops.map((slug) => (
          <option key={slug} value={slug}>
            {ofWorkshop(workshopNames, slug)}
          </option>
        ))}
      </SelectField>
      <SelectField label={words.participants} {...participants}>
        <NumberOptions most={largestWaitingParty} />
      </SelectField>
      <Boxes legend={words.weekdays} hint={words.weekdaysHint}>
        {weekdays.map((day) => {
          const label = <span className="capitalize">{printWeekday(day, language)}</span>
          return <CheckField key={day} label={label} {...box(`day-${day}`)} />
        })}
      </Boxes>
      {all.spoken.length === 1 ? (
        <HiddenFields of={{ [boxOf(language)]: 'on' }} />
      ) : (
        <Boxes legend={words.languages}>
          {all.spoken.map((each) => (
            <CheckField key={each} label={titleOfLanguage(each, language)} {...box(boxOf(each))} />
          ))}
        </Boxes>
      )}
      <VisitorFields words={words} />
      <CheckField label={words.consent} {...box('consent')} required />
      <MainButton>{words.button}</MainButton>
    </form>
  )
}

function Boxes(props: {
  readonly legend: string
  readonly hint?: string
  readonly children: ReactNode
}) {
  const { legend, hint, children } = props
  return (
    <fieldset className="mb-8" aria-describedby={hint && 'boxes-hint'}>
      <legend className="mb-1 font-semibold">{legend}</legend>
      {hint && (
        <p id="boxes-hint" className="mb-2 text-meta text-soft">
          {hint}
        </p>
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-5 [&>div]:mb-0">
        {children}
      </div>
    </fieldset>
  )
}
