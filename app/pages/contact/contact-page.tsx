import { business } from '#content/business.ts'
import type { ContactWords } from '#content/words/shape/contact.ts'
import type { ErrorWords } from '#content/words/shape/errors.ts'
import type { PageBody } from '#content/words/shape/parts.ts'
import type { Language } from '#language/languages.ts'
import type { FormProblem } from '#app/ui/error-summary.tsx'
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
    }

export type ContactValues = Readonly<Record<'name' | 'email' | 'subject' | 'message', string>>

export function ContactPage({ data, sent }: { data: ContactData; sent: ContactSent | undefined }) {
  const { words } = data
  return (
    <>
      <div className="container-site pt-21 md:pt-34">
        <h1 className="max-w-[16ch] text-43 md:text-74">{words.title}</h1>
        <p className="mt-5 max-w-[56ch] text-lead">{words.subtitle}</p>
      </div>
      <div className="container-site grid gap-13 pt-13 md:pt-21 lg:grid-cols-[1fr_2fr] lg:gap-21">
        <GetInTouch data={data} />
        <ContactForm data={data} sent={sent} />
      </div>
      <FindMe words={words.findMe} country={data.country} />
    </>
  )
}

function GetInTouch({ data }: { data: ContactData }) {
  const words = data.words.getInTouch
  const { street, postalCode, town } = business.address
  return (
    <section>
      <h2 className="text-30">{words.title}</h2>
      <dl className="mt-5 border-t-2 border-ink">
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
          <dd>
            <MailLink email={business.email} />
          </dd>
        </div>
        <div className="border-b border-rule py-3">
          <dt className="text-meta text-soft">{words.social}</dt>
          <dd>
            <a className="underline-rule font-semibold" href={business.social} rel="me noopener">
              {words.socialLink}
            </a>
          </dd>
        </div>
      </dl>
    </section>
  )
}
