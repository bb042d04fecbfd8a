import type { ReactNode } from 'react'
import type { FormRefusal, Texts } from '#app/plain/parts.tsx'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { pricesOfSessions } from '#booking/dates/own-date-form.ts'
import { companyTexts } from '#booking/invoices/company.ts'
import { addedText } from '#booking/reservations/guest-facts.ts'
import { fill } from '#language/fill.ts'
import { readHouse } from '#office/house/read-house.ts'
import { deskLanguage, euros, languageChoices, deskWords } from '../desk-language.ts'
import { NewId, newIdIn } from '../desk-form.tsx'
import { renderDeskPage } from '../frame.tsx'
import { WorkshopChoices } from '../dates/date-fields.tsx'
import { phoneParameter } from '../dates/session-rows.tsx'
import type { DeskVisit } from '../visit.ts'

const words = () => deskWords().group

export async function renderGroupForm(
  visit: DeskVisit,
  form: FormRefusal,
  page: Readonly<Record<'sitting' | 'party' | 'button', ReactNode>> & {
    readonly words: Readonly<Record<'title' | 'text' | 'answersRequest', string>>
  },
): Promise<Response> {
  const { title, text, answersRequest } = page.words
  const message = await visit.office.store.messages.find(visit.c.req.query('bericht') ?? '')
  const lead = (
    <>
      <p className="mt-3 mb-5 max-w-[33.5em]">
        {text} {visit.c.req.query('aanvraag') && answersRequest}
      </p>
      {message && (
        <blockquote
          lang={message.language}
          className="mb-5 max-w-[39em] border-l-[3px] border-leaf pl-4 whitespace-pre-line [overflow-wrap:anywhere]"
        >
          <strong className="block">{message.subject}</strong>
          {message.message}
        </blockquote>
      )}
    </>
  )
  const body = (
    <form method="post" noValidate>
      <NewId />
      <div className="grid items-start gap-x-13 lg:grid-cols-2">
        <div>{page.sitting}</div>
        <div>{page.party}</div>
      </div>
      {page.button}
    </form>
  )
  return renderDeskPage(visit, { title, lead, sent: form, body })
}

export const groupFormFields = {
  sitting: ['workshop', 'day', 'startTime', 'endTime'],
  price: ['price', 'per'],
  party: ['name', 'email', 'telephone', 'language'],
} as const

export const groupWords = () => {
  const { workshopProblem, startTime, startTimeProblem, endTime, endTimeProblem } =
    deskWords().dates
  const hours = { startTime, startTimeProblem, endTime, endTimeProblem }
  const { least: min, most: max } = pricesOfSessions
  const priceProblem = fill(words().priceProblem, { min, max })
  return { ...deskWords().pages.date, ...words(), workshopProblem, ...hours, priceProblem }
}

export const groupChoices = () => ({
  workshop: <WorkshopChoices />,
  per: words().pers,
  language: languageChoices(),
})

/** Values of a message's writer, or of a telephone call; undefined for another link. */
export async function whoIsToBeBooked(visit: DeskVisit): Promise<Texts | undefined> {
  const isAsked = ['bericht', phoneParameter].some((each) => visit.c.req.query(each) !== undefined)
  return isAsked ? readAsker(visit) : undefined
}

/** A sent form, with its origin and the dates by which it is read. */
export async function readGroup({ c, office, now }: DeskVisit, form: URLSearchParams) {
  const { workshops: usual } = await readHouse(office.store)
  return {
    typed: { telephone: '', ...Object.fromEntries(form) },
    planning: { today: dayOf(now), usual },
    origin: {
      id: newIdIn(form),
      requestId: c.req.query('aanvraag'),
      messageId: c.req.query('bericht'),
    },
  }
}

export async function readAsker({ c, office }: DeskVisit): Promise<Texts> {
  const message = await office.store.messages.find(c.req.query('bericht') ?? '')
  if (message) {
    const { name, email, language } = message
    return { name, email, language }
  }
  const request = await office.store.reservations.find(c.req.query('aanvraag') ?? '')
  if (!request) return { language: deskLanguage() }
  const { id, name, email, telephone, language, session, participants } = request
  const company = await office.store.invoices.findCompany(id)
  return {
    name,
    email,
    telephone,
    language,
    workshop: session.workshop,
    participants: String(participants),
    'phone-note': addedText(request),
    ...(company && companyTexts(company)),
  }
}

export function unevenProblem({ below, above }: Record<'below' | 'above', number>): Texts {
  const sums = { below: euros(below), above: euros(above) }
  return { price: fill(words().uneven, sums) }
}
