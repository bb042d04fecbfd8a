import { useEffect } from 'react'
import { Link } from 'react-router'
import { business } from '#content/business.ts'
import jar from '#content/pictures/success-jar.svg?url'
import type { ReservationSuccessWords } from '#content/words/shape/booking.ts'
import type { PageBody } from '#content/words/shape/parts.ts'
import { pathTo } from '#language/addresses.ts'
import type { Language } from '#language/languages.ts'
import { MailLink, withParts } from '../with-parts.tsx'

type Props = {
  readonly words: PageBody<ReservationSuccessWords>
  readonly language: Language
  readonly reference: string | undefined
}

export function ReservationSuccessPage({ words, language, reference }: Props) {
  useEffect(() => {
    scrollTo(0, 0)
  }, [])
  return (
    <>
      <div className="success">
        <div className="container-site success-words">
          <h1 className="max-w-[12ch] text-43 md:text-74">{words.title}</h1>
          <p className="mt-5 max-w-[48ch] text-lead">{words.text}</p>
          <p className="mt-3 max-w-[52ch]">{words.mailNote}</p>
        </div>
        <div className="success-frame">
          <div className="success-jar">
            {/* The shelf goes on 900 units past both sides of the frame, as the hero's land does. */}
            <img src={jar} alt="" width={2440} height={760} fetchPriority="high" />
            {reference && (
              <p className="jar-label">
                <span className="block text-meta">{words.reference}</span>
                <strong className="jar-reference">{reference}</strong>
              </p>
            )}
          </div>
        </div>
      </div>
      <section className="container-site grid gap-x-13 gap-y-8 pt-13 md:pt-21 lg:grid-cols-12">
        <h2 className="text-43 lg:col-span-4">{words.nextSteps.title}</h2>
        <div className="lg:col-span-8">
          <ol className="border-t-2 border-ink">
            {words.nextSteps.items.map((step, i) => (
              <li
                key={step}
                className="grid grid-cols-[3.5rem_1fr] items-baseline border-b border-rule py-3"
              >
                <span className="font-serif text-43">{i + 1}</span>
                <span>{step}</span>
              </li>
            ))}
          </ol>
          <p className="mt-8 max-w-[56ch]">
            {withParts(words.question, { email: <MailLink email={business.email} /> })}
          </p>
          <p className="mt-3 max-w-[56ch]">{words.sameAgain}</p>
          <p className="mt-5 flex flex-wrap gap-x-8 gap-y-3">
            <Link className="button-text" to={pathTo('home', language)}>
              {words.homeLink}
            </Link>
            <Link className="button-text" to={pathTo('workshops', language)}>
              {words.workshopsLink}
            </Link>
          </p>
        </div>
      </section>
    </>
  )
}
