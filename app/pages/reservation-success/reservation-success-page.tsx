import { useEffect } from 'react'
import { Link } from 'react-router'
import { business } from '#content/business.ts'
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
    <div className="container-site grid gap-13 pt-21 md:pt-34 lg:grid-cols-[3fr_2fr] lg:gap-21">
      <div>
        <h1 className="max-w-[16ch] text-43 md:text-74">{words.title}</h1>
        <p className="mt-5 max-w-[56ch] text-lead">{words.text}</p>
        <p className="mt-3 max-w-[56ch]">{words.mailNote}</p>
        {reference && (
          <p className="mt-8 inline-block border-2 border-ink px-8 py-5">
            <span className="block text-meta text-soft">{words.reference}</span>
            <strong className="font-serif text-43 font-normal">{reference}</strong>
          </p>
        )}
        <p className="mt-8 max-w-[56ch]">
          {withParts(words.question, { email: <MailLink email={business.email} /> })}
        </p>
        <p className="mt-3 max-w-[56ch]">{words.sameAgain}</p>
        <p className="mt-8 flex flex-wrap gap-x-8 gap-y-3">
          <Link className="button-text" to={pathTo('home', language)}>
            {words.homeLink}
          </Link>
          <Link className="button-text" to={pathTo('workshops', language)}>
            {words.workshopsLink}
          </Link>
        </p>
      </div>
      <section>
        <h2 className="text-30">{words.nextSteps.title}</h2>
        <ol className="mt-5 border-t-2 border-ink">
          {words.nextSteps.items.map((step, i) => (
            <li
              key={step}
              className="grid grid-cols-[3rem_1fr] items-baseline border-b border-rule py-5"
            >
              <span className="font-serif text-30">{i + 1}</span>
              <span>{step}</span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}
