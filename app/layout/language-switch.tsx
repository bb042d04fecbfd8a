import { createContext, type ReactNode, useContext } from 'react'
import { createPath, Link, useLocation } from 'react-router'
import { addressInLanguage } from '#language/addresses.ts'
import { type Language, ownNameOf } from '#language/languages.ts'
import type { PageHead } from '../page-request.ts'

const flags = import.meta.glob<string>('/content/pictures/flag-*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The form whose typed fields a page without script takes along; `name` is that of the switch's buttons. */
export const FormAlong = createContext<{ form: string; name: string } | undefined>(undefined)

/** Paths of this page in each language, where the owner chose its address. */
export const OwnPaths = createContext<PageHead['paths']>(undefined)

type SwitchProps = {
  readonly label: string
  readonly language: Language
  readonly spoken: readonly Language[]
}

/** Path, query and hash are kept, and the history entry is replaced (specification, section 2). */
export function LanguageSwitch({ label, language, spoken }: SwitchProps) {
  if (spoken.length < 2) return null
  return (
    <ul aria-label={label} className="flex items-center gap-2">
      {spoken.map((other) => (
        <li key={other}>
          <Way to={other} isHere={other === language}>
            <img
              src={flags[`/content/pictures/flag-${other}.svg`]}
              alt=""
              width={18}
              height={12}
              loading="lazy"
              className="shrink-0"
            />
            {other.toUpperCase()}
          </Way>
        </li>
      ))}
    </ul>
  )
}

function Way({ to, isHere, children }: { to: Language; isHere: boolean; children: ReactNode }) {
  const along = useContext(FormAlong)
  const own = useContext(OwnPaths)
  const address = { ...addressInLanguage(useLocation(), to), ...(own && { pathname: own[to] }) }
  const look = {
    lang: to,
    'aria-label': `${to.toUpperCase()}, ${ownNameOf(to)}`,
    'aria-current': isHere ? ('true' as const) : undefined,
    className: 'language-link',
  }
  if (along) {
    return (
      <button type="submit" {...along} formAction={createPath(address)} formNoValidate {...look}>
        {children}
      </button>
    )
  }
  return (
    <Link to={address} replace hrefLang={to} {...look}>
      {children}
    </Link>
  )
}
