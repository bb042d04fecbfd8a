import type { ReactNode } from 'react'
import { data } from 'react-router'
import { readContactMessage } from '#booking/forms/contact-message.ts'
import { telephoneOf } from '#booking/house/telephone.ts'
import letterbox from '#content/pictures/contact-letterbox.svg?url'
import { contactSentences, type Sentence } from '#content/words/sentences.ts'
import type { Words } from '#content/words/shape.ts'
import { useBusiness } from '../../business.ts'
import { footerWords } from '../../layout/layout-words.ts'
import { failed, orFailed, pageOf, pageRequest, tooMany } from '../../page-request.ts'
import { PaintBreak } from '../../ui/paint-break.ts'
import { PlacePicture } from '../place-picture.tsx'
import { MailLink } from '../mail-link.tsx'
import type { Route } from './+types/contact.ts'
import type { ContactData } from './contact-data.ts'
import { AreaMap } from './area-map.tsx'
import { ContactForm } from './contact-form.tsx'
import { type ContactSent, contactValues, messageProblems } from './send-message.ts'
import { RuledList } from '../ruled-list.tsx'

export { meta } from '../head.ts'
export { headers } from '../../page-request.ts'

export async function loader(input: Route.LoaderArgs) {
  const { head, body, language, site, words } = pageOf(input, 'contact')
  const hour = await site.hour()
  const { summaryTitle, contact, request } = words.errors
  return {
    head,
    language,
    words: body,
    errors: { summaryTitle, contact, request },
    hour,
    telephone: telephoneOf(site.house),
    telephoneLabel: words.farmLabels.telephone,
    country: footerWords(words.layout.footer, language).country,
    publicAnonKey: site.publicAnonKey,
  }
}

export async function action(input: Route.ActionArgs) {
  const { language, site, words } = pageRequest(input)
  const form = await input.request.formData()
  const values = contactValues(form)
  const consented = form.get('consent') !== null
  const refused = (problems: readonly Sentence[], how: ResponseInit = { status: 422 }) =>
    data<ContactSent>({ kind: 'refused', problems, values, consented }, how)
  if (site.waitSeconds > 0) {
    return refused([{ text: words.errors.request.tooMany }], tooMany(site.waitSeconds))
  }
  const before = messageProblems(readContactMessage(values), consented, words.errors)
  if (before.length > 0) return refused(before)
  const outcome = await orFailed({ site }, site.sendContactMessage(values, language))
  if (outcome.kind === 'failed')
    return refused([{ text: words.errors.contact.failedTryAgain }], failed)
  if (outcome.kind === 'sent') return data<ContactSent>({ kind: 'sent' })
  const problems = contactSentences(outcome, words.errors)
  return refused(problems, 'waitSeconds' in outcome ? tooMany(outcome.waitSeconds) : undefined)
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { words, country, hour } = loaderData
  return (
    <>
      <div className="container-site grid gap-x-13 gap-y-8 pt-26 lg:pt-21 lg:grid-cols-12">
        <div className="lg:col-span-5 lg:pt-13">
          <h1 className="text-43 md:text-74">{words.title}</h1>
          <p className="mt-5 max-w-[24.5em] text-lead">{words.subtitle}</p>
          {hour.isAtTable && <AtTable text={words.atTable} />}
          <GetInTouch {...loaderData} />
        </div>
        <PlacePicture
          src={letterbox}
          part={hour.light}
          alt={words.letterboxAlt}
          first
          className="beside-right beside-tall letterbox lg:col-span-7"
        />
      </div>
      <PaintBreak />
      <ContactForm data={loaderData} sent={actionData} />
      <FindMe words={words.findMe} country={country} />
    </>
  )
}

function GetInTouch({ words: all, telephone, telephoneLabel, country }: ContactData) {
  const words = all.getInTouch
  const { address, social } = useBusiness()
  const { street, postalCode, town } = address
  return (
    <section className="mt-13">
      <h2 className="text-25">{words.title}</h2>
      <dl className="mt-3 border-t-2 border-ink">
        <Row label={words.location}>
          {street}
          <br />
          {postalCode} {town}
          <br />
          {country}
        </Row>
        <Row label={words.opening.label}>{words.opening.hours}</Row>
        {telephone && (
          <Row label={telephoneLabel} className="contact-link">
            <a className="underline-rule font-semibold" href={telephone.link}>
              {telephone.written}
            </a>
          </Row>
        )}
        <Row label={words.email} className="contact-link">
          <MailLink />
        </Row>
        {social && (
          <Row label={words.social} className="contact-link">
            <a className="underline-rule font-semibold" href={social} rel="me noopener">
              {words.socialLink}
            </a>
          </Row>
        )}
      </dl>
    </section>
  )
}

function Row(props: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className="border-b border-rule py-3">
      <dt className="text-meta text-soft">{props.label}</dt>
      <dd className={props.className}>{props.children}</dd>
    </div>
  )
}

function FindMe({ words, country }: { words: Words['contact']['findMe']; country: string }) {
  const { name, address, location } = useBusiness()
  const { street, postalCode, town } = address
  const { publicTransport, car, parking, bike, directions } = words.tips
  return (
    <section className="mt-21 bg-deep py-21 md:mt-34">
      <div className="container-site grid gap-13 lg:grid-cols-2 lg:gap-21">
        <div>
          <h2 className="text-43 md:text-60">{words.title}</h2>
          <h3 className="mt-8 text-25">{words.addressTitle}</h3>
          <address className="mt-1 not-italic">
            {name}
            <br />
            {street}
            <br />
            {postalCode} {town}, {country}
          </address>
          <h3 className="mt-8 text-25">{words.tipsTitle}</h3>
          <RuledList
            of={[publicTransport, car, parking, bike, directions]}
            look="mt-2 max-w-[31.5em]"
          />
        </div>
        {location && <AreaMap words={words} location={location} />}
      </div>
    </section>
  )
}

function AtTable({ text }: { readonly text: string }) {
  return (
    <p className="at-table">
      <svg viewBox="0 0 26 32" width="26" height="32" aria-hidden="true">
        <path className="at-table-frame" d="M1 1.5l23.6-.9.9 30.4-24 .6z" />
        <path
          className="at-table-pane"
          d="M3.5 4l8-.4.3 10.4-7.8.4zM14 3.5l8-.3.6 10.4-8.3.4zM4 17l7.8-.4.2 12.2-7.8.4zM14.4 16.5l8.3-.4.3 12.3-8.4.3z"
        />
      </svg>
      {text}
    </p>
  )
}
