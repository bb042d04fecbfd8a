import { Link } from 'react-router'
import type { HomeWords } from '#content/words/shape/home.ts'
import heroTall from '#content/pictures/hero-tall.svg?url'
import heroWide from '#content/pictures/hero-wide.svg?url'
import { pathTo } from '#language/addresses.ts'
import type { Language } from '#language/languages.ts'
import { prefetch } from '../../ui/prefetch.ts'

/** The sky of the picture is the paper of the page, and the words stand in it. */
export function Hero({ words, language }: { words: HomeWords['hero']; language: Language }) {
  return (
    <section className="hero">
      <div className="container-site hero-words">
        <h1 className="hero-title">{words.title}</h1>
        <p className="mt-5 max-w-[60ch] text-lead">{words.lead}</p>
        <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3">
          <Link className="button-solid cut" to={pathTo('workshops', language)} prefetch={prefetch}>
            {words.workshopsButton}
          </Link>
          <Link className="button-text" to={pathTo('about', language)} prefetch={prefetch}>
            {words.aboutButton}
          </Link>
        </p>
      </div>
      {/* The land goes on 900 units past both edges of the frame, for windows wider than the page. */}
      <picture className="hero-picture">
        <source media="(width >= 67.5rem)" srcSet={heroWide} width={3240} height={640} />
        <img src={heroTall} alt="" width={2580} height={660} fetchPriority="high" />
      </picture>
    </section>
  )
}
