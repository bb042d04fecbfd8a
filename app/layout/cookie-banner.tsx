import { Link } from 'react-router'
import type { Words } from '#content/words/shape.ts'
import { pathTo } from '#language/addresses.ts'
import type { Language } from '#language/languages.ts'

type Props = {
  readonly words: Words['layout']['cookies']
  readonly language: Language
  readonly counts: boolean
}

/** A no is as easy as a yes (specification, sections 2 and 4). Nothing is kept without script. */
export function CookieBanner({ words, language, counts }: Props) {
  return (
    <section
      data-cookie-banner
      tabIndex={-1}
      aria-label={words.title}
      className="cookie-banner fixed inset-x-0 bottom-0 z-30 border-t-2 border-ink bg-paper"
    >
      <div className="container-site cookie-banner-parts">
        <p>
          {counts ? words.mayCount : words.text}{' '}
          {/* A phone has the link in the footer only, where no visits are counted. */}
          <Link
            className={counts ? 'underline' : 'underline max-md:hidden'}
            to={pathTo('privacy', language)}
          >
            {words.privacyLink}
          </Link>
        </p>
        <div className="cookie-banner-answers">
          <button type="button" data-consent-choice="all" className="button-plain">
            {words.acceptAll}
          </button>
          <button type="button" data-consent-choice="necessary" className="button-plain">
            {words.onlyNecessary}
          </button>
        </div>
        <button
          type="button"
          data-consent-choice="dismissed"
          aria-label={words.dismiss}
          className="cookie-banner-close"
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M2 2l12 12M14 2L2 14" stroke="currentColor" strokeWidth="2" />
          </svg>
        </button>
      </div>
    </section>
  )
}
