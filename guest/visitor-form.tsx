import { type Context, Hono } from 'hono'
import type { ReactNode } from 'react'
import { shownAgain } from '#app/plain/site-page.tsx'
import { noField, type FormRefusal, type Texts, useField } from '#app/plain/parts.tsx'
import { Honeypot, TextField } from '#app/ui/field.tsx'
import { typedLine } from '#booking/forms/text-rules.ts'
import type { TitledText } from '#content/words/parts.ts'
import type { Words } from '#content/words/shape.ts'
import { pathTo } from '#language/addresses.ts'
import { firstOf, type Language } from '#language/languages.ts'
import { houseOfRequest, wordsOfRequest } from '#server/http/request-house.ts'
import { refuseTooMany } from '#server/http/refusal-text.ts'
import type { PageServices } from '#server/http/page-services.ts'
import { readForm } from '#server/http/read-form.ts'
import { spokenOf } from '#server/http/request-language.ts'
import { renderGuestPage, renderMessagePage } from './page.tsx'

export type VisitorForm = Partial<FormRefusal> & {
  readonly language: Language
  readonly status?: 429
}

type FormParts = {
  /** Part of the address after sending, for which the page says its result. */
  readonly mark: string
  readonly thanks: (words: Words) => TitledText & { readonly schedule: string }
  readonly first: (c: Context, language: Language) => Texts
  readonly show: (c: Context, form: VisitorForm) => Promise<Response>
  readonly send: (
    c: Context,
    form: { readonly language: Language; readonly typed: Texts },
  ) => Promise<Response>
}

/** A form for anybody; a person who sends too many gets the form back as typed. */
export function createVisitorForm(parts: PageServices, asking: FormParts): Hono {
  const pages = new Hono()

  pages.get('/', (c) => {
    const language = languageOfForm(c)
    if (c.req.query(asking.mark) === undefined) {
      return asking.show(c, { language, typed: asking.first(c, language) })
    }
    const message = asking.thanks(wordsOfRequest(c, language))
    const links = [{ to: pathTo('booking', language), text: message.schedule }]
    return renderMessagePage({ c, language }, message, links)
  })

  pages.post('/', async (c) => {
    const turn = parts.formPace(c)
    if (turn.kind === 'turned-away') return refuseTooMany(c, turn)
    const form = await readForm(c)
    if (form instanceof Response) return form
    const language = languageOfForm(c)
    const typed = Object.fromEntries([...form].map(([name, value]) => [name, typedLine(value)]))
    const isRobot = Boolean(typed['website']?.trim())
    if (isRobot) parts.noteFlood('robots')
    if (form.has(shownAgain)) return asking.show(c, { language, typed })
    const { errors } = wordsOfRequest(c, language)
    // A browser may fill the robots' field in for a person, who is told, and finds it empty.
    if (isRobot) {
      return asking.show(c, { language, typed, problems: { [noField]: errors.booking.honeypot } })
    }
    // A form in a stranger's name fills the store as messages do, so the pace is theirs too.
    const waitSeconds = turn.waitSeconds || parts.messagePace(c)
    if (waitSeconds === 0) return asking.send(c, { language, typed })
    c.header('Retry-After', String(waitSeconds))
    const problems = { [noField]: errors.request.tooMany }
    return asking.show(c, { language, typed, problems, status: 429 })
  })

  return pages
}

export function languageOfForm(c: Context): Language {
  const house = houseOfRequest(c)
  return spokenOf(house, [c.req.query('lng')]) ?? firstOf(house)
}

type FormPage = TitledText & { readonly schedule: string; readonly children: ReactNode }

export function renderVisitorForm(c: Context, form: VisitorForm, page: FormPage): Response {
  const { language, status } = form
  const links = [{ to: pathTo('booking', language), text: page.schedule }]
  const { title, text: lead, children: body } = page
  return renderGuestPage(
    { c, language },
    { title, lead, sent: form, body, links, status, formGoesAlong: true },
  )
}

type PersonWords = Readonly<Record<'name' | 'email' | 'emailHint' | 'honeypot', string>>

export function VisitorFields({ words }: { readonly words: PersonWords }) {
  const name = useField('name')
  const email = useField('email')
  return (
    <>
      <TextField label={words.name} {...name} autoComplete="name" maxLength={100} required />
      <TextField
        type="email"
        label={words.email}
        hint={words.emailHint}
        {...email}
        autoComplete="email"
        maxLength={255}
        required
      />
      <Honeypot label={words.honeypot} />
    </>
  )
}
