import { Link } from 'react-router'
import type { CookieWords } from '#content/words/shape/layout.ts'
import { pathTo } from '#language/addresses.ts'
import type { Language } from '#language/languages.ts'

/**
 * Asks once what may be kept; refusing is as easy as agreeing (specification, sections 2 and 4).
 * The first script of the page shows it, hides it and keeps the answer: it works at once, and a
 * visitor without script, in whose browser nothing is ever kept, is not asked.
 */
export function CookieBanner({ words, language }: { words: CookieWords; language: Language }) {
  return (
    <section
      data-cookie-banner
      tabIndex={-1}
      aria-label={words.title}
      className="cookie-banner fixed inset-x-0 bottom-0 z-30 border-t-2 border-ink bg-paper"
    >
      <div className="container-site flex flex-wrap items-center gap-x-8 gap-y-3 py-5">
        <div className="max-w-[64ch] flex-1 basis-80">
          <p className="font-serif text-lead">{words.title}</p>
          <p className="text-meta">
            {words.text}{' '}
            <Link className="underline-rule" to={pathTo('privacy', language)}>
              {words.privacyLink}
            </Link>
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <button type="button" data-consent-choice="all" className="button-plain">
            {words.acceptAll}
          </button>
          <button type="button" data-consent-choice="necessary" className="button-plain">
            {words.onlyNecessary}
          </button>
          <button type="button" data-consent-choice="dismissed" className="button-text">
            {words.dismiss}
          </button>
        </div>
      </div>
    </section>
  )
}
