import { Link, useLocation } from 'react-router'
import flagEn from '#content/pictures/flag-en.svg?url'
import flagFr from '#content/pictures/flag-fr.svg?url'
import flagNl from '#content/pictures/flag-nl.svg?url'
import { translatePath } from '#language/addresses.ts'
import { type Language, languageNames, languages } from '#language/languages.ts'

const flags: Readonly<Record<Language, string>> = { nl: flagNl, fr: flagFr, en: flagEn }

/** Path, query and hash are kept, and the history entry is replaced (specification, section 2). */
export function LanguageSwitch({ label, language }: { label: string; language: Language }) {
  const { pathname, search, hash } = useLocation()
  return (
    <ul aria-label={label} className="flex items-center gap-1">
      {languages.map((other) => (
        <li key={other}>
          <Link
            to={{ pathname: translatePath(pathname, other), search, hash }}
            replace
            lang={other}
            hrefLang={other}
            aria-label={`${other.toUpperCase()}, ${languageNames[other]}`}
            aria-current={other === language ? 'true' : undefined}
            className="language-link"
          >
            {/* In a menu that stays closed nobody fetches them. */}
            <img
              src={flags[other]}
              alt=""
              width={18}
              height={12}
              loading="lazy"
              className="shrink-0"
            />
            {other.toUpperCase()}
          </Link>
        </li>
      ))}
    </ul>
  )
}
