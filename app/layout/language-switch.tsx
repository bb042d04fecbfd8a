import { Link, useLocation } from 'react-router'
import { translatePath } from '#language/addresses.ts'
import { type Language, languageNames, languages } from '#language/languages.ts'
import { Flag } from './flag.tsx'

/**
 * The same page in another language: path, query and hash are kept, and the history entry is
 * replaced (specification, section 2).
 */
export function LanguageSwitch({ label, language }: { label: string; language: Language }) {
  const { pathname, search, hash } = useLocation()
  return (
    <ul aria-label={label} className="flex items-center gap-1">
      {languages.map((other) => (
        <li key={other}>
          <Link
            to={{ pathname: translatePath(pathname, other), search, hash }}
            replace
            reloadDocument={false}
            lang={other}
            hrefLang={other}
            aria-label={`${other.toUpperCase()}, ${languageNames[other]}`}
            aria-current={other === language ? 'true' : undefined}
            className="language-link"
          >
            <Flag language={other} />
            {other.toUpperCase()}
          </Link>
        </li>
      ))}
    </ul>
  )
}
