import { business } from '#content/business.ts'
import letterbox from '#content/pictures/contact-letterbox.svg?url'
import type { ContactWords } from '#content/words/shape/contact.ts'
import type { ErrorWords } from '#content/words/shape/errors.ts'
import type { PageBody } from '#content/words/shape/parts.ts'
import type { Language } from '#language/languages.ts'
import type { FormProblem } from '#app/ui/error-summary.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { MailLink } from '../with-parts.tsx'
import { ContactForm } from './contact-form.tsx'
import { FindMe } from './find-me.tsx'

export type ContactData = {
  readonly language: Language
  readonly words: PageBody<ContactWords>
  readonly errors: Pick<ErrorWords, 'summaryTitle' | 'contact' | 'request'>
  readonly country: string
  readonly publicAnonKey: string
}

/** What came of a form that was sent without script. */
export type ContactSent =
  | { readonly kind: 'sent' }
  | {
      readonly kind: 'refused'
      readonly problems: readonly FormProblem[]
      readonly values: ContactValues
      readonly consented: boolean
    }

export type ContactValues = Readonly<Record<'name' | 'email' | 'subject' | 'message', string>>

export function ContactPage({ data, sent }: { data: ContactData; sent: ContactSent | undefined }) {
  const { words } = data
  return (
    <>
      <div className="container-site grid gap-x-13 gap-y-8 pt-26 lg:pt-21 lg:grid-cols-12">
        <div className="lg:col-span-5 lg:pt-13">
          <h1 className="text-43 md:text-74">{words.title}</h1>
          <p className="mt-5 max-w-[44ch] text-lead">{words.subtitle}</p>
          <GetInTouch data={data} />
        </div>
        <Picture
          src={letterbox}
          alt={words.letterboxAlt}
          width={800}
          height={600}
          first
          className="beside-right beside-tall letterbox lg:col-span-7"
        />
      </div>
      <ContactForm data={data} sent={sent} />
      <FindMe words={words.findMe} country={data.country} />
    </>
  )
}

function GetInTouch({ data }: { data: ContactData }) {
  const words = data.words.getInTouch
  const { street, postalCode, town } = business.address
  return (
    <section className="mt-13">
      <h2 className="text-25">{words.title}</h2>
      <dl className="mt-3 border-t-2 border-ink">
        <div className="border-b border-rule py-3">
          <dt className="text-meta text-soft">{words.location}</dt>
          <dd>
            {street}
            <br />
            {postalCode} {town}
            <br />
            {data.country}
          </dd>
        </div>
        <div className="border-b border-rule py-3">
          <dt className="text-meta text-soft">{words.email}</dt>
          <dd className="contact-link">
            <MailLink email={business.email} />
          </dd>
        </div>
        <div className="border-b border-rule py-3">
          <dt className="text-meta text-soft">{words.social}</dt>
          <dd className="contact-link">
            <a className="underline-rule font-semibold" href={business.social} rel="me noopener">
              {words.socialLink}
            </a>
          </dd>
        </div>
      </dl>
    </section>
  )
}
