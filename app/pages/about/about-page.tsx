import { Link } from 'react-router'
import type { AboutWords } from '#content/words/shape/about.ts'
import type { PageBody } from '#content/words/shape/parts.ts'
import { pathTo } from '#language/addresses.ts'
import type { Language } from '#language/languages.ts'
import { TimeLine } from '../time-line.tsx'

type Props = { readonly words: PageBody<AboutWords>; readonly language: Language }

/** How it came, what the farm stands for, what it promises, who guides the day. */
export function AboutPage({ words, language }: Props) {
  const { journey, philosophy, commitment, guide, call } = words
  return (
    <>
      <div className="container-site pt-21 md:pt-34">
        <h1 className="max-w-[16ch] text-43 md:text-74">{words.title}</h1>
        <p className="mt-5 max-w-[60ch] text-lead">{words.lead}</p>
      </div>
      <section className="container-site grid gap-8 pt-21 md:pt-34 lg:grid-cols-[1fr_2fr] lg:gap-21">
        <h2 className="max-w-[12ch] text-43">{journey.title}</h2>
        <TimeLine moments={journey.moments.map(({ when, text }) => ({ day: when, text }))} />
      </section>
      <section className="mt-21 bg-deep py-21 md:mt-34">
        <div className="container-site">
          <h2 className="max-w-[18ch] text-43 md:text-60">{philosophy.title}</h2>
          <p className="mt-3 max-w-[60ch] text-lead">{philosophy.text}</p>
          <dl className="mt-13 grid gap-x-13 gap-y-8 md:grid-cols-3">
            {philosophy.pillars.map(({ title, text }) => (
              <div key={title} className="border-t-2 border-ink pt-3">
                <dt className="font-serif text-25">{title}</dt>
                <dd className="mt-2">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <section className="container-site grid gap-13 pt-21 md:pt-34 lg:grid-cols-2 lg:gap-21">
        <div>
          <h2 className="max-w-[16ch] text-43">{commitment.title}</h2>
          <p className="mt-3 max-w-[52ch]">{commitment.text}</p>
          <ul className="mt-5 border-t-2 border-ink">
            {commitment.promises.map((promise) => (
              <li key={promise} className="border-b border-rule py-3">
                {promise}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className="max-w-[16ch] text-43">{guide.title}</h2>
          <div className="mt-3 max-w-[56ch] space-y-5">
            {guide.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </section>
      <section className="container-site pt-21 md:pt-34">
        <div className="grid items-end gap-8 border-t-2 border-ink pt-8 md:grid-cols-[2fr_1fr]">
          <div>
            <h2 className="max-w-[20ch] text-43">{call.title}</h2>
            <p className="mt-3 max-w-[56ch] text-lead">{call.text}</p>
          </div>
          <p className="md:text-right">
            <Link className="button-solid cut" to={pathTo('workshops', language)} prefetch="intent">
              {call.button}
            </Link>
          </p>
        </div>
      </section>
    </>
  )
}
